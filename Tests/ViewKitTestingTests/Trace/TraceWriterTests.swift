import Foundation
import SDLHost
import Testing
import ViewKit

@testable import ViewKitTesting

@Suite struct TraceWriterTests {
  /// One scroll view of 320x568 with content 1364 high, and the lines that it leaves.
  private final class Rig {
    let scrollView = UIScrollView()
    private(set) var lines: [String] = []
    private(set) var stage: Stage!

    init(framesPerSecond: Double = 60) {
      let window = UIWindow(size: CGSize(width: 320, height: 568), scale: 1)
      let controller = UIViewController()
      controller.view = scrollView
      scrollView.accessibilityIdentifier = "container"
      scrollView.contentSize = CGSize(width: 320, height: 1364)
      window.rootViewController = controller
      stage = Stage(
        window, resources: Result { try HostResources.standard() },
        framesPerSecond: framesPerSecond, trace: TraceWriter { [unowned self] in lines.append($0) })
    }

    var frames: [[String: Any]] {
      get throws {
        try lines.map {
          try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
      }
    }

    func offsets() throws -> [Double: Double] {
      var offsets: [Double: Double] = [:]
      for frame in try frames {
        let scroll = try #require(frame["scroll"] as? [String: [String: Any]])
        let offset = try #require(scroll["container"]?["offset"] as? [Double])
        offsets[try #require(frame["t_ms"] as? Double)] = offset[1]
      }
      return offsets
    }
  }

  private static let flick = """
    move 160 500
    down
    drag 160 300 8 8
    up
    settle
    """

  @Test func aFrameIsOneLineInTheOrderOfTheContract() throws {
    let rig = Rig()
    #expect(rig.lines.count == 1)
    let line = try #require(rig.lines.first)
    let begin = #"""
      {"frame":0,"t_ms":0.0,"scroll":{"container":{"offset":[0,0],"content":[320,1364],\#
      "size":[320,568],"frame":[0,0,320,568],"inset":[0,0,0,0],"velocity":[0,0],\#
      "tracking":false,"dragging":false,"decelerating":false}},"callbacks":[],"reuse":{},\#
      "draw":{"commands":
      """#
    #expect(line.hasPrefix(begin.replacingOccurrences(of: "\n", with: "")))
    #expect(line.hasSuffix("}}\n"))
  }

  @Test func restLeavesNoLines() throws {
    let rig = Rig()
    rig.stage.advance(by: .seconds(5))
    #expect(rig.lines.count == 1)
  }

  @Test func aFlickIsLoggedInOrder() throws {
    let rig = Rig()
    try rig.stage.play(Self.flick)
    let calls = try rig.frames.flatMap { try #require($0["callbacks"] as? [String]) }
    let names = calls.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names.filter { $0 != "container.scrollViewDidScroll" } == [
        "container.scrollViewWillBeginDragging", "container.scrollViewWillEndDragging",
        "container.scrollViewDidEndDragging", "container.scrollViewWillBeginDecelerating",
        "container.scrollViewDidEndDecelerating",
      ])
    #expect(calls.contains("container.scrollViewDidEndDragging willDecelerate=true"))
    let moving = try #require(
      try rig.frames.first { frame in
        let scroll = frame["scroll"] as? [String: [String: Any]]
        return scroll?["container"]?["target"] != nil
      })
    let scroll = try #require(moving["scroll"] as? [String: [String: Any]])
    #expect(scroll["container"]?["target"] as? [Double] == [0, 796])
    #expect(scroll["container"]?["decelerating"] as? Bool == true)
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let (one, other) = (Rig(), Rig())
    try one.stage.play(Self.flick)
    try other.stage.play(Self.flick)
    #expect(one.lines == other.lines)
    #expect(one.lines.count > 30)
  }

  @Test(arguments: [144.0, 30, 240])
  func atEqualTimesOffsetsAgreeAtEveryRate(_ rate: Double) throws {
    let (one, other) = (Rig(), Rig(framesPerSecond: rate))
    try one.stage.play(Self.flick)
    try other.stage.play(Self.flick)
    let (offsets, others) = (try one.offsets(), try other.offsets())
    let common = Set(offsets.keys).intersection(others.keys)
    #expect(common.count > 8)
    for time in common {
      #expect(abs(try #require(offsets[time]) - #require(others[time])) < 0.01)
    }
  }

  @Test func whatIsSeenIsWrittenWhileAnAnimationMovesIt() throws {
    let rig = Rig()
    UIView.animate(withDuration: 0.5) { rig.scrollView.bounds.origin.y = 400 }
    rig.stage.advance(by: .milliseconds(250))
    let scroll = try #require(rig.frames.last?["scroll"] as? [String: [String: Any]])
    let offset = try #require(scroll["container"]?["offset"] as? [Double])
    #expect(offset[1] > 100 && offset[1] < 300)
  }
}

/// What a trace says of lists that use their cells again.
@Suite struct TraceReuseTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func listsTellOfTheirCells() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let rows = Rows()
    table.accessibilityIdentifier = "list"
    table.rowHeight = 50
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let controller = UIViewController()
    controller.view = table
    let window = UIWindow(size: CGSize(width: 100, height: 200), scale: 1)
    window.rootViewController = controller
    var lines: [String] = []
    let stage = Stage(
      window, resources: Result { try HostResources.standard() }, framesPerSecond: 60,
      trace: TraceWriter { lines.append($0) })
    #expect(
      try #require(lines.last).contains(
        #""reuse":{"list":{"created":5,"dequeued":0,"live":4,"queued":1}}"#))
    try stage.play("offset list 0 425\nwait 20")
    #expect(
      try #require(lines.last).contains(
        #""reuse":{"list":{"created":5,"dequeued":5,"live":5,"queued":0}}"#))
  }
}
