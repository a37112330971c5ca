/// Choices that were optimised in a program, or pivoted, in the present solve: their flags say so until it ends.
struct MovedChoices: ~Copyable {
  private var choices = List<Int32>()

  /// Lets the list begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) { arena.lend(Arena.someEntries, to: &choices) }

  @inline(__always)
  var isEmpty: Bool { choices.isEmpty }

  /// Notes that a choice moved, as its flags say.
  mutating func append(_ choice: Int32) { choices.append(choice) }

  /// Forgets that they moved.
  mutating func removeAll(in system: inout LinearSystem) {
    for index in choices.indices {
      system.variables[choices[index]].flags.subtract([.optimized, .pivoted])
    }
    choices.removeAll()
  }
}
