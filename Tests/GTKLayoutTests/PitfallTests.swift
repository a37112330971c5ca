#if GTK
import CGtk4
import Testing

@testable import GTKLayout

@MainActor
@Suite("What goes wrong between a toolkit and an engine", .onDisplay, .serialized)
struct PitfallTests {
  @Test("Before the first allocation nothing is solved against no size at all")
  func noSizeYet() {
    let stage = Stage()
    let item = stage.add(TestBox((20, 60), (10, 22)))
    pin(item, in: stage.container, inset: 8)
    #expect(stage.measure().0 == Pair(36, 76))
    #expect(stage.issues.isEmpty)
  }

  @Test(
    "Less than the minimum overflows: nothing is reported, nothing is negative, and it comes back"
  )
  func tooSmall() {
    let stage = Stage()
    let items = (0..<3).map { _ in stage.add(TestBox((20, 60), (10, 22))) }
    row(items, in: stage.container, spacing: 8)
    for (width, height) in [(10, 5), (1, 1), (0, 0), (75, 9)] as [(Int32, Int32)] {
      stage.place(width, height)
      #expect(items.map { place(of: $0).width } == [20, 20, 20])
      #expect(items.allSatisfy { place(of: $0).height >= 10 })
    }
    stage.place(196, 22)
    #expect(items.map { place(of: $0).width } == [60, 60, 60])
    #expect(stage.issues.isEmpty)
  }

  @Test("The first layout takes as few solutions for many widgets as for few")
  func firstQuestion() {
    func solves(_ count: Int) -> Int {
      let stage = Stage()
      let items = (0..<count).map { _ in stage.add(TestBox((20, 60), (10, 22))) }
      column(items, in: stage.container, spacing: 8)
      stage.place(200, 2_000)
      return stage.container.layoutStatistics.solves
    }
    let few = solves(5)
    // Least and natural width, least and natural height, and the places.
    #expect(few <= 5)
    #expect(solves(50) == few)
  }

  @Test("Which of two grows that hug equally is a mirror image from right to left")
  func mirroredTies() {
    func places(isMirrored: Bool) -> [LayoutRect] {
      let stage = Stage()
      if isMirrored, let widget = stage.container.widget {
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
      }
      let items = (0..<2).map { stage.add(TestBox((5, Int32(40 + $0 * 30)), (10, 20))) }
      row(items, in: stage.container, spacing: 6)
      stage.place(300, 20)
      return items.map { place(of: $0) }
    }
    let (plain, mirrored) = (places(isMirrored: false), places(isMirrored: true))
    #expect(plain.map(\.width) == mirrored.map(\.width))
    #expect(zip(plain, mirrored).allSatisfy { $0.minX == 300 - $1.maxX })
  }

  @Test("Text is asked at the pixels that it gets, so that no line is cut off")
  func measuredWidth() {
    let stage = Stage()
    let boxes = (0..<3).map { _ in TestBox((1, 200), (1, 1), area: 990) }
    let items = boxes.map { stage.add($0) }
    row(items, in: stage.container)
    LayoutConstraint.activate(
      items.dropFirst().map { $0.widthAnchor.constraint(equalTo: items[0].widthAnchor) }
    )
    stage.place(100, 60)
    for (item, box) in zip(items, boxes) {
      let got = place(of: item)
      // 990 pixels of text are 30 lines, at 33 and at 34.
      #expect(got.height == 30)
      #expect(got.width * got.height >= 990)
      #expect(box.asked.contains(Int32(got.width)))
    }
  }

  @Test("A label is not asked below its minimum width")
  func belowMinimum() {
    let stage = Stage()
    let box = TestBox((40, 200), (1, 1), area: 400)
    pin(stage.add(box), in: stage.container, inset: 0)
    stage.place(10, 10)
    #expect(box.asked.allSatisfy { $0 < 0 || $0 >= 40 })
    #expect(stage.measure(forWidth: 10).1 == Pair(10, 10))
  }

  @Test("GTK does not say which child changed: the one that did is found")
  func changedChild() {
    let stage = Stage()
    let boxes = (0..<5).map { _ in TestBox((10, 20), (10, 20)) }
    let items = boxes.map { stage.add($0) }
    row(items, in: stage.container)
    stage.place(100, 20)
    let before = stage.container.layoutStatistics.framesDelivered
    boxes[3].change { $0.width = (10, 30) }
    #expect(stage.measure().0 == Pair(50, 110))
    stage.place(110, 20)
    #expect(items.map { place(of: $0).minX } == [0, 20, 40, 60, 90])
    // The changed one and the one behind it.
    #expect(stage.container.layoutStatistics.framesDelivered - before == 2)
  }

