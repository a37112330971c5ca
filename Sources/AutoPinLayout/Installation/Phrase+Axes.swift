import ConstraintKernel

extension Phrase {
  /// Both axes of the item on those of its superview.
  func centerInSuperview() -> [LayoutConstraint] {
    guard let superview else { return [] }
    return Admission.admit([
      constraint(.centerY, to: .centerY, of: superview),
      constraint(.centerX, to: .centerX, of: superview),
    ])
  }

  /// Both axes of the item on those between its superview's margins.
  func centerInMargins() -> [LayoutConstraint] {
    guard let superview else { return [] }
    return Admission.admit([
      constraint(.centerY, to: .centerYWithinMargins, of: superview),
      constraint(.centerX, to: .centerXWithinMargins, of: superview),
    ])
  }

  /// One axis of the item on the superview's.
  func alignToSuperviewAxis(_ axis: ALAxis) -> LayoutConstraint {
    let attribute = LayoutConstraint.Attribute(axis)
    guard let superview else { return unplaced(attribute) }
    return Admission.admit(constraint(attribute, to: attribute, of: superview))
  }

  /// One axis of the item on the one between its superview's margins.
  func alignToMarginAxis(_ axis: ALAxis) -> LayoutConstraint {
    let attribute = LayoutConstraint.Attribute(axis)
    let target: LayoutConstraint.Attribute
    switch axis {
    case .vertical: target = .centerXWithinMargins
    case .horizontal: target = .centerYWithinMargins
    case .baseline, .firstBaseline:
      Admission.refuse(.invalidUse("a baseline has no axis between margins"), of: item, source)
      return unplaced(attribute)
    }
    guard let superview else { return unplaced(attribute) }
    return Admission.admit(constraint(attribute, to: target, of: superview))
  }

  /// The running block's priority; none is reported.
  var blockPriority: LayoutPriority? {
    if let priority = ConstraintScope.current?.priority { return priority }
    item.record.report(
      .invalidUse("a content priority is set inside autoSetPriority(_:forConstraints:)"),
      source: source
    )
    return nil
  }
}
