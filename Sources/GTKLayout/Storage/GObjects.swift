#if GTK
public import CGtk4

/// A widget, as C knows it.
public typealias GTKWidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A layout manager, as C knows it.
typealias LayoutManagerPointer = UnsafeMutablePointer<GtkLayoutManager>

// In this folder pointers change their type, Swift objects are retained by C, and classes of C get
// methods in Swift. GTK is used from the main thread alone, and calls back there.

/// A Swift object that a GObject owns under a key, and what happens when the owner goes.
private final class Possession {
  let object: AnyObject
  let end: @MainActor () -> Void

  init(_ object: AnyObject, end: @escaping @MainActor () -> Void) {
    self.object = object
    self.end = end
  }
}

/// A key under which GObjects own Swift objects of one class.
struct PossessionKey<Object: AnyObject>: Sendable {
  private let quark: GQuark

  init(_ name: StaticString) {
    quark = name.withUTF8Buffer { buffer in
      // The string is static, and ends with a zero.
      UnsafeRawPointer(buffer.baseAddress).map {
        g_quark_from_static_string($0.assumingMemoryBound(to: CChar.self))
      } ?? 0
    }
  }

  /// The object that the owner holds; nil if it holds none.
  ///
  /// - Complexity: O(1).
  @MainActor
  func object(of owner: UnsafeMutableRawPointer) -> Object? {
    guard let data = g_object_get_qdata(owner.assumingMemoryBound(to: GObject.self), quark) else {
      return nil
    }
    // A closure would check that it runs on the main actor, at each question for an item.
    let possession = Unmanaged<Possession>.fromOpaque(data).takeUnretainedValue()
    // Only `give` stores under this key.
    return unsafeDowncast(possession.object, to: Object.self)
  }

  /// Has the owner hold the object until it goes itself; `end` is called then.
  @MainActor
  func give(
    _ object: Object,
    to owner: UnsafeMutableRawPointer,
    end: @escaping @MainActor () -> Void
  ) {
    let possession = Unmanaged.passRetained(Possession(object, end: end)).toOpaque()
    g_object_set_qdata_full(
      owner.assumingMemoryBound(to: GObject.self),
      quark,
      possession,
      { data in
        guard let data else { return }
        let possession = Unmanaged<Possession>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated { possession.end() }
      }
    )
  }
}

/// Enters the main actor with a pointer that C hands over, on the thread that it calls back on.
///
/// - Parameters:
///   - pointer: What C hands over; nil calls nothing.
///   - body: What is done with it.
/// - Returns: The answer; nil without a pointer.
func onMain<Pointee, Answer: Sendable>(
  _ pointer: UnsafeMutablePointer<Pointee>?,
  _ body: @MainActor (UnsafeMutablePointer<Pointee>) -> Answer
) -> Answer? {
  // Pointers are not Sendable, and this one stays on the thread that it is on.
  nonisolated(unsafe) let given = pointer
  return MainActor.assumeIsolated { given.map { body($0) } }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The same widget without a type, as functions for signals and properties take it.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The widget as an instance of its class.
  var instance: UnsafeMutablePointer<GTypeInstance> {
    raw.assumingMemoryBound(to: GTypeInstance.self)
  }

  /// Whether the widget is of a class, or of one below it.
  func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(instance, type) != 0 }

  /// The widget as a window; nil where it is none.
  var asWindow: UnsafeMutablePointer<GtkWindow>? {
    isA(gtk_window_get_type()) ? raw.assumingMemoryBound(to: GtkWindow.self) : nil
  }

  /// The widget as a button; nil where it is none.
  var asButton: UnsafeMutablePointer<GtkButton>? {
    isA(gtk_button_get_type()) ? raw.assumingMemoryBound(to: GtkButton.self) : nil
  }

  /// Calls a function when a property of the widget has another value.
  func onChange(
    of property: WidgetProperty,
    _ call: @convention(c) (Notified, Spec, Data) -> Void
  ) {
    let closure = g_cclosure_new(unsafeBitCast(call, to: GCallback.self), nil, nil)
    g_signal_connect_closure_by_id(raw, WidgetProperty.notify, property.quark, closure, 0)
  }

  typealias Notified = UnsafeMutablePointer<GtkWidget>?
  typealias Spec = OpaquePointer?
  typealias Data = UnsafeMutableRawPointer?
}

/// A property of widgets whose changes are followed; names are looked up once and not for each widget.
struct WidgetProperty: Sendable {
  static let parent = WidgetProperty(quark: g_quark_from_string("parent"))
  static let visible = WidgetProperty(quark: g_quark_from_string("visible"))

  fileprivate let quark: GQuark
  /// The signal that says which property has another value.
  fileprivate static let notify = g_signal_lookup("notify", gtk_widget_get_type())
}

/// Makes an object of a class without setting a property.
///
/// GObject ends the program itself where there is no memory, so that there is always one.
func makeObject(of type: GType) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
}

/// Registers a class below another one.
///
/// - Parameters:
///   - name: What GTK calls the class.
///   - parent: The class above.
///   - initialise: Puts methods into the new class.
/// - Returns: The class.
func registerClass(
  _ name: String,
  below parent: GType,
  _ initialise: @convention(c) (gpointer?, gpointer?) -> Void
) -> GType {
  var query = GTypeQuery()
  g_type_query(parent, &query)
  var info = GTypeInfo()
  info.class_size = UInt16(query.class_size)
  info.instance_size = UInt16(query.instance_size)
  info.class_init = initialise
  return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
}

extension LayoutManagerPointer {
  /// The same manager without a type, as keys of possessions take it.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer {
  /// The widget that an untyped pointer, as other bindings have it, points at.
  var widget: GTKWidgetPointer { assumingMemoryBound(to: GtkWidget.self) }
}

extension OpaquePointer {
  /// The widget that an opaque pointer points at.
  var widget: GTKWidgetPointer { UnsafeMutableRawPointer(self).widget }
}
#endif
