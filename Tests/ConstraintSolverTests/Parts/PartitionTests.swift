import Testing

@testable import ConstraintSolver

@Suite("The parts of a system")
struct PartitionTests {
  /// The table of the page *One solve, step by step*: what an event does in each state.
  private static let table:
    [(
      event: Partition.Event, unclassified: Partition.Action, stable: Partition.Action,
      volatile: Partition.Action
    )] = [
      (.structure, .lookAlone, .takeApart, .takeApart),
      (.constant, .lookAlone, .lookAlone, .takeApart),
      (.movement, .keep, .keep, .takeApart),
      (.side, .lookAlone, .takeApart, .takeApart),
      (.sameSide, .lookAlone, .keep, .lookAlone),
      (.miss, .lookAlone, .takeApart, .takeApart),
      (.support, .keep, .keep, .takeApart),
      (.slack, .keep, .takeApart, .takeApart),
      (.freedom, .lookAlone, .takeApart, .takeApart),
      (.decidedFreedom, .lookAlone, .keep, .takeApart),
    ]

  /// The flags of a variable in a part of a state.
  private func flags(_ state: Partition.State) -> VariableFlags {
    var flags: VariableFlags = [.dependsOnChoice, .nonnegative]
    flags.join(state)
    return flags
  }

  @Test("Every event does in every state what the table says")
  func cells() {
    expect(Set(Self.table.map { $0.event }) == Set(Partition.Event.allCases))
    for row in Self.table {
      let cells = [row.unclassified, row.stable, row.volatile]
      for (state, expected) in zip([Partition.State.unclassified, .stable, .volatile], cells) {
        let action = Partition.action(on: row.event, in: state)
        expect(action == expected, "\(row.event), \(state)")
        expect(flags(state).part == state && flags(state).isInPart == (state != .unclassified))
        var partition = Partition()
        let isTaken = partition.note(row.event, at: 3, flags(state))
        expect(isTaken == (action == .takeApart), "\(row.event), \(state)")
        expect(partition.hasTouched == isTaken)
        let isKept = Partition.keeps(row.event, flags(state))
        expect(isKept == (action == .keep && state != .unclassified), "\(row.event), \(state)")
      }
    }
  }

  @Test("A variable leaves its part with nothing else forgotten")
  func leaving() {
    for state in Partition.State.allCases {
      var flags = flags(state)
      flags.leavePart()
      expect(flags == [.dependsOnChoice, .nonnegative] && flags.part == .unclassified)
    }
  }

  /// A system of variables in parts of these states.
  private func system(_ states: [Partition.State]) -> LinearSystem {
    var system = LinearSystem()
    let first = system.allocateVariables(states.count)
    for (number, state) in states.enumerated() {
      system.variables[first.advanced(by: number)] = .new
      system.variables[first.advanced(by: number)].flags.join(state)
    }
    return system
  }

  @Test("What was touched is taken once, in order, and is in no part then")
  func touched() {
    var system = system([.stable, .volatile, .unclassified])
    var partition = Partition()
    for variable: VariableID in [1, 0, 1, 2] {
      _ = partition.note(.structure, at: variable, system.variables[variable].flags)
    }
    expect(partition.takeTouched(in: &system)?.variable == 1)
    // What is touched meanwhile comes last.
    partition.rebuild(around: 2, in: &system)
    expect(system.variables[2].flags.part == .volatile)
    let second = partition.takeTouched(in: &system)
    expect(second?.variable == 0 && second?.flags.part == .stable)
    expect(partition.takeTouched(in: &system)?.variable == 2)
    expect(partition.hasTouched)
    expect(partition.takeTouched(in: &system)?.variable == nil)
    expect(!partition.hasTouched)
    for variable in system.variables.ids { expect(!system.variables[variable].flags.isInPart) }
  }

  @Test("Proofs last until something moves, and are taken once")
  func proofs() {
    var partition = Partition()
    partition.noteProof(of: 4)
    partition.noteProof(of: 7)
    partition.classifyLater(4)
    expect(partition.hasUnclassified)
    expect(partition.takeUnclassified() == 4)
    expect(partition.takeUnclassified() == nil)
    expect(!partition.hasUnclassified)
    expect(partition.takeProved() == [4, 7])
    expect(partition.takeProved().isEmpty)
    partition.noteProof(of: 4)
    partition.forgetProofs()
    expect(partition.takeProved().isEmpty)
  }

  @Test("All work is forgotten together")
  func forgetting() {
    var partition = Partition()
    var system = system([.volatile])
    partition.rebuild(around: 0, in: &system)
    partition.classifyLater(0)
    partition.noteProof(of: 0)
    var choices = List<VariableID>()
    choices.append(0)
    partition.decideLater(choices)
    expect(partition.hasUndecided && partition.hasTouched)
    partition.removeAll()
    expect(!partition.hasUndecided && !partition.hasTouched && !partition.hasUnclassified)
    expect(partition.takeProved().isEmpty)
    expect(system.variables[0].flags.part == .volatile)
  }
}
