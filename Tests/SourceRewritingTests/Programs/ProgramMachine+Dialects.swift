// MARK: SnapKit

extension ProgramMachine {
  func makerMember(_ name: String, of item: ProgramInstance) throws -> ProgramValue {
    switch name {
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints":
      return .function { [unowned self] in
        try chainBlock(name, item, try function($0.last?.value ?? .none, name))
      }
    case "removeConstraints":
      return .function { [unowned self] _ in
        try activate(item.made, false)
        return .none
      }
    default: return .linear(try sides(name, of: item))
    }
  }

  private func chainBlock(
    _ verb: String,
    _ item: ProgramInstance,
    _ body: ProgramNative
  ) throws -> ProgramValue {
    if verb == "remakeConstraints" { try activate(item.made, false) }
    item.clearsFlag = true
    chains.append([])
    _ = try body([(nil, .chain(ProgramChain(item, [])))])
    let made = try chains.removeLast().flatMap(finish)
    if verb == "updateConstraints" {
      for constraint in made {
        guard let old = item.made.last(where: { isSimilar($0, constraint) }) else {
          throw ProgramProblem("nothing to update")
        }
        old.constant = constraint.constant
      }
      return .none
    }
    if verb == "prepareConstraints" { return .list(made.map { .handle([$0]) }) }
    try activate(made, true)
    return .none
  }

  private func isSimilar(_ one: ProgramConstraint, _ other: ProgramConstraint) -> Bool {
    one.first.attribute == other.first.attribute && one.relation == other.relation
      && one.second?.item === other.second?.item
      && one.second?.attribute == other.second?.attribute && one.factor == other.factor
      && one.priority == other.priority
  }

  func chainMember(_ name: String, of chain: ProgramChain) throws -> ProgramValue {
    let names = Self.compounds[name] ?? (Self.attributes.contains(name) ? [name] : nil)
    if let names {
      guard chain.attributes.isEmpty else {
        chain.attributes += names
        return .chain(chain)
      }
      let made = ProgramChain(chain.item, names)
      chains[chains.count - 1].append(made)
      return .chain(made)
    }
    let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    switch name {
    case "and", "with": return .chain(chain)
    case "constraint":
      let made = try finish(chain)
      return .handle(made)
    case "equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview":
      return .function { _ in
        chain.relation = relations[String(name.dropLast(11))] ?? "=="
        guard let parent = chain.item.superview else { throw ProgramProblem("no superview") }
        chain.targets = chain.attributes.map { (ProgramSide(item: parent, attribute: $0), 0) }
        return .chain(chain)
      }
    case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo":
      return .function { [unowned self] in
        chain.relation = relations[String(name.dropLast(2))] ?? "=="
        try aim(chain, $0[0].value)
        return .chain(chain)
      }
    case "offset", "inset", "multipliedBy", "dividedBy", "priority", "labeled":
      return .function { [unowned self] in
        try change(chain, name, $0[0].value)
        return .chain(chain)
      }
    default: throw ProgramProblem("chain.\(name)")
    }
  }

  private func aim(_ chain: ProgramChain, _ value: ProgramValue) throws {
    switch value {
    case .instance(let item):
      chain.targets = chain.attributes.map { (ProgramSide(item: item, attribute: $0), 0) }
    case .linear(let sides):
      chain.targets = chain.attributes.indices.map {
        (sides.count == 1 ? sides[0].side : sides[$0].side, 0)
      }
    default:
      chain.targets = try chain.attributes.map { attribute in
        let isSize = ["width", "height"].contains(attribute)
        guard isSize || chain.item.superview != nil else { throw ProgramProblem("no superview") }
        let parent = isSize ? nil : chain.item.superview
        let side = parent.map { ProgramSide(item: $0, attribute: attribute) }
        return (side, try part(value, attribute))
      }
    }
  }

  /// What a number or a structure says of an attribute.
  private func part(_ value: ProgramValue, _ attribute: String) throws -> Double {
    guard case .structure(let parts) = value else { return try number(value) }
    switch attribute {
    case "centerX": return parts["x"] ?? 0
    case "centerY": return parts["y"] ?? 0
    case "right", "bottom", "trailing": return 0 - (parts[attribute] ?? parts["right"] ?? 0)
    case "leading": return parts["leading"] ?? parts["left"] ?? 0
    default: return parts[attribute] ?? 0
    }
  }

