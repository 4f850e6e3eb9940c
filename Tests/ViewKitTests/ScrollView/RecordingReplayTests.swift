import Foundation
import ScrollFixtures
import Testing
import ViewKitTesting

@testable import ViewKit

/// What was recorded of a real UIScrollView, played from the first touch to the last frame.
@Suite("Recordings of UIScrollView, through the whole path")
struct RecordingReplayTests {
  /// The display on which they were made: 402 x 874 points of 3 x 3 pixels, 60 frames a second.
  private struct Device {
    let window = UIWindow(size: CGSize(width: 402, height: 874), scale: 3)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    let log = ScrollLog()

    init(_ recording: Recordings.Recording) {
      scrollView.contentSize = CGSize(width: 402, height: recording.upperBound + 874)
      scrollView.delegate = log
      window.addSubview(scrollView)
      window.update(at: 0)
    }

    /// Runs the frames after a lift and compares each with what was recorded.
    func compare(with recording: Recordings.Recording, from lift: TimeInterval) {
      for (index, offset) in recording.frames.enumerated() {
        window.update(at: lift + Double(index + 1) / 60)
        #expect(
          abs(scrollView.contentOffset.y - offset) <= recording.tolerance, "frame \(index + 1)")
      }
      let target = scrollView.targetContentOffset ?? scrollView.contentOffset
      window.update(at: lift + 10)
      #expect(abs(scrollView.contentOffset.y - recording.rest) < 1e-6)
      #expect(scrollView.contentOffset == target)
      #expect(!window.needsFrame)
      #expect(log.calls.last == "didEndDecelerating")
    }
  }

  @Test(
    "Touches become a drag, pan velocities, a release and its frames",
    arguments: Recordings.flicks)
  func touches(flick: Recordings.Flick) throws {
    let recording = try #require(Recordings.releases.first { $0.name == flick.name })
    let device = Device(recording)
    if flick.name == "overscroll-release" { device.scrollView.contentOffset.y = 5126 }
    let start = device.scrollView.contentOffset.y
    let origin = flick.touches[0]
    for (index, (time, x, y)) in flick.touches.enumerated() {
      let point = CGPoint(x: x, y: y)
      guard index > 0 else {
        device.window.send(.touchDown(id: 1, at: point), at: time)
        continue
      }
      device.window.send(.touchMoved(id: 1, to: point), at: time)
      let moved = hypot(x - origin.1, y - origin.2)
      // The slop of 10 points, and no jump when it is passed.
      #expect(device.scrollView.isDragging == (moved > 10))
      if moved <= 10 { #expect(device.scrollView.contentOffset.y == start) }
      let velocity = device.scrollView.panGestureRecognizer.velocity(in: device.scrollView)
      #expect(abs(velocity.y - flick.panVelocities[index - 1]) <= 0.02)
    }
    #expect(abs(device.scrollView.contentOffset.y - recording.releaseOffset) < 1e-6)
    let last = flick.touches[flick.touches.count - 1]
    device.window.send(.touchUp(id: 1, at: CGPoint(x: last.1, y: last.2)), at: flick.lift)
    #expect(abs((device.log.velocity?.y ?? 0) - flick.release) <= 2e-5)
    device.compare(with: recording, from: flick.lift)
  }

  @Test(
    "A release state within the edges becomes the recorded frames",
    arguments: Recordings.releases.filter { $0.releaseOffset < $0.upperBound })
  func releases(recording: Recordings.Recording) {
    let device = Device(recording)
    // A drag of one speed, so that this is the velocity of the release.
    let step = recording.releaseVelocity * 16
    device.scrollView.contentOffset.y = recording.releaseOffset - 4 * step + 10
    device.window.send(.touchDown(id: 1, at: CGPoint(x: 200, y: 800)), at: 1)
    for index in 1...4 {
      let y = 800 - step * CGFloat(index)
      device.window.send(
        .touchMoved(id: 1, to: CGPoint(x: 200, y: y)), at: 1 + 0.016 * Double(index))
    }
    #expect(abs(device.scrollView.contentOffset.y - recording.releaseOffset) < 0.34)
    let lift = 1 + 0.016 * 4
    device.window.send(.touchUp(id: 1, at: CGPoint(x: 200, y: 800 - 4 * step)), at: lift)
    #expect(abs((device.log.velocity?.y ?? 0) - recording.releaseVelocity) < 1e-6)
    device.compare(with: recording, from: lift)
  }
}
