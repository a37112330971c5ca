// Where rows, their terms and variables lie, and who gets the places of those that left.
extension LinearSystem {
  /// A vacant row with consecutive vacant terms, recycled where possible.
  @inline(__always)
  mutating func allocateRow(terms count: Int) -> (row: RowID, firstTerm: TermID) {
    if vacantRowCount > 0 || count > 4 { return recycleRow(terms: count) }
    return appendRow(terms: count)
  }

  @inline(__always)
  private mutating func appendRow(terms count: Int) -> (row: RowID, firstTerm: TermID) {
    let (row, first) = (rows.end, terms.end)
    rows.extend(by: 1)
    terms.extend(by: count)
    return (row, first)
  }

  @inline(never)
  private mutating func recycleRow(terms count: Int) -> (row: RowID, firstTerm: TermID) {
    let size = Self.sizeClass(of: count)
    if vacantRows.isEmpty || vacantRows[size].isNone {
      return appendRow(terms: Self.capacity(ofSizeClass: size))
    }
    let row = vacantRows[size]
    vacantRows[size] = rows[row].nextVacant
    vacantRowCount &-= 1
    return (row, rows[row].firstTerm)
  }

  /// Leaves a row and its terms, which stay together, to others.
  @inline(__always)
  mutating func vacate(row: RowID) {
    if vacantRows.isEmpty { vacantRows.append(repeating: .none, count: Self.sizeClasses) }
    let size = Self.sizeClass(of: rows[row].head.count)
    magnitudes.exclude(rows[row].constant)
    rows[row].head = .vacant
    putBeside(row)
    rows[row].nextVacant = vacantRows[size]
    vacantRows[size] = row
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
  mutating func allocateVariables(_ count: Int) -> VariableID {
    if count < vacantBlocks.count && !vacantBlocks[count].isNone {
      return recycleVariables(count)
    }
    let first = variables.end
    variables.extend(by: count)
    values.extend(by: count)
    orders.extend(by: count)
    return first
  }

  @inline(never)
  private mutating func recycleVariables(_ count: Int) -> VariableID {
    let first = vacantBlocks[count]
    vacantBlocks[count] = variables[first].nextVacant
    return first
  }

  /// Leaves consecutive variables to others, in pieces of the lengths that are recycled.
  mutating func vacateVariables(_ block: IdentifierRange<VariableRecord>) {
    for variable in block {
      setDetermination(of: variable, to: .removed)
      variables[variable].firstTerm = .none
      variables[variable].flags = []
      values[variable] = 0
    }
    if vacantBlocks.isEmpty {
      vacantBlocks.append(repeating: .none, count: Self.longestRecycledBlock + 1)
    }
    for offset in stride(from: 0, to: block.count, by: Self.longestRecycledBlock) {
      let piece = min(block.count - offset, Self.longestRecycledBlock)
      let start = block.start.advanced(by: offset)
      variables[start].nextVacant = vacantBlocks[piece]
      vacantBlocks[piece] = start
    }
  }

  private static var longestRecycledBlock: Int { 64 }
}
