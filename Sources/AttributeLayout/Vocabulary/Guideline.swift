public import ConstraintKernel
import Dialects

/// A line across the superview: `Guideline(along: .horizontal, at: .fraction(0.3))`.
///
/// It stands for four attributes, each in its slot: the position, a length of 0, and both ends
/// across. What it is applied to is mostly a guide. A position where no line can lie is reported
/// when it is applied, and nothing of that call is installed.
public final class Guideline: Attribute {
  private var axis = LayoutAxis.horizontal
  private var position = LayoutGuidelinePosition.start(0)
  private var pieces: [Attribute] = []

  /// A line at a position along an axis of the superview.
  public convenience init(
    along axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    (self.axis, self.position) = (axis, position)
    pieces = [placement] + crossing
  }

  override var parts: [Attribute] { pieces }

  override func checkMeaning(on item: ItemRecord) throws(LayoutIssue) {
    let line = LayoutGuideline(item, along: axis, at: position, dialect: .attribute, source: source)
    let word = try line.descriptions()[0].word
    for piece in pieces { piece.word = word }
  }

  private var placement: Attribute {
    let isLevel = axis == .horizontal
    let start: Attribute.Type = isLevel ? Leading.self : Top.self
    let end: Attribute.Type = isLevel ? Trailing.self : Bottom.self
    switch position {
    case .start(let distance): return start.init(==distance, source: source)
    case .end(let distance): return end.init(==distance, source: source)
    case .fraction(0): return start.init(==0, source: source)
    case .fraction(let share):
      let piece = start.init(*share, source: source)
      piece.ownReferenceAttribute = isLevel ? .trailing : .bottom
      return piece
    }
  }

  private var crossing: [Attribute] {
    let kinds: [Attribute.Type] =
      axis == .horizontal
      ? [Width.self, Top.self, Bottom.self] : [Height.self, Leading.self, Trailing.self]
    return kinds.map { $0.init(==0, source: source) }
  }
}
