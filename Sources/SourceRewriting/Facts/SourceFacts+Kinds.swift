/// What an expression means: only declarations decide, those of the files and those of UIKit.
extension SourceFacts {
  /// What a path of names gives.
  struct Meaning {
    var kind = ValueKind.unknown
    var element = ValueKind.unknown
    /// The type, where a name of it is known.
    var type = ""
    /// The number that a constant is declared with.
    var literal: Double?
  }

  /// Values are followed through this many other declarations.
  private static let deepest = 8

  /// What a path of names is.
  func kind(ofName path: String, at scope: Int, depth: Int = 0) -> ValueKind {
    let kind = meaning(of: path, at: scope, depth: depth).kind
    guard kind == .unknown, let first = superviews[place(of: path, at: scope)]?.first else {
      return kind
    }
    // What a view is given is one, whatever made it.
    return first.method == "addLayoutGuide" ? .guide : .view
  }

  /// What an element of a list is.
  func kind(ofElementOf path: String, at scope: Int, depth: Int = 0) -> ValueKind {
    meaning(of: path, at: scope, depth: depth).element
  }

  /// What a declaration declares.
  func kind(of declaration: Declaration, named name: String, depth: Int = 0) -> ValueKind {
    meaning(of: declaration, named: name, depth: depth).kind
  }

  private func meaning(of declaration: Declaration, named name: String, depth: Int) -> Meaning {
    var meaning = Meaning(kind: declaration.kind, element: declaration.element)
    meaning.literal = declaration.literal
    meaning.type = declaration.type.isEmpty ? declaration.madeType : declaration.type
    if meaning.kind.isItem, !meaning.type.isEmpty {
      meaning.kind = world.kind(ofType: meaning.type)
    } else if meaning.kind == .unknown, !meaning.type.isEmpty {
      meaning.kind = world.kind(ofType: meaning.type)
    }
    guard meaning.kind == .unknown, !declaration.value.isEmpty, depth < Self.deepest,
      let piece = try? SwiftSource(Array(declaration.value.utf8))
    else { return meaning }
    // What is bound to its own name is what the name means outside.
    let isShadow = declaration.value == name
    let scope = isShadow ? scopes.scopes[declaration.scope].parent : declaration.scope
    if isShadow, declaration.scope == 0 { return meaning }
    var reading = Reading(source: piece, facts: self)
    reading.depth = depth + 1
    reading.isDeclaration = true
    if declaration.isElement {
      meaning.kind = self.meaning(of: declaration.value, at: scope, depth: depth + 1).element
    } else {
      let found = self.meaning(of: declaration.value, at: scope, depth: depth + 1)
      meaning = found.kind == .unknown && found.type.isEmpty ? meaning : found
      if meaning.kind == .unknown {
        meaning.kind = reading.kind(of: piece.tokens.indices, at: scope)
      }
    }
    return meaning
  }

  /// What a path gives, one name after the other.
  func meaning(of path: String, at scope: Int, depth: Int = 0) -> Meaning {
    guard depth < Self.deepest, let steps = PathStep.steps(of: path), let first = steps.first else {
      return Meaning()
    }
    var rest = steps.dropFirst()
    var meaning: Meaning
    if first.name == "self" {
      let type = scopes.scopes[scope].typeName
      guard !type.isEmpty else { return Meaning() }
      meaning = Meaning(kind: isValue(type) ? .unknown : .view, type: type)
      // A member of one's own hides what a name of a function means.
      if let second = rest.first, let own = member(second, of: type, isImplicit: true) {
        rest = rest.dropFirst()
        meaning = own
      }
    } else if let declaration = declaration(of: first.name, at: scope), !first.isCall {
      meaning = self.meaning(of: declaration, named: first.name, depth: depth)
    } else if let member = memberAround(first, scope) {
      meaning = member
    } else if first.name.first?.isUppercase == true || first.name == "Self" {
      let own = scopes.scopes[scope].typeName
      meaning = Meaning(type: first.name == "Self" ? own : first.name)
    } else {
      return Meaning()
    }
    meaning = first.applied(to: meaning)
    for step in rest {
      if !step.isCall, step.name == "first" || step.name == "last", meaning.element != .unknown {
        meaning = Meaning(kind: meaning.element)
        continue
      }
      guard let next = member(step, of: meaning.type, isImplicit: false, meaning.kind) else {
        return Meaning()
      }
      meaning = step.applied(to: next)
    }
    return meaning
  }

