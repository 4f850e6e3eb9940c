import Foundation
import Testing
import ViewKit

/// Whole pieces of an interface at six widths; all expected frames are worked out by hand.
@Suite("A form, a media cell and a toolbar at six widths")
struct ScreenLayoutTests {
  nonisolated static let widths: [CGFloat] = [256, 320, 375, 430, 600, 1024]

  private func scene(_ width: CGFloat) -> LayoutScene { LayoutScene(width, 400) }

  @Test("A form: names on one line with fields, both columns aligned", arguments: widths)
  func form(_ width: CGFloat) {
    let scene = scene(width)
    let (name, mail) = (Box(40, 20), Box(70, 20))
    let (first, second) = (Box(-1, 30), Box(-1, 30))
    var last = scene.root.topAnchor
    for (label, field) in [(name, first), (mail, second)] {
      scene.add(label)
      scene.add(field)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: last, constant: 10),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      ])
      last = field.bottomAnchor
    }
    name.widthAnchor.constraint(equalTo: mail.widthAnchor).on()
    scene.layout()
    // Fields take what the wider name leaves; from 510 on they are 400 wide and names take more.
    let field = min(width - 110, 400)
    let label = width - 40 - field
    #expect(name.frame == rect(16, 15, label, 20))
    #expect(mail.frame == rect(16, 55, label, 20))
    #expect(first.frame == rect(24 + label, 10, field, 30))
    #expect(second.frame == rect(24 + label, 50, field, 30))
    #expect(scene.root.layoutProblems.isEmpty)
  }

  @Test("A media cell: a picture, a text that wraps beside it, a time", arguments: widths)
  func mediaCell(_ width: CGFloat) {
    let text = PlainText()
    defer { text.end() }
    let cell = UIView()
    let (picture, title, time) = (UIView(), UILabel(), UILabel())
    for view in [picture, title, time] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    title.numberOfLines = 0
    title.font = .systemFont(ofSize: 10)
    // Eight words of 9 letters: 45 a word, 5 between: 395 in one line.
    title.text = Array(repeating: "abcdefghi", count: 8).joined(separator: " ")
    time.font = .systemFont(ofSize: 10)
    time.text = "12:30"
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      picture.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      time.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 40 + 8 + 8 + 25 and 10 at each side: 101 beside the title, which gets n words in 50 n - 5.
    let room = min(width - 101, 395)
    let lines = (8 / ((room + 5) / 50).rounded(.down)).rounded(.up)
    let height = lines * 12
    #expect(size == CGSize(width: width, height: 20 + max(40, height)))
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(picture.frame == rect(10, 10, 40, 40))
    #expect(title.frame == rect(58, 10, room, height))
    #expect(time.frame == rect(width - 35, 10, 25, 12))
  }

  @Test("A toolbar: a title between buttons, in the middle while there is room", arguments: widths)
  func toolbar(_ width: CGFloat) {
    let scene = scene(width)
    let bar = scene.box()
    let (back, title, actions) = (Box(60, 20), Box(150, 20), UIStackView())
    for view in [back, title, actions] { scene.add(view, to: bar) }
    for _ in 0..<3 { actions.addArrangedSubview(Box(24, 24)) }
    actions.spacing = 6
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: scene.root.topAnchor),
      bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      back.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      actions.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: actions.leadingAnchor, constant: -8),
    ])
    for view in [back, title, actions] {
      view.centerYAnchor.constraint(equalTo: bar.centerYAnchor).on()
    }
    title.centerXAnchor.constraint(equalTo: bar.centerXAnchor).on(UILayoutPriority(240))
    scene.layout()
    #expect(bar.frame == rect(0, 0, width, 44))
    #expect(back.frame == rect(8, 12, 60, 20))
    // Three of 24 and two spaces of 6: 84.
    #expect(actions.frame == rect(width - 92, 10, 84, 24))
    // Between 76 and width - 100; in the middle from 350 on.
    let expected: [CGFloat: CGRect] = [
      256: rect(76, 12, 80, 20), 320: rect(76, 12, 144, 20), 375: rect(113, 12, 150, 20),
      430: rect(140, 12, 150, 20), 600: rect(225, 12, 150, 20), 1024: rect(437, 12, 150, 20),
    ]
    #expect(title.frame == expected[width])
    #expect(scene.root.layoutProblems.isEmpty)
  }
}
