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
  /// The text as it was shaped, whose lines are ``lines``; nil where nobody shaped it.
  public var paragraph: PictureParagraph?
  /// How the box is painted; nil for what is not.
  public var paint: Paint?
  /// The numbers of the picture's notes that speak of the box, counted from 1.
  public var notes: [Int]

  /// Creates a box; what is left out it does not have.
  public init(
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
public struct PictureDimension: Hashable, Sendable {
  /// One end, from the root's corner.
  public var start: LayoutPoint
  /// The other end; along one of the axes from the first.
  public var end: LayoutPoint
  /// What the constraint says of the distance, such as `≥ 8`.
  public var label: String
  /// The whole constraint, as a formula.
  public var formula: String
  /// Whether the constraint takes part in a conflict.
  public var isConflicting: Bool

  /// Creates a line.
  public init(
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
public struct PictureNote: Hashable, Sendable {
  /// What is the matter.
  public var kind: SceneDiagnostic.Kind
  /// The matter in words, one line or several.
  public var text: String

  /// Creates a note.
  public init(_ kind: SceneDiagnostic.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
