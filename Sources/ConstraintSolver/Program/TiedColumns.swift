/// Columns that must not be negative and that basic rows make multiples of one another, and a length more: a
/// tree whose edges are those rows.
///
/// Any basic row that is none of them moves all its columns in proportion. So what each of them has left until
/// it would be negative is looked at once for all, as what the first one has left: of a hundred views inside one
/// another the innermost is the first to have no width, whichever row is left alone. A row of the tree moves
/// what is behind it and what is before it apart, each in proportion.
struct TiedColumns {
  /// How far a column may fall before one that moves with it is negative, and which one that is.
  struct Room {
    var length = Double.infinity
    var column = -1

    /// The same for a column that moves so many times as fast.
    func scaled(by factor: Double) -> Room { Room(length: length * factor, column: column) }
  }

  /// A column, and the tie to the one before it.
  private struct Node {
    var column: Int
    var parent: Int
    var tie: ColumnTie
    /// How fast it moves with the first one.
    var scale: Double
    /// Where it is by the ties, so that columns that are equal are so to the bit.
    var value: Double
    /// What it has left by itself, what it and all behind it have left, and what all others have left as the
    /// one before it moves.
    var own = Room()
    var inside = Room()
    var outside = Room()
  }

  private var nodes: [Node] = []
  /// Columns that were collected, into this tree or one before.
  private var isCollected: [Bool]
  /// The number of the tree whose columns the row of a position ties; 0 for none.
  private var treeOfPosition: [Int32]
  private var tree: Int32 = 0

  init(columns: Int) {
    isCollected = Array(repeating: false, count: columns)
    treeOfPosition = Array(repeating: 0, count: columns)
  }

  var count: Int { nodes.count }

  func isKnown(_ column: Int) -> Bool { isCollected[column] }

  /// Whether the row of a position ties columns of any tree so far.
  func isUsed(_ position: Int) -> Bool { treeOfPosition[position] > 0 }

  /// Whether the row of a position ties columns of this tree.
  func isTie(_ position: Int) -> Bool { treeOfPosition[position] == tree }

  func column(at place: Int) -> Int { nodes[place].column }

  /// What makes the column at a place follow from the one before it.
  func tie(at place: Int) -> ColumnTie { nodes[place].tie }

  /// How fast the column before that at a place moves with the first one.
  func scale(before place: Int) -> Double { nodes[nodes[place].parent].scale }

  /// The room of all columns, as the first one moves.
  var least: Room { nodes[0].inside }

  /// The room of the column at a place and of those behind it, as that column moves.
  func least(behind place: Int) -> Room { nodes[place].inside }

  /// The room of all others, as the column before that at a place moves.
  func least(before place: Int) -> Room { nodes[place].outside }

  /// Begins another tree with a column.
  mutating func begin(with column: Int, at value: Double) {
    nodes.removeAll(keepingCapacity: true)
    tree += 1
    isCollected[column] = true
    nodes.append(Node(column: column, parent: -1, tie: ColumnTie(), scale: 1, value: value))
  }

  /// Adds a column that follows from the one at a place, if rounding stays far below the tolerance.
  mutating func add(_ column: Int, to place: Int, by tie: ColumnTie) {
    let scale = nodes[place].scale * tie.factor
    if scale < 1e-3 || scale > 1e3 { return }
    isCollected[column] = true
    treeOfPosition[tie.position] = tree
    if tie.otherPosition >= 0 { treeOfPosition[tie.otherPosition] = tree }
    let value = tie.factor * nodes[place].value + tie.constant
    nodes.append(Node(column: column, parent: place, tie: tie, scale: scale, value: value))
  }

  /// Notes that the column at a place must not be negative.
  mutating func bound(_ place: Int) {
    nodes[place].own = Room(length: nodes[place].value, column: nodes[place].column)
  }

  /// Finds what is left behind each tie, and before it.
  ///
  /// - Complexity: O(columns).
  mutating func findRoom() {
    // At each column what is least, and what would be without the column or the branch that it comes from.
    var least = nodes.map { $0.own }
    var second = [Room](repeating: Room(), count: nodes.count)
    for place in nodes.indices.dropFirst().reversed() {
      nodes[place].inside = least[place]
      let parent = nodes[place].parent
      let room = least[place].scaled(by: 1 / nodes[place].tie.factor)
      if room.length < least[parent].length {
        second[parent] = least[parent]
        least[parent] = room
      } else if room.length < second[parent].length {
        second[parent] = room
      }
    }
    nodes[0].inside = least[0]
    for place in nodes.indices.dropFirst() {
      let parent = nodes[place].parent
      let isNearest = least[parent].column == nodes[place].inside.column
      var outside = isNearest ? second[parent] : least[parent]
      if parent > 0 {
        let beyond = nodes[parent].outside.scaled(by: nodes[parent].tie.factor)
        if beyond.length < outside.length { outside = beyond }
      }
      nodes[place].outside = outside
    }
  }
}

