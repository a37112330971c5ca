import ConstraintKernel
import LayoutStatements

/// All that a comparison looks at, of one version of one screen: a golden, if it is kept.
public struct LayoutRecording: Hashable, Sendable, Codable {
  /// What was recorded in one state, or on the way from one state to another.
  package struct Scenario: Hashable, Sendable, Codable {
    /// The states that were shown, in order; empty for a screen without states.
    package var states: [String]
    /// The items, parents first.
    package var items: [Item]
    /// The constraints that source code states, in the order of activation.
    package var constraints: [Constraint]
    /// Left, top, width and height of every item in its parent, for each case.
    package var frames: [[Double]]
    /// What was reported, sorted.
    package var issues: [String]
  }

  /// A view or a guide.
  package struct Item: Hashable, Sendable, Codable {
    /// Its name, or its place below the nearest item that has one.
    package var name: String
    /// The place of the item it lies in; nil for the root.
    package var parent: Int?
    /// What it says of itself beside its constraints, such as `hugging`.
    package var flags: [String: String]
  }

  /// The descriptions of the cases, in the order of frames.
  package var cases: [String] = []
  /// The scenarios, single states first.
  package var scenarios: [Scenario] = []

  /// Makes a recording of nothing.
  package init() {}
}

extension LayoutRecording {
  /// A constraint in the form that is compared.
  package struct Constraint: Hashable, Sendable, Codable {
    /// The name of the item on the first side.
    package var subject: String
    /// The attribute on the first side, by its raw value.
    package var attribute: Int
    /// The relation, by its raw value.
    package var relation: Int
    /// The name of the item on the second side; nil without one.
    package var target: String?
    /// The attribute on the second side, by its raw value; 0 without one.
    package var targetAttribute: Int
    /// The factor on the second side.
    package var factor: Double
    /// The constant, in points.
    package var constant: Double
    /// The constant where reading goes from right to left.
    package var constantRightToLeft: Double
    /// The priority level.
    package var priority: Double
    /// Where it was written.
    package var origin: String?
    /// One line that says all but where it was written.
    package var normalForm: String
  }
}

extension LayoutRecording.Constraint {
  init(_ statement: LayoutStatement, subject: String, target: String?) {
    let statement = statement.inPoints
    self.subject = subject
    attribute = statement.attribute.rawValue
    relation = statement.relation.rawValue
    self.target = target
    targetAttribute = (statement.targetAttribute ?? .notAnAttribute).rawValue
    factor = statement.factor.value ?? 1
    constant = statement.constant.value ?? 0
    constantRightToLeft = (statement.constantRightToLeft ?? statement.constant).value ?? 0
    priority = statement.priority?.value ?? 1_000
    origin = statement.origin
    normalForm = statement.description
  }

  /// The attribute on the first side.
  var first: LayoutConstraint.Attribute { .init(rawValue: attribute) ?? .notAnAttribute }
  /// The attribute on the second side.
  var second: LayoutConstraint.Attribute { .init(rawValue: targetAttribute) ?? .notAnAttribute }

  /// What makes two constraints the same: whichever side stands first, wherever they were written.
  var meaning: Meaning {
    guard let target, factor == 1, (target, targetAttribute) < (subject, attribute) else {
      return Meaning(self)
    }
    var turned = self
    turned.subject = target
    turned.attribute = targetAttribute
    turned.target = subject
    turned.targetAttribute = attribute
    turned.relation = -relation
    turned.constant = 0 - constant
    turned.constantRightToLeft = 0 - constantRightToLeft
    return Meaning(turned)
  }

  /// A constraint without the place where it was written.
  struct Meaning: Hashable {
    private let constraint: LayoutRecording.Constraint

    fileprivate init(_ constraint: LayoutRecording.Constraint) {
      var bare = constraint
      bare.origin = nil
      bare.normalForm = ""
      self.constraint = bare
    }
  }
}
