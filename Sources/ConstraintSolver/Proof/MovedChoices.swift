/// Choices that were optimised in a program, or pivoted, in the present solve: their flags say so until it ends.
struct MovedChoices: ~Copyable {
  private var choices = List<VariableID>()
  /// Those of them that went to the best point of a line.
  private var stepped = VariableSet()
  /// How many variables were met on lines in the present solve.
  private var spent = 0
  /// Whether a line was looked at in the present solve because an inequality was violated.
  var repairedInequality = false

  /// Lets the list begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.someEntries, to: &choices)
    stepped.begin(in: &arena)
  }

  @inline(__always)
  var isEmpty: Bool { choices.isEmpty }

  /// Notes that a choice moved, as its flags say.
  mutating func append(_ choice: VariableID) { choices.append(choice) }

  /// Whether a choice may go to the best point of its line: once, and not where a program has put it.
  func mayStep(_ choice: VariableID, _ flags: VariableFlags) -> Bool {
    if flags.contains(.decided) || stepped.contains(choice) { return false }
    return !flags.contains(.optimized) || flags.contains(.pivoted)
  }

  /// Whether what is still to be looked at on lines is enough for steps in a system of so many variables.
  ///
  /// A program exchanges rows for less than a step takes where those are many.
  func maySpend(in count: Int) -> Bool { spent <= 8 &* count &+ 64 }

  /// Counts variables that were met on a line.
  mutating func spend(_ count: Int) { spent &+= count }

  /// Notes that a choice went to the best point of a line.
  mutating func noteStep(of choice: VariableID) { stepped.insert(choice) }

  /// Forgets that they moved.
  mutating func removeAll(in system: inout LinearSystem) {
    for index in choices.indices {
      system.variables[choices[index]].flags.subtract([.optimized, .pivoted])
    }
    choices.removeAll()
    stepped.removeAll()
    spent = 0
    repairedInequality = false
  }
}
