public import ConstraintKernel

/// One box of a picture.
public struct PictureItem: Hashable, Sendable {
  /// What the box is called.
  public var name: String
  /// Where the box stands in its parent.
  public var frame: LayoutRect
  /// How many boxes it lies in; 0 for the root.
  public var depth: Int
  /// Whether the box is a layout guide, which is drawn dashed.
  public var isGuide: Bool
  /// How far the content is scrolled, in points.
  public var contentOffset: LayoutPoint
  /// The lines of its text.
  public var lines: [PictureLine]
  /// The text as it was shaped, whose lines are ``lines``; nil where it was not shaped.
  public var paragraph: PictureParagraph?
  /// How the box is painted; nil for what is not.
  public var paint: Paint?
  /// The numbers of the picture's notes that speak of the box, counted from 1.
  package var notes: [Int]
  /// Whether the box is the line of a word, which is drawn in its place.
  package var isLineOfWord = false

  /// Creates a box; what is left out it does not have.
  package init(
    name: String,
    frame: LayoutRect,
    depth: Int = 0,
    isGuide: Bool = false,
    contentOffset: LayoutPoint = .zero,
    lines: [PictureLine] = [],
    paragraph: PictureParagraph? = nil,
    paint: Paint? = nil,
    notes: [Int] = []
  ) {
    self.name = name
    self.frame = frame
    self.depth = depth
    self.isGuide = isGuide
    self.contentOffset = contentOffset
    self.lines = lines
    self.paragraph = paragraph
    self.paint = paint
    self.notes = notes
  }
}

/// A constraint as a line between the two places it ties together.
package struct PictureDimension: Hashable, Sendable {
  /// One end, from the root's corner.
  package var start: LayoutPoint
  /// The other end; along one of the axes from the first.
  package var end: LayoutPoint
  /// What the constraint says of the distance, such as `≥ 8`.
  package var label: String
  /// The whole constraint, as a formula.
  package var formula: String
  /// Whether the constraint takes part in a conflict.
  package var isConflicting: Bool

  /// Creates a line.
  package init(
    start: LayoutPoint,
    end: LayoutPoint,
    label: String,
    formula: String = "",
    isConflicting: Bool = false
  ) {
    self.start = start
    self.end = end
    self.label = label
    self.formula = formula
    self.isConflicting = isConflicting
  }
}

/// What has to be said about some boxes of a picture; boxes name it by its number.
package struct PictureNote: Hashable, Sendable {
  /// What is the matter.
  package var kind: SceneDiagnostic.Kind
  /// The matter in words, one line or several.
  package var text: String

  /// Creates a note.
  package init(_ kind: SceneDiagnostic.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
