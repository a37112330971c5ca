// Where rows and their terms lie.
extension Solver {
  /// A place for a row and consecutive places for its terms, recycled where possible.
  @inline(__always)
  mutating func takePlace(terms count: Int) -> (row: Int, firstTerm: Int) {
    if vacancies > 0 || count > 4 { return takeAnyPlace(terms: count) }
    let row = rowPool.count
    rowPool.reserve(row &+ 1)
    rowPool.count = row &+ 1
    let first = termPool.count
    termPool.reserve(first &+ count)
    termPool.count = first &+ count
    return (row, first)
  }

  @inline(never)
  private mutating func takeAnyPlace(terms count: Int) -> (row: Int, firstTerm: Int) {
    let sizeClass = Self.termClass(of: count)
    if vacantRows.count > 0 && vacantRows[sizeClass] >= 0 {
      let row = Int(vacantRows[sizeClass])
      vacantRows[sizeClass] = rowPool[row].determined
      vacancies &-= 1
      return (row, Int(rowPool[row].firstTerm))
    }
    let row = rowPool.count
    rowPool.reserve(row &+ 1)
    rowPool.count = row &+ 1
    let first = termPool.count
    let total = first &+ Self.size(ofTermClass: sizeClass)
    termPool.reserve(total)
    termPool.count = total
    return (row, first)
  }

  /// Gives the place of a row and its terms back, which stay together.
  @inline(__always)
  mutating func returnPlace(of row: Int, terms count: Int) {
    if vacantRows.count == 0 { vacantRows.append(repeating: -1, count: Self.termClasses) }
    let sizeClass = Self.termClass(of: count)
    rowPool[row].head = .free
    rowPool[row].determined = vacantRows[sizeClass]
    vacantRows[sizeClass] = Int32(truncatingIfNeeded: row)
    vacancies &+= 1
  }

  static var termClasses: Int { 24 }

  /// Up to four terms have a class of their own each; longer rows take powers of two.
  @inline(__always)
  private static func termClass(of count: Int) -> Int {
    count <= 4 ? count : termClass(ofMany: count)
  }

  @inline(never)
  private static func termClass(ofMany count: Int) -> Int {
    var sizeClass = 5
    while size(ofTermClass: sizeClass) < count { sizeClass += 1 }
    return sizeClass
  }

  private static func size(ofTermClass sizeClass: Int) -> Int {
    sizeClass <= 4 ? sizeClass : 8 << (sizeClass - 5)
  }

  /// Where the terms of a row lie.
  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let record = rowPool.base + row
    let first = Int(record.pointee.firstTerm)
    return Range(uncheckedBounds: (first, first &+ record.pointee.head.count))
  }

  @inline(__always)
  func unlink(_ slot: Int) {
    let term = termPool[slot]
    if term.previous >= 0 {
      termPool[Int(term.previous)].next = term.next
    } else {
      variablePool[Int(term.variable)].firstSlot = term.next
    }
    if term.next >= 0 { termPool[Int(term.next)].previous = term.previous }
  }
}
