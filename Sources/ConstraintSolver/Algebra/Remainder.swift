/// The rows of a matrix that have no triangular order, while they are eliminated.
struct Remainder: ~Copyable {
  struct Entry: BitwiseCopyable {
    var column: Int32
    var factor: Double
  }

  private(set) var slots = List<Int32>()
  private(set) var rows = ListPool<Entry>()
  /// What was eliminated from each row so far: multiples of the rows at positions.
  private(set) var lower = ListPool<Entry>()
  private var isTaken = List<Bool>()
  /// The rows that mention a column, those that were taken among them, and how many were not.
  private var mentions: ListPool<Int32>
  private var mentionCounts = List<Int32>()
  /// Rows by their number of entries; the number may have changed since.
  private var buckets = ListPool<Int32>()
  /// One more than the place of each column in the row at hand.
  private var places = List<Int32>()

  /// Entries of at least this share of the largest in their row may be pivots.
  ///
  /// What is solved with factors takes products along them, each up to the reciprocal. With a tenth, as is
  /// usual for the sake of few entries, a hundred rows of ten terms lost six digits more to the bound on
  /// rounding than with a half, so that much was taken for rounding that is none.
  private static var stable: Double { 0.5 }

  private let accuracy: Accuracy
  /// Whether an entry was taken for zero that may not be.
  private(set) var isDoubtful = false

  init(columns count: Int, _ accuracy: Accuracy) {
    self.accuracy = accuracy
    mentions = ListPool(count: count)
    mentionCounts.append(repeating: 0, count: count)
    places.append(repeating: 0, count: count)
  }

  mutating func begin(_ slot: Int) {
    slots.append(Int32(truncatingIfNeeded: slot))
    rows.addList()
    lower.addList()
    isTaken.append(false)
  }

  /// Adds an entry to the row that was begun last.
  mutating func append(_ factor: Double, at column: Int32) {
    append(Entry(column: column, factor: factor), to: rows.count - 1)
  }

  /// Notes what was taken of the row that was begun last: a multiple of the row at a position.
  mutating func note(_ factor: Double, at position: Int32) {
    lower.append(Entry(column: position, factor: factor), to: lower.count - 1)
  }

  private mutating func append(_ entry: Entry, to row: Int) {
    rows.append(entry, to: row)
    mentions.append(Int32(truncatingIfNeeded: row), to: Int(entry.column))
    mentionCounts[entry.column] &+= 1
  }

  mutating func file() {
    for row in 0..<rows.count { file(row) }
  }

  private mutating func file(_ row: Int) {
    let size = rows.elements(of: row).count
    while buckets.count <= size { buckets.addList() }
    buckets.append(Int32(truncatingIfNeeded: row), to: size)
  }

  /// A row with the fewest entries, and the place of the one whose column has the fewest of those that are
  /// large.
  mutating func nextPivot() -> (row: Int, place: Int)? {
    var size = 1
    while size < buckets.count {
      guard let last = buckets.popLast(of: size) else {
        size += 1
        continue
      }
      let row = Int(last)
      let entries = rows.elements(of: row)
      if isTaken[row] || entries.count != size { continue }
      var largest = 0.0
      for place in entries { largest = max(largest, abs(rows[place].factor)) }
      var best = -1
      var fewest = Int32.max
      for place in entries where abs(rows[place].factor) >= Self.stable * largest {
        let others = mentionCounts[rows[place].column]
        if others < fewest {
          best = place
          fewest = others
        }
      }
      return (row, best)
    }
    return nil
  }

  /// Takes a row and subtracts multiples of it so that its pivot's column vanishes from the others; returns
  /// how many entries those have.
  mutating func eliminate(_ pivotRow: Int, _ pivotPlace: Int, position: Int32) -> Int {
    var visits = 0
    isTaken[pivotRow] = true
    let pivot = rows[pivotPlace]
    for place in rows.elements(of: pivotRow) { mentionCounts[rows[place].column] &-= 1 }
    let column = Int(pivot.column)
    for mention in mentions.elements(of: column) where !isTaken[mentions[mention]] {
      let row = Int(mentions[mention])
      guard let place = rows.elements(of: row).first(where: { rows[$0].column == pivot.column })
      else { continue }
      let factor = rows[place].factor / pivot.factor
      rows.swapRemove(at: place, of: row)
      lower.append(Entry(column: position, factor: factor), to: row)
      subtract(factor, pivotRow, but: pivotPlace, from: row)
      visits &+= rows.elements(of: row).count &+ rows.elements(of: pivotRow).count &- 1
      file(row)
    }
    mentions.removeAll(of: column)
    return visits
  }

  /// Subtracts a multiple of a row, but for its pivot, from another one.
  private mutating func subtract(
    _ factor: Double,
    _ pivotRow: Int,
    but pivotPlace: Int,
    from row: Int
  ) {
    let others = rows.elements(of: pivotRow)
    if others.count < 2 { return }
    let start = rows.elements(of: row).lowerBound
    for place in rows.elements(of: row) {
      places[rows[place].column] = Int32(truncatingIfNeeded: place &- start &+ 1)
    }
    var cancels = false
    for other in others where other != pivotPlace {
      let entry = rows[other]
      let part = factor * entry.factor
      let index = Int(places[entry.column]) &- 1
      if index < 0 {
        append(Entry(column: entry.column, factor: -part), to: row)
        continue
      }
      let place = rows.elements(of: row).lowerBound &+ index
      let rest = rows[place].factor - part
      let isRounding = abs(rest) <= abs(part) * accuracy.dust
      if accuracy.isDoubtful(rest, beside: abs(part)) { isDoubtful = true }
      cancels = cancels || isRounding
      rows[place].factor = isRounding ? 0 : rest
    }
    for place in rows.elements(of: row) { places[rows[place].column] = 0 }
    if cancels { removeZeros(of: row) }
  }

  private mutating func removeZeros(of row: Int) {
    for place in rows.elements(of: row) where rows[place].factor == 0 {
      let column = Int(rows[place].column)
      mentions.keep(in: column) { Int($0) != row }
      mentionCounts[column] &-= 1
    }
    rows.keep(in: row) { $0.factor != 0 }
  }
}
