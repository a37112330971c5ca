import ConstraintKernel
import LayoutStatements

/// Something in which two versions of a screen differ.
public struct LayoutDifference: Hashable, Sendable, Codable {
  /// What kind of difference it is, which an allow-list can name.
  public enum Class: String, CaseIterable, Hashable, Sendable, Codable {
    /// A constant has the other sign.
    case sign
    /// A constant of a size is twice or half as large, as an inset on a size counts twice.
    case doubledInset = "doubled-inset"
    /// A constant is another number.
    case constant
    /// A constraint refers to another item, or to another attribute of it.
    case target
    /// A constraint refers to a safe area in place of the view, or the other way round.
    case safeArea = "safe-area"
    /// A constraint refers to a margin in place of the edge, or the other way round.
    case margin
    /// Left and right stand in place of leading and trailing, or the other way round.
    case handedness
    /// A constraint has another priority.
    case priority
    /// A constraint has another relation.
    case relation
    /// A constraint has another factor.
    case factor
    /// An item says something else of itself: autoresizing, hugging, margins, hidden.
    case flag
    /// A constraint is missing.
    case dropped
    /// A constraint is new.
    case added
    /// A constraint is missing or new, without effect on any frame.
    case redundant
    /// A constraint of another state stays in place.
    case stateLeftOver = "state-left-over"
    /// An item stands on one side only.
    case unpaired
  }

  /// Where two versions part: a case, and the frames of one item in both.
  package struct Effect: Hashable, Sendable, Codable {
    /// The states that were shown, in order.
    package var states: [String]
    /// The first case in which frames differ.
    package var layoutCase: String
    /// The item whose frames differ.
    package var item: String
    /// Left, top, width and height in the old version.
    package var old: [Double]
    /// Left, top, width and height in the new version.
    package var new: [Double]
    /// In how many other cases they differ as well.
    package var furtherCases: Int
  }

  /// The kind of difference; the gravest, if one constraint differs in several ways.
  public var kind: Class
  /// What else differs in the same constraint, the gravest first.
  package var furtherKinds: [Class] = []
  /// The screen.
  public var screen: String
  /// The states that were shown when it was found first.
  public var states: [String]
  /// The item it is about.
  public var item: String
  /// What the old version says; nil where it says nothing.
  public var old: String?
  /// The line that says it.
  package var oldOrigin: String?
  /// What the new version says; nil where it says nothing.
  public var new: String?
  /// The line that says it.
  package var newOrigin: String?
  /// Where frames part; nil where they are the same in every case.
  package var effect: Effect?
  /// The smallest change of the circumstances found that makes frames part; nil if none was found.
  package var slack: String?

  /// Makes a difference without an effect.
  package init(kind: Class, screen: String, states: [String], item: String) {
    self.kind = kind
    self.screen = screen
    self.states = states
    self.item = item
  }
}

extension LayoutDifference {
  /// All kinds of difference between the two versions, the gravest first.
  public var kinds: [Class] { [kind] + furtherKinds }
}

extension LayoutDifference: CustomStringConvertible {
  /// A block of lines: classes and item, both versions with their lines, and where frames part.
  public var description: String {
    var lines = ["\(kinds.map(\.rawValue).joined(separator: ", "))  \(place)"]
    if let old { lines.append("  old: \(old)\(Self.at(oldOrigin))") }
    if let new { lines.append("  new: \(new)\(Self.at(newOrigin))") }
    if let effect {
      lines.append("  parts at \(effect.place): \(effect.item)")
      lines.append("    old \(Self.frame(effect.old)), new \(Self.frame(effect.new))")
      if effect.furtherCases > 0 { lines.append("    and in \(effect.furtherCases) other cases") }
    } else {
      lines.append("  equal today" + (slack.map { ", parts at \($0)" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  private var place: String {
    let state = states.isEmpty ? "" : " (\(LayoutText.line(states)))"
    return "\(LayoutText.line([screen]))\(state)  \(item)"
  }

  private static func at(_ origin: String?) -> String { origin.map { "  \($0)" } ?? "" }

  private static func frame(_ numbers: [Double]) -> String {
    numbers.map(Amount.literal).joined(separator: " ")
  }
}

extension LayoutDifference.Effect {
  fileprivate var place: String {
    states.isEmpty ? layoutCase : "\(LayoutText.line(states)), \(layoutCase)"
  }
}

extension LayoutText {
  /// Names of screens or states one after the other, on one line; one that would break it is quoted.
  static func line(_ names: [String]) -> String {
    names.map { name in name.unicodeScalars.allSatisfy { $0.value >= 0x20 } ? name : quoted(name) }
      .joined(separator: " → ")
  }
}