  private func change(
    _ chain: ProgramChain,
    _ name: String,
    _ value: ProgramValue
  ) throws {
    switch name {
    case "offset":
      for attribute in chain.attributes { chain.constants[attribute] = try part(value, attribute) }
    case "inset":
      for attribute in chain.attributes {
        if case .structure(let parts) = value, attribute == "width" || attribute == "height" {
          let names = attribute == "width" ? ["left", "right"] : ["top", "bottom"]
          chain.constants[attribute] = names.reduce(0) { $0 - (parts[$1] ?? 0) }
        } else if case .structure = value {
          chain.constants[attribute] = try part(value, attribute)
        } else {
          chain.constants[attribute] = insetConstant(attribute, try number(value))
        }
      }
    case "multipliedBy": chain.factor = try number(value)
    case "dividedBy": chain.factor = 1 / (try number(value))
    case "priority": chain.priority = try priority(value)
    default: break
    }
  }

  private func finish(_ chain: ProgramChain) throws -> [ProgramConstraint] {
    guard chain.made.isEmpty, !chain.targets.isEmpty else { return chain.made }
    for (attribute, target) in zip(chain.attributes, chain.targets) {
      chain.made.append(
        ProgramConstraint(
          ProgramSide(item: chain.item, attribute: attribute),
          chain.relation,
          target.side,
          factor: chain.factor,
          constant: chain.constants[attribute] ?? target.constant,
          priority: chain.priority
        )
      )
    }
    return chain.made
  }
}

// MARK: EasyPeasy

extension ProgramMachine {
  func attribute(named type: String, _ arguments: Arguments) throws -> ProgramAttribute? {
    guard let first = type.first, first.isUppercase else { return nil }
    let name = first.lowercased() + type.dropFirst()
    guard let names = Self.compounds[name] ?? (Self.attributes.contains(name) ? [name] : nil)
    else { return nil }
    var attribute = ProgramAttribute(names: names, constants: [:])
    var constant = 0.0
    switch arguments.first?.value {
    case nil: break
    case .signed("*", _, let factor)?:
      throw ProgramProblem("a bare factor of \(factor)")
    case .signed(let relation, let number, let factor)?:
      (attribute.relation, constant, attribute.factor) = (relation, number, factor)
    case .structure(let parts)?:
      for name in names {
        switch name {
        case "centerX": attribute.constants[name] = parts["x"] ?? 0
        case "centerY": attribute.constants[name] = parts["y"] ?? 0
        default: attribute.constants[name] = parts[name] ?? 0
        }
      }
      return attribute
    case let value?: constant = try number(value)
    }
    for name in names { attribute.constants[name] = constant }
    return attribute
  }

  func attributeMember(_ name: String, of attribute: ProgramAttribute) throws -> ProgramValue {
    .function { [unowned self] arguments in
      var attribute = attribute
      switch name {
      case "to", "like":
        attribute.target = try item(arguments[0].value)
        if arguments.count > 1 {
          attribute.targetAttribute = try self.attribute(arguments[1].value)
        }
        if name == "to", attribute.names.count > 1 {
          for name in attribute.names { attribute.constants[name] = 0 }
          attribute.priority = 1_000
          (attribute.relation, attribute.factor) = ("==", 1)
        }
      case "with": attribute.priority = try priority(arguments[0].value)
      default: throw ProgramProblem("attribute.\(name)")
      }
      return .attribute(attribute)
    }
  }

  func attributesMember(_ name: String, of item: ProgramInstance) throws -> ProgramValue {
    switch name {
    case "layout":
      return .function { [unowned self] arguments in
        var list = arguments.map(\.value)
        if list.count == 1, case .list(let values) = list[0] { list = values }
        return .list(try lay(out: item, list).map { .constraint($0) })
      }
    case "clear":
      return .function { [unowned self] _ in
        try activate(item.claims.map(\.constraint), false)
        item.claims = []
        return .none
      }
    default: throw ProgramProblem("easy.\(name)")
    }
  }

  private static let opposites = [
    "left": "right", "right": "left", "top": "bottom", "bottom": "top", "leading": "trailing",
    "trailing": "leading", "firstBaseline": "lastBaseline", "lastBaseline": "firstBaseline",
  ]

  private static let places: [String: Int] = [
    "left": 1, "leading": 1, "top": 1, "firstBaseline": 1, "right": 2, "trailing": 2, "bottom": 2,
    "lastBaseline": 2, "centerX": 3, "centerY": 3, "width": 4, "height": 4,
  ]

