public import ConstraintKernel

/// Changing what a handle holds, while it is active or not.
///
/// A value that cannot be (not a number, a priority outside (0, 1000]) is reported and changes
/// nothing. Required and optional priorities change into each other freely.
extension Constraint {
  /// Sets the constant of every constraint to a number of points.
  @discardableResult
  public func update(offset amount: Double) -> Constraint { set(.number(amount)) }

  /// Sets the constant of every constraint to a number of points.
  @_disfavoredOverload
  @discardableResult
  public func update(offset amount: some LayoutNumber) -> Constraint {
    set(.number(amount.layoutValue))
  }

  /// Sets the constants of positions to a point's coordinates.
  @discardableResult
  public func update(offset amount: LayoutPoint) -> Constraint { set(.point(amount)) }

  /// Sets the constants of sizes to a size's extents.
  @discardableResult
  public func update(offset amount: LayoutSize) -> Constraint { set(.size(amount)) }

  /// Sets the constants so that every edge lies inside by a number of points.
  @discardableResult
  public func update(inset amount: Double) -> Constraint { set(.inset(amount)) }

  /// Sets the constants so that every edge lies inside by a number of points.
  @_disfavoredOverload
  @discardableResult
  public func update(inset amount: some LayoutNumber) -> Constraint {
    set(.inset(amount.layoutValue))
  }

  /// Sets the constants so that each edge lies inside by its own distance.
  @discardableResult
  public func update(inset amount: LayoutInsets) -> Constraint { set(.insets(amount)) }

  /// Sets the constants so that each edge lies inside by its own distance, in reading direction.
  @discardableResult
  public func update(inset amount: LayoutDirectionalInsets) -> Constraint {
    set(.directionalInsets(amount))
  }

  /// Sets the priority of every constraint.
  @discardableResult
  public func update(priority amount: ConstraintPriority) -> Constraint {
    set(LayoutPriority(amount.value))
  }

  /// Sets the priority of every constraint.
  @_disfavoredOverload
  @discardableResult
  public func update(priority amount: LayoutPriority) -> Constraint { set(amount) }

  /// Sets the priority of every constraint.
  @_disfavoredOverload
  @discardableResult
  public func update(priority amount: some LayoutNumber) -> Constraint {
    set(LayoutPriority(Float(amount.layoutValue)))
  }
}

/// The older names.
extension Constraint {
  /// The older name of ``update(offset:)-(Double)``.
  @discardableResult
  public func updateOffset(amount: Double) -> Constraint { update(offset: amount) }

  /// The older name of ``update(inset:)-(LayoutInsets)``.
  @discardableResult
  public func updateInsets(amount: LayoutInsets) -> Constraint { update(inset: amount) }

  /// The older name of ``update(priority:)-(ConstraintPriority)``.
  @discardableResult
  public func updatePriority(amount: ConstraintPriority) -> Constraint { update(priority: amount) }

  /// Makes every constraint required.
  @discardableResult
  public func updatePriorityRequired() -> Constraint { update(priority: .required) }

  /// Sets the priority of every constraint to 750.
  @discardableResult
  public func updatePriorityHigh() -> Constraint { update(priority: .high) }

  /// Sets the priority of every constraint to 500.
  @discardableResult
  public func updatePriorityMedium() -> Constraint { update(priority: .medium) }

  /// Sets the priority of every constraint to 250.
  @discardableResult
  public func updatePriorityLow() -> Constraint { update(priority: .low) }
}

/// One way in: into the description while there are no constraints yet, into them afterwards.
extension Constraint {
  func set(_ constant: ConstraintConstant) -> Self {
    guard !made.isNone, let first = made.first else {
      described.constant = constant
      return self
    }
    if let number = constant.firstNotFinite {
      first.report(.notFinite(number))
    } else if constant.isInset, let alone = layoutConstraints.first(where: \.isBareSize) {
      alone.report(.bareInset)
    } else {
      made.visit { $0.setConstant(constant) }
    }
    return self
  }

  func set(_ priority: LayoutPriority) -> Self {
    guard !made.isNone, let first = made.first else {
      described.priority = priority
      return self
    }
    guard priority.isValid else {
      first.report(.priorityOutOfRange(priority))
      return self
    }
    made.visit { $0.priority = priority }
    return self
  }

  func set(label: String) {
    self.label = label
    made.visit { $0.identifier = label }
  }

  func set(multiplier: Double) {
    if !made.isNone, let first = made.first {
      return first.report(
        .invalidUse("the multiplier of a made constraint is fixed; remake it")
      )
    }
    described.multiplier = multiplier
  }
}

extension LayoutConstraint {
  /// A width or height that is compared with a number alone.
  fileprivate var isBareSize: Bool { secondAttribute == .notAnAttribute }
}

extension LayoutIssue.Kind {
  static let bareInset = Self.invalidUse("insets need a size to be taken from")
  static let bareMultiplier = Self.invalidUse("a multiplier needs something to multiply")
  static let unmatchedAttributes = Self.invalidUse(
    "several attributes can be compared with one, or with the same ones"
  )
}
