/// A number for each of a few variables, none for all others.
struct VariableNumbers: ~Copyable {
  /// The number of each variable, or a negative one.
  private var numbers = Table<VariableRecord, Int32>()

  private static var none: Int32 { -1 }
  private static var replaced: Int32 { -2 }

  /// Makes room for as many variables.
  mutating func reserve(_ count: Int) {
    if numbers.count < count {
      numbers.append(repeating: Self.none, count: count - numbers.count)
    }
  }

  /// Gives variables their positions as numbers.
  mutating func set(_ variables: [VariableID]) {
    for (position, variable) in variables.enumerated() {
      numbers[variable] = Int32(truncatingIfNeeded: position)
    }
  }

  /// Gives a variable a number.
  @inline(__always)
  mutating func set(_ variable: VariableID, to number: Int32) { numbers[variable] = number }

  /// Notes that something else takes the place of variables.
  mutating func replace(_ variables: [VariableID]) {
    for variable in variables { numbers[variable] = Self.replaced }
  }

  /// Takes the number of a variable back.
  @inline(__always)
  mutating func forget(_ variable: VariableID) { numbers[variable] = Self.none }

  /// Takes the numbers of variables back.
  mutating func forget(_ variables: [VariableID]) {
    for variable in variables { forget(variable) }
  }

  /// The number of a variable; nil if it has none.
  @inline(__always)
  subscript(variable: VariableID) -> Int32? {
    let number = numbers[variable]
    return number < 0 ? nil : number
  }

  /// Whether something else takes the place of a variable.
  @inline(__always)
  func isReplaced(_ variable: VariableID) -> Bool { numbers[variable] == Self.replaced }
}
