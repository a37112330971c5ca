import GTKLayout
import GTKPeer

/// A column of real widgets, most of them labels that wrap: what a resize takes beyond the measuring and
/// placing that GTK itself needs for them.
@MainActor
enum Page {
  /// How many widgets there are: 400 labels, an entry and a button after each ten of them.
  static let count = 480
  /// What a resize of the page may take beyond GTK's own share, in microseconds.
  static let bound = 5_000.0

  /// What each resize takes under our container and under a manager that solves nothing: the height for
  /// the width is asked, as in a window that is dragged, and then all is placed.
  ///
  /// Both take turns, since text takes twenty times as long as what is compared.
  static func resizes(rounds: Int) -> (ours: [Double], floor: [Double]) {
    var (ours, floor): ([Double], [Double]) = ([], [])
    guard let our = Window(isOurs: true), let plain = Window(isOurs: false) else {
      return ([.infinity], [0])
    }
    defer {
      our.close()
      plain.close()
    }
    // GTK remembers five heights of a widget; no width comes twice.
    for step in 0..<20 * max(rounds, 1) {
      let width = 500 + Int32(step) * 3
      ours.append(our.resize(to: width))
      floor.append(plain.resize(to: width))
      // Both have to say the same, or they do not do the same work.
      if our.height != plain.height {
        print("heights at \(width) differ: ours \(our.height), a plain column's \(plain.height)")
        return ([.infinity], [0])
      }
    }
    // The first resize takes notice of everything.
    return (Array(ours.dropFirst()), Array(floor.dropFirst()))
  }

  /// A window with a page.
  @MainActor
  private final class Window {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let host: UnsafeMutablePointer<GtkWidget>
    /// The natural height at the width of the last resize.
    private(set) var height: Int32 = 0

    init?(isOurs: Bool) {
      guard let window = gtk_window_new(), let host = peer_host_new() else { return nil }
      self.window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
      self.host = host
      gtk_window_set_child(self.window, host)
      for index in 0..<count { if let widget = make(index) { gtk_widget_set_parent(widget, host) } }
      if isOurs {
        let container = GTKContainer.install(on: host)
        Shape.list.constrain(container.items, in: container)
      } else {
        gtk_widget_set_layout_manager(host, peer_column_new())
      }
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(host, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
    }

    /// Asks for the height at a width and places all; says how many microseconds that took.
    func resize(to width: Int32) -> Double {
      let start = peer_microseconds()
      var least: Int32 = 0
      gtk_widget_measure(host, GTK_ORIENTATION_VERTICAL, width, &least, &height, nil, nil)
      gtk_widget_allocate(host, width, height, -1, nil)
      return peer_microseconds() - start
    }

    func close() {
      gtk_window_destroy(window)
      while g_main_context_iteration(nil, 0) != 0 {}
    }
  }

  private static func make(_ index: Int) -> UnsafeMutablePointer<GtkWidget>? {
    switch index % 12 {
    case 10: return gtk_entry_new()
    case 11: return gtk_button_new_with_label("Open")
    default:
      let label = gtk_label_new(text(index))
      let pointer = label.map { OpaquePointer($0) }
      gtk_label_set_wrap(pointer, 1)
      gtk_label_set_xalign(pointer, 0)
      return label
    }
  }

  /// Between 10 and 40 words.
  private static func text(_ index: Int) -> String {
    let words = "constraints of a page that is resized while letters wrap".split(separator: " ")
    return (0..<10 + index * 7 % 31).map { words[($0 * 3 + index) % words.count] }
      .joined(separator: " ")
  }
}
