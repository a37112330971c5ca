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
    paint: Paint? = nil,
    notes: [Int] = []
  ) {
    self.name = name
    self.frame = frame
    self.depth = depth
    self.isGuide = isGuide
    self.contentOffset = contentOffset
    self.lines = lines
    self.paint = paint
    self.notes = notes
  }
}

/// A line of text where it stands in its box.
public struct PictureLine: Hashable, Sendable {
  /// The line as it reads, with the ellipsis if it is truncated.
  public var text: String
  /// The left end and the baseline, from the box's corner, in points.
  public var origin: LayoutPoint
  /// How wide the line is, in points.
  public var width: Double
  /// The size of the type, in points.
  public var size: Double
  /// Whether the line is read from right to left.
  public var isRightToLeft: Bool

  /// Creates a line, one that is read from left to right unless told otherwise.
  public init(
    text: String,
    origin: LayoutPoint,
    width: Double,
    size: Double,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.size = size
    self.isRightToLeft = isRightToLeft
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
