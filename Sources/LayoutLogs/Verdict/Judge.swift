import ConstraintSolver

/// Decides a report.
struct Judge {
  let system: ReportSystem
  /// Whether the language reads from right to left.
  let isRightToLeft: Bool

  init(_ system: ReportSystem, readsRightToLeft: Bool) {
    self.system = system
    isRightToLeft = readsRightToLeft || system.saysRightToLeft
  }

  func judgement() -> Judgement {
    var judgement = Judgement()
    guard system.rows.count <= Judgement.mostRows else {
      judgement.verdict = .undecided
      judgement.missing = [.tooManyRows(system.rows.count)]
      return judgement
    }
    let readings = readings(isRightToLeft)
    let answers = readings.map { $0.contradiction(among: system.usable) }
    if answers.allSatisfy({ $0 != nil }) {
      conflict(readings, readings.count == 1 ? answers[0] : nil, &judgement)
      return judgement
    }
    judgement.missing = system.gaps
    if answers.contains(where: { $0 != nil }) {
      judgement.missing += decisive(answers.map { $0 != nil })
    } else {
      judgement.missing += readings.flatMap { decisiveUnknowns($0) }
    }
    if judgement.missing.isEmpty, mirroredConflicts { judgement.missing = [.direction] }
    var seen: Set<MissingValue> = []
    judgement.missing = judgement.missing.filter { seen.insert($0).inserted }
    judgement.verdict = judgement.missing.isEmpty ? .agrees : .undecided
    return judgement
  }

  /// Every way to read the report in one direction.
  private func readings(_ isRightToLeft: Bool) -> [FeasibilityProblem] {
    (0..<(1 << system.choices.count)).map {
      system.problem(Reading(isRightToLeft: isRightToLeft, choices: UInt8($0)))
    }
  }

  // MARK: Conflicts

  /// Finds the sets that conflict under every reading.
  private func conflict(
    _ readings: [FeasibilityProblem],
    _ known: [Int]?,
    _ judgement: inout Judgement
  ) {
    judgement.verdict = .conflict
    judgement.reading = Reading(isRightToLeft: isRightToLeft)
    var sets = IrreducibleSets(among: system.usable, knowing: known) {
      FeasibilityProblem.contradiction(ofAll: readings, among: $0)
    }
    while let set = sets.next() { judgement.cores.append(set) }
    judgement.cores.sort { first, second in
      first.count != second.count
        ? first.count < second.count : first.lexicographicallyPrecedes(second)
    }
    judgement.isComplete = sets.isComplete
    guard system.mixesDirections, !isRightToLeft, let core = judgement.cores.first else { return }
    let mirrored = self.readings(true)
    judgement.assumesLeftToRight = mirrored.contains { $0.contradiction(among: core) == nil }
  }

  // MARK: What is missing

  /// The choices that decide: those where one answer makes a conflict and the other does not.
  private func decisive(_ conflicts: [Bool]) -> [MissingValue] {
    system.choices.indices.filter { choice in
      conflicts.indices.contains { conflicts[$0] != conflicts[$0 ^ (1 << choice)] }
    }.map { system.missing(system.choices[$0]) }
  }

  /// Larger than any screen: what holds at zero and here holds in between.
  private static let farAway = 1e6
  /// The most unknowns that are looked at one by one.
  private static let mostUnknowns = 32

  /// The unknowns that decide: rows that hold at zero for all of them and far away for each hold for
  /// whatever is in between, since the points where rows hold are convex.
  private func decisiveUnknowns(_ reading: FeasibilityProblem) -> [MissingValue] {
    let unknowns = system.unknowns
    if unknowns.isEmpty { return [] }
    if unknowns.count > Self.mostUnknowns { return unknowns.map { system.missing($0) } }
    let variables = unknowns.indices.map { Variable(index: Int32(system.variable(ofUnknown: $0))) }
    let zeros = variables.map { (variable: $0, value: 0.0) }
    let holdsAtZero = reading.contradiction(among: system.usable, assuming: zeros) == nil
    return unknowns.indices.filter { number in
      var pins = holdsAtZero ? zeros : []
      pins.removeAll { $0.variable == variables[number] }
      func fails(at value: Double) -> Bool {
        let pin = (variable: variables[number], value: value)
        return reading.contradiction(among: system.usable, assuming: pins + [pin]) != nil
      }
      return fails(at: Self.farAway) || (!holdsAtZero && fails(at: 0))
    }.map { system.missing(unknowns[$0]) }
  }

  /// Whether the rows conflict where the language reads the other way.
  private var mirroredConflicts: Bool {
    guard system.mixesDirections else { return false }
    return readings(!isRightToLeft).allSatisfy { $0.contradiction(among: system.usable) != nil }
  }
}
