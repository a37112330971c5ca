// Lists that may be long, a line each: what stands at their ends, and how much was skipped.
extension LayoutText {
  /// How many of the first lines of a long list are written, and how many of the last.
  private static let shownAtEachEnd = 10

  /// Whether a list is too long to be written as a whole.
  package static func isLong<Element>(_ list: [Element]) -> Bool {
    list.count > 2 * shownAtEachEnd
  }

  /// A line for each element, of a long list for those at its ends and the one that matters, and one for how
  /// many were skipped between two of them.
  package static func ends<Element: Equatable>(
    of list: [Element],
    keeping kept: Element? = nil,
    _ line: (Element) -> String,
    skipping rest: (Int) -> String = { "… and \($0) more" }
  ) -> [String] {
    var lines: [String] = []
    var skipped = 0
    for (index, element) in list.enumerated() {
      let distance = min(index, list.count - 1 - index)
      if distance >= shownAtEachEnd, element != kept {
        skipped += 1
        continue
      }
      if skipped > 0 { lines.append(rest(skipped)) }
      skipped = 0
      lines.append(line(element))
    }
    return lines
  }

  /// As many names stand in a title before the rest is counted.
  private static let namedInTitles = 4

  /// Names in a row: `a, b and c`; of many the first ones, and how many more there are.
  package static func names(_ all: [String]) -> String {
    let names = all.prefix(namedInTitles)
    let rest = all.count - names.count
    if rest > 0 { return names.joined(separator: ", ") + " and \(rest) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A line for each element, of a long list for the first ones.
  package static func beginning<Element>(
    of list: [Element],
    _ line: (Element) -> String
  ) -> [String] {
    let rest = list.count - shownAtEachEnd
    return list.prefix(shownAtEachEnd).map(line) + (rest > 0 ? ["… and \(rest) more"] : [])
  }
}
