import ViewKitTesting

/// What frames took, in milliseconds.
struct FrameTimes {
  private var cpu: [Double] = []
  private var wall: [Double] = []

  init(capacity: Int) {
    cpu.reserveCapacity(capacity)
    wall.reserveCapacity(capacity)
  }

  mutating func append(cpu: Double, wall: Double) {
    self.cpu.append(cpu)
    self.wall.append(wall)
  }

  func write(to json: inout JSONText) {
    let (cpu, wall) = (cpu.sorted(), wall.sorted())
    for (name, part) in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)] {
      json.key("cpu_ms_\(name)")
      json.value(Self.quantile(cpu, part), decimals: 3)
    }
    json.key("wall_ms_p50")
    json.value(Self.quantile(wall, 0.5), decimals: 3)
  }

  /// The value that a part of the sorted ones do not exceed; 0 where there are none.
  static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[Int((part * Double(sorted.count - 1)).rounded())]
  }
}