/// What makes a column a multiple of another one and a length more.
struct ColumnTie {
  /// How fast it moves with the other one, and the length.
  var factor = 1.0
  var constant = 0.0
  /// The position of the basic row that says so, and how fast the column moves with what that is missed by.
  var position = -1
  var rate = 0.0
  /// The same for the row that makes two other columns of that row one; no position where there are none.
  var otherPosition = -1
  var otherRate = 0.0
}

extension LinearProgram {
  /// Collects a column that must not be negative and all that are tied to it; returns whether any of them may
  /// become negative.
  mutating func collect(_ ties: inout TiedColumns, around first: Int, _ isSafe: [Bool]) -> Bool {
    ties.begin(with: first, at: active.point.values[first])
    var isAny = false
    var place = 0
    while place < ties.count {
      let column = ties.column(at: place)
      if !isSafe[column] {
        ties.bound(place)
        isAny = true
      }
      active.look(at: 1 &+ active.rows.byColumn.entries(of: column).count)
      for entry in active.rows.byColumn.entries(of: column) {
        let row = Int(active.rows.byColumn.columns[entry]) &+ columns
        guard let (other, tie) = tie(of: column, in: row, ties) else { continue }
        ties.add(other, to: place, by: tie)
      }
      place += 1
    }
    return isAny
  }

  /// The column that a basic row makes follow from another one.
  ///
  /// Where the row has one more column, a second row must fix it; where it has two, the second row must make one
  /// follow from the other, so that they cancel: a view begins where its superview does and a length more, and
  /// ends where that ends and a length less.
  private mutating func tie(
    of column: Int,
    in row: Int,
    _ ties: borrowing TiedColumns
  ) -> (column: Int, tie: ColumnTie)? {
    let position = active.basis.position(of: row)
    let entries = active.rows.entries(of: row)
    if position < 0 || entries.count > 4 || ties.isUsed(position) { return nil }
    var own = 0.0
    var next = -1
    var factor = 0.0
    var pair: [(column: Int, factor: Double)] = []
    for entry in entries {
      let other = Int(active.rows.matrix.columns[entry])
      if other == column {
        own = active.rows.matrix.factors[entry]
      } else if active.isBoundedAndFree(other) {
        if next >= 0 { return nil }
        next = other
        factor = active.rows.matrix.factors[entry]
      } else if !active.basis.contains(other) {
        pair.append((other, active.rows.matrix.factors[entry]))
      }
    }
    if next < 0 || ties.isKnown(next) || own * factor >= 0 { return nil }
    var tie = ColumnTie(factor: -own / factor, position: position, rate: 1 / factor)
    var rest = active.rows.constants[row]
    if !pair.isEmpty {
      let found =
        pair.count == 1
        ? self.position(fixing: pair[0], ties)
        : pair.count == 2 ? self.position(joining: pair[0], pair[1], ties) : nil
      guard let (other, share) = found else { return nil }
      tie.otherPosition = other
      tie.otherRate = -share / factor
      rest -= share * active.rows.constants[active.basis.row(at: other)]
    }
    tie.constant = rest / factor
    return (next, tie)
  }

  /// The position of a basic row of one term that fixes a multiplied column, and how fast the product grows with
  /// what the row is missed by.
  private mutating func position(
    fixing column: (column: Int, factor: Double),
    _ ties: borrowing TiedColumns
  ) -> (position: Int, share: Double)? {
    for entry in active.rows.byColumn.entries(of: column.column) {
      active.look(at: 1)
      let row = Int(active.rows.byColumn.columns[entry]) &+ columns
      let position = active.basis.position(of: row)
      if position >= 0 && active.rows.entries(of: row).count == 1 && !ties.isUsed(position) {
        return (position, column.factor / active.rows.byColumn.factors[entry])
      }
    }
    return nil
  }

  /// The position of a basic row of two terms by which the sum of two multiplied columns is constant, and how fast
  /// that sum grows with what the row is missed by.
  private mutating func position(
    joining first: (column: Int, factor: Double),
    _ second: (column: Int, factor: Double),
    _ ties: borrowing TiedColumns
  ) -> (position: Int, share: Double)? {
    if active.rows.byColumn.entries(of: first.column).count
      > active.rows.byColumn.entries(of: second.column).count
    {
      return self.position(joining: second, first, ties)
    }
    for entry in active.rows.byColumn.entries(of: first.column) {
      active.look(at: 1)
      let row = Int(active.rows.byColumn.columns[entry]) &+ columns
      let position = active.basis.position(of: row)
      let entries = active.rows.entries(of: row)
      if position < 0 || entries.count != 2 || ties.isUsed(position) { continue }
      let isFirst = Int(active.rows.matrix.columns[entries.lowerBound]) == first.column
      let place = isFirst ? entries.lowerBound + 1 : entries.lowerBound
      if Int(active.rows.matrix.columns[place]) != second.column { continue }
      let (own, other) = (active.rows.byColumn.factors[entry], active.rows.matrix.factors[place])
      if first.factor * other == second.factor * own { return (position, first.factor / own) }
    }
    return nil
  }
}
