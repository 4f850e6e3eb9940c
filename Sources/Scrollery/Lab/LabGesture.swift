import Foundation
import ScrollPhysics

/// One gesture as it was seen, and as the closed forms of the motions say that it goes.
nonisolated struct LabGesture: Equatable, Sendable {
  /// What the content and the view around it were like.
  struct Rules: Equatable, Sendable {
    var rate: CGFloat
    var rubberBand: CGFloat
    var bounces: Bool
    /// In points.
    var viewport: CGFloat
    var greatestOffset: CGFloat
    /// Pixels in a point.
    var scale: CGFloat

    fileprivate var band: RubberBand {
      RubberBand(dimension: bounces ? viewport : 0, coefficient: rubberBand)
    }

    fileprivate var offsets: ClosedRange<Double> { 0...max(Double(greatestOffset), 0) }
  }

  struct Sample: Equatable, Sendable {
    /// Seconds since the window was made.
    var time: TimeInterval
    /// In points.
    var offset: CGFloat
    /// In points a second.
    var velocity: CGFloat
    /// Where the pointer alone would have brought the content, while it drags.
    var pulled: CGFloat?
  }

  struct Release: Equatable, Sendable {
    var time: TimeInterval
    var offset: CGFloat
    /// In points a millisecond.
    var velocity: CGFloat
    /// Where the content will come to rest, as it was announced.
    var target: CGFloat
    /// Whether the delegate chose it.
    var isChosen: Bool
  }

  /// How many samples are kept: 20 seconds at 60 frames a second. What comes later is left out.
  static let limit = 1200

  let rules: Rules
  private(set) var samples: [Sample]
  private(set) var release: Release?
  /// A wheel gives the content no push of which the model speaks.
  var followsWheel = false

  init(_ rules: Rules, from first: Sample) {
    self.rules = rules
    samples = [first]
  }

  /// Takes note of where the content is; of the samples of one moment the last counts.
  mutating func note(_ sample: Sample) {
    if samples.last?.time == sample.time, samples.count > 1 { samples.removeLast() }
    guard samples.count < Self.limit else { return }
    samples.append(sample)
  }

  mutating func letGo(_ release: Release) { self.release = release }

  var start: TimeInterval { samples[0].time }

  /// From the first sample to the last, or to where the model comes to rest.
  var duration: TimeInterval {
    max(samples.last.map { $0.time - start } ?? 0, modelEnd.map { $0 - start } ?? 0)
  }

  // MARK: The model

  /// The motion after the release.
  private var glide: Glide? {
    guard let release, !followsWheel else { return nil }
    if release.isChosen {
      return Glide(
        from: release.offset, velocity: release.velocity, rate: rules.rate,
        landingAt: release.target)
    }
    return Glide(
      from: release.offset, velocity: release.velocity, rate: rules.rate, range: rules.offsets,
      bounces: rules.bounces, grid: PixelGrid(scale: rules.scale))
  }

  /// When the model comes to rest.
  private var modelEnd: TimeInterval? {
    guard let release, let glide else { return nil }
    return release.time + glide.duration / 1000
  }

  /// Where the rubber band lets the content be that a pointer has pulled to an offset.
  func banded(_ pulled: CGFloat) -> CGFloat {
    rules.band.shown(pulled, in: rules.offsets)
  }

  /// Points of the model's curve, from the beginning on: the velocity has none while a pointer
  /// drags, for then it is the pointer's.
  func model(steps: Int = 120) -> [Sample] {
    var points = samples.compactMap { sample in
      sample.pulled.map {
        Sample(time: sample.time, offset: banded($0), velocity: .nan, pulled: $0)
      }
    }
    guard let release, let glide, steps > 0 else { return points }
    for step in 0...steps {
      points.append(
        sample(glide, after: glide.duration * Double(step) / Double(steps), release.time))
    }
    return points
  }

  /// - Parameter elapsed: milliseconds since the release.
  private func sample(_ glide: Glide, after elapsed: Double, _ start: TimeInterval) -> Sample {
    Sample(
      time: start + elapsed / 1000, offset: glide.position(at: elapsed),
      velocity: glide.velocity(at: elapsed) * 1000)
  }

  /// The greatest distance between what was seen and the model, in points; nil without a model.
  var greatestError: CGFloat? {
    guard !followsWheel else { return nil }
    let glide = glide
    let errors = samples.compactMap { sample -> CGFloat? in
      if let pulled = sample.pulled { return abs(sample.offset - banded(pulled)) }
      guard let release, let glide, sample.time >= release.time else { return nil }
      return abs(sample.offset - glide.position(at: (sample.time - release.time) * 1000))
    }
    return errors.max()
  }
}
