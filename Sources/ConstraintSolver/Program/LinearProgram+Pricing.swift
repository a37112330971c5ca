// Which edge is taken next.
extension LinearProgram {
  /// An edge on which the priced sum falls: the row that is left, and to which side.
  struct FallingEdge: BitwiseCopyable {
    var slot: Int32
    var row: Int32
    var rank: Int32
    var place: Int32
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
  private mutating func fallingEdge(_ slot: Int) -> FallingEdge? {
    if slopes.values[slot] == 0 { return nil }
    let direction: Int8 = slopes.values[slot] > 0 ? -1 : 1
    guard let total = derivative(slot: slot, direction: direction), total < 0 else { return nil }
    let row = basis[slot]
    return FallingEdge(
      slot: Int32(truncatingIfNeeded: slot),
      row: row,
      rank: rankOfLeaving(Int(row), direction),
      place: place(of: Int(row)),
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
    // The last one is taken first.
    edges.sort { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      return left.place != right.place ? left.place < right.place : left.row > right.row
    }
  }

  /// Where a row stands among those that are left with as little loss.
  ///
  /// Columns that grow are late ones, and rows that let columns shrink early ones: so the canonical choice
  /// finds them, and has less to move.
  private func place(of row: Int) -> Int32 {
    if row < columns { return Int32(truncatingIfNeeded: row) }
    return ~Int32(truncatingIfNeeded: columnAlone(in: row) ?? row)
  }

  /// The column of a row of one term.
  private func columnAlone(in row: Int) -> Int? {
    if row < columns { return row }
    let entries = entries(of: row)
    return entries.count == 1 ? Int(matrix.columns[entries.lowerBound]) : nil
  }

  /// How little is lost by leaving a row: the rank of what is missed then, or missed more.
  ///
  /// A row of one term moves its column, and with it all that this column is asked for by itself.
  private mutating func rankOfLeaving(_ row: Int, _ direction: Int8) -> Int32 {
    let own = senses[row] == direction ? .max : ranks[row]
    guard let column = columnAlone(in: row) else { return own }
    let grows =
      row < columns || matrix.factors[entries(of: row).lowerBound] > 0
      ? direction > 0 : direction < 0
    return min(own, rankOfMoving(column, grows: grows))
  }

  /// The lowest rank of the rows of one term that a column moves away from.
  private mutating func rankOfMoving(_ column: Int, grows: Bool) -> Int32 {
    var lowest = Int32.max
    ownVisits &+= byColumn.entries(of: column).count
    for entry in byColumn.entries(of: column) {
      let row = Int(byColumn.columns[entry]) &+ columns
      if entries(of: row).count > 1 || ranks[row] >= lowest { continue }
      let direction: Int8 = (byColumn.factors[entry] > 0) == grows ? 1 : -1
      if senses[row] == direction { continue }
      if value(of: row) * Double(direction) >= 0 { lowest = ranks[row] }
    }
    return lowest
  }
}
