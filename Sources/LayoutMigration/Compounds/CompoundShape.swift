import ConstraintKernel
import LayoutStatements

/// Several attributes that a dialect can write as one, and what their constants may be.
struct CompoundShape {
  /// What has to be the case with the constants of the members.
  enum Constants {
    /// All are 0.
    case none
    /// All are 0, or every edge lies inwards by the same distance.
    case sameInset
    /// All are the same number.
    case same
    /// Opposite edges lie inwards by different distances, on either axis.
    case unevenInsets
    /// Any, as far as reading direction makes no difference.
    case any
  }

  /// What the second side has to be.
  enum Partner {
    /// None: sizes beside numbers.
    case number
    /// The same attribute of one item.
    case sameAttribute
    /// The margin of one item that lies inside the attribute.
    case margin
  }

  /// The dialect's word for it; nil where the attributes are written one after the other.
  var word: String?
  /// The attributes, in the order in which the dialect installs them.
  let attributes: [LayoutConstraint.Attribute]
  var partner = Partner.sameAttribute
  var constants = Constants.none
  /// Whether a factor other than 1 can be said of all of them.
  var allowsFactor = false
  /// Whether the relation can be another one than equality.
  var allowsInequality = false
  /// Whether the second side must be the superview or a guide of it.
  var needsSuperview = false
  /// Whether the same number of usual gaps may lie inwards from each of them.
  var allowsGaps = false
  /// Whether it stands for the attributes of the other handedness, which gives the same frames only.
  var isIdiomatic = false

  /// The same where all constants are 0.
  var withoutInsets: CompoundShape {
    var shape = self
    shape.constants = .none
    return shape
  }
}

/// What a dialect writes as one: a single statement, or several that have a shape.
struct Phrase {
  /// The shape; nil for a single statement.
  var shape: CompoundShape?
  /// The statements, in the order of the shape's attributes.
  let statements: [LayoutStatement]

  /// The statement that stands for what all have in common.
  var first: LayoutStatement { statements[0] }

  /// The distance inwards of each statement, in their order.
  var insets: [Amount] { statements.map(\.inset) }
}

extension LayoutStatement {
  /// The distance inwards that the constant means at the target's attribute.
  var inset: Amount { (targetAttribute ?? attribute).isFarEdge ? constant.negated : constant }

  /// The partner's attribute that a shape asks for.
  fileprivate func fits(_ partner: CompoundShape.Partner) -> Bool {
    switch partner {
    case .number: target == .nothing
    case .sameAttribute: targetAttribute == attribute
    case .margin: targetAttribute == attribute.margin && attribute.margin != attribute
    }
  }
}

/// What the members of a compound have in common.
private struct CompoundKey: Equatable {
  let item: ItemReference?
  let relation: LayoutConstraint.Relation
  let factor: Amount
  let priority: Amount?

  init(_ statement: LayoutStatement) {
    item = statement.targetItem
    relation = statement.relation
    factor = statement.factor
    priority = statement.priority
  }
}

/// Finds in the statements of one subject what a dialect can write as one.
struct CompoundFinder {
  /// The shapes a dialect knows; of several that fit, the first one counts.
  let shapes: [CompoundShape]
  let context: PrintingContext

  /// The statements as phrases, each at the place of its first member.
  func phrases(of group: SubjectGroup) -> [Phrase] {
    var phrases: [(place: Int, phrase: Phrase)] = []
    var free = Set(group.statements.indices)
    for shape in shapes where !shape.isIdiomatic || context.fidelity == .idiomatic {
      while let members = members(of: shape, in: group.statements, free) {
        free.subtract(members)
        let statements = members.map { group.statements[$0] }
        phrases.append((members.min() ?? 0, Phrase(shape: shape, statements: statements)))
      }
    }
    phrases += free.map { ($0, Phrase(statements: [group.statements[$0]])) }
    return phrases.sorted { $0.place < $1.place }.map(\.phrase)
  }

  /// The places of the first statements that have a shape together; nil where there are none.
  private func members(
    of shape: CompoundShape,
    in statements: [LayoutStatement],
    _ free: Set<Int>
  ) -> [Int]? {
    let places = statements.indices.filter { free.contains($0) && !statements[$0].standsAlone }
    for start in places where statements[start].attribute == shape.attributes[0] {
      let key = CompoundKey(statements[start])
      let members = shape.attributes.map { attribute in
        places.first {
          statements[$0].attribute == attribute && CompoundKey(statements[$0]) == key
            && statements[$0].fits(shape.partner)
        }
      }
      let found = members.compactMap { $0 }
      if found.count == members.count, fits(found.map { statements[$0] }, shape) { return found }
    }
    return nil
  }

  private func fits(_ statements: [LayoutStatement], _ shape: CompoundShape) -> Bool {
    let first = statements[0]
    if statements.contains(where: { $0.constantRightToLeft != nil }) { return false }
    if !shape.allowsInequality, first.relation != .equal { return false }
    if !shape.allowsFactor, !first.factor.isOne { return false }
    if shape.needsSuperview {
      guard let item = first.targetItem, context.isSuperview(item, of: first.subject) else {
        return false
      }
    }
    if statements.contains(where: { $0.gaps != nil }) {
      return shape.allowsGaps && first.gapsInwards != nil
        && statements.allSatisfy { $0.constant.isZero && $0.gapsInwards == first.gapsInwards }
    }
    switch shape.constants {
    case .none: return statements.allSatisfy(\.constant.isZero)
    case .sameInset: return statements.allSatisfy { $0.inset.isSame(as: first.inset) }
    case .same: return statements.allSatisfy { $0.constant.isSame(as: first.constant) }
    case .unevenInsets:
      return [LayoutAxis.horizontal, .vertical].allSatisfy { axis in
        let pair = statements.filter { $0.attribute.axis == axis }
        return pair.count == 2 && !pair[0].inset.isSame(as: pair[1].inset)
      }
    case .any: return true
    }
  }
}