  /// Installs attributes, each of which takes the place of what is there.
  ///
  /// One that stands for several is applied at once. All others of a call are activated at its end, those that
  /// lost their place by then among them.
  func lay(out item: ProgramInstance, _ list: [ProgramValue]) throws -> [ProgramConstraint] {
    item.clearsFlag = true
    var made: [ProgramConstraint] = []
    var (coming, going): ([ProgramConstraint], [ProgramConstraint]) = ([], [])
    for value in list {
      guard case .attribute(let attribute) = value else { throw ProgramProblem("no attribute") }
      var (own, evicted): ([ProgramConstraint], [ProgramConstraint]) = ([], [])
      for name in attribute.names {
        let constraint = try constraint(attribute, name, of: item)
        evicted += claim(constraint, of: item)
        own.append(constraint)
      }
      made += own
      if attribute.names.count > 1 {
        try activate(evicted, false)
        try activate(own, true)
      } else {
        coming += own
        going += evicted
      }
    }
    try activate(going, false)
    try activate(coming, true)
    return made
  }

  /// What an attribute says of an item by one of its names.
  private func constraint(
    _ attribute: ProgramAttribute,
    _ name: String,
    of item: ProgramInstance
  ) throws -> ProgramConstraint {
    let isSize = name == "width" || name == "height"
    var side: ProgramSide?
    if let target = attribute.target {
      let isPlain = isSize || attribute.names.count > 1 || target === item.superview
      let other = attribute.targetAttribute ?? (isPlain ? name : Self.opposites[name] ?? name)
      side = ProgramSide(item: target, attribute: other)
    } else if !isSize {
      guard let parent = item.superview else { throw ProgramProblem("no superview") }
      side = ProgramSide(item: parent, attribute: name)
    }
    let number = attribute.constants[name] ?? 0
    let isFar = ["right", "bottom", "trailing", "lastBaseline"].contains(name)
    return ProgramConstraint(
      ProgramSide(item: item, attribute: name),
      attribute.relation,
      side,
      factor: attribute.factor,
      constant: isFar && name != "lastBaseline" ? 0 - number : number,
      priority: attribute.priority
    )
  }

  /// Gives a constraint its place, and returns those that had it.
  private func claim(
    _ constraint: ProgramConstraint,
    of item: ProgramInstance
  ) -> [ProgramConstraint] {
    let name = constraint.first.attribute
    let isHorizontal = ["left", "right", "leading", "trailing", "centerX", "width"].contains(name)
    let slot = "\(isHorizontal) \(constraint.relation) \(constraint.priority)"
    let place = Self.places[name] ?? 0
    let gone = item.claims.filter { claim in
      claim.slot == slot && (Self.places[claim.constraint.first.attribute] ?? 0) & place != 0
    }
    item.claims.removeAll { claim in gone.contains { $0.constraint === claim.constraint } }
    item.claims.append((slot, constraint))
    return gone.map(\.constraint)
  }
}

// MARK: PureLayout

