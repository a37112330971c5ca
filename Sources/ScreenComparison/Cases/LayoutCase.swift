public import LayoutFormats
import LayoutStatements

/// One state in which a screen is tested: a size, a direction, a text scale, a language.
public struct LayoutCase: Hashable, Sendable {
  /// What the labels of a screen say.
  public enum Text: String, CaseIterable, Hashable, Sendable, Codable {
    /// What the builder made them say.
    case asBuilt = "as built"
    /// The first word.
    case short
    /// Three times as much.
    case long
    /// Nothing.
    case empty
  }

  /// The root's size, in points.
  public var size: LayoutSize
  /// Everything else that surrounds the hierarchy, direction and text scale included.
  public var environment: LayoutEnvironment
  /// The language of what is said, such as `de`; empty where there is one only.
  public var language: String
  /// What the labels say.
  public var text: Text
  /// What the system covers, in points, added to what the screen says of itself.
  public var safeArea: LayoutInsets

  /// Describes a case.
  public init(
    size: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    language: String = "",
    text: Text = .asBuilt,
    safeArea: LayoutInsets = .zero
  ) {
    self.size = size
    self.environment = environment
    self.language = language
    self.text = text
    self.safeArea = safeArea
  }

  /// Gives a root the size and the environment of the case, and lays it out.
  ///
  /// Texts and safe areas that a case changes stay changed: give each such case a screen of its own.
  /// Texts are those of every `LayoutLabel`. A root of another class than `LayoutView` says its
  /// safe area itself, and that of a case does not count there.
  public func layOut(_ root: any LayoutItem) {
    if text != .asBuilt {
      for label in root.labels { label.text = text.said(of: label.text) }
    }
    if safeArea != .zero { (root as? LayoutView)?.additionalSafeAreaInsets.add(safeArea) }
    root.layoutNode.environment = environment
    root.layoutFrame.size = size
    root.layoutFrameDidChange()
    root.layoutIfNeeded()
  }
}

extension LayoutCase: CustomStringConvertible {
  /// What differs from one case to the next, such as `390 × 844 rtl, text × 1.3, de`.
  public var description: String {
    let standard = LayoutEnvironment()
    let direction = environment.layoutDirection
    var words = ["\(size)" + (direction == .leftToRight ? "" : " \(direction.name)")]
    if environment.textScale != 1 { words.append("text × \(environment.textScale)") }
    if environment.idiom != standard.idiom { words.append("\(environment.idiom)") }
    if environment.horizontalSizeClass != standard.horizontalSizeClass
      || environment.verticalSizeClass != standard.verticalSizeClass
    {
      words.append("\(environment.horizontalSizeClass) by \(environment.verticalSizeClass)")
    }
    if environment.displayScale != 0 { words.append("@\(environment.displayScale)x") }
    if !language.isEmpty { words.append(language) }
    if text != .asBuilt { words.append("\(text.rawValue) text") }
    if safeArea != .zero {
      let sides = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      words.append("safe area \(sides.map(LayoutText.number).joined(separator: " "))")
    }
    return words.joined(separator: ", ")
  }
}

extension LayoutCase.Text {
  /// What a label says in a case; nil for one that says nothing as built.
  func said(of original: String?) -> String? {
    guard let original else { return nil }
    switch self {
    case .asBuilt: return original
    case .short: return original.split(separator: " ").first.map(String.init) ?? ""
    case .long: return [original, original, original].joined(separator: " ")
    case .empty: return ""
    }
  }
}

extension LayoutItem {
  /// The labels among an item and what lies below it, parents first.
  var labels: [LayoutLabel] { withItemsBelow.compactMap { $0 as? LayoutLabel } }
}

extension LayoutInsets {
  /// Adds the distances of others, side by side.
  mutating func add(_ other: LayoutInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
