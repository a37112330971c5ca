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
    let row: Int
    if vacantRow >= 0 {
      row = Int(vacantRow)
      vacantRow = rowPool[row].determined
      vacancies &-= 1
    } else {
      row = rowPool.count
      rowPool.reserve(row &+ 1)
      rowPool.count = row &+ 1
    }
    return (row, takeTerms(count))
  }

  private mutating func takeTerms(_ count: Int) -> Int {
    if count == 0 { return 0 }
    let sizeClass = Self.termClass(of: count)
    if sizeClass < vacantTerms.count, vacantTerms[sizeClass] >= 0 {
      let first = Int(vacantTerms[sizeClass])
      vacantTerms[sizeClass] = termPool[first].next
      vacancies &-= 1
      return first
    }
    let first = termPool.count
    let total = first + Self.size(ofTermClass: sizeClass)
    termPool.reserve(total)
    termPool.count = total
    return first
  }

  /// Gives the places of a row back.
  @inline(__always)
  mutating func returnPlace(of row: Int, terms count: Int) {
    if vacantTerms.count == 0 {
      vacantTerms.append(repeating: -1, count: Self.termClasses)
    }
    if count > 0 {
      let sizeClass = Self.termClass(of: count)
      let first = rowPool[row].firstTerm
      termPool[Int(first)].next = vacantTerms[sizeClass]
      vacantTerms[sizeClass] = first
      vacancies &+= 1
    }
    rowPool[row].head = .free
    rowPool[row].determined = vacantRow
    vacantRow = Int32(truncatingIfNeeded: row)
    vacancies &+= 1
  }

  static var termClasses: Int { 24 }

  /// Up to four terms have a class of their own each; longer rows take powers of two.
  @inline(__always)
  private static func termClass(of count: Int) -> Int {
    count <= 4 ? count &- 1 : termClass(ofMany: count)
  }

  @inline(never)
  private static func termClass(ofMany count: Int) -> Int {
    var sizeClass = 4
    while size(ofTermClass: sizeClass) < count { sizeClass += 1 }
    return sizeClass
  }

  private static func size(ofTermClass sizeClass: Int) -> Int {
    sizeClass < 4 ? sizeClass + 1 : 8 << (sizeClass - 4)
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
