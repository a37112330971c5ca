/// The parts of the system: what is known of each, and what waits to be done with them.
///
/// A part is what hangs together through shared rows once everything fixed by required equalities is taken for
/// constant. ``action(on:in:)`` says what an event does to it, depending on its state; the page *One solve, step
/// by step* has the same as a table.
struct Partition: ~Copyable {
  /// What is known of a part.
  enum State: CaseIterable {
    /// Nothing: what happens in it is looked at by itself.
    case unclassified
    /// It is at its optimum while its structure and the sides of its violations last.
    case stable
    /// It is at its optimum as long as nothing moves in it.
    case volatile
  }

  /// What may happen to a part.
  enum Event: CaseIterable {
    /// A row comes, goes or gets another priority; a variable loses its row, or its place in the order.
    case structure
    /// The constant of a row beside the graph changes.
    case constant
    /// A variable of it has another value.
    case movement
    /// An optional row comes to another side.
    case side
    /// An optional row is compared and is violated on the side that it was on.
    case sameSide
    /// A required row or a bound does not hold.
    case miss
    /// An inequality that held the part has no slack as before, or has slack now.
    case support
    case slack
    /// A choice may be able to move at no cost: one that the graph made, or one that a program decided.
    case freedom
    case decidedFreedom
  }

  /// What becomes of a part.
  enum Action {
    /// It stays optimal; there is nothing to do.
    case keep
    /// It is solved anew.
    case takeApart
    /// The event is looked at by itself.
    case lookAlone
  }

  /// What an event does to a part in a state.
  @inline(__always)
  static func action(on event: Event, in state: State) -> Action {
    switch (state, event) {
    case (.unclassified, .movement), (.unclassified, .support), (.unclassified, .slack): .keep
    case (.unclassified, _): .lookAlone
    case (.stable, .movement), (.stable, .sameSide), (.stable, .support): .keep
    case (.stable, .decidedFreedom): .keep
    case (.stable, .constant): .lookAlone
    case (.stable, .structure), (.stable, .side), (.stable, .miss): .takeApart
    case (.stable, .slack), (.stable, .freedom): .takeApart
    case (.volatile, .sameSide): .lookAlone
    case (.volatile, _): .takeApart
    }
  }

  /// A variable of a part in which something happened, and whether that was a change of structure.
  struct Touched: BitwiseCopyable {
    let variable: VariableID
    let isStructural: Bool
  }

  /// What happened in parts.
  private var touched = List<Touched>()
  private var nextTouched = 0
  /// Variables of parts to be classified at the end of the solve.
  private var unclassified = List<VariableID>()
  private var nextUnclassified = 0
  /// Choices that a linear program has decided in the present solve, for as long as constants alone change;
  /// nothing has moved since.
  private var proved = List<VariableID>()
  /// Choices of parts that a linear program is to decide again.
  private var undecided = List<VariableID>()

