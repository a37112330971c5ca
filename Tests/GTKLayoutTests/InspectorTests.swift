#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("Pages about the live layout", .onDisplay, .serialized)
struct InspectorTests {
  @Test("A page names the widgets and their frames, and leaves the layout as it was")
  func page() {
    let stage = Stage()
    let items = [
      stage.add(TestBox((20, 60), (10, 22)), named: "first box"),
      stage.add(TestBox((20, 60), (10, 22)), named: "second box"),
    ]
    row(items, in: stage.container, spacing: 8)
    stage.place(200, 40)
    let before = items.map(\.layoutFrame)
    let page = GTKInspector.page(of: stage.container)
    #expect(page.contains("first box") && page.contains("second box"))
    #expect(page.contains("</html>"))
    #expect(items.map(\.layoutFrame) == before)
    #expect(stage.container.layoutFrame == LayoutRect(x: 0, y: 0, width: 200, height: 40))
    // And the next sizes are what they would have been.
    #expect(stage.measure().0 == Pair(48, 128))
    stage.place(128, 22)
    #expect(items.map { place(of: $0).minX } == [0, 68])
    #expect(stage.issues.isEmpty)
  }

  @Test("Each container of a window has a page of its own, outer ones first")
  func pages() throws {
    let stage = Stage()
    let inner = GTKContainer.make(named: "the inner one")
    let item = try #require(stage.container.add(inner))
    pin(item, in: stage.container, inset: 3)
    pin(inner.add(TestBox((10, 10), (10, 10)).widget, named: "deep box"), in: inner, inset: 2)
    stage.place(100, 100)
    let files = GTKInspector.writePages(of: stage.window)
    #expect(files.count == 2)
    defer { for file in files { g_file_delete(g_file_new_for_path(file), nil, nil) } }
    let names = GTKInspector.containers(in: stage.window).map(\.layoutName)
    #expect(names == ["stage", "the inner one"])
    for (file, name) in zip(files, ["the inner one", "deep box"]) {
      var text: UnsafeMutablePointer<CChar>?
      #expect(g_file_get_contents(file, &text, nil, nil) != 0)
      defer { g_free(text) }
      #expect(text.map { String(cString: $0).contains(name) } == true)
    }
  }
}
#endif
