public import ConstraintKernel

/// Changing what a handle holds, while it is active or not.
///
/// A value that cannot be (not a number, a priority outside (0, 1000]) is reported and changes
/// nothing. Required and optional priorities change into each other freely.
extension Constraint {
  /// Sets the constant of every constraint to a number of points.
  @discardableResult
  public func update(offset amount: Double) -> Constraint { set(.number(amount)) }

  /// Sets the constants to a number, to a point's coordinates, or to a size's extents.
  @_disfavoredOverload
  @discardableResult
  public func update(offset amount: some ConstraintConstantTarget) -> Constraint {
    set(amount.constraintConstant)
  }

  /// Sets the constants so that every edge lies inside by a number of points.
  @discardableResult
  public func update(inset amount: Double) -> Constraint { set(.number(amount).inwards) }

  /// Sets the constants so that edges lie inside by a number of points, or by distances of their own.
  @_disfavoredOverload
  @discardableResult
  public func update(inset amount: some ConstraintInsetTarget) -> Constraint {
    set(amount.constraintConstant.inwards)
  }

  /// Sets the constants so that each edge lies inside by its own distance, in reading direction.
  @discardableResult
  public func update(inset amount: some ConstraintDirectionalInsetTarget) -> Constraint {
    set(amount.constraintConstant)
  }

  /// Sets the priority of every constraint.
  @discardableResult
  public func update(priority amount: ConstraintPriority) -> Constraint { set(amount) }

  /// Sets the priority of every constraint, to a level above 0 and up to 1000 of any type.
  @discardableResult
  public func update(priority amount: some ConstraintPriorityTarget) -> Constraint {
    set(LayoutPriority(amount.constraintPriorityTargetValue))
  }
}

/// The older names.
extension Constraint {
  /// The older name of ``update(offset:)-(Double)``.
  @discardableResult
  public func updateOffset(amount: Double) -> Constraint { update(offset: amount) }

  /// The older name of `update(offset:)`.
  @_disfavoredOverload
  @discardableResult
  public func updateOffset(amount: some ConstraintConstantTarget) -> Constraint {
    update(offset: amount)
  }

  /// The older name of `update(inset:)`.
  @discardableResult
  public func updateInsets(amount: some ConstraintInsetTarget) -> Constraint {
    update(inset: amount)
  }

  /// The older name of ``update(priority:)-(ConstraintPriority)``.
  @discardableResult
  public func updatePriority(amount: ConstraintPriority) -> Constraint { update(priority: amount) }

  /// The older name of `update(priority:)`, for levels of any type.
  @discardableResult
  public func updatePriority(amount: some ConstraintPriorityTarget) -> Constraint {
    update(priority: amount)
  }

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

/// One way in: into the chain while there are no constraints yet, into them afterwards.
extension Constraint {
  func set(_ constant: ConstraintAmount) -> Self {
    if case .described(let parts) = chain.target, parts.count > 1 {
      chain.item.refuse(.ofSeveral, source: chain.source)
    } else if made.isEmpty {
      numbers.constant = constant
    } else if constant.isInset, let alone = made.first(where: { $0.second == nil }) {
      alone.refuse(.bareInset)
    } else if constant.isGap, let other = made.first(where: { !$0.firstAttribute.isEdge }) {
      other.refuse(.gapWithoutEdge)
    } else {
      set(
        made.map {
          constant.constant(for: $0.firstAttribute, on: $0.secondAttribute)
        }
      )
    }
    return self
  }

  /// Sets a constant for each constraint; if the kernel is to refuse one, none changes.
  private func set(_ constants: [DirectedConstant]) {
    if let index = constants.firstIndex(where: { $0.firstNonFinite != nil }) {
      return made[index].setConstant(constants[index])
    }
    for (constraint, constant) in zip(made, constants) { constraint.setConstant(constant) }
  }

  func set(_ priority: LayoutPriority) -> Self {
    if made.isEmpty {
      numbers.priority = priority
    } else if priority.isValid {
      for constraint in made { constraint.priority = priority }
    } else {
      made[0].refuse(.priorityOutOfRange(priority))
    }
    return self
  }

  func set(label: String) -> Self {
    numbers.label = label
    for constraint in made { constraint.identifier = label }
    return self
  }

  func set(multiplier: Double) -> Self {
    if made.isEmpty {
      numbers.multiplier = multiplier
    } else {
      made[0].refuse(.invalidUse("the multiplier of a made constraint is fixed; remake it"))
    }
    return self
  }
}

extension LayoutIssue.Kind {
  fileprivate static let ofSeveral = Self.invalidUse(
    "a guideline or a barrier stands for several constraints, which have no constant in common"
  )
}
