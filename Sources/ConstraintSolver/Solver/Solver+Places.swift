extension Solver {
  /// Checks terms and gathers them in `merged`, each variable once, no zero among them.
  @inline(__always)
  mutating func merge(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    merged.count = 0
    if terms.count > 8 { return try mergeMany(terms) }
    for term in terms {
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient }
      guard isLive(Int(term.variable.index)) else { throw .unknownVariable(term.variable) }
      var known = 0
      while known < merged.count && merged[known].variable != term.variable { known &+= 1 }
      if known == merged.count {
        merged.append(term)
      } else {
        merged.base[known].coefficient += term.coefficient
      }
    }
    try dropZeros()
  }

  @inline(never)
  private mutating func mergeMany(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    guard terms.count < RowHead.termLimit else { throw .tooManyTerms(terms.count) }
    for term in terms {
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient }
      guard isLive(Int(term.variable.index)) else { throw .unknownVariable(term.variable) }
    }
    for term in terms {
      let index = Int(term.variable.index)
      let known = Int(localIndex[index])
      if known >= 0 {
        merged.base[known].coefficient += term.coefficient
      } else {
        localIndex[index] = Int32(merged.count)
        merged.append(term)
      }
    }
    for index in 0..<merged.count { localIndex[Int(merged[index].variable.index)] = -1 }
    try dropZeros()
  }

  @inline(__always)
  private mutating func dropZeros() throws(SolverError) {
    var kept = 0
    for index in 0..<merged.count {
      let coefficient = merged[index].coefficient
      guard coefficient.isFinite else { throw .nonFiniteCoefficient }
      if coefficient == 0 { continue }
      merged[kept] = merged[index]
      kept &+= 1
    }
    merged.count = kept
  }

  /// Consecutive places for that many terms, recycled where possible.
  @inline(__always)
  mutating func takePlaces(for terms: Int) -> Int {
    terms <= 4 && freePlaces[0] < 0 ? appendPlaces(1) : takeAnyPlaces(for: terms)
  }

  @inline(never)
  private mutating func takeAnyPlaces(for terms: Int) -> Int {
    let sizeClass = placeClass(for: terms)
    let first: Int
    if freePlaces[sizeClass] >= 0 {
      first = Int(freePlaces[sizeClass])
      freePlaces[sizeClass] = determined[first]
    } else {
      first = appendPlaces(1 << sizeClass)
    }
    for place in (first + 1)..<(first + 1 << sizeClass) where sizeClass > 0 {
      head[place] = RowHead(bits: RowHead.continuationBit)
      determined[place] = Int32(first)
    }
    return first
  }

  @inline(__always)
  private mutating func appendPlaces(_ number: Int) -> Int {
    let first = head.count
    let total = first &+ number
    slotVariable.reserve(total &* 4)
    slotCoefficient.reserve(total &* 4)
    slotNext.reserve(total &* 4)
    slotPrevious.reserve(total &* 4)
    slotVariable.count = total &* 4
    slotCoefficient.count = total &* 4
    slotNext.count = total &* 4
    slotPrevious.count = total &* 4
    constant.reserve(total)
    rank.reserve(total)
    sequence.reserve(total)
    determined.reserve(total)
    rowMark.reserve(total)
    head.reserve(total)
    constant.count = total
    rank.count = total
    sequence.count = total
    determined.count = total
    rowMark.count = total
    head.count = total
    return first
  }

  /// Gives the places of a row back.
  @inline(__always)
  mutating func returnPlaces(_ first: Int, for terms: Int) {
    let sizeClass = terms <= 4 ? 0 : placeClass(for: terms)
    head[first] = .free
    determined[first] = freePlaces[sizeClass]
    freePlaces[sizeClass] = Int32(truncatingIfNeeded: first)
  }

  /// The binary logarithm of the number of places, rounded up.
  private func placeClass(for terms: Int) -> Int {
    var sizeClass = 0
    while 4 << sizeClass < terms { sizeClass += 1 }
    return sizeClass
  }

  @inline(__always)
  func link(slot: Int, to variable: Int, _ coefficient: Double) {
    slotVariable[slot] = Int32(truncatingIfNeeded: variable)
    slotCoefficient[slot] = coefficient
    let next = firstSlot[variable]
    slotNext[slot] = next
    slotPrevious[slot] = -1
    if next >= 0 { slotPrevious[Int(next)] = Int32(truncatingIfNeeded: slot) }
    firstSlot[variable] = Int32(truncatingIfNeeded: slot)
  }

  @inline(__always)
  func unlink(slot: Int) {
    let next = slotNext[slot]
    let previous = slotPrevious[slot]
    if previous >= 0 {
      slotNext[Int(previous)] = next
    } else {
      firstSlot[Int(slotVariable[slot])] = next
    }
    if next >= 0 { slotPrevious[Int(next)] = previous }
  }
}
