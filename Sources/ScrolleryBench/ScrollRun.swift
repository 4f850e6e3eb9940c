import Foundation
import SDLHost
import ViewKit
import ViewKitTesting

/// One case, scrolled and measured.
struct ScrollRun {
  private let scrollCase: ScrollCase
  private let options: BenchmarkOptions
  private let source: BenchmarkRows

  /// Frames at the start that are run and not counted: at 40 points each, every picture has been
  /// shown by then.
  private static let warmUp = 100

  init(_ scrollCase: ScrollCase, _ options: BenchmarkOptions) {
    self.scrollCase = scrollCase
    self.options = options
    source = BenchmarkRows(count: options.rows, texts: options.texts)
  }

  /// - Returns: a line of JSON.
  func measure() throws -> String {
    let target = try BenchmarkWindow(renderer: options.renderer)
    let (view, tables) = scrollCase.make(source)
    let controller = UIViewController()
    controller.view = view
    target.window.rootViewController = controller
    target.runFrame(0)
    let firstFrame = ProcessUsage.now - options.started
    let start = scrollCase.start(
      rows: options.rows, distance: CGFloat(options.frames) * options.step)
    var (warmUp, frames) = (FrameTimes(capacity: 0), FrameTimes(capacity: options.frames))
    scroll(view, from: start, 1...Self.warmUp, in: target, &warmUp)
    let measured = Self.warmUp + 1...Self.warmUp + options.frames
    scroll(view, from: start, measured, in: target, &frames)
    let created = tables.reduce(0) { $0 + $1.reuseCounts.created }
    return report(
      frames, target.renderer, firstFrame: firstFrame, cells: created,
      drawing: target.statistics())
  }

  /// Scripts/count-instructions counts from where this begins for the last time to where the report
  /// does, so both have to stay functions of their own.
  @inline(never)
  private func scroll(
    _ view: UIScrollView, from start: CGFloat, _ numbers: ClosedRange<Int>,
    in target: BenchmarkWindow, _ frames: inout FrameTimes
  ) {
    for number in numbers {
      let (cpu, now) = (ProcessUsage.cpu, ProcessUsage.now)
      view.setContentOffset(
        CGPoint(x: 0, y: start + CGFloat(number) * options.step), animated: false)
      target.runFrame(number)
      frames.append(cpu: ProcessUsage.cpu - cpu, wall: ProcessUsage.now - now)
    }
  }

  /// The fields, and their names, are those of the programs that this one is compared with; the
  /// textures and texts that were made come after them.
  @inline(never)
  private func report(
    _ frames: FrameTimes, _ renderer: String, firstFrame: Double, cells: Int,
    drawing: DrawStatistics
  ) -> String {
    var json = JSONText()
    json.object { json in
      json.key("peer")
      json.value("scrollery-\(scrollCase.name)")
      json.key("renderer")
      json.value(renderer)
      json.key("lists")
      json.value(scrollCase.lists)
      json.key("rows")
      json.value(options.rows)
      json.key("frames")
      json.value(options.frames)
      frames.write(to: &json)
      json.key("cpu_total_s")
      json.value(ProcessUsage.cpu / 1000, decimals: 2)
      json.key("peak_rss_mb")
      json.value(ProcessUsage.peakMemory, decimals: 1)
      json.key("first_frame_ms")
      json.value(firstFrame, decimals: 0)
      json.key("items_created")
      json.value(cells)
      json.key("textures_created")
      json.value(drawing.texturesCreated)
      json.key("texts_rendered")
      json.value(drawing.textsRendered)
    }
    return json.text
  }
}
