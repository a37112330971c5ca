extension Solver {
  /// Starts a round of marking and returns its number.
  @inline(__always)
  mutating func nextEpoch() -> Int32 {
    if epoch == .max { resetMarks() }
    epoch &+= 1
    return epoch
  }

  @inline(never)
  private mutating func resetMarks() {
    for index in 0..<variableMark.count { variableMark[index] = 0 }
    for index in 0..<rowMark.count { rowMark[index] = 0 }
    epoch = 0
  }

  /// Everything connected with `start` that is not marked with the current epoch yet.
  func region(around start: Int, epoch: Int32) -> Region {
    var region = Region()
    var pending = [Int32(start)]
    var rows: [Int32] = []
    variableMark[start] = epoch
    while let next = pending.popLast() {
      region.variables.append(next)
      var slot = firstSlot[Int(next)]
      while slot >= 0 {
        let row = row(ofSlot: slot)
        slot = slotNext[Int(slot)]
        if rowMark[row] == epoch { continue }
        rowMark[row] = epoch
        rows.append(Int32(row))
        for term in (row * 4)..<(row * 4 + head[row].count) {
          let other = Int(slotVariable[term])
          if variableMark[other] == epoch { continue }
          variableMark[other] = epoch
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
      if head[Int(row)].isRequired {
        region.required.append(row)
      } else {
        region.optional.append(row)
      }
    }
    region.required.sort { isOlder(Int($0), Int($1)) }
    region.optional.sort { left, right in
      let first = levels.rank[Int(head[Int(left)].level)]
      let second = levels.rank[Int(head[Int(right)].level)]
      return first != second ? first < second : isOlder(Int(left), Int(right))
    }
  }

  /// Whether `row` comes before `other` when required rows are accepted one by one.
  @inline(__always)
  func isOlder(_ row: Int, _ other: Int) -> Bool {
    rank[row] != rank[other] ? rank[row] < rank[other] : sequence[row] < sequence[other]
  }
}
