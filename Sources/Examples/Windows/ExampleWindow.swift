#if GTK
public import CGtk4
public import GTKLayout

/// A window for an example, and what a binding of GTK would bring: signals that call closures.
@MainActor
public struct ExampleWindow {
  /// The inside, to which widgets are added.
  public let container: GTKContainer
  private let window: UnsafeMutablePointer<GtkWindow>

  /// Opens a window; nil where there is no display, which is said.
  public init?(_ title: String, width: Int32, height: Int32) {
    guard gtk_init_check() != 0 else {
      print("no display: start it in a desktop, or under xvfb-run")
      return nil
    }
    container = GTKContainer.make(named: "window")
    window = pointer(gtk_window_new())
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, width, height)
    gtk_window_set_child(window, container.widget)
  }

  /// Shows the window until it is closed.
  ///
  /// With `--report` each size is printed when it is reached, and whether GTK put every widget where the
  /// engine says.
  public func run() {
    let loop = g_main_loop_new(nil, 0)
    on("close-request", of: window) { g_main_loop_quit(loop) }
    let report = CommandLine.arguments.contains("--report") ? FrameReport(container) : nil
    report?.start()
    gtk_window_present(window)
    g_main_loop_run(loop)
    withExtendedLifetime(report) {}
  }

  /// Whether everything reads from right to left.
  public var isMirrored: Bool {
    get { container.widget.map { gtk_widget_get_direction($0) == GTK_TEXT_DIR_RTL } ?? false }
    nonmutating set {
      gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }
}

/// A pointer to an object as one to a class above or below.
@MainActor
public func pointer<Class, Other>(_ object: UnsafeMutablePointer<Other>) -> UnsafeMutablePointer<
  Class
> {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: Class.self)
}

/// A widget that GTK has just made; GTK ends the program itself where there is no memory for one.
@MainActor
public func made(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget> {
  guard let widget else { preconditionFailure("GTK made no widget") }
  return widget
}

/// Calls a closure on a signal without arguments.
@MainActor
public func on<Object>(
  _ signal: String,
  of object: UnsafeMutablePointer<Object>,
  _ action: @escaping @MainActor () -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
    _,
    data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      data.map { Unmanaged<Action>.fromOpaque($0).takeUnretainedValue().body() }
    }
  }
  g_signal_connect_data(
    object,
    signal,
    unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Action(action)).toOpaque(),
    { data, _ in data.map { Unmanaged<Action>.fromOpaque($0).release() } },
    GConnectFlags(rawValue: 0)
  )
}

private final class Action {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
#endif