  /// Lets the list that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.someEntries, to: &unclassified)
  }

  /// Forgets all work; what is known of parts stays with their variables.
  mutating func removeAll() {
    touched.removeAll()
    nextTouched = 0
    unclassified.removeAll()
    nextUnclassified = 0
    proved.removeAll()
    undecided.removeAll()
  }

  // MARK: Events

  /// The flags of variables whose part an event takes apart.
  @inline(__always)
  static func takenApart(by event: Event) -> VariableFlags {
    let stable: VariableFlags = action(on: event, in: .stable) == .takeApart ? .inStablePart : []
    return action(on: event, in: .volatile) == .takeApart ? stable.union(.inVolatilePart) : stable
  }

  /// Whether an event is none to the part of a variable with these flags.
  @inline(__always)
  static func keeps(_ event: Event, _ flags: VariableFlags) -> Bool {
    if action(on: event, in: .stable) == .keep && flags.contains(.inStablePart) { return true }
    return action(on: event, in: .volatile) == .keep && flags.contains(.inVolatilePart)
  }

  /// Takes note of an event at a variable; returns whether its part is taken apart by that.
  @inline(__always)
  mutating func note(_ event: Event, at variable: VariableID, _ flags: VariableFlags) -> Bool {
    if !flags.intersects(Self.takenApart(by: event)) { return false }
    touched.append(Touched(variable: variable, isStructural: event == .structure))
    return true
  }

  /// Takes note of an event at a row; returns whether a part of its variables is taken apart by that.
  @inline(__always)
  mutating func note(
    _ event: Event,
    atRow row: RowID,
    of system: borrowing LinearSystem
  ) -> Bool {
    var isFound = false
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if note(event, at: variable, system.variables[variable].flags) { isFound = true }
    }
    return isFound
  }

  /// Whether an event at a row is none to a part of its variables.
  func keeps(_ event: Event, atRow row: RowID, of system: borrowing LinearSystem) -> Bool {
    for position in system.terms(of: row) {
      let flags = system.variables[system.terms[position].variable].flags
      if Self.keeps(event, flags) { return true }
    }
    return false
  }

  /// Has the part of a variable taken apart whatever is known of it.
  mutating func rebuild(around variable: VariableID, in system: inout LinearSystem) {
    system.variables[variable].flags.join(.volatile)
    touched.append(Touched(variable: variable, isStructural: false))
  }

  /// Whether parts wait to be taken apart.
  @inline(__always) var hasTouched: Bool { !touched.isEmpty }

  /// The next variable at which something happened, its part left; nil once there are no more.
  mutating func takeTouched(
    in system: inout LinearSystem
  ) -> (variable: VariableID, flags: VariableFlags, isStructural: Bool)? {
    while nextTouched < touched.count {
      let entry = touched[nextTouched]
      nextTouched &+= 1
      let flags = system.variables[entry.variable].flags
      if !flags.isInPart { continue }
      system.variables[entry.variable].flags.leavePart()
      return (entry.variable, flags, entry.isStructural)
    }
    touched.removeAll()
    nextTouched = 0
    return nil
  }

  // MARK: Classification

  /// Lists a variable whose part is to be classified.
  @inline(__always)
  mutating func classifyLater(_ variable: VariableID) { unclassified.append(variable) }

  @inline(__always) var hasUnclassified: Bool { !unclassified.isEmpty }

  /// The next variable whose part is to be classified; nil once there are no more.
  mutating func takeUnclassified() -> VariableID? {
    if nextUnclassified < unclassified.count {
      defer { nextUnclassified &+= 1 }
      return unclassified[nextUnclassified]
    }
    unclassified.removeAll()
    nextUnclassified = 0
    return nil
  }

  /// Notes that a program has proved a choice for as long as constants alone change.
  mutating func noteProof(of choice: VariableID) { proved.append(choice) }

  /// Forgets what programs have proved, since something moves.
  @inline(__always)
  mutating func forgetProofs() { proved.removeAll() }

  /// Takes all choices that programs have proved.
  mutating func takeProved() -> Set<VariableID> {
    if proved.isEmpty { return [] }
    defer { proved.removeAll() }
    return Set(proved.array)
  }

  // MARK: Decisions

  /// Has a program decide choices again.
  mutating func decideLater(_ choices: borrowing List<VariableID>) {
    undecided.append(contentsOf: choices)
  }

  var hasUndecided: Bool { !undecided.isEmpty }

  /// A choice that a program is to decide again.
  mutating func takeUndecided() -> VariableID { undecided.popLast() }
}

extension VariableFlags {
  fileprivate static var inStablePart: Self { Self(rawValue: 512) }
  fileprivate static var inVolatilePart: Self { Self(rawValue: 1024) }
  fileprivate static var inPart: Self { [.inStablePart, .inVolatilePart] }

  /// Keeps a new row from determining a variable at once.
  static var needsSolve: Self { [.inPart, .idle, .dependsOnChoice, .scheduled] }

  /// Whether the variable is in a part that was classified.
  @inline(__always) var isInPart: Bool { intersects(.inPart) }

  /// What is known of the variable's part.
  @inline(__always) var part: Partition.State {
    if contains(.inVolatilePart) { return .volatile }
    return contains(.inStablePart) ? .stable : .unclassified
  }

  /// Records what is known of the variable's part.
  @inline(__always)
  mutating func join(_ state: Partition.State) {
    switch state {
    case .unclassified: break
    case .stable: insert(.inStablePart)
    case .volatile: insert(.inVolatilePart)
    }
  }

  /// Forgets what is known of the variable's part.
  @inline(__always)
  mutating func leavePart() { subtract(.inPart) }
}
