extension LayoutConstraint: CustomStringConvertible {
  /// The formula as people write it: `name.leading == avatar.trailing + 10 @750 'gap'`.
  public var description: String {
    var described = ConstraintDescription(self)
    described.constant = DirectedConstant(constant)
    return described.description
  }
}
