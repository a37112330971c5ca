/// The names of one scope.
final class ProgramScope {
  var values: [String: ProgramValue] = [:]
  let parent: ProgramScope?
  let owner: ProgramInstance?
  /// The type whose static members have no prefix here.
  let type: String?

  init(_ parent: ProgramScope?, owner: ProgramInstance? = nil, type: String? = nil) {
    self.parent = parent
    self.owner = owner ?? parent?.owner
    self.type = type ?? parent?.type
  }

  func holder(of name: String) -> ProgramScope? {
    values[name] != nil ? self : parent?.holder(of: name)
  }
}

/// Runs a test program, and keeps the constraints that stand.
///
/// It understands the words of all five dialects at once, so that files which were converted in part
/// have a meaning, too. What it does not know stops it: it never guesses.
final class ProgramMachine {
  enum Flow: Error { case result, leaveLoop, nextRound, noValue }

  /// What `return` gives back.
  private var result = ProgramValue.none

  var types: [String: [ProgramType]] = [:]
  let globals = ProgramScope(nil)
  var statics: [String: ProgramValue] = [:]
  var items: [ProgramInstance] = []
  var constraints: [ProgramConstraint] = []
  var steps = 0
  /// How many bodies are being run.
  private var depth = 0
  /// The blocks of dialects that are open: what they collect.
  var relationBlocks: [[ProgramConstraint]] = []
  var pinBlocks: [[ProgramConstraint]] = []
  var priorities: [Double] = []
  /// Whether blocks that pin do not install.
  var preparing = 0
  /// What was put off until the call that does so has returned.
  var later: [ProgramNative] = []
  /// The chains of the innermost open block of SnapKit.
  var chains: [[ProgramChain]] = []

  init(_ files: [String]) throws {
    let all = try files.map(ProgramParser.statements)
    for statement in all.joined() {
      switch statement {
      case .type(let type): register(type)
      case .function(let function):
        globals.values[function.name] = .function(native(function, globals))
      case .variable: break
      default: throw ProgramProblem("a statement outside of all types")
      }
    }
    for case .variable(let variable) in all.joined() {
      guard let value = variable.value else { continue }
      globals.values[variable.name] = try evaluate(value, globals)
    }
  }

  private func register(_ type: ProgramType) {
    types[type.name, default: []].append(type)
    for inner in type.nested { register(inner) }
  }

  // MARK: Types

  /// A type, and those that it inherits from.
  func line(of type: String) -> [String] {
    var line = [type]
    var index = 0
    while index < line.count {
      if index == line.count - 1, line.contains(where: { $0.hasPrefix("UI") }),
        !line.contains("UIView")
      {
        line.append("UIView")
      }
      for parent in (types[line[index]] ?? []).flatMap(\.parents) where !line.contains(parent) {
        line.append(parent)
      }
      index += 1
    }
    return line
  }

  func variable(_ name: String, of type: String, isStatic: Bool = false) -> ProgramVariable? {
    for type in line(of: type) {
      for part in types[type] ?? [] {
        if let found = part.variables.last(where: { $0.name == name && $0.isStatic == isStatic }),
          found.value != nil || found.getter != nil || found.observer != nil
        {
          return found
        }
      }
    }
    return nil
  }

  func function(
    _ name: String,
    of type: String,
    _ labels: [String?]?,
    isStatic: Bool = false
  ) -> ProgramFunction? {
    for type in line(of: type) {
      for part in types[type] ?? [] {
        for function in part.functions
        where function.name == name && function.isStatic == isStatic
          && fits(function, labels)
        {
          return function
        }
      }
    }
    return nil
  }

