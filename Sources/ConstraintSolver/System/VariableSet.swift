/// A set of variables: a bit for each variable up to the last member, and a list of the members.
struct VariableSet: ~Copyable {
  private var words = List<UInt64>()
  private var members = List<VariableID>()

  /// Lets the set begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Self.usualWords, to: &words)
    arena.lend(Arena.someEntries, to: &members)
  }

  /// - Complexity: O(1).
  func contains(_ variable: VariableID) -> Bool {
    let word = Self.word(of: variable)
    return word < words.count && words[word] & Self.bit(of: variable) != 0
  }

  /// - Complexity: amortised O(1), and once O(*n*) in the number of the variable.
  mutating func insert(_ variable: VariableID) {
    let word = Self.word(of: variable)
    if word >= words.count { words.append(repeating: 0, count: word + 1 - words.count) }
    if words[word] & Self.bit(of: variable) != 0 { return }
    words[word] |= Self.bit(of: variable)
    members.append(variable)
  }

  /// - Complexity: O(members).
  mutating func removeAll() {
    for index in members.indices { words[Self.word(of: members[index])] = 0 }
    members.removeAll()
  }

  /// For 192 variables.
  private static var usualWords: Int { 3 }

  private static func word(of variable: VariableID) -> Int { variable.position >> 6 }

  private static func bit(of variable: VariableID) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: variable.number)
  }
}
