import Foundation
import ScrollFixtures

@testable import SDLHost
@testable import ViewKit

/// A scene that changes at random from frame to frame: lists that scroll, one of them inside
/// another, bars over them, turned and scaled things, things that come, go and change places.
struct FrameScene {
  let size = CGSize(width: 160, height: 120)
  private var random: SeededGenerator
  private let scale: Double
  private var offsets: [Double] = [0, 0, 0]
  private var steps: [Double] = [0, 0, 0]
  private var objects: [Thing] = []
  private var layers: [Int: Int] = [:]
  private var released: [Int] = []
  private let pictures: [Picture]
  private let runs: [TextRun]

  private struct Thing {
    var kind: Int
    var rect: CGRect
    var color: DrawColor
    var angle: Double
  }

  init(seed: UInt64, scale: Double) {
    random = SeededGenerator(seed: seed)
    self.scale = scale
    pictures = (0..<4).map { number in
      var pixels: [UInt8] = []
      for pixel in 0..<UInt8(12 * 9) {
        pixels += [pixel * 2, UInt8(number * 60), pixel % 12 * 20, 255 - pixel]
      }
      return Picture(
        source: .pixels(width: 12, height: 9, pixels), size: CGSize(width: 12, height: 9))
    }
    runs = (0..<6).map { number in
      TextRun(
        text: "Row \(number) of it", font: FontDescriptor(size: 9 + Double(number % 3)),
        size: CGSize(width: 60, height: 14))
    }
  }

  /// The next frame.
  mutating func next() -> DisplayList {
    change()
    var list = DisplayList()
    list.size = size
    list.scale = scale
    list.background = .white
    list.released = released.map(LayerID.init)
    released.removeAll()
    let inner = CGRect(x: 10, y: 14, width: 90, height: 96)
    list.commands.append(.fill(CGRect(origin: .zero, size: size), gray(250)))
    addRows(0, in: inner, &list)
    addRows(1, in: CGRect(x: 104, y: 4, width: 50, height: 60), &list)
    // A list within a list, which the outer one's clip cuts.
    list.commands.append(.pushClip(inner))
    addRows(2, in: CGRect(x: 30, y: 40 - offsets[0] / 2, width: 40, height: 50), &list)
    list.commands.append(.popClip)
    for thing in objects { add(thing, &list) }
    // An indicator that follows the first list.
    list.commands.append(
      .roundedRect(
        CGRect(x: 94, y: 16 + offsets[0] / 9, width: 3, height: 30), radius: 1.5,
        fill: DrawColor(red: 0, green: 0, blue: 0, alpha: 90), borderWidth: 0, border: .clear))
    return list
  }

