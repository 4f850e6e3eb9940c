import Foundation
import SDLHost
import ViewKit

/// The window that is scrolled: in main memory, or on the display.
struct BenchmarkWindow {
  static let size = CGSize(width: 1280, height: 800)
  static let headless = "headless"

  let window: UIWindow
  /// As the results name it.
  let renderer: String
  /// Lays out and draws the frame of a number.
  let runFrame: (Int) -> Void
  /// What drawing has cost so far.
  let statistics: () -> DrawStatistics

  /// - Parameter renderer: `headless`, or the name of one of SDL's renderers, in a window.
  init(renderer name: String) throws {
    let resources = try HostResources.standard()
    if name == Self.headless {
      let host = try HeadlessHost(size: Self.size, resources: resources)
      let window = UIWindow(size: Self.size, scale: 1)
      var list = DisplayList()
      self.window = window
      renderer = "software/headless"
      runFrame = { number in
        guard window.update(at: Double(number) / 60) else { return }
        window.encode(into: &list)
        host.draw(list)
      }
      statistics = { host.statistics }
    } else {
      let host = try SDLWindowHost(
        title: "Scrollery", size: Self.size, renderer: name, resources: resources,
        waitsForDisplay: false)
      window = host.window
      renderer = "\(host.rendererName)/window"
      runFrame = { _ in host.runFrame() }
      statistics = { host.statistics }
    }
  }
}
