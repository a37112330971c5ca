import AttributeLayout
import Testing

/// Collects issues, so that tests can say which ones were reported.
final class IssueLog {
  private(set) var issues: [LayoutIssue] = []

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  func listen(to item: any LayoutItem) {
    item.layoutNode.issueHandler = LayoutIssueHandler { [self] in issues.append($0) }
  }
}

/// A switch that conditions look at.
final class Flag {
  var isOn: Bool

  init(_ isOn: Bool = false) { self.isOn = isOn }
}

/// A root of 400 × 300 with two siblings, and a log of issues.
struct Bench {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()
  let other = LayoutView()
  /// A view of no hierarchy.
  let stranger = LayoutView()
  let log = IssueLog()

  init(isAttached: Bool = true) {
    root.layoutName = "root"
    view.layoutName = "view"
    other.layoutName = "other"
    log.listen(to: root)
    if isAttached { root.addSubview(view) }
    root.addSubview(other)
  }

  /// The active constraints of the view, as formulas in alphabetical order.
  var formulas: [String] {
    (root.constraints + view.constraints)
      .filter { $0.firstItem === view }
      .map(\.formula)
      .sorted()
  }
}

extension [LayoutConstraint] {
  var formulas: [String] { map(\.formula) }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Every leaf attribute that exists, with a distance.
enum Leaf: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case left, leading, leftMargin, leadingMargin
  case right, trailing, rightMargin, trailingMargin
  case centerX, centerXWithinMargins, width
  case top, firstBaseline, topMargin
  case bottom, lastBaseline, bottomMargin
  case centerY, centerYWithinMargins, height

  var testDescription: String { rawValue }

  func attribute(_ constant: Constant) -> Attribute {
    switch self {
    case .left: Left(constant)
    case .leading: Leading(constant)
    case .leftMargin: LeftMargin(constant)
    case .leadingMargin: LeadingMargin(constant)
    case .right: Right(constant)
    case .trailing: Trailing(constant)
    case .rightMargin: RightMargin(constant)
    case .trailingMargin: TrailingMargin(constant)
    case .centerX: CenterX(constant)
    case .centerXWithinMargins: CenterXWithinMargins(constant)
    case .width: Width(constant)
    case .top: Top(constant)
    case .firstBaseline: FirstBaseline(constant)
    case .topMargin: TopMargin(constant)
    case .bottom: Bottom(constant)
    case .lastBaseline: LastBaseline(constant)
    case .bottomMargin: BottomMargin(constant)
    case .centerY: CenterY(constant)
    case .centerYWithinMargins: CenterYWithinMargins(constant)
    case .height: Height(constant)
    }
  }

  /// Relates the attribute to an item, if one is given.
  func attribute(_ constant: Constant, to item: (any LayoutItem)?) -> Attribute {
    let attribute = attribute(constant)
    guard let item else { return attribute }
    if let position = attribute as? PositionAttribute { return position.to(item) }
    if let dimension = attribute as? DimensionAttribute { return dimension.like(item) }
    return attribute
  }
}
