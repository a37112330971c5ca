public import ConstraintKernel

/// How a box is painted: what servers need for cards, badges and charts.
public struct Paint: Hashable, Sendable {
  /// The colour inside the edges; nil for none.
  public var fill: PaintColor?
  /// The colour of the edges; nil for none.
  public var stroke: PaintColor?
  /// How wide the edges are, in points, half of it inside.
  public var strokeWidth: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// How much of the box and all inside it shows, from 0 to 1.
  public var opacity: Double
  /// Whether what reaches out of the box is cut off.
  public var clips: Bool
  /// What stands here where no image is; nil where none belongs.
  public var image: String?
  /// The colour of text.
  public var textColor: PaintColor
  /// The weight of text, from 100 to 900.
  public var weight: Int

  /// Paints nothing but what is given; text is black.
  public init(
    fill: PaintColor? = nil,
    stroke: PaintColor? = nil,
    strokeWidth: Double = 1,
    cornerRadius: Double = 0,
    opacity: Double = 1,
    clips: Bool = false,
    image: String? = nil,
    textColor: PaintColor = 0x000000,
    weight: Int = 400
  ) {
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.clips = clips
    self.image = image
    self.textColor = textColor
    self.weight = weight
  }
}

/// A colour of the sRGB space, written `0x2255AA`.
public struct PaintColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Red, green and blue, eight bits each.
  public let rgb: UInt32

  /// Makes a colour of the lower 24 bits of a number.
  public init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

  /// Makes a colour from a literal such as `0x2255AA`.
  public init(integerLiteral value: UInt32) { self.init(value) }

  /// The colour as SVG and CSS write it.
  var text: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// An item that says how it is painted.
public protocol PaintedItem: LayoutItem {
  /// How the item is painted.
  var paint: Paint { get }
}

/// A view that is painted.
open class PaintedView: LayoutView, PaintedItem {
  /// How the view is painted.
  public final var paint = Paint()

  /// Makes a view that is painted.
  public convenience init(_ paint: Paint) {
    self.init(frame: .zero)
    self.paint = paint
  }
}

/// A label that is painted.
open class PaintedLabel: LayoutLabel, PaintedItem {
  /// How the label is painted.
  public final var paint = Paint()

  /// Makes a label in type of a size, in lines as many as it takes.
  public convenience init(_ text: String, size: Double, _ paint: Paint = Paint()) {
    self.init(text, numberOfLines: 0)
    measurer = MonospacedTextMeasurer(pointSize: size)
    self.paint = paint
  }
}
