#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("Containers in containers", .onDisplay, .serialized)
struct NestingTests {
  @Test("A container in a container: its height follows from the width that it gets")
  func nested() throws {
    let stage = Stage()
    let inner = GTKContainer.make(named: "inner")
    let side = stage.add(TestBox((50, 50), (20, 20)))
    let outer = try #require(stage.container.add(inner))
    row([side, outer], in: stage.container)
    outer.setContentHuggingPriority(100, for: .horizontal)
    let text = inner.add(TestBox((10, 300), (1, 1), area: 3_000).widget)
    let button = inner.add(TestBox((30, 40), (10, 12)).widget)
    column([text, button], in: inner, spacing: 4)
    // 100 pixels for the text make 30 lines; 4 and the button's 12 below.
    #expect(stage.measure(forWidth: 150).1.natural == 46)
    stage.place(150, 46)
    #expect(place(of: outer) == LayoutRect(x: 50, y: 0, width: 100, height: 46))
    #expect(place(of: text) == LayoutRect(x: 0, y: 0, width: 100, height: 30))
    #expect(place(of: button) == LayoutRect(x: 0, y: 34, width: 100, height: 12))
    #expect(inner.item === outer)
    #expect(inner.layoutFrame.size == outer.layoutFrame.size)
  }

  @Test("A constraint across the border of a container is refused and reported")
  func border() throws {
    let stage = Stage()
    let inner = GTKContainer.make(named: "inner")
    _ = stage.container.add(inner)
    let outside = stage.add(TestBox((10, 10), (10, 10)))
    let inside = inner.add(TestBox((10, 10), (10, 10)).widget)
    var issues: [LayoutIssue] = []
    inner.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    let across = inside.widthAnchor.constraint(equalTo: outside.widthAnchor)
    across.isActive = true
    #expect(!across.isActive)
    #expect(issues.count == 1)
  }

  @Test("In a GtkBox, which asks for least and natural heights and gives what is left")
  func box() throws {
    let stage = Stage()
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)!
    let inner = GTKContainer.make(named: "inner")
    let widget = try #require(inner.widget)
    gtk_box_append(column.box, TestBox((10, 60), (20, 20)).widget)
    gtk_box_append(column.box, widget)
    gtk_widget_set_vexpand(widget, 1)
    let text = inner.add(TestBox((10, 300), (1, 1), area: 3_000).widget)
    pin(text, in: inner, inset: 5)
    let item = stage.container.add(column)
    pin(item, in: stage.container, inset: 0)
    // 110 less 5 on both sides: 30 lines, 5 above and below, 10 apart, 20 above.
    #expect(stage.measure(forWidth: 110).1 == Pair(70, 70))
    stage.place(110, 100)
    #expect(inner.layoutFrame.size == LayoutSize(width: 110, height: 70))
    #expect(place(of: text) == LayoutRect(x: 5, y: 5, width: 100, height: 60))
  }

  @Test("In a grid it shows, in columns that are as wide as it needs")
  func grid() {
    let stage = Stage()
    let grid = gtk_grid_new()!
    let cells = (0..<4).map { GTKContainer.make(named: "cell \($0)") }
    for (index, cell) in cells.enumerated() {
      pin(cell.add(TestBox((Int32(10 + index), 50), (12, 24)).widget), in: cell, inset: 3)
      gtk_grid_attach(
        UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self),
        cell.widget,
        Int32(index % 2),
        Int32(index / 2),
        1,
        1
      )
    }
    pin(stage.container.add(grid), in: stage.container, inset: 0)
    // Two columns of the wider minimum each: 12 + 6 and 13 + 6.
    #expect(stage.measure().0 == Pair(37, 112))
    stage.place(112, 60)
    for cell in cells {
      #expect(cell.layoutFrame.width == 56)
      #expect(cell.items.allSatisfy { place(of: $0).width == 50 })
    }
  }

  @Test("Any container: what a GtkFixed, a GtkBox or a GtkOverlay arranged is ours from now on")
  func anyContainer() {
    let stage = Stage()
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 50)!
    let children = [TestBox((10, 20), (10, 20)), TestBox((10, 30), (10, 20))]
    for child in children { gtk_box_append(box.box, child.widget) }
    let inner = GTKContainer.install(on: box)
    #expect(GTKContainer.install(on: box) === inner)
    #expect(GTKContainer.of(box) === inner)
    let items = inner.items
    row(items, in: inner, spacing: 1)
    pin(stage.container.add(box), in: stage.container, inset: 0)
    #expect(stage.measure().0 == Pair(21, 51))
  }
}
#endif
