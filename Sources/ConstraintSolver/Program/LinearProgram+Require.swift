// Rows that must hold, and those that cannot.
extension LinearProgram {
  /// Bars the violating sides of a row.
  mutating func bar(_ row: Int) {
    if slotOfRow[row] < 0 {
      locate(row, senses[row])
      if residual[row] == 0 || violates(row) { sign[row] = holdingSign(senses[row]) }
    }
    setSides(
      row,
      over: senses[row] > 0 ? .free : .barred,
      under: senses[row] < 0 ? .free : .barred
    )
  }

  /// Bars columns from becoming negative that must not.
  mutating func requireBounds() {
    for column in 0..<columns where senses[column] > 0 { bar(column) }
  }

  /// Makes rows hold, the first ones first; returns those that cannot hold with the others, each with the
  /// rows in its way.
  ///
  /// Forced equalities are tried as such first.
  mutating func require(_ numbers: [Int]) -> [ProgramConflict] {
    if !forced.rows.isEmpty {
      for row in forced.rows { senses[row] = 0 }
      let remaining = forced.remaining(of: numbers)
      let conflicts = accept(remaining, untilConflict: true)
      for (row, sense) in zip(forced.rows, forced.senses) { senses[row] = sense }
      if conflicts.isEmpty { return [] }
      for row in remaining { ignore(row) }
      forced = ForcedEqualities()
    }
    return accept(numbers, untilConflict: false)
  }

  /// Accepts one group of rows after another, at first all of them, beside what is barred already.
  ///
  /// A contradiction tells that its last row cannot hold with all before it. So rows from that one on are put
  /// off, until those before it are found to hold; then it is the first that does not. Groups after it begin
  /// with a single row and double.
  ///
  /// Where those before it contradict each other too, half of them are tried each time: a chain of bounds
  /// none of which has room would show one contradiction for each of its rows.
  private mutating func accept(_ numbers: [Int], untilConflict: Bool) -> [ProgramConflict] {
    var conflicts: [ProgramConflict] = []
    var places: [Int: Int] = [:]
    var start = 0
    var size = numbers.count
    isAccepted = false
    repeat {
      var end = min(start + size, numbers.count)
      var blocked: (place: Int, conflict: ProgramConflict)?
      if start > 0 && size == 1 && !isExhausted {
        let row = numbers[start]
        bar(row)
        if !isBeyond(row) {
          start = end
          size = 2
          continue
        }
        if isEvidentlyStuck(row) {
          conflicts.append(conflict(of: row, places))
          ignore(row)
          start = end
          continue
        }
      }
      bar(numbers[start..<end])
      search: while true {
        switch reachFeasibility() {
        case .undecided: return conflicts
        case .holds:
          guard let (place, _) = blocked, end < place else { break search }
          start = end
          end += (place - end + 1) / 2
          bar(numbers[start..<end])
        case .contradicts(let row):
          if places.isEmpty {
            for (place, row) in numbers.enumerated() { places[row] = place }
          }
          let conflict = conflict(of: row, places)
          guard let place = places[conflict.failed], place >= start, place < end else {
            // What was accepted contradicts itself: rounding.
            isComplete = false
            return conflicts
          }
          let kept = blocked == nil ? place : (start + place) / 2
          for row in numbers[kept..<end] { ignore(row) }
          end = kept
          blocked = (place, conflict)
          if untilConflict { return [conflict] }
        }
      }
      start = end
      size *= 2
      if let blocked {
        conflicts.append(blocked.conflict)
        start += 1
        size = 1
      }
    } while start < numbers.count
    isAccepted = true
    return conflicts
  }

  /// Whether a row is on a barred side.
  private func isBeyond(_ row: Int) -> Bool {
    slotOfRow[row] < 0 && residual[row] != 0 && side(row, residual[row] > 0 ? 1 : -1) == .barred
  }

  /// Whether no basic row may be left for a row, the only one that does not hold.
  private mutating func isEvidentlyStuck(_ row: Int) -> Bool {
    if !factors.exchanged.isEmpty { return false }
    express(row)
    return leavingSlot(for: row) == nil
  }

  /// Bars the violating sides of rows, and goes towards where they hold.
  private mutating func bar(_ numbers: ArraySlice<Int>) {
    for row in numbers { bar(row) }
    approachFeasibility()
  }

  /// Lowers the sum of what rows miss that are barred from it, as long as steps lead anywhere.
  ///
  /// Added rows of one term go first: in a basis they take no arithmetic, and with the others columns would
  /// go farther than these ask for, and have to come back.
  mutating func approachFeasibility() {
    approachFeasibility(ofSingleColumns: true)
    approachFeasibility(ofSingleColumns: false)
  }

  private mutating func approachFeasibility(ofSingleColumns: Bool) {
    var violated: [Int] = []
    ownVisits &+= rows / 8
    for row in 0..<rows where residual[row] != 0 && slotOfRow[row] < 0 {
      if ofSingleColumns && (row < columns || size(of: row) > 1) { continue }
      let direction: Int8 = residual[row] > 0 ? 1 : -1
      if side(row, direction) != .barred { continue }
      violated.append(row)
      sign[row] = direction
      setSides(
        row,
        over: direction > 0 ? .priced : over[row],
        under: direction < 0 ? .priced : under[row]
      )
      count(row, times: 1)
    }
    if violated.isEmpty { return }
    // However far this comes: what does not hold then is for dual steps.
    let wasComplete = isComplete
    let wasDoubtful = isCareful && isDoubtful
    minimize(until: .stall)
    isComplete = wasComplete
    if isCareful { forgetDoubts(but: wasDoubtful) }
    gradient.removeAll()
    for row in violated { bar(row) }
  }

  /// Why the last one of a row that cannot hold, and of the basic rows in its way, is the one to fail.
  private mutating func conflict(of row: Int, _ places: [Int: Int]) -> ProgramConflict {
    let others = supports(of: row)
    let own = places[row] ?? -1
    guard let last = others.max(by: { places[$0.row] ?? -1 < places[$1.row] ?? -1 }),
      places[last.row] ?? -1 > own
    else {
      return ProgramConflict(failed: row, residual: residual[row], others: others)
    }
    var shares = [(row: row, share: 1 / last.share)]
    for other in others where other.row != last.row {
      shares.append((other.row, -other.share / last.share))
    }
    return ProgramConflict(
      failed: last.row,
      residual: -residual[row] / last.share,
      others: shares.sorted { $0.row < $1.row }
    )
  }

  /// The basic rows that a row's residual depends on, with their shares in it.
  mutating func supports(of row: Int) -> [(row: Int, share: Double)] {
    express(row)
    var found: [(row: Int, share: Double)] = []
    var slot = expressed.next(from: 0)
    while slot < columns {
      if !expressed.isZero(at: slot) {
        found.append((Int(basis[slot]), expressed.values[slot]))
      }
      slot = expressed.next(from: slot + 1)
    }
    return found
  }
}

/// A row that cannot hold, and the basic rows that keep it from holding, with their shares.
struct ProgramConflict {
  var failed: Int
  /// Its residual where it comes nearest to holding.
  var residual: Double
  var others: [(row: Int, share: Double)]
}