  private func isValue(_ type: String) -> Bool {
    world.types[SourceWorld.last(type)]?.contains(.value) ?? false
  }

  /// A member of a type around, a global name, or a member that UIKit gives to views.
  private func memberAround(_ step: PathStep, _ scope: Int) -> Meaning? {
    var type = scopes.scopes[scope].typeName
    while !type.isEmpty {
      if let found = world.member(step.name, of: type, isFunction: step.isCall) {
        return meaning(of: found)
      }
      type = type.split(separator: ".").dropLast().joined(separator: ".")
    }
    if let found = world.member(step.name, of: "", isFunction: step.isCall) {
      return meaning(of: found)
    }
    guard !scopes.scopes[scope].typeName.isEmpty, !step.isCall else { return nil }
    return PlatformMembers.meaning(of: step.name, base: .view)
  }

  private func meaning(of member: SourceWorld.Member) -> Meaning {
    var kind = member.kind
    if kind.isItem || kind == .unknown, !member.type.isEmpty {
      let declared = world.kind(ofType: member.type)
      if declared != .unknown || kind.isItem { kind = declared }
    }
    return Meaning(
      kind: kind,
      element: member.element,
      type: member.type,
      literal: member.literal
    )
  }

  private func member(
    _ step: PathStep,
    of type: String,
    isImplicit: Bool,
    _ kind: ValueKind = .view
  ) -> Meaning? {
    if step.name.isEmpty { return Meaning(kind: kind, type: type) }
    if !type.isEmpty,
      let found = world.member(step.name, of: type, isFunction: step.isCall)
    {
      return meaning(of: found)
    }
    if step.isCall { return PlatformMembers.answer(of: step.name) }
    // A type in a type: what follows are its own members.
    if !type.isEmpty, world.declares(step.name, within: type), world.types[step.name] != nil {
      return Meaning(type: step.name)
    }
    return PlatformMembers.meaning(of: step.name, ofType: type)
      ?? PlatformMembers.meaning(of: step.name, base: kind)
  }
}

/// One name of a path, and what is done with it.
struct PathStep {
  let name: String
  let isCall: Bool
  let isElement: Bool

  /// What the step gives of a meaning: an element of it, or itself.
  func applied(to meaning: SourceFacts.Meaning) -> SourceFacts.Meaning {
    isElement ? SourceFacts.Meaning(kind: meaning.element) : meaning
  }

  /// The steps of `self.rows[0].title`; nil for what is no path.
  static func steps(of path: String) -> [PathStep]? {
    guard let source = try? SwiftSource(Array(path.utf8)), let first = source.tokens.first,
      first.kind == .word, let chain = source.chain(at: 0, limit: source.tokens.count),
      chain.tokens.upperBound == source.tokens.count
    else { return nil }
    var steps = [PathStep(name: source.text(ofTokens: chain.head), isCall: false, isElement: false)]
    for link in chain.links {
      if !link.closures.isEmpty { return nil }
      guard link.name.isEmpty else {
        let isCall = link.arguments != nil
        steps.append(PathStep(name: link.name, isCall: isCall, isElement: false))
        continue
      }
      let last = steps.removeLast()
      let isElement = source.isToken(link.tokens.lowerBound, "[")
      let isCall = link.arguments != nil
      if isCall && last.isCall || isElement && last.isElement { return nil }
      steps.append(
        PathStep(
          name: last.name,
          isCall: last.isCall || isCall,
          isElement: last.isElement || isElement
        )
      )
    }
    return steps
  }
}