  private func fits(_ function: ProgramFunction, _ labels: [String?]?) -> Bool {
    guard let labels else { return true }
    var rest = labels[...]
    for parameter in function.parameters {
      if let first = rest.first, first == parameter.label || first == nil && rest.count == 1 {
        rest.removeFirst()
      } else if parameter.value == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  func isReference(_ type: String) -> Bool { types[type] != nil }

  // MARK: Instances

  func item(_ type: String) -> ProgramInstance {
    let item = ProgramInstance(type, order: items.count)
    items.append(item)
    return item
  }

  func make(
    _ type: String,
    _ arguments: [(label: String?, value: ProgramValue)]
  ) throws -> ProgramInstance {
    let instance = item(type)
    let scope = ProgramScope(globals, owner: instance, type: type)
    for type in line(of: type).reversed() {
      for variable in (types[type] ?? []).flatMap(\.variables)
      where !variable.isStatic && !variable.isLazy && variable.getter == nil {
        let value = try variable.value.map { try evaluate($0, scope) } ?? ProgramValue.none
        store(value, variable.name, instance)
      }
    }
    if line(of: type).contains("UIViewController"), instance.fields["view"] == nil {
      store(.instance(item("UIView")), "view", instance)
    }
    if let initializer = function("init", of: type, arguments.map(\.label)) {
      _ = try call(initializer, arguments, scope)
    } else if line(of: type).count == 1, types[type] != nil {
      for argument in arguments {
        if let label = argument.label { instance.fields[label] = argument.value }
      }
    }
    return instance
  }

  /// Puts a value into a field, and names items after the first one that holds them.
  func store(_ value: ProgramValue, _ name: String, _ instance: ProgramInstance) {
    instance.fields[name] = value
    func call(_ value: ProgramValue, _ path: String) {
      switch value {
      case .instance(let item):
        if item.name == nil, item !== instance { item.name = path }
      case .list(let elements):
        for (index, element) in elements.enumerated() { call(element, "\(path)[\(index)]") }
      default: break
      }
    }
    call(value, "\(instance.type).\(name)")
  }

  // MARK: Functions

  func native(_ function: ProgramFunction, _ scope: ProgramScope) -> ProgramNative {
    { [unowned self] arguments in try call(function, arguments, scope) }
  }

  func call(
    _ function: ProgramFunction,
    _ arguments: [(label: String?, value: ProgramValue)],
    _ scope: ProgramScope
  ) throws -> ProgramValue {
    let own = ProgramScope(scope)
    var rest = arguments[...]
    for (index, parameter) in function.parameters.enumerated() {
      if let first = rest.first,
        first.label == parameter.label || (first.label == nil && rest.count == 1)
      {
        let isLast = index == function.parameters.count - 1
        if isLast, rest.count > 1 {
          own.values[parameter.name] = .list(rest.map(\.value))
          rest = []
        } else {
          own.values[parameter.name] = first.value
          rest.removeFirst()
        }
      } else if let value = parameter.value {
        own.values[parameter.name] = try evaluate(value, scope)
      } else {
        throw ProgramProblem("\(function.name) lacks '\(parameter.name)'")
      }
    }
    guard rest.isEmpty else { throw ProgramProblem("\(function.name) takes fewer arguments") }
    return try run(function.body, own)
  }

  /// Runs a body; one of one expression gives its value.
  func run(_ body: [ProgramStatement], _ scope: ProgramScope) throws -> ProgramValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 40 else { throw ProgramProblem("it calls itself") }
    do {
      if body.count == 1, case .expression(let value) = body[0] {
        return try evaluate(value, scope)
      }
      try execute(body, scope)
      return .none
    } catch Flow.result {
      return result
    }
  }

  func closure(
    _ names: [String],
    _ body: [ProgramStatement],
    _ scope: ProgramScope
  ) -> ProgramNative {
    { [unowned self] arguments in
      let own = ProgramScope(scope)
      var values = arguments.map(\.value)
      if names.count > 1, values.count == 1, case .tuple(let parts) = values[0] { values = parts }
      for (index, value) in values.enumerated() {
        own.values["$\(index)"] = value
        if names.indices.contains(index) { own.values[names[index]] = value }
      }
      if values.count == 1, case .tuple(let parts) = values[0], names.isEmpty {
        for (index, value) in parts.enumerated() where index > 0 { own.values["$\(index)"] = value }
      }
      return try run(body, own)
    }
  }

  // MARK: Statements

  func execute(_ body: [ProgramStatement], _ scope: ProgramScope) throws {
    var deferred: [[ProgramStatement]] = []
    // Functions can be called before the line that declares them.
    for case .function(let function) in body {
      scope.values[function.name] = .function(native(function, scope))
    }
    for case .type(let type) in body where types[type.name] == nil { register(type) }
    do {
      for statement in body {
        if case .deferred(let later) = statement {
          deferred.append(later)
        } else {
          try execute(statement, scope)
        }
      }
    } catch let problem {
      for later in deferred.reversed() { try execute(later, ProgramScope(scope)) }
      throw problem
    }
    for later in deferred.reversed() { try execute(later, ProgramScope(scope)) }
  }

  private func execute(_ statement: ProgramStatement, _ scope: ProgramScope) throws {
    steps += 1
    guard steps < 200_000 else { throw ProgramProblem("it does not end") }
    switch statement {
    case .expression(let value): _ = try evaluate(value, scope)
    case .variable(let variable):
      if let getter = variable.getter {
        scope.values[variable.name] = try run(getter, ProgramScope(scope))
      } else {
        let value = try variable.value.map { try evaluate($0, scope) }
        scope.values[variable.name] = value ?? ProgramValue.none
      }
    case .tupleVariable(let names, let value):
      guard case .tuple(let parts) = try evaluate(value, scope) else {
        throw ProgramProblem("a tuple expected")
      }
      for (name, part) in zip(names, parts) { scope.values[name] = part }
    case .assignment(let sign, let left, let right):
      try assign(sign, left, right, scope)
    case .branch(let conditions, let body, let other):
      let inner = ProgramScope(scope)
      if try holds(conditions, inner) {
        try execute(body, inner)
      } else {
        try execute(other, ProgramScope(scope))
      }
    case .exit(let conditions, let body):
      if try !holds(conditions, scope) { try execute(body, ProgramScope(scope)) }
    case .selection(let value, let arms): try select(try evaluate(value, scope), arms, scope)
    case .loop(let names, let list, let condition, let body):
      for element in try elements(try evaluate(list, scope)) {
        let inner = ProgramScope(scope)
        if names.count > 1, case .tuple(let parts) = element {
          for (name, part) in zip(names, parts) { inner.values[name] = part }
        } else {
          inner.values[names[0]] = element
        }
        if let condition, try !truth(try evaluate(condition, inner)) { continue }
        do { try execute(body, inner) } catch Flow.nextRound { continue } catch Flow.leaveLoop {
          break
        }
      }
    case .repetition(let conditions, let body):
      while true {
        steps += 1
        guard steps < 200_000 else { throw ProgramProblem("it does not end") }
        let inner = ProgramScope(scope)
        guard try holds(conditions, inner) else { break }
        do { try execute(body, inner) } catch Flow.nextRound { continue } catch Flow.leaveLoop {
          break
        }
      }
    case .block(let body): try execute(body, ProgramScope(scope))
    case .deferred, .function, .type: break
    case .result(let value):
      result = try value.map { try evaluate($0, scope) } ?? ProgramValue.none
      throw Flow.result
    case .leaveLoop: throw Flow.leaveLoop
    case .nextRound: throw Flow.nextRound
    }
  }

  private func holds(_ conditions: [ProgramCondition], _ scope: ProgramScope) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .test(let value):
        if try !truth(try evaluate(value, scope)) { return false }
      case .binding(let name, let value):
        let value = try evaluate(value, scope)
        if case .none = value { return false }
        scope.values[name] = value
      }
    }
    return true
  }

  private func select(
    _ value: ProgramValue,
    _ arms: [(patterns: [ProgramExpression]?, body: [ProgramStatement])],
    _ scope: ProgramScope
  ) throws {
    for arm in arms {
      let fits =
        try arm.patterns?.contains { try areEqual(value, try evaluate($0, scope)) } ?? true
      guard fits else { continue }
      do { try execute(arm.body, ProgramScope(scope)) } catch Flow.leaveLoop {}
      return
    }
  }

  // MARK: Assigning

  private func assign(
    _ sign: String,
    _ left: ProgramExpression,
    _ right: ProgramExpression,
    _ scope: ProgramScope
  ) throws {
    if case .name("_") = left {
      _ = try evaluate(right, scope)
      return
    }
    var value = try evaluate(right, scope)
    do {
      if sign != "=" {
        value = try combine(String(sign.dropLast()), try evaluate(left, scope), value)
      }
      try set(left, value, scope)
    } catch Flow.noValue {}
  }

  func set(
    _ left: ProgramExpression,
    _ value: ProgramValue,
    _ scope: ProgramScope
  ) throws {
    switch left {
    case .chain(let inner), .unwrapped(let inner): try set(inner, value, scope)
    case .name(let name):
      if let holder = scope.holder(of: name), holder !== globals {
        holder.values[name] = value
      } else if let owner = scope.owner, name != "self" {
        try set(name, of: .instance(owner), value, scope)
      } else {
        globals.values[name] = value
      }
    case .member(let base, let name):
      if case .name(let type) = base, types[type] != nil, scope.holder(of: type) == nil {
        statics["\(type).\(name)"] = value
      } else {
        try set(name, of: try evaluateOptional(base, scope), value, scope)
      }
    case .index(let base, let place):
      guard case .list(var list) = try evaluate(base, scope),
        case .number(let index) = try evaluate(place, scope), list.indices.contains(Int(index))
      else { throw ProgramProblem("no such element") }
      list[Int(index)] = value
      try set(base, .list(list), scope)
    default: throw ProgramProblem("nothing can be assigned to \(left)")
    }
  }

  /// The value of what stands in front of a point; nothing happens where it is nil behind `?`.
  private func evaluateOptional(
    _ base: ProgramExpression,
    _ scope: ProgramScope
  ) throws -> ProgramValue {
    try evaluate(base, scope)
  }

  private func set(
    _ name: String,
    of base: ProgramValue,
    _ value: ProgramValue,
    _ scope: ProgramScope
  ) throws {
    switch base {
    case .instance(let instance):
      switch name {
      case "translatesAutoresizingMaskIntoConstraints":
        instance.clearsFlag = try !truth(value)
      default:
        store(value, name, instance)
        if let observer = variable(name, of: instance.type)?.observer {
          _ = try run(observer, ProgramScope(globals, owner: instance, type: instance.type))
        }
      }
    case .constraint(let constraint):
      switch name {
      case "constant": constraint.constant = try number(value)
      case "priority": constraint.priority = try priority(value)
      case "isActive": try activate([constraint], try truth(value))
      case "identifier": break
      default: throw ProgramProblem("constraint.\(name) is set")
      }
    case .handle(let constraints):
      guard name == "isActive" else { throw ProgramProblem("handle.\(name) is set") }
      try activate(constraints, try truth(value))
    case .list: throw ProgramProblem("list.\(name) is set")
    default: throw ProgramProblem("\(name) of \(base) is set")
    }
  }
}
