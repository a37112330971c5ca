import ConstraintSolver
import Testing

/// A list of entries below one another, between which sections open and close, in two solvers at once:
/// one as it is, one that takes the dense path throughout.
struct OpeningList: ~Copyable {
  private struct Entry {
    var base: Int32
    var rows: [(row: Row, twin: Row)] = []
    /// What ties its top to the entry before.
    var link: (row: Row, twin: Row)?
    var constants: [Double] = []
  }

  let solver = Solver()
  private let dense = Solver()
  private var numbers: SeededNumbers
  private var entries: [Entry] = []
  /// Where a section is open, and how many entries it has.
  private var section: (place: Int, count: Int)?
  /// Where sections open, most often.
  private var favorite = 1
  private var bottom: (row: Row, twin: Row)?
  private var width: (row: Row, twin: Row)?
  private var rank: UInt64 = 0
  private var former: [Int32: Double] = [:]

  private enum Side: Int32 {
    case left
    case top
    case width
    case height
  }

  init(seed: Int) throws {
    numbers = SeededNumbers(seed: seed)
    dense.forcesGeneralPath = true
    _ = solver.addVariables(count: 4, nonnegative: 0b1100)
    _ = dense.addVariables(count: 4, nonnegative: 0b1100)
    width = try add([(0, .width, 1)], .equal, 320)
    // In every other list texts have to give way when a section opens.
    if seed % 2 == 0 {
      let limit = Double(150 + numbers.below(6) * 50)
      _ = try add([(0, .height, 1)], .lessThanOrEqual, limit)
    }
    for _ in 0..<(3 + numbers.below(4)) {
      entries.append(try makeEntry())
      try link(entries.count - 1)
    }
    try close()
  }

  private mutating func add(
    _ terms: [(Int32, Side, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) throws -> (row: Row, twin: Row) {
    rank += 1
    let terms = terms.map { Term(Variable(index: $0.0 + $0.1.rawValue), $0.2) }
    return (
      try solver.addRow(terms, relation, constant, priority: priority, rank: rank),
      try dense.addRow(terms, relation, constant, priority: priority, rank: rank)
    )
  }

  private mutating func remove(_ pair: (row: Row, twin: Row)) throws {
    try solver.removeRow(pair.row)
    try dense.removeRow(pair.twin)
  }

  private mutating func set(_ pair: (row: Row, twin: Row), _ constant: Double) throws {
    try solver.setConstant(pair.row, constant)
    try dense.setConstant(pair.twin, constant)
  }

  /// An entry as wide as the root or as its text, as tall as its text or in proportion.
  private mutating func makeEntry() throws -> Entry {
    let base = solver.addVariables(count: 4, nonnegative: 0b1100).index
    #expect(dense.addVariables(count: 4, nonnegative: 0b1100).index == base)
    var entry = Entry(base: base)
    let tall = Double(20 + numbers.below(6) * 10)
    entry.rows.append(try add([(base, .left, 1), (0, .left, -1)], .equal, 8))
    let right: [(Int32, Side, Double)] = [
      (base, .left, 1), (base, .width, 1), (0, .left, -1), (0, .width, -1),
    ]
    switch numbers.below(4) {
    case 0:
      entry.rows.append(try add(right, .lessThanOrEqual, -8))
      entry.rows.append(try add([(base, .width, 1)], .equal, tall * 5, 750))
    case 1:
      let other = entries.isEmpty ? 0 : entries[numbers.below(entries.count)].base
      entry.rows.append(try add([(base, .width, 1), (other, .width, -0.5)], .equal, 0, 500))
    default: entry.rows.append(try add(right, .equal, -8))
    }
    switch numbers.below(4) {
    case 0: entry.rows.append(try add([(base, .height, 1), (base, .width, -0.5)], .equal, 0))
    case 1: entry.rows.append(try add([(base, .height, 1)], .equal, tall))
    default:
      entry.rows.append(try add([(base, .height, 1)], .lessThanOrEqual, tall, 250))
      entry.rows.append(try add([(base, .height, 1)], .greaterThanOrEqual, tall, 750))
    }
    return entry
  }

  /// Ties an entry to the one before, most often at a distance, now and then with room to move.
  private mutating func link(_ index: Int) throws {
    let base = entries[index].base
    let top: (Int32, Side, Double) = (base, .top, 1)
    if index == 0 {
      entries[0].link = try add([top, (0, .top, -1)], .equal, 8)
      return
    }
    let before = entries[index - 1].base
    let terms = [top, (before, .top, -1), (before, .height, -1)]
    entries[index].link = try add(terms, numbers.below(8) == 0 ? .greaterThanOrEqual : .equal, 4)
  }

  private mutating func unlink(_ index: Int) throws {
    guard let link = entries[index].link else { return }
    try remove(link)
    entries[index].link = nil
  }

  /// Lets the root end where the last entry does.
  private mutating func close() throws {
    if let bottom { try remove(bottom) }
    let last = entries[entries.count - 1].base
    bottom = try add(
      [(0, .height, 1), (last, .top, -1), (last, .height, -1)],
      numbers.below(3) == 0 ? .greaterThanOrEqual : .equal,
      8
    )
  }

  /// Opens the section, or closes the one that is open.
  mutating func toggle() throws {
    if let section {
      self.section = nil
      let leaving = entries[section.place..<(section.place + section.count)]
      for index in section.place...(section.place + section.count) { try unlink(index) }
      let isAtOnce = numbers.below(2) == 0
      for entry in leaving {
        for pair in entry.rows {
          if !isAtOnce { try solver.removeRow(pair.row) }
          try dense.removeRow(pair.twin)
        }
      }
      entries.removeSubrange(section.place..<(section.place + section.count))
      let blocks = leaving.map { Variable(index: $0.base) }
      if isAtOnce { try solver.removeVariablesAndRows(blocks: blocks, count: 4) }
      for block in blocks {
        if !isAtOnce { try solver.removeVariables(first: block, count: 4) }
        try dense.removeVariables(first: block, count: 4)
        for variable in block.index..<(block.index + 4) { former[variable] = nil }
      }
      try link(section.place)
      return
    }
    if numbers.below(5) == 0 { favorite = 1 + numbers.below(entries.count - 1) }
    let place = favorite
    let count = 1 + numbers.below(2)
    try unlink(place)
    for index in place..<(place + count) {
      entries.insert(try makeEntry(), at: index)
      try link(index)
    }
    try link(place + count)
    section = (place, count)
  }

  /// Something else that happens between sections: another width, or another constant of an entry.
  mutating func change() throws {
    if let width, numbers.below(2) == 0 {
      try set(width, Double(200 + numbers.below(30) * 10))
    } else {
      let entry = entries[numbers.below(entries.count)]
      try set(entry.rows[entry.rows.count - 1], Double(numbers.below(9) * 10))
    }
  }

  /// Solves, and compares values and what is said to have changed.
  mutating func solve(_ comment: Comment) {
    let report = solver.solve()
    dense.solve()
    var changed: Set<Int32> = []
    for base in [0] + entries.map(\.base) {
      for variable in base..<(base + 4) {
        let value = solver.value(of: Variable(index: variable))
        #expect(abs(value - dense.value(of: Variable(index: variable))) < 1e-6, comment)
        if value != former[variable] ?? 0 { changed.insert(variable) }
        former[variable] = value
      }
    }
    #expect(report.changedVariables == changed.count, comment)
    #expect(Set(solver.changedVariables) == changed, comment)
  }
}
