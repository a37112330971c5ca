public import LayoutFormats

/// One state in which a screen is tested: a size, a direction, a text scale, a language.
public struct LayoutCase: Hashable, Sendable {
  /// The root's size, in points.
  public var size: LayoutSize
  /// Everything else that surrounds the hierarchy, direction and text scale included.
  public var environment: LayoutEnvironment
  /// The language of what is said, such as `de`; empty where there is one only.
  public var language: String

  /// Describes a case.
  public init(
    size: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    language: String = ""
  ) {
    self.size = size
    self.environment = environment
    self.language = language
  }

  /// Gives a root the size and the environment of the case, and lays it out.
  public func layOut(_ root: any LayoutItem) {
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
    var words = ["\(size)" + (environment.layoutDirection == .rightToLeft ? " rtl" : "")]
    if environment.textScale != 1 { words.append("text × \(environment.textScale)") }
    if environment.idiom != standard.idiom { words.append("\(environment.idiom)") }
    if environment.horizontalSizeClass != standard.horizontalSizeClass
      || environment.verticalSizeClass != standard.verticalSizeClass
    {
      words.append("\(environment.horizontalSizeClass) by \(environment.verticalSizeClass)")
    }
    if environment.displayScale != 0 { words.append("@\(environment.displayScale)x") }
    if !language.isEmpty { words.append(language) }
    return words.joined(separator: ", ")
  }
}
