import LayoutStatements

/// Calls in numbers: printed lines make them as often as the old statements did, and in their order.
enum CalledNumbers {
  /// Looks for calls that lines make less often or at another place.
  ///
  /// - Parameters:
  ///   - constraints: What is said, in the order in which it was said.
  ///   - lines: What says it now.
  /// - Returns: The first such call; nil where there is none.
  static func changed(_ constraints: [LayoutStatement], in lines: [String]) -> String? {
    let calls = constraints.flatMap { [$0.factor.source, $0.constant.source] }
      .filter { Effects.isPossible(in: $0) }.map(plain)
    guard calls.count > 1 else { return nil }
    let text = lines.joined(separator: "\n")
    var start = text.startIndex
    for call in calls {
      if let range = text[start...].firstRange(of: call) {
        start = range.upperBound
      } else if text.contains(call) {
        return call
      }
    }
    return nil
  }

  /// A number without its sign, which a dialect may say by another word.
  private static func plain(_ text: String) -> String {
    var text = text[...]
    if text.first == "-" { text = text.dropFirst() }
    if text.first == "(", text.last == ")", !text.dropFirst().dropLast().contains(")") {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }
}
