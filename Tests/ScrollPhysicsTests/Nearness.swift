/// Whether two numbers differ by no more than `tolerance`.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
