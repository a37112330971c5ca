/// A constraint that is wanted: what every front turns its vocabulary into, and nothing else.
///
/// `item.attribute  relation  multiplier · target.targetAttribute + constant`, at a priority. It is
/// a value: it can be compared, printed and tested without a tree, and nothing has happened yet.
/// What cannot hold is judged when the constraint made of it is installed; see
/// ``ConstraintTransaction``.
package struct ConstraintDescription {
  /// What the second side is.
  package enum Target: Equatable {
    /// Nothing: a dimension beside a number.
    case nothing
    /// The item's superview, whichever it is when the constraint is made.
    case superview
    /// An item that was named.
    case item(ItemRecord)
  }

  /// When a constraint is wanted, by the surroundings of its item.
  package typealias Condition = (LayoutEnvironment) -> Bool

  /// The item on the first side.
  package var item: ItemRecord
  /// The attribute of the first side.
  package var attribute: LayoutConstraint.Attribute
  /// How the two sides compare.
  package var relation: LayoutConstraint.Relation
  /// What the second side is.
  package var target: Target
  /// The attribute of the second side; ``LayoutConstraint/Attribute/notAnAttribute`` without one.
  package var targetAttribute: LayoutConstraint.Attribute
  /// The factor on the second side.
  package var multiplier: Double
  /// What is added to the second side, in points.
  package var constant: DirectedConstant
  /// How strongly it is meant; nil means required, and in an update: as before.
  package var priority: LayoutPriority?
  /// A name for people; nil means none, and in an update: as before.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource
  /// When it is wanted; nil means always.
  ///
  /// Only slots ask it; see ``SlotLedger``.
  package var condition: Condition?
  /// What it is a member of; nil for a constraint that stands by itself.
  package var arrangement: LayoutArrangement?
  /// The word that it is part of; nil for a constraint that stands by itself.
  package var word: LayoutWord?

  /// Describes a constraint by its parts.
  package init(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ target: Target = .nothing,
    _ targetAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: DirectedConstant = DirectedConstant(0),
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource,
    condition: Condition? = nil,
    arrangement: LayoutArrangement? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.targetAttribute = targetAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
    self.condition = condition
    self.arrangement = arrangement
  }

  /// What a constraint says, whether it is active or not.
  package init(_ constraint: LayoutConstraint) {
    self.init(
      constraint.first,
      constraint.firstAttribute,
      constraint.relation,
      constraint.second.map(Target.item) ?? .nothing,
      constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.directedConstant,
      priority: constraint.priority,
      identifier: constraint.identifier,
      dialect: constraint.dialect,
      source: constraint.source,
      arrangement: constraint.arrangement
    )
    word = constraint.word
  }

  /// The item on the second side at present; nil for none, and for a superview that is missing.
  package var targetItem: ItemRecord? {
    switch target {
    case .nothing: nil
    case .superview: item.parent
    case .item(let record): record
    }
  }

  /// Makes the constraint by the links of the tree as they are; it is not active yet.
  ///
  /// - Throws: ``LayoutIssue/Kind/missingSuperview``, or ``LayoutIssue/Kind/itemWasFreed``, where the
  ///   superview is asked for and cannot be found.
  package func makeConstraint() throws(LayoutIssue) -> LayoutConstraint {
    if target == .superview {
      if !item.isPresent { throw issue(.itemWasFreed) }
      if item.parent == nil { throw issue(.missingSuperview) }
    }
    return LayoutConstraint(self, second: targetItem)
  }

  /// Makes the constraint without its second side.
  ///
  /// It is for a caller that has to hand one back where ``makeConstraint()`` failed. One of a location
  /// can never become active.
  package func makeUnrelatedConstraint() -> LayoutConstraint {
    var unrelated = self
    unrelated.target = .nothing
    unrelated.targetAttribute = .notAnAttribute
    return LayoutConstraint(unrelated, second: nil)
  }

  /// Makes the constraints of several descriptions, all or none; every reason is reported.
  package static func makeConstraints(
    of descriptions: [ConstraintDescription]
  ) -> [LayoutConstraint]? {
    var made: [LayoutConstraint] = []
    var issues: [(item: ItemRecord, issue: LayoutIssue)] = []
    for description in descriptions {
      do throws(LayoutIssue) {
        made.append(try description.makeConstraint())
      } catch {
        issues.append((description.item, error))
      }
    }
    if issues.isEmpty { return made }
    for description in descriptions { description.item.noteRefusal() }
    for (item, issue) in issues { item.report(issue) }
    return nil
  }

  /// An issue about this description.
  package func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    LayoutIssue(kind, items: [item.name], source: source)
  }
}

extension ConstraintDescription: Equatable, CustomStringConvertible {
  /// Whether both say the same, wherever they were written; conditions count by their presence.
  package static func == (lhs: ConstraintDescription, rhs: ConstraintDescription) -> Bool {
    lhs.item === rhs.item && lhs.attribute == rhs.attribute && lhs.relation == rhs.relation
      && lhs.target == rhs.target && lhs.targetAttribute == rhs.targetAttribute
      && lhs.multiplier == rhs.multiplier && lhs.constant == rhs.constant
      && lhs.priority == rhs.priority && lhs.identifier == rhs.identifier
      && (lhs.condition == nil) == (rhs.condition == nil)
  }

  /// The formula as people write it: `name.leading == avatar.trailing + 10 @750 'gap'`.
  package var description: String { plainText(LayoutText.number) }

  /// The same, its numbers put into text by `number`.
  func plainText(_ number: (Double) -> String) -> String {
    var text = formula(
      number,
      gaps: { $0 == 1 ? "gap" : "\(number($0)) · gap" },
      product: { "\($0) · \($1)" }
    )
    if constant.followsDirection {
      text += " (right to left: \(number(constant.rightToLeft)))"
    }
    if let priority, !priority.isRequired { text += " @\(priority)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }

  /// The formula where reading goes from left to right, its product put together by `product`, so
  /// many gaps put into words by `gap`.
  package func formula(
    _ number: (Double) -> String,
    gaps: (Double) -> String,
    product: (String, String) -> String
  ) -> String {
    let text = "\(item.quotedName).\(attribute) \(relation) "
    let points = constant.leftToRight
    var sum = text
    if let targetName {
      let side = "\(targetName).\(targetAttribute)"
      sum += multiplier == 1 ? side : product(number(multiplier), side)
      if points > 0 { sum += " + \(number(points))" }
      if points < 0 { sum += " - \(number(-points))" }
    } else {
      sum += number(points)
    }
    if constant.gaps == 0 { return sum }
    return sum + (constant.gaps < 0 ? " - " : " + ") + gaps(abs(constant.gaps))
  }

  /// Whether a constraint says the same but for its constant and its priority.
  func agrees(with constraint: LayoutConstraint) -> Bool {
    constraint.first === item && constraint.firstAttribute == attribute
      && constraint.relation == relation && constraint.second === targetItem
      && constraint.secondAttribute == targetAttribute && constraint.multiplier == multiplier
  }
}