  @Test("Another text that is as wide and high at first, and wraps elsewhere, is found too")
  func changedWrapping() {
    let stage = Stage()
    let box = TestBox((10, 100), (1, 1), area: 1_000)
    let item = stage.add(box)
    pin(item, in: stage.container, inset: 0)
    stage.place(30, 34)
    #expect(place(of: item).height == 34)
    // 991 to 1,000 pixels are ten lines at the natural width, and 34 at 30.
    box.change {
      $0.area = 989
      $0.width = (10, 99)
    }
    #expect(stage.measure(forWidth: 30).1 == Pair(33, 33))
    box.change {
      $0.area = 960
      $0.width = (10, 96)
    }
    #expect(stage.measure(forWidth: 30).1 == Pair(32, 32))
    // Natural width and the height at it are as before.
    box.change { $0.area = 930 }
    #expect(stage.measure(forWidth: 30).1 == Pair(31, 31))
  }

  @Test(
    "Real baselines align however tall a button or an entry is stretched",
    arguments: [34.0, 51, 80]
  )
  func stretchedBaselines(height: Double) {
    let stage = Stage()
    let label = stage.container.add(gtk_label_new("Name"))
    let button = stage.container.add(gtk_button_new_with_label("Name"))
    let entry = stage.container.add(gtk_entry_new())
    row([button, label, entry], in: stage.container)
    for item in [label, entry] {
      for top in stage.container.constraintsAtTop(of: item) { top.isActive = false }
    }
    LayoutConstraint.activate([
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      entry.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      button.heightAnchor.constraint(equalToConstant: height),
    ])
    // In every size, and again in one that it had before.
    for width in [300, 400, 300] as [Int32] {
      stage.place(width, 90)
      #expect(place(of: button).height == max(height, button.intrinsicContentSize.height))
      let inner = button.widget.flatMap { gtk_widget_get_first_child($0) }
      #expect(abs(baseline(of: inner, in: stage) - baseline(of: label.widget, in: stage)) <= 1)
      // A button and an entry have their text in their middle.
      let middles = [button, entry].map { place(of: $0).minY + place(of: $0).height / 2 }
      #expect(abs(middles[0] - middles[1]) <= 2)
    }
  }

  @Test("A button stretched in one size has its natural baseline in the next question")
  func baselineIsNotRemembered() {
    let stage = Stage()
    let (low, high) = (
      TestBox((10, 10), (20, 20), baseline: 15), TestBox((10, 10), (20, 20), baseline: 15)
    )
    let items = [stage.add(low), stage.add(high)]
    LayoutConstraint.activate([
      items[0].topAnchor.constraint(equalTo: stage.container.topAnchor),
      items[0].bottomAnchor.constraint(equalTo: stage.container.bottomAnchor),
      items[1].firstBaselineAnchor.constraint(equalTo: items[0].firstBaselineAnchor),
      stage.container.bottomAnchor.constraint(greaterThanOrEqualTo: items[1].bottomAnchor),
    ])
    let before = stage.measure().1
    stage.place(50, 60)
    // 40 more than natural: the baseline is 20 lower.
    #expect(place(of: items[1]).minY == 20)
    stage.container.setNeedsLayout()
    #expect(stage.measure().1 == before)
    #expect(before == Pair(20, 20))
  }

  @Test("A destroyed widget takes its constraints along, and is named as one that is gone")
  func destroyed() {
    let stage = Stage()
    let items = (0..<3).map { _ in stage.add(TestBox((10, 40), (20, 20))) }
    row(items, in: stage.container, spacing: 10)
    stage.place(140, 20)
    gtk_widget_unparent(items[1].widget)
    #expect(items[1].widget == nil)
    #expect(items[1].layoutName == "a destroyed widget")
    #expect(items[1].layoutParent == nil)
    // What stood behind it is held at no distance any more.
    items[2].leadingAnchor.constraint(equalTo: items[0].trailingAnchor, constant: 5).isActive = true
    #expect(stage.measure().0 == Pair(25, 85))
    stage.place(85, 20)
    #expect(place(of: items[2]).minX == 45)
    #expect(stage.issues.isEmpty)
  }