extension ProgramMachine {
  func pin(
    _ name: String,
    _ item: ProgramInstance,
    _ arguments: Arguments
  ) throws -> ProgramValue {
    let reader = PinArguments(machine: self, arguments: arguments)
    func parent() throws -> ProgramInstance {
      guard let parent = item.superview else { throw ProgramProblem("no superview") }
      return parent
    }
    switch name {
    case "autoPinEdge":
      if let edge = try reader.attribute("toSuperviewEdge") {
        let inset = try reader.number("withInset") ?? 0
        return .constraint(
          try pinned(item, edge, try parent(), edge, inset: inset, try reader.relation())
        )
      }
      let (first, second) = (try reader.attribute(nil), try reader.attribute("to"))
      guard let first, let second, let other = try reader.item("of") else { break }
      return .constraint(
        try install(
          ProgramConstraint(
            ProgramSide(item: item, attribute: first),
            try reader.relation(),
            ProgramSide(item: other, attribute: second),
            constant: try reader.number("withOffset") ?? 0
          )
        )
      )
    case "autoPinEdgesToSuperviewEdges", "autoPinEdges":
      let other = name == "autoPinEdges" ? try reader.item("toEdgesOf") : try parent()
      guard let other else { break }
      let insets = try reader.structure("with")
      // Edges follow the reading direction, but for the one opposite of left or right.
      let names = ["leading": "left", "trailing": "right"]
      let excluded = try reader.attribute("excludingEdge") ?? ""
      let isPhysical = ["left", "right"].contains(excluded)
      let sides = isPhysical ? ["left", "right"] : ["leading", "trailing"]
      let edges = ["top", sides[0], "bottom", sides[1]]
      let made = try edges.filter { $0 != excluded }.map { edge in
        let inset = insets[edge] ?? insets[names[edge] ?? edge] ?? 0
        return try pinned(item, edge, other, edge, inset: inset, "==")
      }
      return .list(made.map { .constraint($0) })
    case "autoSetDimension":
      guard let dimension = try reader.attribute(nil), let size = try reader.number("toSize")
      else { break }
      return .constraint(
        try install(
          ProgramConstraint(
            ProgramSide(item: item, attribute: dimension),
            try reader.relation(),
            nil,
            constant: size
          )
        )
      )
    case "autoSetDimensions":
      let size = try reader.structure("to")
      let made = try ["width", "height"].map { name in
        let side = ProgramSide(item: item, attribute: name)
        return try install(ProgramConstraint(side, "==", nil, constant: size[name] ?? 0))
      }
      return .list(made.map { .constraint($0) })
    case "autoMatch":
      guard let one = try reader.attribute(nil), let two = try reader.attribute("to"),
        let other = try reader.item("of")
      else { break }
      return .constraint(
        try install(
          ProgramConstraint(
            ProgramSide(item: item, attribute: one),
            try reader.relation(),
            ProgramSide(item: other, attribute: two),
            factor: try reader.number("withMultiplier") ?? 1,
            constant: try reader.number("withOffset") ?? reader.number("offset") ?? 0
          )
        )
      )
    case "autoAlignAxis":
      let axes = [
        "vertical": "centerX", "horizontal": "centerY", "baseline": "lastBaseline",
        "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline",
      ]
      let toSuperview = try reader.attribute("toSuperviewAxis")
      let other = try toSuperview == nil ? reader.item("toSameAxisOf") : parent()
      guard let axis = axes[try toSuperview ?? reader.attribute(nil) ?? ""], let other
      else { break }
      return .constraint(
        try install(
          ProgramConstraint(
            ProgramSide(item: item, attribute: axis),
            "==",
            ProgramSide(item: other, attribute: axis),
            factor: try reader.number("withMultiplier") ?? 1,
            constant: try reader.number("withOffset") ?? 0
          )
        )
      )
    case "autoConstrainAttribute":
      guard let one = try reader.attribute(nil), let two = try reader.attribute("to"),
        let other = try reader.item("of")
      else { break }
      let axes = ["vertical": "centerX", "horizontal": "centerY", "baseline": "lastBaseline"]
      func side(_ item: ProgramInstance, _ name: String) -> ProgramSide {
        ProgramSide(item: item, attribute: axes[name] ?? name)
      }
      return .constraint(
        try install(
          ProgramConstraint(
            side(item, one),
            try reader.relation(),
            side(other, two),
            factor: try reader.number("withMultiplier") ?? 1,
            constant: try reader.number("withOffset") ?? reader.number("offset") ?? 0
          )
        )
      )
    case "autoCenterInSuperview":
      let made = try ["centerY", "centerX"].map {
        try pinned(item, $0, try parent(), $0, inset: 0, "==")
      }
      return .list(made.map { .constraint($0) })
    default: break
    }
    throw ProgramProblem("\(name)(\(arguments.map { $0.label ?? "_" }.joined(separator: ":")))")
  }

  private func pinned(
    _ item: ProgramInstance,
    _ edge: String,
    _ other: ProgramInstance,
    _ otherEdge: String,
    inset: Double,
    _ relation: String
  ) throws -> ProgramConstraint {
    let isFar = ["right", "bottom", "trailing"].contains(edge)
    let turned = ["<=": ">=", ">=": "<=", "==": "=="]
    return try install(
      ProgramConstraint(
        ProgramSide(item: item, attribute: edge),
        isFar ? turned[relation] ?? relation : relation,
        ProgramSide(item: other, attribute: otherEdge),
        constant: isFar ? 0 - inset : inset
      )
    )
  }

  private func install(_ constraint: ProgramConstraint) throws -> ProgramConstraint {
    constraint.first.item.clearsFlag = true
    if let priority = priorities.last { constraint.priority = priority }
    if preparing > 0 {
      pinBlocks[pinBlocks.count - 1].append(constraint)
    } else {
      try activate([constraint], true)
    }
    return constraint
  }
}

/// The arguments of a call that pins.
private struct PinArguments {
  let machine: ProgramMachine
  let arguments: ProgramMachine.Arguments

  private func value(_ label: String?) -> ProgramValue? {
    arguments.first { $0.label == label }?.value
  }

  func attribute(_ label: String?) throws -> String? {
    try value(label).map(machine.attribute)
  }

  func number(_ label: String) throws -> Double? { try value(label).map(machine.number) }

  func item(_ label: String) throws -> ProgramInstance? { try value(label).map(machine.item) }

  func structure(_ label: String) throws -> [String: Double] {
    guard let value = value(label) else { return [:] }
    if case .structure(let parts) = value { return parts }
    if case .implicit("zero", _) = value { return [:] }
    throw ProgramProblem("\(value) is no structure")
  }

  func relation() throws -> String {
    let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    guard let name = try attribute("relation") else { return "==" }
    return relations[name] ?? "=="
  }
}