  // MARK: - Changes

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }
  private func gray(_ value: UInt8) -> DrawColor {
    DrawColor(red: value, green: value, blue: value, alpha: 255)
  }

  private mutating func change() {
    for index in offsets.indices {
      if chance(0.2) { steps[index] = chance(0.4) ? 0 : Double(number(-60...90)) / 4 }
      if chance(0.3) { steps[index].round() }
      offsets[index] = min(max(offsets[index] + steps[index], 0), 400)
    }
    if chance(0.15), objects.count < 7 { objects.append(thing()) }
    if chance(0.1), !objects.isEmpty { objects.remove(at: number(0...objects.count - 1)) }
    if chance(0.1) { objects.shuffle(using: &random) }
    if chance(0.4), !objects.isEmpty {
      let index = number(0...objects.count - 1)
      objects[index].rect.origin.x += Double(number(-8...8)) / 2
      objects[index].rect.origin.y += Double(number(-8...8)) / 2
      objects[index].angle += 0.1
      if chance(0.2) { objects[index].rect.size.width += 3 }
      if chance(0.1) { objects[index].color = color() }
    }
  }

  private mutating func color() -> DrawColor {
    DrawColor(
      red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)),
      alpha: chance(0.5) ? 255 : UInt8(number(1...254)))
  }

  private mutating func thing() -> Thing {
    Thing(
      kind: number(0...8),
      rect: CGRect(
        x: Double(number(-10...140)), y: Double(number(-10...110)), width: Double(number(6...70)),
        height: Double(number(4...40))),
      color: color(), angle: Double(number(0...6)))
  }

  // MARK: - Drawing

  /// Rows of a list: layers, and in between fills and texts of their own.
  private mutating func addRows(_ number: Int, in frame: CGRect, _ list: inout DisplayList) {
    let (height, offset) = (18.0, offsets[number])
    list.commands += [
      .pushClip(frame), .fill(frame, number == 1 ? gray(235) : .white),
    ]
    var seen: Set<Int> = []
    let first = Int(offset / height)
    for row in first...first + Int(frame.height / height) + 1 {
      let place = CGRect(
        x: frame.minX, y: frame.minY + Double(row) * height - offset, width: frame.width,
        height: height)
      if number == 1, row.isMultiple(of: 3) {
        list.commands += [
          .fill(place.insetBy(dx: 4, dy: 1), DrawColor(red: 20, green: 90, blue: 250, alpha: 120)),
          .text(runs[row % runs.count], CGPoint(x: place.minX + 2, y: place.minY + 2), black),
        ]
        continue
      }
      let layer = 1 + number * 1000 + row
      seen.insert(layer)
      addPass(layer, row, place.size, &list)
      list.commands.append(
        .layer(LayerID(value: layer), place, alpha: row.isMultiple(of: 7) ? 0.5 : 1))
    }
    list.commands.append(.popClip)
    for layer in layers.keys where layer / 1000 == number && !seen.contains(layer) {
      layers[layer] = nil
      released.append(layer)
    }
  }

  private mutating func addPass(
    _ layer: Int, _ row: Int, _ size: CGSize, _ list: inout DisplayList
  ) {
    let isNew = layers[layer] == nil
    guard isNew || chance(0.03) else { return }
    layers[layer, default: 0] += 1
    let start = list.passCommands.count
    let isOpaque = row % 4 != 2
    if isOpaque { list.passCommands.append(.fill(CGRect(origin: .zero, size: size), gray(240))) }
    list.passCommands += [
      .text(runs[row % runs.count], CGPoint(x: 16, y: 2), isNew ? black : color()),
      .picture(pictures[row % 4], CGRect(x: 2, y: 3, width: 12, height: 9), tint: nil, alpha: 1),
    ]
    list.passes.append(
      LayerPass(
        layer: LayerID(value: layer), size: size, scale: scale, isOpaque: isOpaque,
        cornerRadius: row % 5 == 0 ? 4 : 0, commands: start..<list.passCommands.count))
  }

  private func add(_ thing: Thing, _ list: inout DisplayList) {
    let (rect, color) = (thing.rect, thing.color)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: thing.angle)
      .translatedBy(x: -rect.midX, y: -rect.midY)
    switch thing.kind {
    case 0: list.commands.append(.fill(rect, color))
    case 1:
      list.commands.append(
        .roundedRect(rect, radius: 6, fill: color, borderWidth: 1, border: black))
    case 2: list.commands.append(.outline(rect, width: 1, color: color, dash: 3))
    case 3:
      list.commands.append(
        .polyline(
          [rect.origin, CGPoint(x: rect.maxX, y: rect.midY)], width: 2, color: color))
    case 4: list.commands.append(.picture(pictures[1], rect, tint: nil, alpha: 0.7))
    case 5: list.commands.append(.text(runs[2], rect.origin, color))
    case 6:
      list.commands += [
        .pushTransform(turn), .fill(rect, color),
        .text(runs[3], rect.origin, black), .popTransform,
      ]
    case 7:
      list.commands += [
        .pushTransform(CGAffineTransform(scaleX: 1.3, y: 1.3)),
        .picture(pictures[2], rect, tint: color, alpha: 1),
        .text(runs[4], rect.origin, color), .popTransform,
      ]
    default:
      list.commands += [
        .pushClip(rect), .fill(rect.insetBy(dx: -4, dy: 3), color),
        .picture(pictures[3], rect.offsetBy(dx: 5, dy: -3), tint: nil, alpha: 1), .popClip,
      ]
    }
  }
}
