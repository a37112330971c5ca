import LayoutMigration
import LayoutStatements

/// Puts the lines of words among those of constraints.
struct WordLines {
  let target: SourceDialect
  let facts: SourceFacts
  let scope: Int

  /// Adds the lines of words behind the constraints of the same run: in the last block of the item,
  /// where the dialect has blocks and the last one is its, and in calls of their own elsewhere.
  func add(
    _ words: [StatedWord],
    to lines: inout [String],
    in context: PrintingContext,
    superview: (String) -> String?
  ) throws(LeftReason) {
    var context = context
    for word in words {
      for item in word.placedItems {
        context.superviews[item] = superview(item)
        // Where a kind is not seen, a list is one of any items.
        if facts.kind(ofName: item, at: scope) != .view, word.placedItems.count > 1 {
          context.guides.insert(item)
        }
      }
    }
    var printer = WordPrinter(target, context)
    for word in words {
      if target.leavesFlags, word.priority != nil, !word.isBias {
        throw .noWords("anchors give several constraints a priority one by one")
      }
      if target == .maker, word.priority != nil, word.placedItems.count > 1 {
        throw .noWords("a chain of items has no priority there")
      }
      guard let own = printer.ownLines(word) else {
        throw .noWords("there are no words for this one")
      }
      let header = lines.last { !$0.hasPrefix(" ") && !$0.hasPrefix("\t") && $0 != "}" }
      if target == .maker, own.count == 3, lines.last == "}", header == own[0] {
        lines.removeLast()
        lines += own.dropFirst()
      } else {
        lines += own
      }
    }
  }
}
