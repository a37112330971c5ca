#if GTK
public import CGtk4

/// A widget, as C knows it.
public typealias GTKWidgetPointer = UnsafeMutablePointer<GtkWidget>

// The one file of the adapter in which pointers change their type and Swift objects are retained by
// C. GTK is used from the main thread alone, and calls back there.

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
    let possession = Unmanaged<Possession>.fromOpaque(data)
    // Only `give` stores under this key.
    return possession._withUnsafeGuaranteedRef { unsafeDowncast($0.object, to: Object.self) }
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

  /// Whether the widget is of a class, or of one below it.
  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Calls a function when a property of the widget has another value.
  func onChange(of property: StaticString, _ call: @convention(c) (Notified, Spec, Data) -> Void) {
    property.withUTF8Buffer { buffer in
      _ = UnsafeRawPointer(buffer.baseAddress).map {
        g_signal_connect_data(
          raw,
          $0.assumingMemoryBound(to: CChar.self),
          unsafeBitCast(call, to: GCallback.self),
          nil,
          nil,
          GConnectFlags(rawValue: 0)
        )
      }
    }
  }

  typealias Notified = UnsafeMutablePointer<GtkWidget>?
  typealias Spec = OpaquePointer?
  typealias Data = UnsafeMutableRawPointer?
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

extension UnsafeMutableRawPointer {
  /// The widget that an untyped pointer, as other bindings have it, points at.
  var widget: GTKWidgetPointer { assumingMemoryBound(to: GtkWidget.self) }
}

extension OpaquePointer {
  /// The widget that an opaque pointer points at.
  var widget: GTKWidgetPointer { UnsafeMutableRawPointer(self).widget }
}
#endif
