/// What a check looks for; the raw value is the code that documents, reports and suppressions use.
public enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  /// Required constraints cannot hold together.
  case conflict
  /// The content wants more room than the item has, so that some of it is cut off.
  case cutOff = "cut-off"
  /// Two siblings cover a part of each other, and neither lies inside the other.
  case overlap
  /// An item reaches out of its parent, which does not scroll.
  case outside
  /// A view has no width or no height, and is not gone.
  case noSize = "no-size"
  /// Another frame would do as well.
  case ambiguous
  /// What people tap is less than 44 points wide or high.
  case tapTarget = "tap-target"
  /// Two edges that a constraint holds apart have passed each other.
  case negativeGap = "negative-gap"
  /// One point more in width moves or resizes something by many.
  case jump
  /// Right to left is no mirror of left to right.
  case notMirrored = "not-mirrored"

  /// The rule in words, without the items and numbers of a case.
  public var meaning: String {
    switch self {
    case .conflict: "required constraints cannot hold together"
    case .cutOff: "content has less room than it needs"
    case .overlap: "siblings overlap"
    case .outside: "reaches out of its parent"
    case .noSize: "has no size"
    case .ambiguous: "another frame would do as well"
    case .tapTarget: "is less than 44 points to tap"
    case .negativeGap: "a gap turns negative"
    case .jump: "one point of width moves it far"
    case .notMirrored: "right to left is no mirror"
    }
  }
}

/// A rule that shall not speak of some items, and why.
public struct LayoutSuppression: Hashable, Sendable {
  /// The rule.
  public var rule: LayoutRule
  /// The names of the items; empty for all.
  ///
  /// What a check finds is suppressed if all items it names are listed.
  public var items: [String]
  /// Why, for readers of the report.
  public var reason: String

  /// Suppressions a rule for some items, or for all.
  public init(_ rule: LayoutRule, _ items: [String] = [], reason: String) {
    self.rule = rule
    self.items = items
    self.reason = reason
  }

  func covers(_ rule: LayoutRule, _ names: [String]) -> Bool {
    rule == self.rule && (items.isEmpty || names.allSatisfy(items.contains))
  }
}

extension LayoutSuppression: CustomStringConvertible {
  /// The rule, the items, and the reason.
  public var description: String {
    let names = items.isEmpty ? "" : " of \(items.joined(separator: ", "))"
    return "\(rule.rawValue)\(names): \(reason)"
  }
}

extension LayoutRule {
  /// What of an item is cut off where text ends before its end.
  static let limitOfLines = "height than its limit of lines allows"
  /// Behind the ambiguous sizes of what scrolls.
  static let ofItsContent = " of its content"
}
