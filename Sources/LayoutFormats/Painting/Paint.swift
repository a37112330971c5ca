/// How a box is painted: what servers need for cards, badges, charts and printed pages.
public struct Paint: Hashable, Sendable {
  /// The colour inside the edges; nil for none.
  public var fill: PaintColor?
  /// Colours that pass into each other inside the edges, in the place of ``fill``; nil for none.
  public var gradient: PaintGradient?
  /// The colour of the edges; nil for none.
  public var stroke: PaintColor?
  /// How wide the edges are, in points, all of it inside the box.
  public var strokeWidth: Double
  /// The lengths of dashes and gaps along the edges, in points; none for edges without gaps.
  public var strokeDashes: [Double]
  /// Lines along single edges, inside the box.
  public var sides: PaintSides
  /// A line through the middle of the box, along its longer side; nil for none.
  public var rule: PaintLine?
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// How much of the box and all inside it shows, from 0 to 1.
  public var opacity: Double
  /// Whether what reaches out of the box is cut off.
  public var clips: Bool
  /// The image that fills the box within its corners, or what stands there until one is; nil for none.
  public var image: PaintImage?
  /// The colour of text.
  public var textColor: PaintColor
  /// The weight of text, from 100 to 900; 400 leaves it to the text's typeface.
  public var weight: Int

  /// Paints nothing but what is given; text is black.
  public init(
    fill: PaintColor? = nil,
    gradient: PaintGradient? = nil,
    stroke: PaintColor? = nil,
    strokeWidth: Double = 1,
    strokeDashes: [Double] = [],
    sides: PaintSides = PaintSides(),
    rule: PaintLine? = nil,
    cornerRadius: Double = 0,
    opacity: Double = 1,
    clips: Bool = false,
    image: PaintImage? = nil,
    textColor: PaintColor = 0x000000,
    weight: Int = 400
  ) {
    self.fill = fill
    self.gradient = gradient
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.strokeDashes = strokeDashes
    self.sides = sides
    self.rule = rule
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.clips = clips
    self.image = image
    self.textColor = textColor
    self.weight = weight
  }
}
