#if GTK
import CGtk4

/// The children of a widget that are laid out in it; menus and the like have windows of their own.
///
/// A child may be taken away once it was handed out.
struct WidgetChildren: Sequence, IteratorProtocol {
  private var following: GTKWidgetPointer?

  init(of parent: GTKWidgetPointer?) {
    if let parent { following = gtk_widget_get_first_child(parent) }
  }

  mutating func next() -> GTKWidgetPointer? {
    while let child = following {
      following = gtk_widget_get_next_sibling(child)
      if !child.isA(gtk_native_get_type()) { return child }
    }
    return nil
  }
}
#endif
