// A start for the canonical choice.
extension LinearProgram {
  /// So many exchanges take no longer than new factors.
  static var fewExchanges: Int { 8 }

  /// Moves to where columns themselves, which are zero there, take the place of all basic rows that may be
  /// left, if that point is on the face: near the canonical choice, or at it.
  ///
  /// - Complexity: O(terms), and new factors.
  mutating func moveToZeros() {
    let former = (0..<columns).map { Int(basis[$0]) }
    var formerFactors = BasisFactors(count: columns, accuracy: accuracy, isCareful: isCareful)
    formerFactors.visits = factors.visits
    swap(&factors, &formerFactors)
    factor(withoutLooseRows: true)
    refresh()
    if isOnFace() {
      for row in 0..<rows where slotOfRow[row] < 0 { takeSide(row) }
      return
    }
    setBasis(to: former)
    formerFactors.visits = factors.visits
    swap(&factors, &formerFactors)
    refresh()
  }

  /// Whether no row is on a barred side of the point.
  private mutating func isOnFace() -> Bool {
    ownVisits &+= rows
    for row in 0..<rows where slotOfRow[row] < 0 {
      let side = residual[row] > 0 ? over[row] : residual[row] < 0 ? under[row] : .free
      if side == .barred { return false }
    }
    return true
  }

  /// Counts a row outside the basis on the side on which it is, one without slack where it may go.
  private mutating func takeSide(_ row: Int) {
    let isOver = residual[row] > 0 || residual[row] == 0 && over[row] != .barred
    sign[row] = isOver ? 1 : -1
  }
}
