extension LayoutConstraint: CustomStringConvertible {
  /// The constraint in the words of the dialect that wrote it.
  ///
  /// What the kernel's own anchors make reads `name.leading == avatar.trailing + 10 @750 'gap'`.
  public var description: String { present.dialectText }

  /// The formula, in any dialect: `name.leading == avatar.trailing + 10 @750 'gap'`.
  package var formula: String { present.description }

  /// What it says at present, its constant in the direction that counts.
  var present: ConstraintDescription {
    var present = ConstraintDescription(self)
    if directedConstant.gaps == 0 {
      present.constant = DirectedConstant(constant)
    } else {
      // The environment says how long the gaps are; the constraint says how many.
      let points = directedConstant[(host ?? first.parent ?? first).effectiveDirection]
      (present.constant.leftToRight, present.constant.rightToLeft) = (points, points)
    }
    return present
  }
}
