// What is missing, in words of the report.
extension ReportSystem {
  /// A choice as a missing value.
  func missing(_ choice: Choice) -> MissingValue {
    let names = ItemNames(items)
    switch choice {
    case .spacingSign(let row): return .spacingSign(line: rows[row].line)
    case .flippedness(let item): return .flippedness(item: names[item])
    case .containment(let item, let scrollView):
      return .containment(item: names[item], scrollView: names[scrollView])
    }
  }

  /// An unknown as a missing value.
  func missing(_ unknown: Unknown) -> MissingValue {
    let names = ItemNames(items)
    switch unknown {
    case .margin(let item, let isVertical, let isEnd):
      let edge = isVertical ? (isEnd ? "bottom" : "top") : isEnd ? "trailing" : "leading"
      return .margin(edge: edge, item: names[item])
    case .baseline(let item, let isLast):
      return .baseline(word: isLast ? "last" : "first", item: names[item])
    }
  }
}
