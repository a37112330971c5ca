extension LayoutItem {
  /// Why an attribute of the item has the value it has.
  ///
  /// A position is measured in the parent's coordinate space, one that follows the reading direction
  /// from the side where reading starts. The value is that of the last solution, before frames are
  /// rounded to pixels. What is pending is solved first; asking hands out no frame.
  ///
  /// - Complexity: O(terms) of what the value is computed from, of what moves with any of that which
  ///   is not required to be equal, and of what that pulls at; past a million terms the answer says
  ///   that it is too large. A value that is not decided takes a linear program of what hangs together.
  public func explain(_ attribute: LayoutConstraint.Attribute) -> LayoutExplanation {
    let record = record
    let question = ExplainedSum(record, attribute)
    return LayoutPass.withEngine(of: record) { $0.explain(question) } ?? question.unanswered
  }
}

extension LayoutAnchor {
  /// Why this anchor is as far from another one as it is: this one minus the other.
  ///
  /// Both are read in the coordinate space of the nearest item that holds both; what
  /// ``LayoutItem/explain(_:)`` says of one attribute holds for the distance. Of anchors without a common
  /// ancestor it says that they are ``LayoutExplanation/Freedom/unrelated``.
  public func explainDistance(from other: LayoutAnchor) -> LayoutExplanation {
    record.refreshAncestry()
    other.record.refreshAncestry()
    let question = ExplainedSum(record, attribute, minus: (other.record, other.attribute))
    return LayoutPass.withEngine(of: record) { $0.explain(question) } ?? question.unanswered
  }
}

/// What an explanation is asked of: an attribute, or the difference of two.
struct ExplainedSum {
  let first: (item: ItemRecord, attribute: LayoutConstraint.Attribute)
  let second: (item: ItemRecord, attribute: LayoutConstraint.Attribute)?
  /// In whose coordinate space positions are read; nil for two hierarchies.
  let host: ItemRecord?

  init(_ item: ItemRecord, _ attribute: LayoutConstraint.Attribute) {
    first = (item, attribute)
    second = nil
    item.refreshAncestry()
    host = item.parent ?? item
  }

  init(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    minus other: (ItemRecord, LayoutConstraint.Attribute)
  ) {
    first = (item, attribute)
    second = other
    host = item.nearestCommonAncestor(with: other.0)
  }

  /// The formula.
  var text: String {
    let text = "\(first.item.quotedName).\(first.attribute)"
    return second.map { "\(text) - \($0.item.quotedName).\($0.attribute)" } ?? text
  }

  /// The answer where there is no solution to ask.
  var unanswered: LayoutExplanation {
    LayoutExplanation(
      subject: text,
      value: 0,
      steps: [],
      losses: [],
      support: [],
      bystanders: [],
      freedom: host == nil ? .unrelated : .unproved
    )
  }

  /// A constraint that would hold a value where it is, to the digit.
  func remedy(_ value: Double) -> String {
    let number = LayoutText.typed
    let distance = value < 0 ? " - \(number(-value))" : value > 0 ? " + \(number(value))" : ""
    let name = "\(first.item.quotedName).\(first.attribute)"
    if let second { return "\(name) == \(second.item.quotedName).\(second.attribute)\(distance)" }
    guard first.attribute.kind == .location, let parent = first.item.parent else {
      return "\(name) == \(number(value))"
    }
    let isPhysical = first.attribute.axis == .horizontal && !first.attribute.isDirectional
    let start: LayoutConstraint.Attribute =
      first.attribute.axis == .vertical ? .top : isPhysical ? .left : .leading
    return "\(name) == \(parent.quotedName).\(start)\(distance)"
  }
}
