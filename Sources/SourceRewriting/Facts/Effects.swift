/// Whether an expression may do something beside giving a value, or give another one each time.
enum Effects {
  /// Calls of the platform that only compute.
  private static let pure: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "min", "max", "abs", "floor", "ceil", "round", "rounded",
    "sqrt", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UILayoutPriority",
    "LayoutSize", "LayoutPoint", "LayoutInsets", "LayoutDirectionalInsets", "LayoutPriority",
    "UIEdgeInsetsMake", "CGSizeMake", "NSEdgeInsets", "advanced",
  ]

  /// Whether a text has a call of anything that is not known only to compute.
  static func isPossible(in text: String) -> Bool {
    guard text.contains("(") || text.contains("{") else { return false }
    guard let source = try? SwiftSource(Array(text.utf8)) else { return true }
    return source.tokens.indices.contains { source.isToken($0, "{") || isCall(at: $0, source) }
  }

  /// Whether a bracket begins the arguments of anything that is not known only to compute.
  static func isCall(at bracket: Int, _ source: SwiftSource) -> Bool {
    guard source.isToken(bracket, "("), bracket > 0, !source.tokens[bracket].followsSpace else {
      return false
    }
    switch source.tokens[bracket - 1].kind {
    case .word: return !pure.contains(source.text(at: bracket - 1))
    case .punctuation: return source.isToken(bracket - 1, ")") || source.isToken(bracket - 1, "]")
    default: return false
    }
  }
}
