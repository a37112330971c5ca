/// An edge that follows the reading direction.
public enum LayoutEdge: Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where reading starts.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// The edge as an attribute.
  package var attribute: LayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// A line at the furthest edge of several items, which moves as they do.
///
/// Its members are three constraints of the line: no length, and both its ends at the edges of its
/// superview. In the scaffold stand, for each of the items, a required row that keeps the line on
/// the far side of the edge and a row that pulls it back to the edge, and one row that gives it a
/// place while none of the items counts.
package struct LayoutBarrier {
  /// The item that becomes the line, mostly a guide.
  package var item: ItemRecord
  /// The edge of the items that is meant.
  package var edge: LayoutConstraint.Attribute
  /// The items.
  package var others: [ItemRecord]
  /// Points from the furthest edge outwards to the line.
  package var margin: Double
  /// Whether items count that are gone.
  package var includesGone: Bool
  /// How strongly its length and its ends are meant; nil means required.
  package var priority: LayoutPriority?
  /// A name for people; nil means none.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource
  /// When it is wanted; nil means always.
  package var condition: ConstraintDescription.Condition?

  /// Says that an item is a line at the furthest edge of others.
  package init(
    _ item: ItemRecord,
    at edge: LayoutConstraint.Attribute,
    of others: [ItemRecord],
    margin: Double,
    includingGone: Bool,
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource,
    condition: ConstraintDescription.Condition? = nil
  ) {
    self.item = item
    self.edge = edge
    self.others = others
    self.margin = margin
    includesGone = includingGone
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
    self.condition = condition
  }

  /// The length of 0, the start and the end across.
  ///
  /// - Throws: An issue about a margin that is not finite, about no items, one that stands twice,
  ///   the line itself among them, or items of different hierarchies.
  package func descriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    if let kind = issue { throw LayoutIssue(kind, items: [item.name], source: source) }
    item.refreshAncestry()
    guard let superview = item.parent else {
      throw LayoutIssue(.missingSuperview, items: [item.name], source: source)
    }
    let arrangement = try LayoutArrangement(
      LayoutWord(.barrier(self)),
      of: [item, superview] + others,
      dialect: dialect,
      source: source
    )
    hold(in: superview, by: arrangement)
    return arrangement.word.descriptions(heldBy: arrangement)
  }

  /// What the constraints say.
  var members: [ConstraintDescription] {
    let axis = edge.axis ?? .horizontal
    let across = axis.across
    return [
      description(axis.length, .nothing, .notAnAttribute),
      description(across.start, .superview, across.start),
      description(across.end, .superview, across.end),
    ]
  }

  private var issue: LayoutIssue.Kind? {
    if !margin.isFinite { return .notFinite(margin) }
    if others.isEmpty { return .invalidUse("a barrier stands at one item or more") }
    if others.contains(item) { return .invalidUse("a barrier does not stand at itself") }
    if Set(others).count < others.count {
      return .invalidUse("an item stands once among those of a barrier")
    }
    return nil
  }

  private func hold(in superview: ItemRecord, by arrangement: LayoutArrangement) {
    let isFar = edge.isFarEdge
    let (near, far) = isFar ? (edge.opposite, edge) : (edge, edge.opposite)
    let relation = isFar ? LayoutConstraint.Relation.greaterThanOrEqual : .lessThanOrEqual
    let distance = isFar ? margin : 0 - margin
    for other in others {
      for (relation, priority) in [(relation, LayoutPriority.required), (relation.flipped, .pull)] {
        arrangement.add(
          item,
          near,
          relation,
          other,
          edge,
          constant: distance,
          priority: priority,
          leavesWithGone: !includesGone
        )
      }
    }
    let home = isFar ? near : far
    arrangement.add(item, home, .equal, superview, home, priority: .fallback)
  }

  private func description(
    _ attribute: LayoutConstraint.Attribute,
    _ target: ConstraintDescription.Target,
    _ partner: LayoutConstraint.Attribute
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      attribute,
      .equal,
      target,
      partner,
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source,
      condition: condition
    )
  }
}

extension LayoutPriority {
  /// The level at which a barrier is pulled back to its items: 0.002, below every level in use.
  fileprivate static let pull = LayoutPriority(0.002)
  /// The level at which a barrier whose items are all gone keeps to its superview: 0.001.
  fileprivate static let fallback = LayoutPriority(0.001)
}

extension LayoutItem {
  /// The constraints that make the item a line at the furthest edge of others.
  ///
  /// `line.constraints(asBarrierAt: .trailing, of: [name, street], margin: 8)` ends 8 points after
  /// whichever of both reaches further, and moves as they do. They are its length of 0 and both its
  /// ends, and carry what holds it; none of them is active yet. The item is mostly a guide. Items
  /// that are gone do not count, unless `includingGone`. No items, one that stands twice, a margin
  /// that is not finite and items of different hierarchies are reported, and the answer is empty.
  /// - Complexity: O(*n*) in the items, times their depth.
  public func constraints(
    asBarrierAt edge: LayoutEdge,
    of items: [any LayoutItem],
    margin: Double = 0,
    includingGone: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let barrier = LayoutBarrier(
      record,
      at: edge.attribute,
      of: items.map(\.record),
      margin: margin,
      includingGone: includingGone,
      dialect: .kernel,
      source: LayoutSource(file: file, line: line)
    )
    do throws(LayoutIssue) {
      let wanted = try barrier.descriptions()
      var made: [LayoutConstraint] = []
      for description in wanted { made.append(try description.makeConstraint()) }
      return made
    } catch {
      record.refreshAncestry()
      record.refuse(error)
      return []
    }
  }
}
