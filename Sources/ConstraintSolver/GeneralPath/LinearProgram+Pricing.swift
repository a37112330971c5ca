// Which edge is taken next.
extension LinearProgram {
  /// An edge on which the priced sum falls: the row that is left, and to which side.
  struct FallingEdge: BitwiseCopyable {
    var slot: Int32
    var row: Int32
    var rank: Int32
    var direction: Int8
    var derivative: Double
  }

  /// The steepest edge, of equals the one on which the least is lost; with Bland's rule the one that leaves
  /// the lowest row.
  ///
  /// All that are equally steep are found together and taken one after another, as long as they stay so:
  /// hundreds of labels that may yield alike are not gone through once for each of them.
  mutating func fallingEdge(bland: Bool) -> (slot: Int, direction: Int8)? {
    if bland { edges.removeAll() }
    if let edge = nextEdge() { return edge }
    if bland { findLowestEdge() } else { findSteepestEdges() }
    return nextEdge()
  }

  /// The next of the edges that were found whose derivative is still the same.
  private mutating func nextEdge() -> (slot: Int, direction: Int8)? {
    while !edges.isEmpty {
      let edge = edges.popLast()
      ownVisits &+= 1
      if basis[edge.slot] != edge.row { continue }
      if derivative(slot: Int(edge.slot), direction: edge.direction) == edge.derivative {
        return (Int(edge.slot), edge.direction)
      }
    }
    return nil
  }

  /// The edge that leaves a slot's row, if the sum falls on it.
  @inline(__always)
  private func fallingEdge(_ slot: Int) -> FallingEdge? {
    if slopes.values[slot] == 0 { return nil }
    let direction: Int8 = slopes.values[slot] > 0 ? -1 : 1
    guard let total = derivative(slot: slot, direction: direction), total < 0 else { return nil }
    let row = basis[slot]
    return FallingEdge(
      slot: Int32(truncatingIfNeeded: slot),
      row: row,
      rank: rankOfLeaving(Int(row), direction),
      direction: direction,
      derivative: total
    )
  }

  private mutating func findLowestEdge() {
    var slot = slopes.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      if let edge = fallingEdge(slot), edges.isEmpty || edge.row < edges[0].row {
        edges.removeAll()
        edges.append(edge)
      }
      slot = slopes.next(from: slot &+ 1)
    }
  }

  private mutating func findSteepestEdges() {
    var slot = slopes.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      if let edge = fallingEdge(slot),
        edges.isEmpty || edge.derivative <= edges[0].derivative
      {
        if !edges.isEmpty && edge.derivative < edges[0].derivative { edges.removeAll() }
        edges.append(edge)
      }
      slot = slopes.next(from: slot &+ 1)
    }
    ownVisits &+= edges.count
    let columns = Int32(truncatingIfNeeded: columns)
    // The last one is taken first.
    edges.sort { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      // Columns that grow are late ones, and rows that let columns shrink early ones: so the canonical
      // choice finds them, and has less to move.
      if left.row < columns && right.row < columns { return left.row < right.row }
      return left.row > right.row
    }
  }

  /// How little is lost by leaving a row: its rank on the side on which it is violated.
  @inline(__always)
  private func rankOfLeaving(_ row: Int, _ direction: Int8) -> Int32 {
    senses[row] == direction ? .max : ranks[row]
  }
}
