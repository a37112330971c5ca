import ConstraintKernel
import Testing

/// An item that is asked for its size as it comes into a solver may lie elsewhere after that.
@Suite("Moved while it is admitted")
struct MovedWhileAdmittedTests {
  private final class Mover: LayoutView {
    var act: () -> Void = {}
    override var alignmentRectInsets: LayoutInsets {
      act()
      return .zero
    }
    override var intrinsicContentSize: LayoutSize { LayoutSize(width: 30, height: 20) }
  }

  private final class Based: LayoutView {
    var act: () -> Void = {}
    override var firstBaselineOffsetFromTop: Double {
      act()
      return 0
    }
  }

  private let root = LayoutView(frame: rect(0, 0, 400, 300))
  private let other = LayoutView(frame: rect(0, 0, 200, 100))

  /// What lies in `other` is laid out by its own solver.
  private func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    for host in [root, other] {
      let view = makeView("view")
      host.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 7),
        view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5),
      ])
      host.layoutIfNeeded()
      #expect(view.frame.minX == 7, sourceLocation: sourceLocation)
      #expect(view.frame.width == host.frame.width / 2, sourceLocation: sourceLocation)
    }
  }

  @Test("What lies above it goes with it")
  func whatLiesAbove() {
    let (middle, mover) = (LayoutView(), Mover())
    root.addSubview(middle)
    middle.addSubview(mover)
    mover.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
    mover.act = { [unowned mover, other] in
      mover.act = {}
      other.addSubview(middle)
    }
    root.layoutIfNeeded()
    #expect(middle.superview === other)
    expectSound()
  }

  @Test("What goes away while it is asked for its baseline has no row")
  func gone() {
    let (container, beside) = (LayoutView(), Based())
    for view in [container, beside] { root.addSubview(view) }
    let item = makeView("item", in: container)
    beside.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: root.leftAnchor),
      item.topAnchor.constraint(equalTo: beside.firstBaselineAnchor, constant: 40),
      beside.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    beside.act = { [unowned beside] in
      beside.act = {}
      container.isGone = true
    }
    root.layoutIfNeeded()
    #expect(container.isGone)
    // What lies in something gone asks for nothing, and stands at its origin.
    #expect(item.frame == .zero)
    expectSound()
  }

  @Test("What is asked for its fitting size is laid out where it lies then")
  func fitting() {
    let mover = Mover()
    mover.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(mover)
    mover.act = { [unowned mover, other] in
      mover.act = {}
      other.addSubview(mover)
    }
    _ = mover.systemLayoutSizeFitting(.zero)
    #expect(mover.superview === other)
    other.layoutIfNeeded()
    #expect(mover.frame.size == LayoutSize(width: 30, height: 20))
    expectSound()
  }

  @Test("So does what a constraint was about to compare it with")
  func secondItem() {
    let (mover, second) = (Mover(), LayoutView())
    for view in [mover, second] { root.addSubview(view) }
    mover.leftAnchor.constraint(equalTo: second.rightAnchor).isActive = true
    mover.act = { [unowned mover, other] in
      mover.act = {}
      other.addSubview(second)
    }
    root.layoutIfNeeded()
    #expect(second.superview === other)
    expectSound()
  }
}
