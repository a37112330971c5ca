import ConstraintKernel
import Dialects

/// The dialects that a page shows constraints in.
extension DialectName {
  /// In the order in which the page offers them.
  static let inspected: [DialectName] = [
    .kernel, .operators, .maker, .attribute, .autoPin, .anchors,
  ]

  /// A constraint in the dialect's words; a formula for one that has none for live constraints.
  func text(_ constraint: LayoutConstraint) -> String {
    let description = ConstraintDescription(constraint)
    return self == .anchors ? description.anchorText : description.text(in: dialect ?? .kernel)
  }
}
