#if GTK
import CGtk4
import GTKLayout

/// Prints where GTK put each widget whenever that changes, and where that is not what the engine says.
@MainActor
final class FrameReport {
  private let container: GTKContainer
  private var last: [String] = []

  init(_ container: GTKContainer) { self.container = container }

  func start() {
    let call: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        data.map { Unmanaged<FrameReport>.fromOpaque($0).takeUnretainedValue().report() }
      }
      return 1
    }
    g_timeout_add(100, call, Unmanaged.passUnretained(self).toOpaque())
  }

  private func report() {
    if container.layoutFrame.width == 0 { return }
    var lines: [String] = []
    var differing = 0
    describe(container, &lines, &differing)
    if lines == last { return }
    last = lines
    let size = container.layoutFrame.size
    print(
      "size \(Int(size.width)) \(Int(size.height)): \(lines.count) widgets, \(differing) differ"
    )
    for line in lines { print(line) }
    fflush(nil)
  }

  private func describe(_ container: GTKContainer, _ lines: inout [String], _ differing: inout Int)
  {
    for item in container.items {
      guard let widget = item.widget, gtk_widget_get_mapped(widget) != 0 else { continue }
      var box = GtkAllocation()
      gtk_widget_get_allocation(widget, &box)
      let frame = item.layoutFrame
      let margins = (
        Double(gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)),
        Double(gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget))
      )
      let isSame =
        Double(box.width) == frame.width - margins.0
        && Double(box.height) == frame.height - margins.1
      if !isSame { differing += 1 }
      lines.append(
        "  \(item.layoutName): \(box.x) \(box.y) \(box.width) \(box.height)\(isSame ? "" : " DIFFERS from \(frame)")"
      )
      if let inner = GTKContainer.of(widget) { describe(inner, &lines, &differing) }
    }
  }
}
#endif
