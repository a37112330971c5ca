#if GTK
import CGtk4

/// What diagnoses call a widget.
@MainActor
enum WidgetName {
  /// The name that was set; else the class, with the beginning of the text that a label or a button
  /// shows: `GtkLabel “E-mail address”`.
  static func of(_ widget: GTKWidgetPointer) -> String {
    let name = String(cString: gtk_widget_get_name(widget))
    guard name == className(of: widget) else { return name }
    guard let text = text(of: widget), !text.isEmpty else { return name }
    return "\(name) “\(text.prefix(longest))\(text.count > longest ? "…" : "")”"
  }

  private static let longest = 24

  private static func className(of widget: GTKWidgetPointer) -> String {
    g_type_name_from_instance(widget.instance).map { String(cString: $0) } ?? ""
  }

  private static func text(of widget: GTKWidgetPointer) -> String? {
    if widget.isA(gtk_label_get_type()) {
      return gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) }
    }
    if widget.isA(gtk_button_get_type()) {
      return gtk_button_get_label(widget.asButton).map { String(cString: $0) }
    }
    return nil
  }
}
#endif
