public import ConstraintKernel

/// One sentence of a scene: `first.attribute  relation  multiplier · second.attribute + constant`.
///
/// Without a second anchor it is `first.attribute  relation  constant`, which only a size can mean.
public struct SceneConstraint: Hashable, Sendable {
  /// The anchor on the left-hand side.
  public var first: SceneAnchor

  /// How the two sides compare, `equal` by default.
  public var relation: LayoutConstraint.Relation

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

  /// The dialect that wrote the constraint; nil for the kernel's own words, and where it is unknown.
  public var dialect: LayoutDialect?

  /// The line that wrote the constraint, `Module/File.swift:12`, if it is known.
  public var source: String?

  /// The word that stands here in place of a formula; nil for a formula.
  ///
  /// ``first`` is then what it is said of, and relation, second anchor and numbers mean nothing.
  package var word: SceneWord?

  /// The names of the sets of ``SceneDocument/alternatives`` that it is in, of which one has to be in layout; empty for
  /// a constraint that always is.
  package var sets: [String] = []

  /// How many usual gaps are added to the right-hand side, beside the constant.
  package var gaps = 0.0

  /// The constant while one of both items is gone, in points; nil for 0 where that is the first one, and
  /// for the constant itself elsewhere.
  package var goneConstant: Double?

  /// Whether these are gaps between siblings even where one item lies in the other.
  package var isBetweenSiblings = false

  /// Creates a constraint; everything but the first anchor has the format's default.
  public init(
    _ first: SceneAnchor,
    _ relation: LayoutConstraint.Relation = .equal,
    _ second: SceneAnchor? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Double = 1000,
    identifier: String? = nil,
    dialect: LayoutDialect? = nil,
    source: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
  }
}

/// One attribute of one item.
public struct SceneAnchor: Hashable, Sendable {
  /// The `id` of an item or a guide.
  public var item: String
  /// The attribute of that item.
  public var attribute: LayoutConstraint.Attribute
  /// The area of the item that the attribute belongs to; nil for the item itself.
  package var area: LayoutArea?

  /// Creates the anchor `item.attribute`.
  public init(_ item: String, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Names an attribute of an area of an item.
  package init(_ item: String, _ attribute: LayoutConstraint.Attribute, in area: LayoutArea?) {
    self.init(item, attribute)
    self.area = area
  }
}

extension SceneConstraint: CustomStringConvertible {
  /// The formula as the kernel writes it, `name.leading == avatar.trailing + 10 @750`, its numbers in full.
  public var description: String {
    let text = word?.title(of: first.item) ?? "\(first) \(relation) \(secondSide)"
    return priority == 1000 ? text : text + " @\(SceneNumber.exact(priority))"
  }

  /// What stands right of the sign, such as `2 · avatar.width + 10`.
  private var secondSide: String {
    guard let second else { return SceneNumber.exact(constant) }
    let factor = multiplier == 1 ? "" : "\(SceneNumber.exact(multiplier)) · "
    var text = factor + second.description
    if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(SceneNumber.exact(abs(constant)))"
    }
    if gaps != 0 {
      let count = abs(gaps) == 1 ? "" : "\(SceneNumber.exact(abs(gaps))) · "
      text += " \(gaps < 0 ? "-" : "+") \(count)gap"
    }
    return text
  }
}

extension SceneAnchor: CustomStringConvertible {
  /// The anchor as it is written in a sentence, `item.attribute`; an id that is no path of identifiers in
  /// backquotes, so that one sees where it ends.
  public var description: String {
    "\(LayoutText.quoted(item)).\(area.map { "\($0)." } ?? "")\(attribute)"
  }
}
