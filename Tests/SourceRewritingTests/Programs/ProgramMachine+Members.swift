extension ProgramMachine {
  private static let guides: Set<String> = ["safeAreaLayoutGuide", "layoutMarginsGuide"]

  static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline",
  ]

  static let compounds: [String: [String]] = [
    "edges": ["top", "left", "bottom", "right"], "size": ["width", "height"],
    "center": ["centerX", "centerY"], "directionalEdges": ["top", "leading", "bottom", "trailing"],
    "horizontalEdges": ["left", "right"], "verticalEdges": ["top", "bottom"],
  ]

  /// A member of any value.
  ///
  /// Labels are those of a call, if it is called.
  func member(
    _ name: String,
    of value: ProgramValue,
    _ labels: [String?]?,
    _ scope: ProgramScope
  ) throws -> ProgramValue {
    switch value {
    case .instance(let instance):
      if let own = try memberIfAny(name, of: instance, labels) { return own }
      return try platformMember(name, of: instance)
    case .type(let type):
      if let own = try staticMember(name, of: type, labels) { return own }
      if type == "NSLayoutConstraint" || type == "Constraint" { return try constraintType(name) }
      if name == "init" { return .type(type) }
      if type == "UIView", name == "animate" {
        return .function { arguments in
          for case .function(let body) in arguments.map(\.value) { _ = try body([]) }
          return .none
        }
      }
      if labels == nil { return .implicit(name, []) }
      return .function { .implicit(name, $0.map(\.value)) }
    case .implicit("main", _) where name == "async":
      return .function { [unowned self] arguments in
        later.append(try function(arguments[0].value, name))
        return .none
      }
    case .list(let list): return try listMember(name, of: list)
    case .handle(let constraints):
      if name == "first" || name == "last" || name == "count" || name == "forEach" {
        return try listMember(name, of: constraints.map { .constraint($0) })
      }
      return try handleMember(name, of: constraints)
    case .constraint(let constraint):
      if let own = function(name, of: "NSLayoutConstraint", labels) {
        let scope = ProgramScope(globals)
        scope.values["self"] = value
        return .function(native(own, scope))
      }
      return try constraintMember(name, of: constraint)
    case .anchor(let side):
      guard name == "constraint" else { throw ProgramProblem("anchor.\(name)") }
      return .function { [unowned self] in try constraint(of: side, $0) }
    case .maker(let item): return try makerMember(name, of: item)
    case .chain(let chain): return try chainMember(name, of: chain)
    case .proxy(let item):
      if let own = function(name, of: "LayoutProxy", labels) {
        return .function(native(own, ProgramScope(globals, owner: item)))
      }
      if name == "superview" {
        return item.superview.map { .proxy($0) } ?? ProgramValue.none
      }
      if Self.guides.contains(name), case .instance(let guide) = try platformMember(name, of: item)
      {
        return .proxy(guide)
      }
      // The original's edges follow the reading direction.
      return .linear(try sides(name == "edges" ? "directionalEdges" : name, of: item))
    case .linear(let sides):
      guard name == "inseted" || name == "insetBy" else { throw ProgramProblem("linear.\(name)") }
      return .function { [unowned self] in
        try inset([(nil, .linear(sides))] + $0.map { (nil, $0.value) })
      }
    case .attributes(let item): return try attributesMember(name, of: item)
    case .attribute(let attribute): return try attributeMember(name, of: attribute)
    case .structure(let parts):
      guard let part = parts[name] else { throw ProgramProblem("structure.\(name)") }
      return .number(part)
    case .tuple(let parts):
      guard let index = Int(name), parts.indices.contains(index) else {
        throw ProgramProblem("tuple.\(name)")
      }
      return parts[index]
    case .number(let number):
      if name == "rawValue" { return value }
      throw ProgramProblem("\(number).\(name)")
    default: throw ProgramProblem("\(value).\(name)")
    }
  }

  func sides(_ name: String, of item: ProgramInstance) throws -> [ProgramLinear] {
    guard let names = Self.compounds[name] ?? (Self.attributes.contains(name) ? [name] : nil)
    else { throw ProgramProblem("proxy.\(name)") }
    return names.map { ProgramLinear(side: ProgramSide(item: item, attribute: $0)) }
  }

  /// What the platform and the dialects add to items.
  private func platformMember(
    _ name: String,
    of item: ProgramInstance
  ) throws -> ProgramValue {
    if name.hasSuffix("Anchor"), Self.attributes.contains(String(name.dropLast(6))) {
      return .anchor(ProgramSide(item: item, attribute: String(name.dropLast(6))))
    }
    if Self.guides.contains(name) {
      if let guide = item.fields[name] { return guide }
      let guide = self.item("UILayoutGuide")
      guide.name = "\(item.name ?? item.type + "@\(item.order)").\(name)"
      (guide.isGuide, guide.superview) = (true, item)
      item.fields[name] = .instance(guide)
      return .instance(guide)
    }
    switch name {
    case "superview": return item.superview.map { .instance($0) } ?? ProgramValue.none
    case "subviews": return .list(item.subviews.map { .instance($0) })
    case "snp": return .maker(item)
    case "easy": return .attributes(item)
    case "translatesAutoresizingMaskIntoConstraints": return .bool(!item.clearsFlag)
    case "addSubview", "addArrangedSubview":
      return .function { [unowned self] in
        let child = try self.item($0[0].value)
        child.superview = item
        item.subviews.append(child)
        return .none
      }
    case "layoutIfNeeded", "setNeedsLayout", "removeFromSuperview", "setNeedsUpdateConstraints":
      return .function { _ in .none }
    default: break
    }
    if name.hasPrefix("auto") { return .function { [unowned self] in try pin(name, item, $0) } }
    throw ProgramProblem("\(item.type) has no '\(name)'")
  }

  private func listMember(_ name: String, of list: [ProgramValue]) throws -> ProgramValue {
    switch name {
    case "count": return .number(Double(list.count))
    case "isEmpty": return .bool(list.isEmpty)
    case "first": return list.first ?? ProgramValue.none
    case "last": return list.last ?? ProgramValue.none
    case "indices": return .list(list.indices.map { .number(Double($0)) })
    case "reversed": return .function { _ in .list(list.reversed()) }
    case "enumerated":
      return .function { _ in
        .list(list.enumerated().map { .tuple([.number(Double($0.offset)), $0.element]) })
      }
    case "dropFirst": return .function { _ in .list(Array(list.dropFirst())) }
    case "dropLast": return .function { _ in .list(Array(list.dropLast())) }
    case "forEach":
      return .function { [unowned self] arguments in
        let body = try function(arguments[0].value, name)
        for element in list { _ = try body([(nil, element)]) }
        return .none
      }
    case "map", "flatMap", "compactMap":
      return .function { [unowned self] arguments in
        let body = try function(arguments[0].value, name)
        let results = try list.map { try body([(nil, $0)]) }
        if name == "flatMap" { return .list(try results.flatMap(elements)) }
        return .list(results)
      }
    case "filter":
      return .function { [unowned self] arguments in
        let body = try function(arguments[0].value, name)
        return .list(try list.filter { try truth(try body([(nil, $0)])) })
      }
    case "autoInstallConstraints", "autoRemoveConstraints":
      return .function { [unowned self] _ in
        try activate(try constraints(.list(list)), name == "autoInstallConstraints")
        return .none
      }
    default: throw ProgramProblem("list.\(name)")
    }
  }

  // MARK: Words and types

  func word(_ name: String) throws -> ProgramValue? {
    switch name {
    case "constrain": return .function { [unowned self] in try constrain($0) }
    case "inset": return .function { [unowned self] in try inset($0) }
    case "zip":
      return .function { [unowned self] in
        let (one, other) = (try elements($0[0].value), try elements($0[1].value))
        return .list(zip(one, other).map { .tuple([$0, $1]) })
      }
    case "CGFloat", "Double", "UILayoutPriority", "Float", "LayoutPriority":
      return nil
    case "max", "min":
      return .function { [unowned self] in
        let numbers = try $0.map { try number($0.value) }
        return .number((name == "max" ? numbers.max() : numbers.min()) ?? 0)
      }
    default: return nil
    }
  }

  func construct(_ type: String, _ arguments: Arguments) throws -> ProgramValue {
    if type == "NSLayoutConstraint" { return .constraint(try itemConstraint(arguments)) }
    if let own = try ownStructure(type, arguments) { return own }
    switch type {
    case "CGFloat", "Double", "UILayoutPriority", "Float", "LayoutPriority", "Int":
      return arguments[0].value
    case "ConstraintGroup": return .group(ProgramGroup())
    case "UIEdgeInsets", "CGSize", "CGPoint", "NSDirectionalEdgeInsets":
      var parts: [String: Double] = [:]
      for argument in arguments {
        guard let label = argument.label else { throw ProgramProblem(type) }
        parts[label] = try number(argument.value)
      }
      return .structure(parts)
    default: break
    }
    if let attribute = try attribute(named: type, arguments) { return .attribute(attribute) }
    guard types[type] != nil || type.hasPrefix("UI") else {
      throw ProgramProblem("the type \(type) is not known")
    }
    let instance = try make(type, arguments)
    if type == "UILayoutGuide" { instance.isGuide = true }
    return .instance(instance)
  }

  /// A structure of the platform by an initialiser of the program's own.
  private func ownStructure(_ type: String, _ arguments: Arguments) throws -> ProgramValue? {
    guard ["UIEdgeInsets", "CGSize"].contains(type),
      let own = function("init", of: type, arguments.map(\.label))
    else { return nil }
    guard own.body.count == 1, case .expression(.call(_, let inner)) = own.body[0] else {
      throw ProgramProblem("an initialiser that does more")
    }
    let scope = ProgramScope(globals)
    for (parameter, argument) in zip(own.parameters, arguments) {
      scope.values[parameter.name] = argument.value
    }
    return try construct(type, try inner.map { ($0.label, try evaluate($0.value, scope)) })
  }
}