/// What UIKit and AppKit declare of views, controllers, rectangles and insets.
enum PlatformMembers {
  /// Items that views and controllers have.
  private static let items: [String: ValueKind] = [
    "view": .view, "contentView": .view, "superview": .view, "safeAreaLayoutGuide": .guide,
    "layoutMarginsGuide": .guide, "readableContentGuide": .guide, "keyboardLayoutGuide": .guide,
    "frameLayoutGuide": .guide, "contentLayoutGuide": .guide, "topLayoutGuide": .guide,
    "bottomLayoutGuide": .guide, "imageView": .view, "titleLabel": .view, "textLabel": .view,
    "detailTextLabel": .view, "navigationBar": .view, "tabBar": .view, "tableView": .view,
    "collectionView": .view, "window": .view, "backgroundView": .view,
    "selectedBackgroundView": .view, "accessoryView": .view,
  ]
  /// Values that views have, by their types.
  private static let values: [String: (ValueKind, String)] = [
    "bounds": (.unknown, "CGRect"), "frame": (.unknown, "CGRect"),
    "safeAreaInsets": (.insets, "UIEdgeInsets"), "layoutMargins": (.insets, "UIEdgeInsets"),
    "contentInset": (.insets, "UIEdgeInsets"),
    "directionalLayoutMargins": (.directionalInsets, "NSDirectionalEdgeInsets"),
    "intrinsicContentSize": (.size, "CGSize"),
  ]
  /// Members of geometric types.
  private static let parts: [String: [String: (ValueKind, String)]] = [
    "CGRect": [
      "width": (.number, "CGFloat"), "height": (.number, "CGFloat"), "minX": (.number, "CGFloat"),
      "minY": (.number, "CGFloat"), "midX": (.number, "CGFloat"), "midY": (.number, "CGFloat"),
      "maxX": (.number, "CGFloat"), "maxY": (.number, "CGFloat"), "size": (.size, "CGSize"),
      "origin": (.point, "CGPoint"),
    ],
    "UIScreen": [
      "main": (.unknown, "UIScreen"), "bounds": (.unknown, "CGRect"),
      "nativeBounds": (.unknown, "CGRect"), "scale": (.number, "CGFloat"),
      "nativeScale": (.number, "CGFloat"),
    ],
  ]

  /// What methods of views give.
  private static let answers: [String: (ValueKind, String)] = [
    "sizeThatFits": (.size, "CGSize"), "systemLayoutSizeFitting": (.size, "CGSize"),
    "boundingRect": (.unknown, "CGRect"),
  ]

  /// What a method gives; nil where the platform declares none that is known.
  static func answer(of method: String) -> SourceFacts.Meaning? {
    answers[method].map { SourceFacts.Meaning(kind: $0.0, type: $0.1) }
  }

  /// What a member is of something; nil where the platform declares none that is known.
  static func meaning(of name: String, base: ValueKind) -> SourceFacts.Meaning? {
    if let kind = items[name] { return SourceFacts.Meaning(kind: kind) }
    if let (kind, type) = values[name] { return SourceFacts.Meaning(kind: kind, type: type) }
    let isPart =
      switch base {
      case .size: ["width", "height"].contains(name)
      case .point: ["x", "y"].contains(name)
      case .insets: ["top", "left", "bottom", "right"].contains(name)
      case .directionalInsets: ["top", "leading", "bottom", "trailing"].contains(name)
      case .constraint: name == "constant" || name == "multiplier"
      default: false
      }
    return isPart ? SourceFacts.Meaning(kind: .number, type: "CGFloat") : nil
  }

  /// What a member is of a type of the platform.
  static func meaning(of name: String, ofType type: String) -> SourceFacts.Meaning? {
    parts[SourceWorld.last(type)]?[name].map { SourceFacts.Meaning(kind: $0.0, type: $0.1) }
  }
}
