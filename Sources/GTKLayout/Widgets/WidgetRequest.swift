#if GTK
import CGtk4
import ConstraintKernel

/// What a widget asks for along an axis, in pixels.
struct WidgetRequest: Equatable {
  /// GTK never shows a widget with less.
  var minimum: Int32 = 0
  /// What the widget would like.
  var natural: Int32 = 0
  /// The baseline below the top at the natural height; negative for none.
  var baseline: Int32 = -1

  /// Asks the widget; GTK remembers the answer until the widget asks for another size.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - axis: The axis along which it is asked.
  ///   - size: The size across the axis in pixels; negative for any.
  @MainActor
  init(_ widget: GTKWidgetPointer, _ axis: LayoutAxis, across size: Int32 = -1) {
    var minimumBaseline: Int32 = -1
    let orientation = axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(
      widget,
      orientation,
      size,
      &minimum,
      &natural,
      &minimumBaseline,
      &baseline
    )
  }

  /// The whole pixels that lengths need; no baseline.
  init(_ lengths: LayoutSizeRequest) {
    func pixels(_ length: Double) -> Int32 {
      // Frames are multiples of a millionth.
      Int32(min(max((length - 1e-6).rounded(.up), 0), 1e6))
    }
    minimum = pixels(lengths.minimum)
    natural = max(pixels(lengths.natural), minimum)
  }

  init() {}
}
#endif
