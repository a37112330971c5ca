#if GTK
import CGtk4

// Bindings hand over widgets as pointers without a type.

extension GTKItem {
  /// The item of a widget that a binding hands over as an opaque pointer.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`.
  /// - Returns: The same item each time.
  public static func of(_ widget: OpaquePointer) -> GTKItem { of(widget.widget) }

  /// The item of a widget that a binding hands over as an untyped pointer.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`.
  /// - Returns: The same item each time.
  public static func of(_ widget: UnsafeMutableRawPointer) -> GTKItem { of(widget.widget) }
}

extension GTKContainer {
  /// Has a container laid out that a binding hands over as an opaque pointer.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`.
  /// - Returns: Its inside, the same one each time.
  @discardableResult
  public static func install(on widget: OpaquePointer) -> GTKContainer {
    install(on: widget.widget)
  }

  /// Has a container laid out that a binding hands over as an untyped pointer.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`.
  /// - Returns: Its inside, the same one each time.
  @discardableResult
  public static func install(on widget: UnsafeMutableRawPointer) -> GTKContainer {
    install(on: widget.widget)
  }
}
#endif
