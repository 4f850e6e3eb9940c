/// What drawing has cost so far.
public struct DrawStatistics: Hashable, Sendable {
  /// Commands of the last frame that were drawn: those outside the clip are not counted.
  public var commands = 0
  /// Textures made since the start.
  public var texturesCreated = 0
  /// Textures that hold something now; those that wait in the pool are not counted.
  public var texturesLive = 0
  /// Runs of text turned into pixels since the start.
  public var textsRendered = 0

  public init() {}
}
