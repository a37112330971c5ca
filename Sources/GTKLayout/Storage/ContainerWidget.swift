#if GTK
import CGtk4

/// A widget without looks, which holds others and lets go of them when it is destroyed.
@MainActor
enum ContainerWidget {
  static func make() -> GTKWidgetPointer { makeObject(of: type).widget }

  private static let type = registerClass(
    "ConstraintKernelContainer",
    below: gtk_widget_get_type()
  ) { methods, _ in
    methods?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).widget
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      g_type_class_peek(gtk_widget_get_type())?
        .assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
    }
    gtk_widget_class_set_css_name(
      methods?.assumingMemoryBound(to: GtkWidgetClass.self),
      "constraints"
    )
  }
}
#endif
