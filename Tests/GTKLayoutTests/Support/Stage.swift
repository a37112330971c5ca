#if GTK
import CGtk4
import Testing

@testable import GTKLayout

/// Whether there is a display on which GTK can show widgets.
@MainActor
enum Display {
  static let isThere = gtk_init_check() != 0
}

extension Trait where Self == ConditionTrait {
  /// Tests that need real widgets are skipped where there is no display.
  static var onDisplay: Self {
    .enabled("no display: run under xvfb-run") { await Display.isThere }
  }
}

/// A container in a window that is not shown, measured and placed by hand.
@MainActor
final class Stage {
  // It is used on the main thread alone, and freed there.
  nonisolated(unsafe) let window: UnsafeMutablePointer<GtkWidget>
  let container = GTKContainer.make(named: "stage")
  /// What was reported.
  private(set) var issues: [LayoutIssue] = []

  init() {
    window = gtk_window_new()
    container.widget.map {
      gtk_window_set_child(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self),
        $0
      )
    }
    container.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
  }

  deinit {
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
  }

  func add(_ box: TestBox, named name: String = "") -> GTKItem {
    container.add(box.widget, named: name)
  }

  /// Least and natural width, and least and natural height for a width.
  func measure(forWidth width: Int32 = -1) -> (Pair, Pair) {
    (request(.horizontal, -1), request(.vertical, width))
  }

  func request(_ axis: LayoutAxis, _ size: Int32) -> Pair {
    guard let widget = container.widget else { return Pair(0, 0) }
    let request = WidgetRequest(widget, axis, across: size)
    return Pair(request.minimum, request.natural)
  }

  /// Measures as GTK does, and places in a size.
  func place(_ width: Int32, _ height: Int32) {
    guard let widget = container.widget else { return }
    _ = measure(forWidth: width)
    gtk_widget_allocate(widget, width, height, -1, nil)
  }
}

/// The least and the natural length.
struct Pair: Equatable, CustomStringConvertible {
  let minimum: Int32
  let natural: Int32

  init(_ minimum: Int32, _ natural: Int32) { (self.minimum, self.natural) = (minimum, natural) }

  var description: String { "\(minimum)…\(natural)" }
}

/// Where GTK put a widget in its parent, without the widget's margins.
@MainActor
func place(of item: GTKItem) -> LayoutRect {
  guard let widget = item.widget else { return .zero }
  var box = GtkAllocation()
  gtk_widget_get_allocation(widget, &box)
  return LayoutRect(
    x: Double(box.x),
    y: Double(box.y),
    width: Double(box.width),
    height: Double(box.height)
  )
}

/// Turns the main loop until something holds or a time, in milliseconds, has gone.
@MainActor
func turn(for milliseconds: Int = 3_000, until isDone: () -> Bool = { false }) -> Bool {
  let end = g_get_monotonic_time() + milliseconds * 1_000
  while g_get_monotonic_time() < end {
    if isDone() { return true }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
  }
  return isDone()
}

extension UnsafeMutablePointer<GtkWidget> {
  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
  var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }
  var opaque: OpaquePointer { OpaquePointer(self) }
}
#endif
