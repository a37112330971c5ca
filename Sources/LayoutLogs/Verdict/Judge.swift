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
    let answers = readings.map { ($0, $0.contradiction(system.usable)) }
    if answers.allSatisfy({ $0.1 != nil }) {
      conflict(answers, &judgement)
      return judgement
    }
    judgement.missing = system.gaps
    if answers.contains(where: { $0.1 != nil }) {
      judgement.missing += decisive(answers.map { $0.1 != nil })
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
  private func readings(_ isRightToLeft: Bool) -> [Feasibility] {
    (0..<(1 << system.choices.count)).map {
      Feasibility(system, Reading(isRightToLeft: isRightToLeft, choices: UInt8($0)))
    }
  }

  // MARK: Conflicts

  private func conflict(_ answers: [(Feasibility, [Int]?)], _ judgement: inout Judgement) {
    judgement.verdict = .conflict
    judgement.reading = answers[0].0.reading
    let readings = answers.map { $0.0 }
    let known = readings.count == 1 ? answers[0].1 : nil
    let search = CoreSearch(system.usable, knowing: known) { rows in
      if readings.count == 1 { return readings[0].contradiction(rows) }
      return irreducible(rows, readings)
    }
    judgement.cores = search.cores
    judgement.isComplete = search.isComplete
    guard system.mixesDirections, !isRightToLeft, let core = search.cores.first else { return }
    let mirrored = self.readings(true)
    judgement.assumesLeftToRight = mirrored.contains { $0.contradiction(core) == nil }
  }

  /// A set that cannot hold under any reading, and of which no row can be left out.
  private func irreducible(_ rows: [Int], _ readings: [Feasibility]) -> [Int]? {
    func union(_ rows: [Int]) -> [Int]? {
      var found: Set<Int> = []
      for reading in readings {
        guard let core = reading.contradiction(rows) else { return nil }
        found.formUnion(core)
      }
      return found.sorted()
    }
    guard var kept = union(rows) else { return nil }
    for row in kept {
      if let rest = union(kept.filter { $0 != row }) { kept = rest }
    }
    return kept
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
  private func decisiveUnknowns(_ reading: Feasibility) -> [MissingValue] {
    let unknowns = system.unknowns
    if unknowns.isEmpty { return [] }
    if unknowns.count > Self.mostUnknowns { return unknowns.map { system.missing($0) } }
    let variables = unknowns.indices.map { system.variable(ofUnknown: $0) }
    let zeros = variables.map { (variable: $0, value: 0.0) }
    let holdsAtZero = reading.contradiction(system.usable, pins: zeros) == nil
    return unknowns.indices.filter { number in
      var pins = holdsAtZero ? zeros : []
      pins.removeAll { $0.variable == variables[number] }
      func fails(at value: Double) -> Bool {
        let pin = (variable: variables[number], value: value)
        return reading.contradiction(system.usable, pins: pins + [pin]) != nil
      }
      return fails(at: Self.farAway) || (!holdsAtZero && fails(at: 0))
    }.map { system.missing(unknowns[$0]) }
  }

  /// Whether the rows conflict where the language reads the other way.
  private var mirroredConflicts: Bool {
    guard system.mixesDirections else { return false }
    return readings(!isRightToLeft).allSatisfy { $0.contradiction(system.usable) != nil }
  }
}