  @Test("What a destroyed widget leaves open is said, by name, where that was asked for")
  func openFrames() {
    let stage = Stage()
    let items = (0..<3).map { stage.add(TestBox((10, 40), (20, 20)), named: "box \($0)") }
    column(items, in: stage.container)
    stage.place(140, 60)
    #expect(LayoutDebugging.ambiguities(of: stage.container).isEmpty)
    gtk_widget_unparent(items[1].widget)
    stage.place(140, 60)
    let said = LayoutDebugging.ambiguities(of: stage.container)
    #expect(said.contains { $0.contains("stage") && $0.contains("box 2") })
    #expect(!said.contains { $0.contains("box 0") })
  }

  @Test("A child without a constraint has its natural size, and is not forgotten")
  func unconstrained() {
    let stage = Stage()
    let item = stage.add(TestBox((20, 60), (10, 22)))
    stage.place(300, 200)
    #expect(place(of: item).size == LayoutSize(width: 60, height: 22))
  }

  @Test("A resize asks each text once, whatever GTK asks before")
  func questions() {
    let stage = Stage()
    let boxes = (0..<10).map { _ in TestBox((10, 400), (1, 1), area: 2_000) }
    let items = boxes.map { stage.add($0) }
    column(items, in: stage.container)
    stage.place(200, 100)
    for box in boxes { box.asked = [] }
    _ = stage.request(.vertical, 190)
    stage.container.widget.map { gtk_widget_allocate($0, 190, 110, -1, nil) }
    #expect(boxes.allSatisfy { $0.asked.filter { $0 != -1 } == [190] })
  }

  @Test("Text is asked once at each width, also when widths come back, and not at its natural one")
  func widthsComeBack() {
    let stage = Stage()
    let boxes = (0..<10).map { _ in TestBox((10, 400), (1, 1), area: 2_000) }
    column(boxes.map { stage.add($0) }, in: stage.container)
    stage.place(300, 100)
    func drag(_ widths: [Int32]) {
      for width in widths {
        let height = stage.request(.vertical, width).natural
        stage.container.widget.map { gtk_widget_allocate($0, width, height, -1, nil) }
      }
    }
    for box in boxes { box.asked = [] }
    drag([200, 190, 200, 180, 190, 200])
    #expect(boxes.allSatisfy { $0.asked == [200, 190, 180] })
    // GTK remembers five heights; a long way leaves nothing of the natural width's behind.
    for box in boxes { box.asked = [] }
    let many = (0..<20).map { Int32(220 + $0) }
    drag(many)
    #expect(boxes.allSatisfy { $0.asked == many })
    // Another text is noticed nevertheless, at the width that it has.
    boxes[4].change { $0.area = 4_780 }
    #expect(stage.measure(forWidth: 239).1.natural == 9 * 9 + 20)
  }

  /// Where text stands: its baseline below the top of the stage.
  private func baseline(of label: GTKWidgetPointer?, in stage: Stage) -> Double {
    guard let label, let container = stage.container.widget else { return -1 }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(label.opaque, &x, &y)
    let layout = gtk_label_get_layout(label.opaque)
    var (left, top) = (0.0, 0.0)
    _ = gtk_widget_translate_coordinates(label, container, 0, 0, &left, &top)
    return top + Double(y) + Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
  }
}

extension GTKContainer {
  /// The constraints that hold an item at the top.
  func constraintsAtTop(of item: GTKItem) -> [LayoutConstraint] {
    item.constraintsAffectingLayout(for: .vertical).filter {
      $0.firstItem === item && $0.firstAttribute == .top
    }
  }
}

/// Puts items one below another, from edge to edge.
@MainActor
func column(_ items: [GTKItem], in container: GTKContainer, spacing: Double = 0) {
  var all: [LayoutConstraint] = []
  for (index, item) in items.enumerated() {
    let before = index == 0 ? container.topAnchor : items[index - 1].bottomAnchor
    all.append(item.topAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : spacing))
    all.append(item.leadingAnchor.constraint(equalTo: container.leadingAnchor))
    all.append(item.trailingAnchor.constraint(equalTo: container.trailingAnchor))
  }
  if let last = items.last {
    all.append(container.bottomAnchor.constraint(greaterThanOrEqualTo: last.bottomAnchor))
  }
  LayoutConstraint.activate(all)
}
#endif
