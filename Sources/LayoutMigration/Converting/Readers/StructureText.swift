import ConstraintKernel

/// A size, a point or insets as text, and the text of each part.
struct StructureText: Sendable {
  /// What the parts are read from where no literal shows them: the name, in brackets if needed.
  private let text: String
  /// The labelled arguments of a literal.
  private let parts: [String: String]
  private let isZero: Bool

  init(_ tokens: Range<Int>, _ source: SwiftSource) {
    text = Amount.text(source.text(ofTokens: tokens)).operand
    var parts: [String: String] = [:]
    if let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      let arguments = chain.links.last?.arguments, chain.links.count <= 2,
      chain.links.count == 1 || chain.links.last?.name == "init"
    {
      let plain = ["top", "left", "bottom", "right"]
      for (index, argument) in arguments.enumerated() {
        let isMake = source.text(ofTokens: chain.head).hasSuffix("InsetsMake")
        let label = argument.label ?? (isMake && index < 4 ? plain[index] : "")
        parts[label] = source.text(ofTokens: argument.tokens)
      }
    }
    self.parts = parts
    isZero = text.hasSuffix(".zero") || text.hasSuffix("InsetsZero")
  }

  private func part(_ name: String) -> Amount {
    if isZero { return .zero }
    if parts.isEmpty { return .text("\(text).\(name)") }
    return parts[name].map(Amount.text) ?? .zero
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
