import ConstraintKernel
import LayoutStatements

/// A size, a point or insets as text, and the text of each part.
struct StructureText: Sendable {
  /// What the parts are read from where no literal shows them: the name, in brackets if needed.
  private let text: String
  /// The labelled arguments of a literal.
  private let parts: [String: Amount]
  private let isZero: Bool

  /// Reads a literal of one of the platform's types, or a path of names.
  ///
  /// Fails for any other initialiser or call: only its body says what its parts are, and each part
  /// would call it once more.
  init?(_ tokens: Range<Int>, _ kind: ValueKind, _ reading: Reading, at scope: Int) {
    let source = reading.source
    let written = source.text(ofTokens: tokens)
    text = Amount.text(written).operand
    guard let labels = Self.labels[kind] else { return nil }
    let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound)
    isZero = Self.isZero(written)
    guard let chain, chain.tokens == tokens,
      let call = chain.links.first(where: { $0.arguments != nil }),
      let arguments = call.arguments
    else {
      parts = [:]
      guard isZero || !tokens.contains(where: { source.isToken($0, "(") }) else { return nil }
      return
    }
    let head = source.text(ofTokens: chain.head)
    let isLiteral = chain.links.count == 1 && (call.name.isEmpty || call.name == "init")
    guard isLiteral, call.closures.isEmpty, !reading.facts.world.declares(head),
      ValueKind(ofType: head) == kind || head.hasSuffix("Make")
    else { return nil }
    // An initialiser of the project's own: its body says what the parts are.
    let given = arguments.map { $0.label ?? "_" }
    if let own = reading.facts.world.initializer(of: head, labels: given) {
      let amounts = arguments.map { reading.amount($0.tokens, at: scope) }
      guard let own = own.amounts(amounts), own.count == labels.count,
        labels.allSatisfy({ own[$0] != nil })
      else { return nil }
      parts = own
      return
    }
    var parts: [String: Amount] = [:]
    for (index, argument) in arguments.enumerated() {
      let isMake = head.hasSuffix("Make") && argument.label == nil && index < labels.count
      let label = argument.label ?? (isMake ? labels[index] : "")
      let amount = reading.amount(argument.tokens, at: scope)
      // A size or a point takes numbers of several types, insets take one.
      let isKnown = reading.kind(of: argument.tokens, at: scope) != .unknown
      guard labels.contains(label), isKnown || kind == .insets || kind == .directionalInsets else {
        return nil
      }
      parts[label] = amount
    }
    // Only the kernel's own insets have values for what is not said.
    let mayLack = ["LayoutInsets", "LayoutDirectionalInsets"].contains(head)
    guard parts.count == labels.count || mayLack || arguments.isEmpty else { return nil }
    if arguments.isEmpty || mayLack {
      for label in labels where parts[label] == nil { parts[label] = .zero }
    }
    self.parts = parts
  }

  private static let labels: [ValueKind: [String]] = [
    .size: ["width", "height"], .point: ["x", "y"], .insets: ["top", "left", "bottom", "right"],
    .directionalInsets: ["top", "leading", "bottom", "trailing"],
  ]

  private static func isZero(_ text: String) -> Bool {
    let name = text.hasSuffix(".zero") ? String(text.dropLast(5)) : text
    if ["UIEdgeInsetsZero", "NSEdgeInsetsZero", "CGSizeZero", "CGPointZero"].contains(name) {
      return true
    }
    return name != text && (name.isEmpty || labels[ValueKind(ofType: name)] != nil)
  }

  private func part(_ name: String) -> Amount {
    if isZero { return .zero }
    return parts[name] ?? .text("\(text).\(name)")
  }

  /// The constants for an attribute, in both reading directions; nil where there are none.
  func constants(
    _ kind: ValueKind,
    on attribute: LayoutConstraint.Attribute
  ) -> (leftToRight: Amount, rightToLeft: Amount?)? {
    switch kind {
    case .size:
      switch attribute {
      case .width: return (part("width"), nil)
      case .height: return (part("height"), nil)
      default: return (.zero, nil)
      }
    case .point:
      if attribute.kind == .size { return (.zero, nil) }
      return (part(attribute.axis == .horizontal ? "x" : "y"), nil)
    case .insets: return physical(attribute)
    case .directionalInsets: return directional(attribute)
    default: return nil
    }
  }

  private func physical(
    _ attribute: LayoutConstraint.Attribute
  ) -> (leftToRight: Amount, rightToLeft: Amount?)? {
    switch attribute.edge {
    case .left: return (part("left"), nil)
    case .right: return (part("right").negated, nil)
    case .top, .firstBaseline: return (part("top"), nil)
    case .bottom, .lastBaseline: return (part("bottom").negated, nil)
    case .leading: return both(part("left"), part("right"))
    case .trailing: return both(part("right").negated, part("left").negated)
    default: return nil
    }
  }

  private func directional(
    _ attribute: LayoutConstraint.Attribute
  ) -> (leftToRight: Amount, rightToLeft: Amount?)? {
    switch attribute.edge {
    case .leading: return (part("leading"), nil)
    case .trailing: return (part("trailing").negated, nil)
    case .top, .firstBaseline: return (part("top"), nil)
    case .bottom, .lastBaseline: return (part("bottom").negated, nil)
    case .left: return both(part("leading"), part("trailing"))
    case .right: return both(part("trailing").negated, part("leading").negated)
    default: return nil
    }
  }

  private func both(_ leftToRight: Amount, _ rightToLeft: Amount) -> (Amount, Amount?) {
    (leftToRight, leftToRight.isSame(as: rightToLeft) ? nil : rightToLeft)
  }
}

extension Amount {
  /// One divided by the number.
  var inverse: Amount {
    if let value, value != 0 { return .number(1 / value) }
    return .text("1 / \(operand)")
  }

  /// Twice the number.
  var doubled: Amount {
    if let value { return .number(value * 2) }
    return .text("\(operand) * 2")
  }
}

extension ItemReference {
  /// What an expression means beside a subject: its superview where it says so.
  static func named(_ text: String, for subject: String) -> ItemReference {
    var item = ItemReference(text)
    guard case .named(let base) = item.base else { return item }
    let plain = base.hasSuffix("!") ? String(base.dropLast()) : base
    if plain == "\(subject).superview"
      || (plain == "superview" && SourceFacts.key(subject) == "self")
    {
      item.base = .superview
    }
    return item
  }
}
