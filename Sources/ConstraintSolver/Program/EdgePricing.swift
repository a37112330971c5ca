/// Which edge is taken next: the rule by which a basic row leaves.
struct EdgePricing: ~Copyable {
  /// An edge on which the costs fall: the row that is left, and to which side.
  struct FallingEdge: BitwiseCopyable {
    var position: Int32
    var row: Int32
    var rank: Int32
    var place: Place
    var direction: Int8
    var derivative: Double
  }

  /// Where a row stands among those that are left with as little loss.
  ///
  /// Columns that grow are late ones, and rows that let columns shrink early ones: so the canonical choice
  /// finds them, and has less to move.
  struct Place: BitwiseCopyable, Comparable {
    /// The column, or that which the row moves alone; else the row.
    let number: Int32
    let isColumn: Bool

    static func < (left: Place, right: Place) -> Bool {
      if left.isColumn != right.isColumn { return right.isColumn }
      return left.isColumn ? left.number < right.number : left.number > right.number
    }
  }

  /// The steepest edges that were not taken yet.
  private var edges = List<FallingEdge>()

  mutating func forgetEdges() { edges.removeAll() }

  /// The steepest edge, of equals the one on which the least is lost; with Bland's rule the one that leaves
  /// the lowest row.
  ///
  /// All that are equally steep are found together and taken one after another, as long as they stay so:
  /// hundreds of labels that may yield alike are not gone through once for each of them.
  mutating func next(
    _ active: inout ActiveSet,
    bland: Bool
  ) -> (position: Int, direction: Int8)? {
    if bland { edges.removeAll() }
    if let edge = nextKnown(&active) { return edge }
    if bland { findLowest(&active) } else { findSteepest(&active) }
    return nextKnown(&active)
  }

  /// The next of the edges that were found whose derivative is still the same.
  private mutating func nextKnown(
    _ active: inout ActiveSet
  ) -> (position: Int, direction: Int8)? {
    while !edges.isEmpty {
      let edge = edges.popLast()
      active.look(at: 1)
      if active.basis.rows[edge.position] != edge.row { continue }
      if active.derivative(Int(edge.position), edge.direction) == edge.derivative {
        return (Int(edge.position), edge.direction)
      }
    }
    return nil
  }

  /// The edge that leaves the row at a position, if the costs fall on it.
  @inline(__always)
  private static func fallingEdge(_ position: Int, _ active: inout ActiveSet) -> FallingEdge? {
    let slope = active.multipliers.slopes.values[position]
    if slope == 0 { return nil }
    let direction: Int8 = slope > 0 ? -1 : 1
    guard let total = active.derivative(position, direction), total < 0 else { return nil }
    let row = active.basis.row(at: position)
    return FallingEdge(
      position: Int32(truncatingIfNeeded: position),
      row: Int32(truncatingIfNeeded: row),
      rank: rankOfLeaving(row, direction, &active),
      place: place(of: row, active.rows),
      direction: direction,
      derivative: total
    )
  }

  private mutating func findLowest(_ active: inout ActiveSet) {
    var position = active.multipliers.slopes.next(from: 0)
    while position < active.columns {
      active.look(at: 1)
      if let edge = Self.fallingEdge(position, &active), edges.isEmpty || edge.row < edges[0].row {
        edges.removeAll()
        edges.append(edge)
      }
      position = active.multipliers.slopes.next(from: position &+ 1)
    }
  }

  private mutating func findSteepest(_ active: inout ActiveSet) {
    var position = active.multipliers.slopes.next(from: 0)
    while position < active.columns {
      active.look(at: 1)
      if let edge = Self.fallingEdge(position, &active),
        edges.isEmpty || edge.derivative <= edges[0].derivative
      {
        if !edges.isEmpty && edge.derivative < edges[0].derivative { edges.removeAll() }
        edges.append(edge)
      }
      position = active.multipliers.slopes.next(from: position &+ 1)
    }
    active.look(at: edges.count)
    // The last one is taken first.
    edges.sort { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      return left.place != right.place ? left.place < right.place : left.row > right.row
    }
  }

  private static func place(of row: Int, _ rows: borrowing ProgramRows) -> Place {
    let isColumn = row < rows.columns
    let number = isColumn ? row : rows.columnAlone(in: row) ?? row
    return Place(number: Int32(truncatingIfNeeded: number), isColumn: isColumn)
  }

  /// The rank of what is missed, or missed more, when a row is left: how little that loses.
  ///
  /// A row of one term moves its column, and with it all that this column is asked for by itself.
  private static func rankOfLeaving(
    _ row: Int,
    _ direction: Int8,
    _ active: inout ActiveSet
  ) -> Int32 {
    let own = active.rows.senses[row] == direction ? .max : active.rows.ranks[row]
    guard let column = active.rows.columnAlone(in: row) else { return own }
    let grows =
      row < active.columns
        || active.rows.matrix.factors[active.rows.entries(of: row).lowerBound] > 0
      ? direction > 0 : direction < 0
    return min(own, rankOfMoving(column, grows: grows, &active))
  }

  /// The lowest rank of the rows of one term that a column moves away from.
  private static func rankOfMoving(
    _ column: Int,
    grows: Bool,
    _ active: inout ActiveSet
  ) -> Int32 {
    var lowest = Int32.max
    active.look(at: active.rows.byColumn.entries(of: column).count)
    for entry in active.rows.byColumn.entries(of: column) {
      let row = Int(active.rows.byColumn.columns[entry]) &+ active.columns
      let rank = active.rows.ranks[row]
      if active.rows.entries(of: row).count > 1 || rank >= lowest { continue }
      let direction: Int8 = (active.rows.byColumn.factors[entry] > 0) == grows ? 1 : -1
      if active.rows.senses[row] == direction { continue }
      if active.evaluate(row) * Double(direction) >= 0 { lowest = rank }
    }
    return lowest
  }
}
