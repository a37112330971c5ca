public import ConstraintKernel

extension LayoutProxy.Property {
  /// Both sides are the same.
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.term.related(.equal, to: rhs.term)
  }

  /// The left side is at most the right one.
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.term.related(.lessThanOrEqual, to: rhs.term)
  }

  /// The left side is at least the right one.
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.term.related(.greaterThanOrEqual, to: rhs.term)
  }
}

extension LayoutProxy.Property<LayoutProxy.Length> {
  /// The dimension is a number of points.
  @discardableResult
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.equal, to: rhs)
  }

  /// The dimension is at most a number of points.
  @discardableResult
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.lessThanOrEqual, to: rhs)
  }

  /// The dimension is at least a number of points.
  @discardableResult
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.greaterThanOrEqual, to: rhs)
  }

  /// The dimension is a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func == (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.term.related(.equal, to: rhs.layoutValue)
  }

  /// The dimension is at most a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func <= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.term.related(.lessThanOrEqual, to: rhs.layoutValue)
  }

  /// The dimension is at least a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func >= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.term.related(.greaterThanOrEqual, to: rhs.layoutValue)
  }
}

extension LayoutProxy.Property<LayoutProxy.Horizontal> {
  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left == view.parent.left + 8")
  @discardableResult
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.equal, to: rhs)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left <= view.parent.left + 8")
  @discardableResult
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.lessThanOrEqual, to: rhs)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left >= view.parent.left + 8")
  @discardableResult
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.greaterThanOrEqual, to: rhs)
  }
}

extension LayoutProxy.Property<LayoutProxy.Vertical> {
  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.top == view.parent.top + 8")
  @discardableResult
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.equal, to: rhs)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.top <= view.parent.top + 8")
  @discardableResult
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.lessThanOrEqual, to: rhs)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.top >= view.parent.top + 8")
  @discardableResult
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.term.related(.greaterThanOrEqual, to: rhs)
  }
}
