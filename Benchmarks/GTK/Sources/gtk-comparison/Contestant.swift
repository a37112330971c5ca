import GTKLayout
import GTKPeer

/// Who lays out.
enum Contestant: String {
  /// Nobody: each child is measured and placed, which every layout has to do.
  case floor
  /// GTK's own constraint layout.
  case gtk
  /// Our container.
  case ours
}

/// What one of them takes, in microseconds of processor time.
struct Times {
  /// Constraints, both axes measured, and the first allocation.
  var first: [Double] = []
  /// One allocation of another width.
  var resize: [Double] = []
  /// One widget's natural height changes: both axes measured, and an allocation.
  var change: [Double] = []
  /// The least size, on which both have to agree.
  var least: (width: Int32, height: Int32) = (0, 0)
}

/// A window with one shape, laid out by one contestant.
@MainActor
struct Race {
  let shape: Shape
  let count: Int
  let contestant: Contestant

  /// Runs a round and adds what it took.
  ///
  /// - Parameters:
  ///   - times: Takes up what it took.
  ///   - isFirstAlone: Whether the first layout is all that is wanted.
  func run(into times: inout Times, isFirstAlone: Bool = false) {
    guard let window = gtk_window_new(), let host = peer_host_new() else { return }
    let toplevel = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    defer {
      gtk_window_destroy(toplevel)
      while g_main_context_iteration(nil, 0) != 0 {}
    }
    gtk_window_set_child(toplevel, host)
    var children: [UnsafeMutablePointer<GtkWidget>?] = []
    for index in 0..<count {
      let child = shape.makeWidget(index)
      gtk_widget_set_parent(child, host)
      children.append(child)
    }
    let (width, height) = shape.size(of: count)
    var start = peer_microseconds()
    switch contestant {
    case .floor: gtk_widget_set_layout_manager(host, peer_floor_new())
    case .gtk:
      let layout = gtk_constraint_layout_new()
      gtk_widget_set_layout_manager(host, layout)
      peer_constrain(shape.peer, Int32(count), &children, layout)
    case .ours:
      let container = GTKContainer.install(on: host)
      shape.constrain(container.items, in: container)
    }
    times.least = measure(host)
    gtk_widget_allocate(host, width, height, -1, nil)
    times.first.append(peer_microseconds() - start)
    if isFirstAlone { return }
    start = peer_microseconds()
    times.resize.append(
      repeated { gtk_widget_allocate(host, width + 1 + $0 % 40, height, -1, nil) }
    )
    start = peer_microseconds()
    times.change.append(
      repeated { round in
        peer_box_set_natural_height(children[count / 2], 22 + round % 3)
        _ = measure(host)
        gtk_widget_allocate(host, width, height, -1, nil)
      }
    )
  }

  private func measure(_ host: UnsafeMutablePointer<GtkWidget>) -> (width: Int32, height: Int32) {
    var least: (width: Int32, height: Int32) = (0, 0)
    var natural: Int32 = 0
    gtk_widget_measure(host, GTK_ORIENTATION_HORIZONTAL, -1, &least.width, &natural, nil, nil)
    gtk_widget_measure(host, GTK_ORIENTATION_VERTICAL, -1, &least.height, &natural, nil, nil)
    return least
  }

  /// The mean time of some rounds: two at least, then for as long as half a second lasts.
  private func repeated(_ body: (Int32) -> Void) -> Double {
    let start = peer_microseconds()
    var round: Int32 = 0
    while round < 2 || round < 400 && peer_microseconds() - start < 5e5 {
      body(round)
      round += 1
    }
    return (peer_microseconds() - start) / Double(round)
  }
}
