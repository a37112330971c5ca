#if GTK
import CGtk4

/// A class of a GTK binding that wraps a widget.
///
/// Adopt it for the base class of your binding in one line; all its widgets then have a ``layout``:
///
/// ```swift
/// extension Gtk.Widget: @retroactive GTKWidgetHolder { public var gtkWidget: … { widgetPointer } }
///
/// button.layout.snp.makeConstraints { $0.edges.equalToSuperview() }
/// ```
///
/// Wrappers come and go while their widget stays, and items take their constraints along: so a
/// wrapper is no item itself, and hands out the one that the widget owns.
@MainActor
public protocol GTKWidgetHolder {
  /// The widget.
  var gtkWidget: GTKWidgetPointer { get }
}

extension GTKWidgetHolder {
  /// The widget's item, the same one each time.
  public var layout: GTKItem { GTKItem.of(gtkWidget) }

  /// The inside of the widget, which from now on is laid out by constraints.
  public var constraintContainer: GTKContainer { GTKContainer.install(on: gtkWidget) }
}
#endif
