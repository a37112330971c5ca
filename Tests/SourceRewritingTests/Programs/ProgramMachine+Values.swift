extension ProgramMachine {
  // MARK: Plain values

  func truth(_ value: ProgramValue) throws -> Bool {
    guard case .bool(let value) = value else { throw ProgramProblem("\(value) is no truth") }
    return value
  }

  func number(_ value: ProgramValue) throws -> Double {
    guard case .number(let value) = value else { throw ProgramProblem("\(value) is no number") }
    return value
  }

  func elements(_ value: ProgramValue) throws -> [ProgramValue] {
    switch value {
    case .list(let elements), .tuple(let elements): return elements
    case .handle(let constraints): return constraints.map { .constraint($0) }
    default: throw ProgramProblem("\(value) is no list")
    }
  }

  func item(_ value: ProgramValue) throws -> ProgramInstance {
    switch value {
    case .instance(let item), .proxy(let item), .maker(let item): return item
    default: throw ProgramProblem("\(value) is no item")
    }
  }

  func constraints(_ value: ProgramValue) throws -> [ProgramConstraint] {
    switch value {
    case .constraint(let constraint): return [constraint]
    case .handle(let constraints): return constraints
    case .list(let values): return try values.flatMap(constraints)
    default: throw ProgramProblem("\(value) is no constraint")
    }
  }

  func areEqual(_ one: ProgramValue, _ other: ProgramValue) throws -> Bool {
    switch (one, other) {
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.number(let one), .number(let other)): return one == other
    case (.bool(let one), .bool(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    case (.instance(let one), .instance(let other)): return one === other
    case (.constraint(let one), .constraint(let other)): return one === other
    case (.implicit(let one, _), .implicit(let other, _)): return one == other
    default: throw ProgramProblem("\(one) and \(other) are compared")
    }
  }

  private static let levels: [String: Double] = [
    "required": 1_000, "defaultHigh": 750, "high": 750, "defaultLow": 250, "low": 250,
    "medium": 500,
  ]

  func priority(_ value: ProgramValue) throws -> Double {
    switch value {
    case .number(let level): return level
    case .implicit("custom", let values), .implicit("init", let values):
      return try number(values[0])
    case .implicit(let name, _):
      guard let level = Self.levels[name] else { throw ProgramProblem("priority \(name)") }
      return level
    default: throw ProgramProblem("\(value) is no priority")
    }
  }

  func attribute(_ value: ProgramValue) throws -> String {
    guard case .implicit(let name, _) = value else {
      throw ProgramProblem("\(value) is no attribute")
    }
    return name
  }

  // MARK: Expressions

  func evaluate(_ expression: ProgramExpression, _ scope: ProgramScope) throws -> ProgramValue {
    switch expression {
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .name(let name): return try value(of: name, scope)
    case .implicit(let name): return .implicit(name, [])
    case .member(let base, let name):
      if case .name("super") = base { return .function { _ in .none } }
      return try member(name, of: try evaluate(base, scope), nil, scope)
    case .call(let callee, let arguments): return try call(callee, arguments, scope)
    case .index(let base, let place):
      let list = try elements(try evaluate(base, scope))
      let index = Int(try number(try evaluate(place, scope)))
      guard list.indices.contains(index) else { throw ProgramProblem("no element \(index)") }
      return list[index]
    case .list(let values): return .list(try values.map { try evaluate($0, scope) })
    case .tuple(let values):
      return .tuple(try values.map { try evaluate($0.value, scope) })
    case .closure(let names, let body): return .function(closure(names, body, scope))
    case .prefix(let sign, let operand): return try prefix(sign, try evaluate(operand, scope))
    case .binary("&&", let one, let other):
      return .bool(
        try truth(try evaluate(one, scope)) && truth(try evaluate(other, scope))
      )
    case .binary("||", let one, let other):
      return .bool(
        try truth(try evaluate(one, scope)) || truth(try evaluate(other, scope))
      )
    case .binary("??", let one, let other):
      let value = try evaluate(one, scope)
      if case .none = value { return try evaluate(other, scope) }
      return value
    case .binary(let sign, let one, let other):
      return try combine(sign, try evaluate(one, scope), try evaluate(other, scope))
    case .choice(let condition, let one, let other):
      return try evaluate(try truth(try evaluate(condition, scope)) ? one : other, scope)
    case .optional(let inner):
      let value = try evaluate(inner, scope)
      if case .none = value { throw Flow.noValue }
      return value
    case .chain(let inner):
      do { return try evaluate(inner, scope) } catch Flow.noValue { return .none }
    case .unwrapped(let inner):
      let value = try evaluate(inner, scope)
      if case .none = value { throw ProgramProblem("nil is unwrapped: \(inner)") }
      return value
    }
  }

  private func prefix(_ sign: String, _ value: ProgramValue) throws -> ProgramValue {
    switch sign {
    case "-": return .number(0 - (try number(value)))
    case "!": return .bool(try !truth(value))
    case "&": return value
    case ">=", "<=", "==":
      if case .signed(_, let number, let factor) = value { return .signed(sign, number, factor) }
      return .signed(sign, try number(value), 1)
    case "*": return .signed("*", 0, try number(value))
    default: throw ProgramProblem("prefix \(sign)")
    }
  }

  private static func constant(_ name: String) -> ProgramValue? {
    switch name {
    case "true": .bool(true)
    case "false": .bool(false)
    case "nil": ProgramValue.none
    default: nil
    }
  }

  func value(of name: String, _ scope: ProgramScope) throws -> ProgramValue {
    if let value = Self.constant(name) { return value }
    if let holder = scope.holder(of: name), holder !== globals, let value = holder.values[name] {
      return value
    }
    if name == "self" {
      guard let owner = scope.owner else { throw ProgramProblem("self is not known") }
      return .instance(owner)
    }
    if let owner = scope.owner, let value = try memberIfAny(name, of: owner, nil) { return value }
    if let type = scope.type, let value = try staticMember(name, of: type, nil) { return value }
    if let value = globals.values[name] { return value }
    if let value = try word(name) { return value }
    if name.first?.isUppercase ?? false { return .type(name) }
    if let owner = scope.owner { return try member(name, of: .instance(owner), nil, scope) }
    throw ProgramProblem("'\(name)' is not known")
  }

  // MARK: Calls

  typealias Arguments = [(label: String?, value: ProgramValue)]

  private func call(
    _ callee: ProgramExpression,
    _ arguments: [ProgramArgument],
    _ scope: ProgramScope
  ) throws -> ProgramValue {
    steps += 1
    guard steps < 200_000 else { throw ProgramProblem("it does not end") }
    if case .member(.name("super"), _) = callee { return .none }
    // What changes a list changes the variable that holds it.
    if case .member(let base, let name) = callee,
      ["append", "removeAll", "toggle", "removeLast", "insert"].contains(name)
    {
      let old = try evaluate(base, scope)
      switch (old, name) {
      case (.list(let list), "append"):
        let value = try evaluate(arguments[0].value, scope)
        let added = arguments[0].label == nil ? [value] : try elements(value)
        try set(base, .list(list + added), scope)
        return .none
      case (.list, "removeAll"):
        try set(base, .list([]), scope)
        return .none
      case (.bool(let value), "toggle"):
        try set(base, .bool(!value), scope)
        return .none
      default: break
      }
    }
    let labels = arguments.map(\.label)
    var target: ProgramNative
    if case .name(let name) = callee {
      target = try function(try callable(name, labels, scope), name)
    } else if case .member(let base, let name) = callee {
      let value = try evaluate(base, scope)
      target = try function(try member(name, of: value, labels, scope), name)
    } else if case .implicit(let name) = callee {
      target = { .implicit(name, $0.map(\.value)) }
    } else {
      target = try function(try evaluate(callee, scope), "")
    }
    var values: Arguments = []
    for argument in arguments {
      values.append((argument.label, try evaluate(argument.value, scope)))
    }
    return try target(values)
  }

  func function(_ value: ProgramValue, _ name: String) throws -> ProgramNative {
    switch value {
    case .function(let function): return function
    case .type(let type): return { [unowned self] in try construct(type, $0) }
    default: throw ProgramProblem("\(name) is no function but \(value)")
    }
  }

  private func callable(
    _ name: String,
    _ labels: [String?],
    _ scope: ProgramScope
  ) throws -> ProgramValue {
    if let holder = scope.holder(of: name), holder !== globals, let value = holder.values[name] {
      return value
    }
    if let owner = scope.owner, let value = try memberIfAny(name, of: owner, labels) {
      return value
    }
    if let type = scope.type, let value = try staticMember(name, of: type, labels) { return value }
    if let value = globals.values[name] { return value }
    if let value = try word(name) { return value }
    if name.first?.isUppercase ?? false { return .type(name) }
    if let owner = scope.owner { return try member(name, of: .instance(owner), labels, scope) }
    throw ProgramProblem("'\(name)' is not known")
  }

  /// What the program itself declares of an object.
  func memberIfAny(
    _ name: String,
    of instance: ProgramInstance,
    _ labels: [String?]?
  ) throws -> ProgramValue? {
    if labels != nil, let function = function(name, of: instance.type, labels) {
      return .function(
        native(function, ProgramScope(globals, owner: instance, type: instance.type))
      )
    }
    if let value = instance.fields[name] { return value }
    if let variable = variable(name, of: instance.type) {
      let scope = ProgramScope(globals, owner: instance, type: instance.type)
      if let getter = variable.getter { return try run(getter, ProgramScope(scope)) }
      if let value = variable.value {
        store(try evaluate(value, scope), name, instance)
        return instance.fields[name]
      }
      return ProgramValue.none
    }
    if let function = function(name, of: instance.type, labels) {
      return .function(
        native(function, ProgramScope(globals, owner: instance, type: instance.type))
      )
    }
    return nil
  }

  func staticMember(
    _ name: String,
    of type: String,
    _ labels: [String?]?
  ) throws -> ProgramValue? {
    if let value = statics["\(type).\(name)"] { return value }
    if (types[type] ?? []).contains(where: { $0.cases.contains(name) }) {
      return .implicit(name, [])
    }
    if let variable = variable(name, of: type, isStatic: true) {
      let scope = ProgramScope(globals, type: type)
      if let getter = variable.getter { return try run(getter, scope) }
      guard let value = variable.value else { return nil }
      let result = try evaluate(value, scope)
      statics["\(type).\(name)"] = result
      return result
    }
    if let function = function(name, of: type, labels, isStatic: true) {
      return .function(native(function, ProgramScope(globals, type: type)))
    }
    return nil
  }
}
