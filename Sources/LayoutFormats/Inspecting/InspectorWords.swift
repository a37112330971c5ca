import ConstraintKernel
import Dialects

/// The dialects a page can show constraints in, and what is written in them.
enum InspectorWords: String, CaseIterable {
  case formula
  case `operator`
  case maker
  case attribute
  case autopin
  case anchors

  /// The dialect for people.
  var title: String {
    switch self {
    case .formula: "formula"
    case .operator: "operator (Cartography)"
    case .maker: "maker (SnapKit)"
    case .attribute: "attribute (EasyPeasy)"
    case .autopin: "auto-pin (PureLayout)"
    case .anchors: "anchors (UIKit)"
    }
  }

  /// The words of those who wrote a constraint.
  init(_ dialect: LayoutDialect) {
    switch dialect {
    case .kernel: self = .formula
    case .operators: self = .operator
    case .maker: self = .maker
    case .attribute: self = .attribute
    case .autoPin: self = .autopin
    default: self = .formula
    }
  }

  /// A constraint in these words.
  func text(_ constraint: LayoutConstraint) -> String {
    let description = ConstraintDescription(constraint)
    switch self {
    case .formula: return description.text(in: .kernel)
    case .operator: return description.text(in: .operators)
    case .maker: return description.text(in: .maker)
    case .attribute: return description.text(in: .attribute)
    case .autopin: return description.text(in: .autoPin)
    case .anchors: return description.anchorText
    }
  }
}
