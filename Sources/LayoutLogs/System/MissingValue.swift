/// A value that a log does not print, and without which a report cannot be decided.
public enum MissingValue: Hashable, Sendable {
  /// The inset of an item's margin at an edge, with the item's name.
  case margin(edge: String, item: String)
  /// How far below an item's top its baseline lies.
  case baseline(word: String, item: String)
  /// Whether the system spacing in the row on a line is added or subtracted.
  case spacingSign(line: Int)
  /// Whether a view's coordinates run downwards.
  case flippedness(item: String)
  /// Whether an item lies in a scroll view, whose edges then mean its content.
  case containment(item: String, scrollView: String)
  /// The reading direction.
  case direction
  /// Which view the superview is that the row on a line speaks of.
  case superview(line: Int)
  /// Which address a name stands for in the row on a line.
  case name(String, line: Int)
  /// The attribute in the row on a line.
  case attribute(line: Int)
  /// The view in whose coordinates the places in the row on a line are multiplied.
  case coordinateSpace(line: Int)
  /// What the unreadable row on a line says.
  case row(line: Int)
  /// The rows that the list leaves out.
  case restOfList
  /// An answer: there are more rows than are looked into.
  case tooManyRows(Int)
}

extension MissingValue: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    switch self {
    case .margin(let edge, let item): "the \(edge) margin of \(item)"
    case .baseline(let word, let item): "the \(word) baseline of \(item)"
    case .spacingSign(let line): "the sign of the system spacing in line \(line)"
    case .flippedness(let item): "whether \(item) is flipped"
    case .containment(let item, let scrollView): "whether \(item) lies inside \(scrollView)"
    case .direction: "the reading direction"
    case .superview(let line): "which view the superview in line \(line) is"
    case .name(let name, let line): "which of two items '\(name)' is in line \(line)"
    case .attribute(let line): "the attribute in line \(line)"
    case .coordinateSpace(let line): "the view whose coordinates line \(line) multiplies"
    case .row(let line): "the row in line \(line), which cannot be read"
    case .restOfList: "the rows that the list leaves out"
    case .tooManyRows(let count): "an answer for \(count) rows, which are too many to look into"
    }
  }
}
