// Where rows, their terms and variables lie, and who gets the places of those that left.
extension LinearSystem {
  /// A vacant row with consecutive vacant terms, recycled where possible.
  @inline(__always)
  mutating func allocateRow(terms count: Int) -> (row: Int, firstTerm: Int) {
    if vacantRowCount > 0 || count > 4 { return recycleRow(terms: count) }
    return appendRow(terms: count)
  }

  @inline(__always)
  private mutating func appendRow(terms count: Int) -> (row: Int, firstTerm: Int) {
    let (row, first) = (rows.count, terms.count)
    rows.extend(by: 1)
    terms.extend(by: count)
    return (row, first)
  }

  @inline(never)
  private mutating func recycleRow(terms count: Int) -> (row: Int, firstTerm: Int) {
    let size = Self.sizeClass(of: count)
    if vacantRows.isEmpty || vacantRows[size] < 0 {
      return appendRow(terms: Self.capacity(ofSizeClass: size))
    }
    let row = Int(vacantRows[size])
    vacantRows[size] = Int32(bitPattern: rows[row].sequence)
    vacantRowCount &-= 1
    return (row, Int(rows[row].firstTerm))
  }

  /// Leaves a row and its terms, which stay together, to others.
  @inline(__always)
  mutating func vacate(row: Int) {
    if vacantRows.isEmpty { vacantRows.append(repeating: -1, count: Self.sizeClasses) }
    let size = Self.sizeClass(of: rows[row].head.count)
    magnitudes.exclude(rows[row].constant)
    rows[row].head = .vacant
    rows[row].role = .beside
    rows[row].sequence = UInt32(bitPattern: vacantRows[size])
    vacantRows[size] = Int32(truncatingIfNeeded: row)
    vacantRowCount &+= 1
  }

  private static var sizeClasses: Int { 24 }

  /// Up to four terms have a class of their own each; longer rows take powers of two.
  @inline(__always)
  private static func sizeClass(of count: Int) -> Int {
    count <= 4 ? count : sizeClass(ofMany: count)
  }

  @inline(never)
  private static func sizeClass(ofMany count: Int) -> Int {
    var size = 5
    while capacity(ofSizeClass: size) < count { size += 1 }
    return size
  }

  private static func capacity(ofSizeClass size: Int) -> Int { size <= 4 ? size : 8 << (size - 5) }

  /// The first of consecutive variables without contents.
  @inline(__always)
  mutating func allocateVariables(_ count: Int) -> Int {
    if count < vacantBlocks.count && vacantBlocks[count] >= 0 {
      return recycleVariables(count)
    }
    let first = variables.count
    variables.extend(by: count)
    values.extend(by: count)
    orders.extend(by: count)
    return first
  }

  @inline(never)
  private mutating func recycleVariables(_ count: Int) -> Int {
    let first = vacantBlocks[count]
    vacantBlocks[count] = variables[first].firstTerm
    return Int(first)
  }

  /// Leaves consecutive variables to others, in pieces of the lengths that are recycled.
  mutating func vacateVariables(from first: Int, to end: Int) {
    for variable in first..<end {
      variables[variable].determination = .removed
      variables[variable].firstTerm = -1
      variables[variable].flags = []
      values[variable] = 0
    }
    if vacantBlocks.isEmpty {
      vacantBlocks.append(repeating: -1, count: Self.longestRecycledBlock + 1)
    }
    for start in stride(from: first, to: end, by: Self.longestRecycledBlock) {
      let piece = min(end - start, Self.longestRecycledBlock)
      variables[start].firstTerm = vacantBlocks[piece]
      vacantBlocks[piece] = Int32(start)
    }
  }

  private static var longestRecycledBlock: Int { 64 }
}
