import ConstraintKernel
import Testing

@Suite("Layout pass")
struct LayoutPassTests {
  @Test("Four insets give the inner rectangle")
  func insets() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: 10, left: 20, bottom: 30, right: 40))
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 340, 260))
    #expect(log.issues.isEmpty)
  }

  @Test("A pass asked for on a leaf solves from the root")
  func leaf() {
    let (root, _) = makeRoot()
    let outer = makeView("outer", in: root)
    let inner = makeView("inner", in: outer)
    pin(outer, LayoutInsets(top: 5, left: 5, bottom: 5, right: 5))
    pin(inner, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    inner.layoutIfNeeded()
    #expect(outer.frame == rect(5, 5, 390, 290))
    #expect(inner.frame == rect(2, 1, 384, 286))
  }

  @Test("A constraint across levels is read in the nearest common ancestor")
  func acrossLevels() {
    let (root, _) = makeRoot()
    let box = makeView("box", in: root)
    let leaf = makeView("leaf", in: box)
    let marker = makeView("marker", in: root)
    pin(box, LayoutInsets(top: 50, left: 60, bottom: 0, right: 0))
    LayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
      leaf.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      leaf.widthAnchor.constraint(equalToConstant: 10),
      leaf.heightAnchor.constraint(equalToConstant: 10),
      marker.leftAnchor.constraint(equalTo: leaf.rightAnchor, constant: 3),
      marker.topAnchor.constraint(equalTo: leaf.bottomAnchor, constant: 4),
      marker.widthAnchor.constraint(equalTo: leaf.widthAnchor, multiplier: 3, constant: 1),
      marker.heightAnchor.constraint(equalTo: leaf.heightAnchor),
    ])
    root.layoutIfNeeded()
    // 60 + 7 + 10 + 3 and 50 + 8 + 10 + 4 in the root's coordinates.
    #expect(marker.frame == rect(80, 72, 31, 10))
    #expect(marker.constraints.isEmpty)
    #expect(root.constraints.count == 8)
  }

  @Test("A multiplier on a location is a fraction of the common ancestor, wherever it stands")
  func fraction() {
    let (root, _) = makeRoot()
    let box = makeView("box", in: root)
    let dot = makeView("dot", in: box)
    pin(box, LayoutInsets(top: 100, left: 100, bottom: 100, right: 100))
    let middle = LayoutConstraint(
      item: dot,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: box,
      attribute: .right,
      multiplier: 0.25,
      constant: 0
    )
    LayoutConstraint.activate([
      middle,
      dot.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // The box is 200 wide: a quarter is 50, less half of 20.
    #expect(dot.frame == rect(40, 40, 20, 20))
  }

  @Test("Changing a constant moves only what depends on it")
  func constantEdit() {
    let (root, _) = makeRoot()
    var heights: [LayoutConstraint] = []
    var views: [LayoutView] = []
    for index in 0..<100 {
      let view = makeView("v\(index)", in: root)
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      let previous = views.last?.bottomAnchor ?? root.topAnchor
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.topAnchor.constraint(equalTo: previous),
        height,
      ])
      views.append(view)
      heights.append(height)
    }
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    heights[97].constant = 12
    root.layoutIfNeeded()
    #expect(views[99].frame == rect(0, 992, 400, 10))
    let after = root.layoutStatistics
    #expect(after.framesDelivered - before.framesDelivered == 3)
    #expect(after.constraintsLowered == before.constraintsLowered)
    #expect(after.rowsTouched - before.rowsTouched < 20)
  }

  @Test("A root whose flag is cleared takes its size from its constraints")
  func freeRoot() {
    let (root, _) = makeRoot()
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 106, 54))
  }

  @Test("Resizing the root settles in the next pass")
  func resize() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    pin(view)
    root.layoutIfNeeded()
    root.frame = rect(0, 0, 123, 45)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 123, 45))
  }

  @Test("A view placed by its frame keeps it and others may relate to it")
  func placedByFrame() {
    let (root, log) = makeRoot()
    let fixed = LayoutView(frame: rect(10, 20, 30, 40))
    root.addSubview(fixed)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(45, 20, 30, 40))
    fixed.frame = rect(0, 0, 50, 60)
    root.layoutIfNeeded()
    #expect(view.frame == rect(55, 0, 50, 60))
    #expect(log.issues.isEmpty)
  }

  @Test("layoutSubviews runs superviews first and only where the size changed")
  func layoutSubviews() {
    let (root, _) = makeRoot()
    let outer = ContentView(frame: .zero)
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let inner = ContentView("inner", 10, 10, in: outer)
    pin(outer)
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.layoutCount == 1)
    #expect(inner.layoutCount == 1)
    root.frame = rect(0, 0, 500, 500)
    root.layoutIfNeeded()
    #expect(outer.layoutCount == 2)
    #expect(inner.layoutCount == 1)
    root.layoutIfNeeded()
    #expect(outer.layoutCount == 2)
  }

  @Test("updateConstraints runs subviews first and before frames, layoutSubviews after them")
  func callbacks() {
    final class Log {
      var lines: [String] = []
    }
    final class Teller: LayoutView {
      var log = Log()
      var width: LayoutConstraint?
      override func updateConstraints() {
        log.lines.append("update \(layoutName) at \(frame.width)")
        width?.isActive = true
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("layout \(layoutName) at \(frame.width)")
      }
    }
    let (root, _) = makeRoot()
    let log = Log()
    var parent = root
    for (name, width) in [("outer", 200.0), ("inner", 100.0)] {
      let view = Teller()
      view.layoutName = name
      view.log = log
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      view.width = view.widthAnchor.constraint(equalToConstant: width)
      view.setNeedsUpdateConstraints()
      parent = view
    }
    root.layoutIfNeeded()
    let first = ["update inner at 0.0", "update outer at 0.0"]
    #expect(log.lines == first + ["layout outer at 200.0", "layout inner at 100.0"])
    root.layoutIfNeeded()
    #expect(log.lines.count == 4)
  }

  @Test("Ten thousand levels solve and go away without a deep stack")
  func deep() {
    let (root, log) = makeRoot(30_000, 30_000)
    var view = root
    for _ in 0..<10_000 {
      let next = makeView("v", in: view)
      pin(next, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
      view = next
    }
    view.layoutIfNeeded()
    #expect(view.frame == rect(1, 1, 10_000, 10_000))
    #expect(log.issues.isEmpty)
  }
}
