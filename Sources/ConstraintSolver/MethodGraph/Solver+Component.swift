// Parts of the system that hang together once everything fixed by required equalities is held.
extension Solver {
  /// The most choices a part may have to be settled whole.
  static let wholeLimit = 64

  /// All leaves that hang together with the given ones, or nil when they are too many.
  ///
  /// Variables that required equalities fix alone separate parts: no choice reaches across them.
  mutating func wholePart(around start: [Int32]) -> [Int32]? {
    let mark = nextEpoch()
    var leaves: [Int32] = []
    walkVariable.count = 0
    for variable in start where variableMark[Int(variable)] != mark {
      variableMark[Int(variable)] = mark
      walkVariable.append(variable)
    }
    while walkVariable.count > 0 {
      let variable = walkVariable.popLast()
      if isLeaf(Int(variable)) {
        leaves.append(variable)
        if leaves.count > Self.wholeLimit {
          walkVariable.count = 0
          return nil
        }
      }
      var slot = firstSlot[Int(variable)]
      while slot >= 0 {
        let row = row(ofSlot: slot)
        slot = slotNext[Int(slot)]
        if rowMark[row] == mark || head[row].isRejected || head[row].unknown > 0 { continue }
        rowMark[row] = mark
        for term in (row &* 4)..<(row &* 4 &+ head[row].count) {
          let other = slotVariable[term]
          if variableMark[Int(other)] == mark { continue }
          if variableFlags[Int(other)] & VariableFlag.soft == 0 { continue }
          variableMark[Int(other)] = mark
          walkVariable.append(other)
        }
      }
    }
    return leaves
  }
}
