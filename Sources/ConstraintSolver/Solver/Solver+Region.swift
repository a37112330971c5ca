extension Solver {
  /// Starts a round of marking and returns its number.
  @inline(__always)
  mutating func nextEpoch() -> Int32 {
    if epoch == .max { resetMarks() }
    if localIndex.count < variablePool.count { growScratch() }
    epoch &+= 1
    return epoch
  }

  /// Makes room for as many numbers and adjoints as there are variables.
  @inline(never)
  mutating func growScratch() {
    let missing = variablePool.count - localIndex.count
    if missing <= 0 { return }
    localIndex.append(repeating: -1, count: missing)
    adjoint.append(repeating: 0, count: missing)
  }

  @inline(never)
  private mutating func resetMarks() {
    for index in 0..<variablePool.count { variablePool[index].mark = 0 }
    for index in 0..<rowPool.count { rowPool[index].mark = 0 }
    epoch = 0
  }

  /// Everything connected with `start` that is not marked with the current epoch yet.
  func region(around start: Int, epoch: Int32) -> Region {
    var region = Region()
    var pending = [Int32(start)]
    var rows: [Int32] = []
    variablePool[start].mark = epoch
    while let next = pending.popLast() {
      region.variables.append(next)
      var slot = variablePool[Int(next)].firstSlot
      while slot >= 0 {
        let row = Int(termPool[Int(slot)].row)
        slot = termPool[Int(slot)].next
        if rowPool[row].mark == epoch { continue }
        rowPool[row].mark = epoch
        rows.append(Int32(row))
        for term in terms(of: row) {
          let other = Int(termPool[term].variable)
          if variablePool[other].mark == epoch { continue }
          variablePool[other].mark = epoch
          pending.append(Int32(other))
        }
      }
    }
    region.variables.sort()
    distribute(rows, to: &region)
    return region
  }

  /// Sorts rows into required ones by age and optional ones by priority.
  func distribute(_ rows: [Int32], to region: inout Region) {
    for row in rows {
      if rowPool[Int(row)].head.isRequired {
        region.required.append(row)
      } else {
        region.optional.append(row)
      }
    }
    region.required.sort { isOlder(Int($0), Int($1)) }
    region.optional.sort { left, right in
      let first = levels.rank[Int(rowPool[Int(left)].head.level)]
      let second = levels.rank[Int(rowPool[Int(right)].head.level)]
      return first != second ? first < second : isOlder(Int(left), Int(right))
    }
  }

  /// Whether `row` comes before `other` when required rows are accepted one by one.
  @inline(__always)
  func isOlder(_ row: Int, _ other: Int) -> Bool {
    rowPool[row].rank != rowPool[other].rank
      ? rowPool[row].rank < rowPool[other].rank : rowPool[row].sequence < rowPool[other].sequence
  }
}
