/// Where a guideline lies along an axis of the view that owns it.
public enum LayoutGuidelinePosition: Hashable, Sendable {
  /// So many points after the leading or top edge.
  case start(Double)
  /// So many points before the trailing or bottom edge.
  case end(Double)
  /// At a share of the length, from 0 at the leading or top edge to 1 at the other.
  case fraction(Double)
}

/// A line across a superview, to lay other items on: an item of no length at one position.
///
/// It is a value, whichever dialect it was written in, and becomes four descriptions: its position,
/// its length of 0, and both its ends at the superview's edges.
package struct LayoutGuideline {
  /// The item that becomes the line, mostly a guide.
  package var item: ItemRecord
  /// The axis that the position is counted along; the line runs across it.
  package var axis: LayoutAxis
  /// Where it lies.
  package var position: LayoutGuidelinePosition
  /// How strongly it is meant; nil means required.
  package var priority: LayoutPriority?
  /// A name for people; nil means none.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource

  /// Says where an item lies as a guideline.
  package init(
    _ item: ItemRecord,
    along axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource
  ) {
    self.item = item
    self.axis = axis
    self.position = position
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
  }

  /// Why no guideline can lie at a position; nil if one can.
  package static func issue(with position: LayoutGuidelinePosition) -> LayoutIssue.Kind? {
    switch position {
    case .start(let number), .end(let number), .fraction(let number):
      guard number.isFinite else { return .notFinite(number) }
    }
    guard case .fraction(let share) = position, !(0...1).contains(share) else { return nil }
    return .invalidUse("a share of a length is from 0 to 1")
  }

  /// The position, the length of 0, the start and the end across.
  ///
  /// - Throws: An issue about a position where no guideline can lie.
  package func descriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    if let kind = Self.issue(with: position) {
      throw LayoutIssue(kind, items: [item.name], source: source)
    }
    return LayoutWord(.guideline(self)).descriptions()
  }

  /// What the constraints say.
  var members: [ConstraintDescription] {
    let across = axis.across
    return [
      placement,
      description(axis.length),
      description(across.start, .superview, across.start),
      description(across.end, .superview, across.end),
    ]
  }

  /// The constraints of the descriptions, by the links of the tree as they are; none is active.
  ///
  /// - Throws: An issue about the position, or about a superview that is missing.
  package func makeConstraints() throws(LayoutIssue) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for description in try descriptions() { made.append(try description.makeConstraint()) }
    return made
  }

  /// A share is a multiple of the far edge, as positions are counted from the near one.
  private var placement: ConstraintDescription {
    switch position {
    case .start(let distance):
      description(axis.start, .superview, axis.start, constant: distance)
    case .end(let distance):
      description(axis.end, .superview, axis.end, constant: 0 - distance)
    case .fraction(0):
      description(axis.start, .superview, axis.start)
    case .fraction(let share):
      description(axis.start, .superview, axis.end, multiplier: share)
    }
  }

  private func description(
    _ attribute: LayoutConstraint.Attribute,
    _ target: ConstraintDescription.Target = .nothing,
    _ partner: LayoutConstraint.Attribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      attribute,
      .equal,
      target,
      partner,
      multiplier: multiplier,
      constant: DirectedConstant(constant),
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source
    )
  }
}

extension LayoutItem {
  /// The constraints that make the item a line across the view that holds it.
  ///
  /// They are its position, its length of 0 and both its ends; none of them is active yet. The item
  /// is mostly a guide. A number that is not finite, a share outside of 0 to 1 and an item that no
  /// view holds are reported, and the answer is empty.
  public func constraints(
    asGuidelineAlong axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let source = LayoutSource(file: file, line: line)
    let record = record
    record.refreshAncestry()
    let line = LayoutGuideline(record, along: axis, at: position, dialect: .kernel, source: source)
    do throws(LayoutIssue) {
      return try line.makeConstraints()
    } catch {
      record.refuse(error)
      return []
    }
  }
}
