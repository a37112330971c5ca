import GTKLayout
import GTKPeer

/// Containers that come and go.
@MainActor
enum Leaks {
  /// Whether containers of ten widgets that were laid out and destroyed leave nothing.
  static func areNone(rebuilds: Int) -> Bool {
    weak var item: GTKItem?
    weak var last: GTKContainer?
    var pages: [Int] = []
    for round in 0..<rebuilds {
      guard let host = peer_host_new() else { return false }
      let object = UnsafeMutableRawPointer(host)
      g_object_ref_sink(object)
      let container = GTKContainer.install(on: host)
      for index in 0..<10 { container.add(Shape.form.makeWidget(index)) }
      let items = container.items
      Shape.form.constrain(items, in: container)
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(host, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      gtk_widget_allocate(host, 300, 300, -1, nil)
      item = items[5]
      last = container
      g_object_unref(object)
      if (round + 1) % (rebuilds / 5) == 0 { pages.append(pagesInUse) }
    }
    // `container` is the last reference to the last one, and out of scope.
    print("\(rebuilds) rebuilds: pages after each fifth \(pages)")
    return item == nil && last == nil && (pages.last ?? 0) - pages[1] < 200
  }

  /// Pages of memory that the process has.
  private static var pagesInUse: Int {
    var text: UnsafeMutablePointer<CChar>?
    var length: UInt = 0
    guard g_file_get_contents("/proc/self/statm", &text, &length, nil) != 0, let text else {
      return 0
    }
    defer { g_free(text) }
    return Int(String(cString: text).split(separator: " ")[1]) ?? 0
  }
}
