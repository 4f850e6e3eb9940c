#if os(Linux)
  import Testing

  /// The program in real windows. One at a time: they are timed, and a machine has few cores.
  @Suite(.serialized, .patience) enum WindowTests {}
#endif
