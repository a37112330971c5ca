/// One sentence of a scene: `first.attribute  relation  multiplier · second.attribute + constant`.
///
/// Without a second anchor it is `first.attribute  relation  constant`, which only a size can mean.
public struct SceneConstraint: Hashable, Sendable {
  /// The anchor on the left-hand side.
  public var first: SceneAnchor

  /// How the two sides compare, `equal` by default.
  public var relation: SceneRelation

  /// The anchor on the right-hand side, if there is one.
  public var second: SceneAnchor?

  /// What the second anchor is multiplied by, 1 by default.
  public var multiplier: Double

  /// What is added to the right-hand side, in points.
  public var constant: Double

  /// The priority level in (0, 1000]; 1000, the default, is required.
  public var priority: Double

  /// What diagnostics call the constraint, if it has a name.
  public var identifier: String?

  /// Creates a constraint; everything but the first anchor has the format's default.
  public init(
    _ first: SceneAnchor,
    _ relation: SceneRelation = .equal,
    _ second: SceneAnchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}

/// One attribute of one item.
public struct SceneAnchor: Hashable, Sendable {
  /// The `id` of an item or a guide.
  public var item: String
  /// The attribute of that item.
  public var attribute: SceneAttribute

  /// Creates the anchor `item.attribute`.
  public init(_ item: String, _ attribute: SceneAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// How the two sides of a constraint compare.
public enum SceneRelation: String, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual
  /// Both sides are the same.
  case equal
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The relation as a mathematical sign.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension SceneConstraint: CustomStringConvertible {
  /// The sentence in signs, such as `name.leading = avatar.trailing + 10 @ 750`.
  public var description: String {
    var text = "\(first) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(SceneNumber.exact(multiplier)) · " }
      text += "\(second)"
      if constant != 0 {
        text += constant < 0 ? " − " : " + "
        text += SceneNumber.exact(abs(constant))
      }
    } else {
      text += SceneNumber.exact(constant)
    }
    if priority != 1000 { text += " @ \(SceneNumber.exact(priority))" }
    return text
  }
}

extension SceneAnchor: CustomStringConvertible {
  /// The anchor as it is written in a sentence, `item.attribute`.
  public var description: String { "\(item).\(attribute.rawValue)" }
}
