extension VisualFormat {
  /// One comparison that a format makes: `first.attribute relation second.attribute + amount`.
  package struct Row: Hashable {
    /// An item of the format.
    package enum Item: Hashable {
      /// The superview of the views.
      case superview
      /// A view by its name.
      case view(String)
    }

    /// The item on the first side.
    package var first: Item
    /// The attribute on the first side.
    package var firstAttribute: LayoutConstraint.Attribute
    /// How both sides compare.
    package var relation: LayoutConstraint.Relation
    /// The item on the second side; nil beside a number alone.
    package var second: Item?
    /// The attribute on the second side.
    package var secondAttribute: LayoutConstraint.Attribute
    /// What is added to the second side.
    package var amount: Number
    /// Whether the amount stands for the usual gap between siblings, whatever the environment says it is.
    package var isUsualGap = false
    /// The level; nil for required.
    package var priority: Number?
  }

  /// The direction in which a horizontal format is read.
  package enum Reading: Hashable {
    /// From where reading starts to where it ends.
    case leadingToTrailing
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
  }

  /// The comparisons that the format makes, from its beginning to its end, alignment left aside.
  ///
  /// What is said of a view's size comes before what lies in front of it.
  /// In a comparison of two positions the first one lies behind the second, so that an amount is a
  /// distance as it was written; of a format that is read from the right to the left it lies
  /// before it, and so does everything else. A lone hyphen beside the superview means its margin,
  /// and between views the usual gap.
  package func rows(reading: Reading = .leadingToTrailing) -> [Row] {
    var rows: [Row] = []
    let (near, far) = edges(reading)
    for (index, view) in views.enumerated() {
      rows += sizes(of: view)
      if index > 0 {
        let before = views[index - 1].name
        rows += between((.view(before), far), (.view(view.name), near), gaps[index - 1], reading)
      } else if let leading {
        rows += between((.superview, near), (.view(view.name), near), leading, reading)
      }
    }
    if let trailing, let last = views.last {
      rows += between((.view(last.name), far), (.superview, far), trailing, reading)
    }
    return rows
  }

  /// The comparisons that put an attribute of all views in one line.
  package func rows(aligning attribute: LayoutConstraint.Attribute) -> [Row] {
    zip(views, views.dropFirst()).map { one, other in
      Row(
        first: .view(other.name),
        firstAttribute: attribute,
        relation: .equal,
        second: .view(one.name),
        secondAttribute: attribute,
        amount: .number(0)
      )
    }
  }

  private func edges(
    _ reading: Reading
  ) -> (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute) {
    switch (axis, reading) {
    case (.vertical, _): (.top, .bottom)
    case (.horizontal, .leadingToTrailing): (.leading, .trailing)
    case (.horizontal, .leftToRight): (.left, .right)
    case (.horizontal, .rightToLeft): (.right, .left)
    }
  }

  private func sizes(of view: View) -> [Row] {
    view.sizes.map { wanted in
      var row = Row(
        first: .view(view.name),
        firstAttribute: axis.length,
        relation: wanted.relation,
        second: nil,
        secondAttribute: .notAnAttribute,
        amount: .number(0),
        priority: wanted.priority
      )
      switch wanted.object {
      case .amount(let amount): row.amount = amount
      case .view(let name): (row.second, row.secondAttribute) = (.view(name), axis.length)
      }
      return row
    }
  }

  private typealias End = (item: Row.Item, attribute: LayoutConstraint.Attribute)

  private func between(
    _ before: End,
    _ behind: End,
    _ connection: Connection,
    _ reading: Reading
  ) -> [Row] {
    var (before, behind) = (before, behind)
    let predicates: [Predicate]
    var isUsualGap = false
    switch connection {
    case .predicates(let written): predicates = written
    case .flush: predicates = [Predicate(relation: .equal, object: .amount(.number(0)))]
    case .standard:
      let isInside = before.item == .superview || behind.item == .superview
      if before.item == .superview { before.attribute = before.attribute.margin }
      if behind.item == .superview { behind.attribute = behind.attribute.margin }
      let distance = isInside ? 0 : LayoutEnvironment().siblingGap
      isUsualGap = !isInside
      predicates = [Predicate(relation: .equal, object: .amount(.number(distance)))]
    }
    let isBackwards = axis == .horizontal && reading == .rightToLeft
    if isBackwards { swap(&before, &behind) }
    return predicates.compactMap { predicate in
      guard case .amount(let amount) = predicate.object else { return nil }
      return Row(
        first: behind.item,
        firstAttribute: behind.attribute,
        relation: predicate.relation,
        second: before.item,
        secondAttribute: before.attribute,
        amount: amount,
        isUsualGap: isUsualGap,
        priority: predicate.priority
      )
    }
  }
}
