#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("Who owns whom, and what is left", .onDisplay, .serialized)
struct LifeTests {
  @Test("A widget has one item, whatever kind of pointer a binding has")
  func bindings() {
    let label = gtk_label_new("a")!
    g_object_ref_sink(UnsafeMutableRawPointer(label))
    defer { g_object_unref(UnsafeMutableRawPointer(label)) }
    let item = GTKItem.of(label)
    #expect(GTKItem.of(OpaquePointer(label)) === item)
    #expect(GTKItem.of(UnsafeMutableRawPointer(label)) === item)
    #expect(Wrapper(gtkWidget: label).layout === item)
    #expect(item.widget == label)
  }

  @Test("A wrapper may go while constraints stay")
  func wrappers() {
    let stage = Stage()
    let label = gtk_label_new("a")!
    _ = stage.container.add(label)
    do {
      let wrapper = Wrapper(gtkWidget: label)
      wrapper.layout.widthAnchor.constraint(equalToConstant: 123).isActive = true
    }
    stage.place(300, 50)
    #expect(place(of: GTKItem.of(label)).width == 123)
  }

  @Test(
    "A widget that moves to another container takes its own constraints along and drops the others"
  )
  func moves() {
    let (first, second) = (Stage(), Stage())
    let box = TestBox((10, 40), (20, 20))
    let item = first.add(box)
    let own = item.widthAnchor.constraint(equalToConstant: 33)
    let tie = item.leadingAnchor.constraint(equalTo: first.container.leadingAnchor, constant: 7)
    LayoutConstraint.activate([own, tie])
    first.place(100, 20)
    g_object_ref(UnsafeMutableRawPointer(box.widget))
    gtk_widget_unparent(box.widget)
    _ = second.add(box)
    g_object_unref(UnsafeMutableRawPointer(box.widget))
    #expect(own.isActive && !tie.isActive)
    second.place(100, 20)
    #expect(place(of: item) == LayoutRect(x: 0, y: 0, width: 33, height: 20))
  }

  @Test("With its layout manager the container goes, and widgets are GTK's again")
  func replacedManager() {
    let stage = Stage()
    let item = stage.add(TestBox((10, 40), (20, 20)))
    pin(item, in: stage.container, inset: 30)
    stage.place(100, 80)
    let inner = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    _ = stage.container.add(inner)
    weak var container: GTKContainer?
    container = GTKContainer.install(on: inner)
    #expect(container != nil)
    gtk_widget_set_layout_manager(inner, gtk_box_layout_new(GTK_ORIENTATION_HORIZONTAL))
    #expect(container == nil)
    #expect(GTKContainer.of(inner) == nil)
  }

  @Test("What lay in a container whose layout manager went is in no hierarchy, held or not")
  func keptContainer() {
    let stage = Stage()
    let container = GTKContainer.install(on: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
    let widget = container.widget!
    _ = stage.container.add(container)
    let item = container.add(TestBox((10, 40), (20, 20)).widget)
    let own = item.widthAnchor.constraint(equalToConstant: 33)
    let tie = item.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7)
    LayoutConstraint.activate([own, tie])
    stage.place(100, 80)
    gtk_widget_set_layout_manager(widget, gtk_box_layout_new(GTK_ORIENTATION_HORIZONTAL))
    #expect(item.layoutParent == nil)
    #expect(own.isActive && !tie.isActive)
    let again = GTKContainer.install(on: widget)
    #expect(again !== container)
    #expect(item.layoutParent === again)
  }

  @Test("Containers with ten widgets each leave nothing when they go")
  func rebuilds() {
    weak var item: GTKItem?
    weak var constraint: LayoutConstraint?
    let before = PendingEdits.shared.count
    var resident: [Int] = []
    for round in 0..<500 {
      let container = GTKContainer.make()
      let widget = container.widget!
      g_object_ref_sink(UnsafeMutableRawPointer(widget))
      let items = (0..<10).map { _ in container.add(gtk_picture_new()) }
      column(items, in: container, spacing: 8)
      for item in items {
        item.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      }
      _ = WidgetRequest(widget, .horizontal)
      gtk_widget_allocate(widget, 300, 300, -1, nil)
      item = items[5]
      constraint = items[5].constraintsAffectingLayout(for: .horizontal).first
      g_object_unref(UnsafeMutableRawPointer(widget))
      if round % 100 == 99 { resident.append(pagesInUse()) }
    }
    #expect(item == nil)
    #expect(constraint == nil)
    #expect(PendingEdits.shared.count == before)
    // Memory that is kept for later is kept once; one container has some 20 pages.
    #expect(resident.last! - resident[1] < 100, "pages after each hundred: \(resident)")
  }

  @Test("Ten thousand containers that come and go in one window leave nothing")
  func tenThousand() {
    weak var last: GTKContainer?
    weak var item: GTKItem?
    let stage = Stage()
    let before = PendingEdits.shared.count
    var resident: [Int] = []
    for round in 0..<10_000 {
      let inner = GTKContainer.make()
      let outer = stage.container.add(inner)
      let label = inner.add(gtk_picture_new())
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
      outer?.topAnchor.constraint(equalTo: stage.container.topAnchor).isActive = true
      (last, item) = (inner, label)
      gtk_widget_unparent(inner.widget)
      if round % 2_000 == 1_999 { resident.append(pagesInUse()) }
    }
    #expect(last == nil)
    #expect(item == nil)
    #expect(PendingEdits.shared.count == before)
    #expect(stage.container.items.isEmpty)
    #expect(stage.measure().0 == Pair(0, 0))
    #expect(stage.issues.isEmpty)
    #expect(resident.last! - resident[1] < 100, "pages after each two thousand: \(resident)")
  }

  /// Pages of memory that the process has.
  private func pagesInUse() -> Int {
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard g_file_get_contents("/proc/self/statm", &text, &length, nil) != 0, let text else {
      return 0
    }
    defer { g_free(text) }
    return Int(String(cString: text).split(separator: " ")[1]) ?? 0
  }

  @Test("Constraints that are edited show in the next frame, whatever edited them")
  func edits() {
    let container = GTKContainer.make(named: "live")
    let window = gtk_window_new()!
    defer { gtk_window_destroy(window.window) }
    let item = container.add(TestBox((20, 60), (10, 22)).widget)
    let leading = item.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5)
    LayoutConstraint.activate([
      leading, container.trailingAnchor.constraint(greaterThanOrEqualTo: item.trailingAnchor),
    ])
    gtk_window_set_child(window.window, container.widget)
    gtk_window_set_default_size(window.window, 200, 100)
    gtk_window_present(window.window)
    #expect(turn { place(of: item).minX == 5 && container.layoutFrame.width == 200 })
    leading.constant = 50
    #expect(turn { place(of: item).minX == 50 })
    leading.isActive = false
    item.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    #expect(turn { place(of: item).minX == 140 })
    // The minimum grows, and so does the window.
    item.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor).isActive = true
    item.widthAnchor.constraint(greaterThanOrEqualToConstant: 333).isActive = true
    #expect(turn { container.layoutFrame.width == 333 })
    #expect(place(of: item) == LayoutRect(x: 0, y: 0, width: 333, height: 22))
    // Nothing is measured or placed once all is done.
    _ = turn(for: 200)
    let passes = container.layoutStatistics.passes
    _ = turn(for: 200)
    #expect(container.layoutStatistics.passes == passes)
  }
}

private struct Wrapper: GTKWidgetHolder {
  let gtkWidget: UnsafeMutablePointer<GtkWidget>
}
#endif
