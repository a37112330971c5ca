extension ProgramMachine {
  func activate(_ list: [ProgramConstraint], _ isActive: Bool) throws {
    for constraint in list {
      if isActive, !constraint.wasActive {
        constraint.wasActive = true
        constraints.append(constraint)
      }
      if isActive, !constraint.isActive { constraint.first.item.made.append(constraint) }
      if !isActive { constraint.first.item.made.removeAll { $0 === constraint } }
      constraint.isActive = isActive
    }
  }

  func combine(_ sign: String, _ one: ProgramValue, _ other: ProgramValue) throws -> ProgramValue {
    switch (one, other) {
    case (.number(let one), .number(let other)):
      switch sign {
      case "+": return .number(one + other)
      case "-": return .number(one - other)
      case "*": return .number(one * other)
      case "/": return .number(one / other)
      case "<": return .bool(one < other)
      case ">": return .bool(one > other)
      case "<=": return .bool(one <= other)
      case ">=": return .bool(one >= other)
      case "..<": return .list(stride(from: one, to: other, by: 1).map { .number($0) })
      case "...": return .list(stride(from: one, through: other, by: 1).map { .number($0) })
      default: break
      }
    case (.list(let one), .list(let other)) where sign == "+": return .list(one + other)
    case (.signed(let relation, let number, _), .number(let factor)) where sign == "*":
      return .signed(relation, number, factor)
    case (.linear(let sides), _) where ["+", "-", "*", "/"].contains(sign):
      let value = try number(other)
      return .linear(
        sides.map { side in
          var side = side
          switch sign {
          case "+": side.constant += value
          case "-": side.constant -= value
          case "*":
            side.factor *= value
            side.constant *= value
          default:
            side.factor /= value
            side.constant /= value
          }
          return side
        }
      )
    case (.number(let value), .linear) where sign == "*" || sign == "+":
      return try combine(sign, other, .number(value))
    case (.linear(let sides), _): return try relate(sides, sign, other)
    case (.handle(let list), _) where sign == "~":
      for constraint in list { constraint.priority = try priority(other) }
      return one
    case (.constraint(let constraint), _) where sign == "~":
      constraint.priority = try priority(other)
      return one
    case (.instance(let item), _) where sign == "<-":
      let list: [ProgramValue]
      if case .list(let values) = other { list = values } else { list = [other] }
      return .list(try lay(out: item, list).map { .constraint($0) })
    default: break
    }
    switch sign {
    case "==": return .bool(try areEqual(one, other))
    case "!=": return .bool(try !areEqual(one, other))
    case "===": return .bool(try areEqual(one, other))
    case "!==": return .bool(try !areEqual(one, other))
    default: throw ProgramProblem("\(one) \(sign) \(other)")
    }
  }

  /// A relation of Cartography.
  private func relate(
    _ sides: [ProgramLinear],
    _ sign: String,
    _ other: ProgramValue
  ) throws -> ProgramValue {
    if sign == "~" { throw ProgramProblem("a priority of a side") }
    guard ["==", "<=", ">="].contains(sign) else { throw ProgramProblem("sides \(sign)") }
    guard !relationBlocks.isEmpty else { throw ProgramProblem("a relation outside of a block") }
    var made: [ProgramConstraint] = []
    for (index, side) in sides.enumerated() {
      var constraint: ProgramConstraint
      switch other {
      case .linear(let others):
        let other = others.count == 1 ? others[0] : others[index]
        constraint = ProgramConstraint(
          side.side,
          sign,
          other.side,
          factor: other.factor,
          constant: other.constant
        )
      case .structure(let parts):
        let names = ["width": "width", "height": "height"]
        guard let part = parts[names[side.side.attribute] ?? ""] else {
          throw ProgramProblem("a size of sides")
        }
        constraint = ProgramConstraint(side.side, sign, nil, constant: part)
      default:
        constraint = ProgramConstraint(side.side, sign, nil, constant: try number(other))
      }
      side.side.item.clearsFlag = true
      made.append(constraint)
    }
    relationBlocks[relationBlocks.count - 1] += made
    return made.count == 1 ? .constraint(made[0]) : .handle(made)
  }

  func constrain(_ arguments: Arguments) throws -> ProgramValue {
    var group = ProgramGroup()
    for argument in arguments where argument.label == "replace" || argument.label == "clear" {
      guard case .group(let own) = argument.value else { throw ProgramProblem("no group") }
      group = own
      try activate(group.constraints, false)
      group.constraints = []
    }
    if arguments.contains(where: { $0.label == "clear" }) { return .none }
    guard let last = arguments.last, case .function(let body) = last.value else {
      throw ProgramProblem("constrain without a block")
    }
    var proxies: Arguments = []
    for argument in arguments.dropLast() where argument.label == nil {
      if case .list(let values) = argument.value {
        proxies.append((nil, .list(try values.map { .proxy(try item($0)) })))
      } else {
        proxies.append((nil, .proxy(try item(argument.value))))
      }
    }
    relationBlocks.append([])
    _ = try body(proxies)
    let made = relationBlocks.removeLast()
    try activate(made, true)
    group.constraints = made
    return .group(group)
  }

  func inset(_ arguments: Arguments) throws -> ProgramValue {
    guard case .linear(let sides) = arguments[0].value else { throw ProgramProblem("inset") }
    var parts: [Double]
    if case .structure(let insets) = arguments[1].value {
      parts = ["top", "left", "bottom", "right"].map { insets[$0] ?? 0 }
    } else {
      let numbers = try arguments.dropFirst().map { try number($0.value) }
      switch numbers.count {
      case 1: parts = Array(repeating: numbers[0], count: 4)
      case 2: parts = [numbers[1], numbers[0], numbers[1], numbers[0]]
      case 4: parts = numbers
      default: throw ProgramProblem("inset of \(numbers.count) numbers")
      }
    }
    return .linear(
      zip(sides, parts).enumerated().map { index, pair in
        var side = pair.0
        side.constant += index < 2 ? pair.1 : -pair.1
        return side
      }
    )
  }

  // MARK: Anchors and item initialisers

  func constraint(of side: ProgramSide, _ arguments: Arguments) throws -> ProgramValue {
    var (relation, other, factor, constant) = ("", ProgramSide?.none, 1.0, 0.0)
    let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    for argument in arguments {
      guard let label = argument.label else { throw ProgramProblem("constraint(_:)") }
      switch label {
      case "multiplier": factor = try number(argument.value)
      case "constant": constant = try number(argument.value)
      case let name where name.hasSuffix("ToConstant"):
        relation = relations[String(name.dropLast(10))] ?? ""
        constant = try number(argument.value)
      case let name where name.hasSuffix("To"):
        relation = relations[String(name.dropLast(2))] ?? ""
        guard case .anchor(let target) = argument.value else { throw ProgramProblem("no anchor") }
        other = target
      default: throw ProgramProblem("constraint(\(label):)")
      }
    }
    guard !relation.isEmpty else { throw ProgramProblem("constraint without a relation") }
    return .constraint(
      ProgramConstraint(side, relation, other, factor: factor, constant: constant)
    )
  }

  func itemConstraint(_ arguments: Arguments) throws -> ProgramConstraint {
    var values: [String: ProgramValue] = [:]
    var attributes: [String] = []
    for argument in arguments {
      if argument.label == "attribute" {
        attributes.append(try attribute(argument.value))
      } else {
        values[argument.label ?? ""] = argument.value
      }
    }
    let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    guard let first = values["item"], attributes.count == 2,
      let relation = relations[try attribute(values["relatedBy"] ?? ProgramValue.none)]
    else { throw ProgramProblem("NSLayoutConstraint(…)") }
    var second: ProgramSide?
    if attributes[1] != "notAnAttribute" {
      second = ProgramSide(
        item: try item(values["toItem"] ?? ProgramValue.none),
        attribute: attributes[1]
      )
    }
    return ProgramConstraint(
      ProgramSide(item: try item(first), attribute: attributes[0]),
      relation,
      second,
      factor: try number(values["multiplier"] ?? ProgramValue.none),
      constant: try number(values["constant"] ?? ProgramValue.none)
    )
  }

  func constraintType(_ name: String) throws -> ProgramValue {
    switch name {
    case "activate", "deactivate":
      return .function { [unowned self] in
        try activate(try constraints($0[0].value), name == "activate")
        return .none
      }
    case "autoSetPriority":
      return .function { [unowned self] in
        priorities.append(try priority($0[0].value))
        _ = try function($0[1].value, name)([])
        priorities.removeLast()
        return .none
      }
    case "autoCreateAndInstallConstraints", "autoCreateConstraintsWithoutInstalling":
      return .function { [unowned self] in
        let installs = name == "autoCreateAndInstallConstraints"
        pinBlocks.append([])
        preparing += 1
        _ = try function($0[0].value, name)([])
        preparing -= 1
        let made = pinBlocks.removeLast()
        if installs { try activate(made, true) }
        return .list(made.map { .constraint($0) })
      }
    default: throw ProgramProblem("NSLayoutConstraint.\(name)")
    }
  }

  func constraintMember(_ name: String, of constraint: ProgramConstraint) throws -> ProgramValue {
    switch name {
    case "constant": return .number(constraint.constant)
    case "priority": return .number(constraint.priority)
    case "isActive": return .bool(constraint.isActive)
    case "layoutConstraints": return .list([.constraint(constraint)])
    case "autoInstall", "autoRemove", "activate", "deactivate":
      return .function { [unowned self] _ in
        try activate([constraint], name == "autoInstall" || name == "activate")
        return .none
      }
    default: return try handleMember(name, of: [constraint])
    }
  }

  func handleMember(_ name: String, of list: [ProgramConstraint]) throws -> ProgramValue {
    switch name {
    case "layoutConstraints": return .list(list.map { .constraint($0) })
    case "isActive": return .bool(list.allSatisfy(\.isActive))
    case "activate", "deactivate":
      return .function { [unowned self] _ in
        try activate(list, name == "activate")
        return .none
      }
    case "update":
      return .function { [unowned self] in
        for argument in $0 {
          for constraint in list {
            switch argument.label {
            case "offset": constraint.constant = try number(argument.value)
            case "inset":
              constraint.constant = insetConstant(
                constraint.first.attribute,
                try number(argument.value)
              )
            case "priority": constraint.priority = try priority(argument.value)
            default: throw ProgramProblem("update")
            }
          }
        }
        return list.count == 1 ? .constraint(list[0]) : .handle(list)
      }
    default: throw ProgramProblem("constraint.\(name)")
    }
  }

  func insetConstant(_ attribute: String, _ inset: Double) -> Double {
    switch attribute {
    case "left", "leading", "top", "firstBaseline": inset
    case "right", "trailing", "bottom", "lastBaseline": -inset
    case "width", "height": -2 * inset
    default: 0
    }
  }
}
