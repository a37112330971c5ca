#if GTK
import CGtk4

/// What the text of a label knows and GTK's measuring does not say.
@MainActor
enum LabelText {
  /// The distance from the last line's baseline to the bottom of a label, in pixels.
  ///
  /// It does not depend on the width: the last line stands at the bottom of any of its shapes.
  static func descent(of label: GTKWidgetPointer) -> Double {
    guard let layout = gtk_label_get_layout(OpaquePointer(label)) else { return 0 }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    guard let iterator = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    let last = pango_layout_iter_get_baseline(iterator)
    let descent = Double(height - last) / Double(PANGO_SCALE)
    return descent.rounded() + Double(gtk_widget_get_margin_bottom(label))
  }
}
#endif
