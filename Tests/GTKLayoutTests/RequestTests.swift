#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("What a widget asks for, and what that is to the engine", .onDisplay, .serialized)
struct RequestTests {
  @Test("Natural sizes and minimums become those of the container")
  func sizes() {
    let stage = Stage()
    let box = stage.add(TestBox((20, 60), (10, 22)))
    pin(box, in: stage.container, inset: 8)
    let (width, height) = stage.measure()
    // The box and 8 on both sides.
    #expect(width == Pair(36, 76))
    #expect(height == Pair(26, 38))
    stage.place(76, 38)
    #expect(place(of: box) == LayoutRect(x: 8, y: 8, width: 60, height: 22))
    #expect(box.layoutFrame == place(of: box))
  }

  @Test("Widgets hug their content at 250 and keep it at 750, along both axes")
  func priorities() {
    let stage = Stage()
    for item in [stage.add(TestBox((20, 60), (10, 22))), stage.container.add(gtk_label_new("a"))] {
      for axis in [LayoutAxis.horizontal, .vertical] {
        #expect(item.contentHuggingPriority(for: axis) == 250)
        #expect(item.contentCompressionResistancePriority(for: axis) == 750)
      }
    }
    let entry = stage.container.add(gtk_entry_new())
    #expect(entry.contentHuggingPriority(for: .horizontal) == 200)
    #expect(entry.contentHuggingPriority(for: .vertical) == 250)
  }

  @Test("The minimum that a height has at a width is required, in the pass that asks for it")
  func minimumHeightForWidth() {
    let stage = Stage()
    let text = stage.add(TestBox((20, 200), (1, 1), area: 2_000))
    pin(text, in: stage.container, inset: 0)
    let low = text.heightAnchor.constraint(equalToConstant: 5)
    low.priority = 999
    low.isActive = true
    // 2,000 pixels of text are 40 lines at 50, which a wish for 5 and too low a window leave it.
    for (width, height) in [(50, 10), (100, 10), (50, 30)] as [(Int32, Int32)] {
      stage.place(width, height)
      #expect(place(of: text).height == Double(2_000 / width))
      #expect(text.layoutFrame.height == Double(2_000 / width))
    }
    #expect(stage.issues.isEmpty)
  }

  @Test("Where no width is given, a label is as high as at its natural one")
  func anyWidth() {
    let label = gtk_label_new("several words that wrap in less than that")!
    gtk_label_set_wrap(label.opaque, 1)
    let stage = Stage()
    let item = stage.container.add(label)
    pin(item, in: stage.container, inset: 0)
    let line = WidgetRequest(gtk_label_new("one")!, .vertical).natural
    #expect(stage.measure().1.natural == line)
    let narrow = stage.request(.horizontal, -1).minimum
    #expect(stage.measure(forWidth: narrow).1.natural >= 3 * line)
  }

  @Test("A minimum stands above what constraints ask for below required")
  func minimumIsRequired() {
    let stage = Stage()
    let box = stage.add(TestBox((20, 60), (10, 22)))
    box.leadingAnchor.constraint(equalTo: stage.container.leadingAnchor).isActive = true
    let narrow = box.widthAnchor.constraint(equalToConstant: 5)
    narrow.priority = 999
    narrow.isActive = true
    stage.place(100, 50)
    #expect(place(of: box).width == 20)
    #expect(stage.issues.isEmpty)
  }

