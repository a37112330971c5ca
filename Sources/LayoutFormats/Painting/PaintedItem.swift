public import ConstraintKernel

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
///
/// The weight of its paint and that of its typeface are one: whichever is set last.
open class PaintedLabel: LayoutLabel, PaintedItem {
  /// How the label is painted.
  public final var paint = Paint() {
    didSet {
      guard paint.weight != oldValue.weight, paint.weight != typeface?.weight else { return }
      var wanted = typeface ?? Typeface()
      wanted.weight = paint.weight
      typeface = wanted
    }
  }

  /// The type that is wanted; its weight is the paint's.
  open override var typeface: Typeface? {
    didSet {
      if let weight = typeface?.weight, weight != paint.weight { paint.weight = weight }
    }
  }

  /// Makes a label in type of a size, in lines as many as it takes.
  public convenience init(_ text: String, size: Double, _ paint: Paint = Paint()) {
    self.init(text, Typeface(size: size, weight: paint.weight), paint)
  }

  /// Makes a label in a typeface, in lines as many as it takes.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - typeface: The type, its weight included.
  ///   - paint: How it is painted.
  ///   - measurer: Who knows how much room the text takes.
  public convenience init(
    _ text: String,
    _ typeface: Typeface,
    _ paint: Paint = Paint(),
    measurer: (any TextMeasuring)? = nil
  ) {
    self.init(text, numberOfLines: 0)
    self.paint = paint
    self.typeface = typeface
    if let measurer { self.measurer = measurer }
  }
}

/// A line between two parts of a page: as thick as its paint, as long as constraints make it.
open class PaintedRule: PaintedView {
  /// Which way the line runs.
  public private(set) var axis = LayoutAxis.horizontal

  /// Makes a rule, one from left to right by default.
  public convenience init(_ line: PaintLine, along axis: LayoutAxis = .horizontal) {
    self.init(frame: .zero)
    self.axis = axis
    paint = Paint(rule: line)
    invalidateIntrinsicContentSize()
  }

  /// The thickness of the line across, nothing along it.
  open override var intrinsicContentSize: LayoutSize {
    let width = paint.rule?.width ?? 0
    let none = LayoutSize.noIntrinsicMetric
    return axis == .horizontal
      ? LayoutSize(width: none, height: width) : LayoutSize(width: width, height: none)
  }
}
