// Rows that must hold, and those that cannot.
extension LinearProgram {
  /// What became of rows that must hold.
  struct Acceptance {
    /// The rows that cannot hold with others, each with the rows in its way.
    var conflicts: [ProgramConflict] = []
    /// Whether each row holds, or was found to be impossible: not where a limit came first.
    var isComplete = false
  }

  /// Makes bounds and the first rows hold, the first ones first.
  mutating func acceptRequired(_ count: Int) -> Acceptance {
    let numbers = Array(columns..<(columns + count))
    findForcedEqualities(among: numbers)
    requireBounds()
    return require(numbers)
  }

  /// Forbids columns to be negative that must not.
  mutating func requireBounds() {
    for column in 0..<columns where active.rows.senses[column] > 0 {
      active.forbidViolation(of: column)
    }
  }

  /// Makes rows hold, the first ones first; returns those that cannot hold with the others, each with the
  /// rows in its way.
  ///
  /// Forced equalities are tried as such first.
  mutating func require(_ numbers: [Int]) -> Acceptance {
    if !forced.rows.isEmpty {
      for row in forced.rows { active.setSense(of: row, to: 0) }
      let remaining = forced.remaining(of: numbers)
      let acceptance = accept(remaining, untilConflict: true)
      for (row, sense) in zip(forced.rows, forced.senses) { active.setSense(of: row, to: sense) }
      if acceptance.conflicts.isEmpty { return acceptance }
      for row in remaining { active.setUnconstrained(row) }
      forgetForcedEqualities()
    }
    return accept(numbers, untilConflict: false)
  }

  /// Accepts one group of rows after another, at first all of them, beside what is required already.
  ///
  /// A contradiction tells that its last row cannot hold with all before it. So rows from that one on are put
  /// off, until those before it are found to hold; then it is the first that does not. Groups after it begin
  /// with a single row and double.
  ///
  /// Where those before it contradict each other too, half of them are tried each time: a chain of bounds
  /// none of which has room would show one contradiction for each of its rows.
  private mutating func accept(_ numbers: [Int], untilConflict: Bool) -> Acceptance {
    var acceptance = Acceptance()
    var places: [Int: Int] = [:]
    var start = 0
    var size = numbers.count
    repeat {
      var end = min(start + size, numbers.count)
      var blocked: (place: Int, conflict: ProgramConflict)?
      if start > 0 && size == 1 && !isExhausted {
        let row = numbers[start]
        active.forbidViolation(of: row)
        if active.basis.contains(row) || !active.isBeyond(row) {
          start = end
          size = 2
          continue
        }
        if DualSteps.isEvidentlyStuck(row, &active) {
          acceptance.conflicts.append(conflict(of: row, places))
          active.setUnconstrained(row)
          start = end
          continue
        }
      }
      forbidViolations(of: numbers[start..<end])
      search: while true {
        switch reachFeasibility() {
        case .undecided: return acceptance
        case .holds:
          guard let (place, _) = blocked, end < place else { break search }
          start = end
          end += (place - end + 1) / 2
          forbidViolations(of: numbers[start..<end])
        case .contradicts(let row):
          if places.isEmpty {
            for (place, row) in numbers.enumerated() { places[row] = place }
          }
          let conflict = conflict(of: row, places)
          guard let place = places[conflict.failed], place >= start, place < end else {
            // What was accepted contradicts itself: rounding.
            giveUpProof()
            return acceptance
          }
          let kept = blocked == nil ? place : (start + place) / 2
          for row in numbers[kept..<end] { active.setUnconstrained(row) }
          end = kept
          blocked = (place, conflict)
          if untilConflict { return Acceptance(conflicts: [conflict]) }
        }
      }
      start = end
      size *= 2
      if let blocked {
        acceptance.conflicts.append(blocked.conflict)
        start += 1
        size = 1
      }
    } while start < numbers.count
    acceptance.isComplete = true
    return acceptance
  }

  /// Forbids the violation of rows, and goes towards where they hold.
  private mutating func forbidViolations(of numbers: ArraySlice<Int>) {
    for row in numbers { active.forbidViolation(of: row) }
    approachFeasibility()
  }

  /// Why the last one of a row that cannot hold, and of the basic rows in its way, is the one to fail.
  private mutating func conflict(of row: Int, _ places: [Int: Int]) -> ProgramConflict {
    let others = supports(of: row)
    let own = places[row] ?? -1
    let residual = active.point.residuals[row]
    guard let last = others.max(by: { places[$0.row] ?? -1 < places[$1.row] ?? -1 }),
      places[last.row] ?? -1 > own
    else {
      return ProgramConflict(failed: row, residual: residual, others: others)
    }
    var shares = [(row: row, share: 1 / last.share)]
    for other in others where other.row != last.row {
      shares.append((other.row, -other.share / last.share))
    }
    return ProgramConflict(
      failed: last.row,
      residual: -residual / last.share,
      others: shares.sorted { $0.row < $1.row }
    )
  }
}

/// A row that cannot hold, and the basic rows that keep it from holding, with their shares.
struct ProgramConflict {
  var failed: Int
  /// Its residual where it comes nearest to holding.
  var residual: Double
  var others: [(row: Int, share: Double)]
}
