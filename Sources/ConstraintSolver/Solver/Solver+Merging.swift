// Terms as rows need them: each variable once, no zero among them.
extension Solver {
  /// Checks terms and gathers them in `merged`.
  @inline(never)
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
    growScratch()
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

  private mutating func dropZeros() throws(SolverError) {
    var kept = 0
    for index in 0..<merged.count {
      let coefficient = merged[index].coefficient
      guard coefficient.isFinite else { throw .nonFiniteCoefficient }
      if !coefficient.isNormal { continue }
      merged[kept] = merged[index]
      kept &+= 1
    }
    merged.count = kept
  }
}
