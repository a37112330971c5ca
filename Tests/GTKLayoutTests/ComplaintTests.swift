#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("What people say of constraints in GTK does not hold here", .onDisplay, .serialized)
struct ComplaintTests {
  @Test("A window that was maximised can be made small again, to the minimum that it had")
  func maximised() {
    let stage = Stage()
    let items = (0..<3).map { _ in stage.add(TestBox((20, 60), (10, 22))) }
    row(items, in: stage.container, spacing: 8)
    LayoutConstraint.activate(
      items.dropFirst().map { $0.widthAnchor.constraint(equalTo: items[0].widthAnchor) }
    )
    let before = stage.measure()
    stage.place(3_840, 2_160)
    // The request as it is after that allocation, not a remembered one.
    stage.container.setNeedsLayout()
    let after = stage.measure()
    #expect(before.0 == after.0 && before.1 == after.1)
    #expect(after.0 == Pair(76, 196))
    stage.place(76, 10)
    #expect(items.map { place(of: $0).width } == [20, 20, 20])
  }

  @Test("A real window: as large as the screen, and back to what it was")
  func maximisedWindow() {
    let container = GTKContainer.make(named: "window")
    let window = gtk_window_new()!
    defer { gtk_window_destroy(window.window) }
    let item = container.add(TestBox((120, 200), (40, 60)).widget)
    pin(item, in: container, inset: 10)
    gtk_window_set_child(window.window, container.widget)
    gtk_window_set_default_size(window.window, 300, 150)
    gtk_window_present(window.window)
    #expect(turn { container.layoutFrame.width == 300 })
    gtk_window_set_default_size(window.window, 900, 600)
    #expect(turn { container.layoutFrame.width == 900 })
    #expect(place(of: item) == LayoutRect(x: 10, y: 10, width: 880, height: 580))
    // Less than it can: GTK gives the minimum.
    gtk_window_set_default_size(window.window, 10, 10)
    #expect(turn { container.layoutFrame.width == 140 })
    #expect(place(of: item) == LayoutRect(x: 10, y: 10, width: 120, height: 40))
  }

  @Test("The minimum is the same however the container was measured and placed before")
  func history() {
    func minimum(after sizes: [(Int32, Int32)]) -> (Pair, Pair) {
      let stage = Stage()
      let items = [(20, 60), (33, 40), (5, 90)].map { stage.add(TestBox($0, (10, 22))) }
      row(items, in: stage.container, spacing: 7)
      for (width, height) in sizes {
        stage.place(width, height)
        stage.container.setNeedsLayout()
      }
      return stage.measure()
    }
    let fresh = minimum(after: [])
    for sizes in [[(500, 20)], [(72, 10), (9_000, 9)], [(1, 1), (300, 300), (2, 2)]]
      as [[(Int32, Int32)]]
    {
      let later = minimum(after: sizes)
      #expect(later.0 == fresh.0 && later.1 == fresh.1, "after \(sizes)")
    }
    #expect(fresh.0 == Pair(72, 204))
  }

  @Test("Rows of unequal minimums: the widest decides, and each has its own")
  func unequalMinimums() {
    let stage = Stage()
    let rows = [
      [stage.add(TestBox((30, 40), (10, 10))), stage.add(TestBox((10, 40), (10, 10)))],
      [stage.add(TestBox((5, 40), (10, 10))), stage.add(TestBox((60, 70), (10, 10)))],
    ]
    var top = stage.container.topAnchor
    for row in rows {
      LayoutConstraint.activate([
        row[0].leadingAnchor.constraint(equalTo: stage.container.leadingAnchor),
        row[1].leadingAnchor.constraint(equalTo: row[0].trailingAnchor),
        row[1].trailingAnchor.constraint(equalTo: stage.container.trailingAnchor),
        row[0].topAnchor.constraint(equalTo: top), row[1].topAnchor.constraint(equalTo: top),
        stage.container.bottomAnchor.constraint(greaterThanOrEqualTo: row[0].bottomAnchor),
      ])
      top = row[0].bottomAnchor
    }
    #expect(stage.measure().0.minimum == 65)
    stage.place(65, 20)
    for item in rows.joined() {
      #expect(place(of: item).width >= Double(item.minimum(atWidth: 0).width))
      #expect(place(of: item).maxX <= 65)
    }
  }

  @Test("Nothing is ever negative, however small and in whatever order")
  func negative() {
    let stage = Stage()
    let items = (0..<6).map { stage.add(TestBox((Int32($0), 50), (Int32(5 - $0), 20))) }
    row(Array(items[..<3]), in: stage.container, spacing: 20)
    row(Array(items[3...]), in: stage.container, spacing: 20)
    var seed: UInt64 = 7
    for _ in 0..<50 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      stage.place(Int32(seed >> 33 % 200), Int32(seed >> 45 % 50))
      for item in items {
        let box = place(of: item)
        #expect(box.width >= 0 && box.height >= 0)
        #expect(item.layoutFrame.width >= 0 && item.layoutFrame.height >= 0)
      }
    }
    #expect(stage.issues.isEmpty)
  }

  @Test("Constraints that cannot hold are reported, with the widgets' names and the sum")
  func conflicts() throws {
    let stage = Stage()
    let (name, ok) = (gtk_label_new("Name")!, gtk_button_new_with_label("OK")!)
    gtk_widget_set_size_request(ok, 300, -1)
    let items = [stage.container.add(name, named: "name label"), stage.container.add(ok)]
    row(items, in: stage.container, spacing: 8)
    items[1].widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.place(500, 50)
    let text = try #require(stage.issues.first).description
    #expect(stage.issues.count == 1)
    #expect(text.contains("`GtkButton “OK”`.width == 200"))
    #expect(text.contains("its least size"))
    #expect(text.contains("300"))
  }

  @Test("Children with room to spare have their natural size, which GTK's own layout does not give")
  func natural() {
    let stage = Stage()
    let items = (0..<10).map { _ in stage.add(TestBox((20, 60), (10, 22))) }
    column(items, in: stage.container, spacing: 8)
    // Ten times 22 and nine gaps.
    #expect(stage.measure().1 == Pair(172, 292))
    stage.place(480, 400)
    #expect(items.allSatisfy { place(of: $0).height == 22 })
  }
}
#endif
