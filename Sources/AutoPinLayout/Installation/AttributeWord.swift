import ConstraintKernel

/// A word with the raw value of the layout attribute it stands for: one of the dialect, or the
/// kernel's own.
public protocol AttributeWord: RawRepresentable<Int> {}

extension AttributeWord {
  /// The attribute in the kernel's words.
  var attribute: LayoutConstraint.Attribute {
    LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}

extension ALAttribute: AttributeWord {}
extension ALAxis: AttributeWord {}
extension ALDimension: AttributeWord {}
extension ALEdge: AttributeWord {}
extension ALMargin: AttributeWord {}
extension ALMarginAxis: AttributeWord {}
extension LayoutConstraint.Attribute: AttributeWord {}
