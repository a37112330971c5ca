// Doubts: where rounding may have decided. Whatever happened on the way, an answer is as good as what shows it
// right in the end; a careful program, whose factors are new there, doubts that alone.
extension LinearProgram {
  /// Whether anything was decided by a number that may be rounding, or may not be.
  var isDoubtful: Bool {
    hasDoubt || factors.isDoubtful || gradient.isDoubtful || slopes.isDoubtful || edge.isDoubtful
      || rates.isDoubtful || expressed.isDoubtful || rests.isDoubtful
  }

  /// Forgets the doubts of steps that led here, but for those about what was decided before.
  mutating func forgetDoubts(but wasDoubtful: Bool) {
    hasDoubt = wasDoubtful
    factors.forgetDoubts()
    gradient.isDoubtful = false
    slopes.isDoubtful = false
    edge.isDoubtful = false
    rates.isDoubtful = false
    expressed.isDoubtful = false
    rests.isDoubtful = false
  }

  /// Doubts a minimum where a slope may be zero or not.
  mutating func judgeOptimum(wasDoubtful: Bool) {
    forgetDoubts(but: wasDoubtful)
    findSlopes()
    for slot in 0..<columns where slopes.values[slot] != 0 {
      _ = derivative(slot: slot, direction: 1)
      _ = derivative(slot: slot, direction: -1)
    }
  }

  /// Doubts that rows hold where a residual may be zero or not.
  mutating func judgePoint(wasDoubtful: Bool) {
    forgetDoubts(but: wasDoubtful)
    refresh()
  }

  /// Doubts that a row cannot hold where its share in a basic one may be zero or not.
  mutating func judgeContradiction(of row: Int, wasDoubtful: Bool) {
    forgetDoubts(but: wasDoubtful)
    express(row)
    _ = leavingSlot(for: row)
  }
}