  @Test("A widget whose height follows its width is asked at the width it gets, in the same pass")
  func heightForWidth() {
    let stage = Stage()
    let text = stage.add(TestBox((20, 200), (1, 1), area: 2_000))
    let below = stage.add(TestBox((10, 10), (10, 10)))
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: stage.container.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: stage.container.trailingAnchor),
      text.topAnchor.constraint(equalTo: stage.container.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      stage.container.bottomAnchor.constraint(equalTo: below.bottomAnchor),
    ])
    // 2,000 pixels of text are 20 lines at 100, 40 at 50.
    #expect(stage.measure(forWidth: 100).1 == Pair(35, 35))
    #expect(stage.measure(forWidth: 50).1 == Pair(55, 55))
    stage.place(50, 55)
    #expect(place(of: text) == LayoutRect(x: 0, y: 0, width: 50, height: 40))
    #expect(place(of: below).minY == 45)
  }

  @Test("GTK's wrapping labels say that their height follows, buttons and entries do not")
  func modes() {
    let label = gtk_label_new("several words that wrap")!
    gtk_label_set_wrap(label.opaque, 1)
    let stage = Stage()
    let items = [label, gtk_button_new_with_label("OK")!, gtk_entry_new()!].map {
      stage.container.add($0)
    }
    stage.place(300, 300)
    #expect(items.map(\.contentHeightFollowsWidth) == [true, false, false])
  }

  @Test("A widget's own margins lie within its frame")
  func margins() {
    let stage = Stage()
    let box = TestBox((20, 60), (10, 22), baseline: 9)
    gtk_widget_set_margin_start(box.widget, 10)
    gtk_widget_set_margin_top(box.widget, 7)
    let item = stage.add(box)
    pin(item, in: stage.container, inset: 0)
    #expect(stage.measure().0 == Pair(30, 70))
    #expect(stage.measure().1 == Pair(17, 29))
    stage.place(70, 29)
    #expect(item.layoutFrame == LayoutRect(x: 0, y: 0, width: 70, height: 29))
    #expect(place(of: item) == LayoutRect(x: 10, y: 7, width: 60, height: 22))
    #expect(item.firstBaselineOffsetFromTop == 16)
  }

  @Test("Margin, border and padding of a style sheet lie within the frame")
  func styleSheet() {
    let style = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      style,
      "#framed { margin: 3px; border: 2px solid black; padding: 5px 7px; }",
      -1
    )
    let display = gdk_display_get_default()
    gtk_style_context_add_provider_for_display(display, OpaquePointer(style), 800)
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(style))
      g_object_unref(UnsafeMutableRawPointer(style))
    }
    let stage = Stage()
    let item = stage.add(TestBox((20, 60), (10, 22), baseline: 9), named: "framed")
    pin(item, in: stage.container, inset: 0)
    // 3 + 2 + 7 on the left and on the right, 3 + 2 + 5 above and below.
    #expect(stage.measure().0 == Pair(44, 84))
    #expect(stage.measure().1 == Pair(30, 42))
    stage.place(84, 42)
    #expect(item.layoutFrame == LayoutRect(x: 0, y: 0, width: 84, height: 42))
    #expect(item.firstBaselineOffsetFromTop == 19)
  }

  @Test("A size request is a minimum")
  func sizeRequest() {
    let stage = Stage()
    let box = TestBox((20, 60), (10, 22))
    gtk_widget_set_size_request(box.widget, 222, 33)
    pin(stage.add(box), in: stage.container, inset: 0)
    #expect(stage.measure().0 == Pair(222, 222))
    #expect(stage.measure().1 == Pair(33, 33))
  }

  @Test("Of two that may grow, the one that expands does; its priority stays where it was set")
  func expand() {
    let stage = Stage()
    let (plain, wide) = (TestBox((5, 50), (10, 20)), TestBox((5, 50), (10, 20)))
    gtk_widget_set_hexpand(wide.widget, 1)
    let (first, second) = (stage.add(wide), stage.add(plain))
    row([first, second], in: stage.container)
    stage.place(300, 20)
    #expect(place(of: first).width == 250)
    #expect(place(of: second).width == 50)
    gtk_widget_set_hexpand(wide.widget, 0)
    gtk_widget_set_hexpand(plain.widget, 1)
    stage.place(300, 20)
    #expect(place(of: first).width == 50)
    #expect(place(of: second).width == 250)
    second.setContentHuggingPriority(700, for: .horizontal)
    gtk_widget_set_hexpand(plain.widget, 0)
    stage.place(300, 20)
    #expect(second.contentHuggingPriority(for: .horizontal) == 700)
  }

  @Test("Of two below each other, the one that expands vertically gets the height")
  func verticalExpand() {
    let stage = Stage()
    let (plain, high) = (TestBox((5, 50), (10, 20)), TestBox((5, 50), (10, 20)))
    gtk_widget_set_vexpand(high.widget, 1)
    let items = [stage.add(high), stage.add(plain)]
    column(items, in: stage.container)
    stage.container.bottomAnchor.constraint(equalTo: items[1].bottomAnchor).isActive = true
    stage.place(50, 200)
    #expect(items.map { place(of: $0).height } == [180, 20])
    gtk_widget_set_vexpand(high.widget, 0)
    gtk_widget_set_vexpand(plain.widget, 1)
    stage.place(50, 200)
    #expect(items.map { place(of: $0).height } == [20, 180])
  }

  @Test(
    "What people edit takes the room beside a label, in both directions",
    arguments: [false, true]
  )
  func editables(isMirrored: Bool) {
    let stage = Stage()
    if isMirrored, let widget = stage.container.widget {
      gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
    }
    let label = stage.container.add(gtk_label_new("Name"))
    let entry = stage.container.add(gtk_entry_new())
    row([label, entry], in: stage.container)
    stage.place(600, 40)
    #expect(place(of: label).width == label.intrinsicContentSize.width)
    #expect(place(of: entry).width == 600 - label.intrinsicContentSize.width)
  }

  @Test("Alignment other than fill happens within the frame")
  func alignment() {
    let stage = Stage()
    let box = TestBox((20, 60), (10, 22))
    gtk_widget_set_halign(box.widget, GTK_ALIGN_END)
    let item = stage.add(box)
    pin(item, in: stage.container, inset: 0)
    stage.place(200, 22)
    #expect(item.layoutFrame == LayoutRect(x: 0, y: 0, width: 200, height: 22))
    #expect(place(of: item) == LayoutRect(x: 140, y: 0, width: 60, height: 22))
    gtk_widget_set_halign(box.widget, GTK_ALIGN_FILL)
    gtk_widget_set_valign(box.widget, GTK_ALIGN_CENTER)
    stage.place(200, 42)
    #expect(item.layoutFrame == LayoutRect(x: 0, y: 0, width: 200, height: 42))
    #expect(place(of: item) == LayoutRect(x: 0, y: 10, width: 200, height: 22))
  }

  @Test("A menu has a window of its own, and is no item of the container that it hangs at")
  func menus() {
    let stage = Stage()
    let item = stage.add(TestBox((20, 60), (10, 22)))
    let menu = gtk_popover_new()!
    if let widget = stage.container.widget { gtk_widget_set_parent(menu, widget) }
    pin(item, in: stage.container, inset: 8)
    #expect(stage.container.items.map(ObjectIdentifier.init) == [ObjectIdentifier(item)])
    #expect(stage.measure().0 == Pair(36, 76))
    stage.place(76, 38)
    #expect(place(of: item) == LayoutRect(x: 8, y: 8, width: 60, height: 22))
  }

  @Test("A hidden widget takes no room, and comes back with what it asks for then")
  func hidden() {
    let stage = Stage()
    let boxes = (0..<3).map { _ in TestBox((10, 40), (20, 20)) }
    let items = boxes.map { stage.add($0) }
    row(items, in: stage.container, spacing: 10)
    #expect(stage.measure().0 == Pair(50, 140))
    gtk_widget_set_visible(boxes[1].widget, 0)
    // The gap before it closes.
    #expect(stage.measure().0 == Pair(30, 90))
    stage.place(90, 20)
    #expect(place(of: items[2]) == LayoutRect(x: 50, y: 0, width: 40, height: 20))
    boxes[1].change { $0.width = (10, 70) }
    gtk_widget_set_visible(boxes[1].widget, 1)
    #expect(stage.measure().0 == Pair(50, 170))
  }

  @Test("A widget that is hidden from the start takes no room")
  func hiddenAtFirst() {
    let stage = Stage()
    let box = TestBox((10, 40), (20, 20))
    gtk_widget_set_visible(box.widget, 0)
    let items = [stage.add(TestBox((10, 40), (20, 20))), stage.add(box)]
    row(items, in: stage.container, spacing: 10)
    #expect(stage.measure().0 == Pair(10, 40))
    #expect(items[1].isGone)
  }

  @Test("The widget's direction is that of its constraints, and turns with it")
  func direction() {
    let stage = Stage()
    let items = [stage.add(TestBox((10, 30), (20, 20))), stage.add(TestBox((10, 50), (20, 20)))]
    row(items, in: stage.container, fills: false)
    stage.place(200, 20)
    #expect(items.map { place(of: $0).minX } == [0, 30])
    stage.container.widget.map { gtk_widget_set_direction($0, GTK_TEXT_DIR_RTL) }
    stage.place(200, 20)
    #expect(items.map { place(of: $0).minX } == [170, 120])
  }

  @Test("Three share a hundred pixels without a gap or an overlap")
  func pixels() {
    let stage = Stage()
    let items = (0..<3).map { _ in stage.add(TestBox((1, 10), (20, 20))) }
    row(items, in: stage.container)
    LayoutConstraint.activate(
      items.dropFirst().map { $0.widthAnchor.constraint(equalTo: items[0].widthAnchor) }
    )
    stage.place(100, 20)
    let places = items.map { place(of: $0) }
    #expect(places.map(\.minX) == [0, 33, 67])
    #expect(places.map(\.width) == [33, 34, 33])
  }

  @Test("A container's minimum counts every pixel that a fraction needs")
  func minimumIsRoundedUp() {
    let stage = Stage()
    let item = stage.add(TestBox((10, 10), (7, 7)))
    LayoutConstraint.activate([
      item.leadingAnchor.constraint(equalTo: stage.container.leadingAnchor, constant: 0.25),
      stage.container.trailingAnchor.constraint(equalTo: item.trailingAnchor),
    ])
    #expect(stage.measure().0 == Pair(11, 11))
  }

  @Test("A wish below required counts towards the natural size and not towards the minimum")
  func wishes() {
    let stage = Stage()
    let item = stage.add(TestBox((10, 40), (20, 20)))
    pin(item, in: stage.container, inset: 0)
    let wish = item.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
    wish.priority = 999
    wish.isActive = true
    #expect(stage.measure().0 == Pair(10, 70))
  }

  @Test("Widths are asked anew when requests, constants or a ratio with heights change them")
  func widthsAreNotStale() {
    let stage = Stage()
    let box = TestBox((10, 40), (20, 20))
    let item = stage.add(box)
    pin(item, in: stage.container, inset: 0)
    #expect(stage.measure().0 == Pair(10, 40))
    stage.place(40, 20)
    box.change { $0.height = (20, 30) }
    #expect(stage.measure().0 == Pair(10, 40))
    box.change { $0.width = (12, 44) }
    #expect(stage.measure().0 == Pair(12, 44))
    // An edit that somebody else has solved before GTK asks.
    let wish = item.widthAnchor.constraint(equalToConstant: 55)
    wish.isActive = true
    stage.container.layoutIfNeeded()
    stage.container.setNeedsLayout()
    #expect(stage.measure().0 == Pair(55, 55))
    wish.constant = 66
    stage.container.setNeedsLayout()
    #expect(stage.measure().0 == Pair(66, 66))
    wish.isActive = false
    item.widthAnchor.constraint(equalTo: item.heightAnchor, multiplier: 3).isActive = true
    box.change { $0.height = (30, 30) }
    // At least 30 high, and so 90 wide.
    #expect(stage.measure().0.minimum == 90)
    box.change { $0.height = (40, 40) }
    #expect(stage.measure().0.minimum == 120)
    #expect(stage.issues.isEmpty)
  }

  @Test("Baselines align as the widgets have them, and the container hands one on")
  func baselines() {
    let stage = Stage()
    let (low, high) = (
      TestBox((10, 10), (30, 30), baseline: 25), TestBox((10, 10), (20, 20), baseline: 11)
    )
    let items = [stage.add(low), stage.add(high)]
    LayoutConstraint.activate([
      items[0].leadingAnchor.constraint(equalTo: stage.container.leadingAnchor),
      items[1].leadingAnchor.constraint(equalTo: items[0].trailingAnchor),
      items[0].topAnchor.constraint(equalTo: stage.container.topAnchor, constant: 4),
      items[1].firstBaselineAnchor.constraint(equalTo: items[0].firstBaselineAnchor),
      stage.container.bottomAnchor.constraint(greaterThanOrEqualTo: items[0].bottomAnchor),
    ])
    stage.container.firstBaselineItem = items[1]
    stage.place(100, 34)
    #expect(items.map { place(of: $0).minY } == [4, 18])
    let request = stage.container.widget.map { WidgetRequest($0, .vertical, across: 100) }
    #expect(request?.baseline == 29)
    // One line: what is below the first baseline is below the last.
    #expect(items.map(\.lastBaselineOffsetFromBottom) == [5, 9])
  }

  @Test("A widget without a baseline has it at its top; a container that hands none on has none")
  func noBaseline() {
    let stage = Stage()
    let items = [
      stage.add(TestBox((10, 10), (20, 20))), stage.add(TestBox((10, 10), (20, 20), baseline: 11)),
    ]
    row(items, in: stage.container)
    for constraint in stage.container.constraintsAtTop(of: items[0]) { constraint.isActive = false }
    items[0].firstBaselineAnchor.constraint(equalTo: items[1].firstBaselineAnchor).isActive = true
    stage.place(20, 31)
    #expect(items[0].firstBaselineOffsetFromTop == 0)
    #expect(items.map { place(of: $0).minY } == [11, 0])
    let request = stage.container.widget.map { WidgetRequest($0, .vertical, across: 20) }
    #expect(request?.baseline == -1)
  }

  @Test("A wrapped label's last baseline is that of its last line")
  func lastBaseline() {
    let stage = Stage()
    let (one, two) = (gtk_label_new("A line")!, gtk_label_new("A line\nanother")!)
    for label in [one, two] { gtk_label_set_wrap(label.opaque, 1) }
    let items = [stage.container.add(one), stage.container.add(two)]
    for item in items { pin(item, in: stage.container, inset: 0, fills: false) }
    stage.place(400, 100)
    #expect(items[0].lastBaselineOffsetFromBottom > 0)
    #expect(items[0].lastBaselineOffsetFromBottom == items[1].lastBaselineOffsetFromBottom)
    let first = items[0]
    let sum = first.firstBaselineOffsetFromTop + first.lastBaselineOffsetFromBottom
    #expect(abs(sum - first.intrinsicContentSize.height) <= 1)
  }
}

/// Ties an item to all edges.
@MainActor
func pin(_ item: GTKItem, in container: GTKContainer, inset: Double, fills: Bool = true) {
  LayoutConstraint.activate([
    item.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
    item.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
  ])
  guard fills else { return }
  LayoutConstraint.activate([
    container.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: inset),
    container.bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: inset),
  ])
}

/// Puts items one after another, from edge to edge.
@MainActor
func row(_ items: [GTKItem], in container: GTKContainer, spacing: Double = 0, fills: Bool = true) {
  var all: [LayoutConstraint] = []
  for (index, item) in items.enumerated() {
    let before = index == 0 ? container.leadingAnchor : items[index - 1].trailingAnchor
    all.append(item.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : spacing))
    all.append(item.topAnchor.constraint(equalTo: container.topAnchor))
    all.append(container.bottomAnchor.constraint(greaterThanOrEqualTo: item.bottomAnchor))
  }
  if fills, let last = items.last {
    all.append(container.trailingAnchor.constraint(equalTo: last.trailingAnchor))
  }
  LayoutConstraint.activate(all)
}
#endif
