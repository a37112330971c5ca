extension LayoutConstraint: CustomStringConvertible {
  /// The constraint in the words of the dialect that wrote it.
  ///
  /// What the kernel's own anchors make reads `name.leading == avatar.trailing + 10 @750 'gap'`.
  public var description: String { present.dialectText }

  /// The formula, whoever wrote it: `name.leading == avatar.trailing + 10 @750 'gap'`.
  package var formula: String { present.description }

  /// What it says at present, its constant in the direction that counts.
  private var present: ConstraintDescription {
    var present = ConstraintDescription(self)
    present.constant = DirectedConstant(constant)
    return present
  }
}
