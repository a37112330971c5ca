import ConstraintKernel
import Testing

/// The kernel reaches items by address: nothing may point to what has gone.
@Suite("Lives of items and constraints")
struct LifetimeTests {
  @Test("Views that outlive their root are laid out anew under another one")
  func survivors() {
    var kept: [LayoutView] = []
    var ties: [LayoutConstraint] = []
    do {
      let (root, _) = makeRoot()
      for index in 0..<20 {
        let view = makeView("v\(index)", in: root)
        let inner = makeView("inner \(index)", in: view)
        pin(inner, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
        let tie = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        ties.append(tie)
        LayoutConstraint.activate([
          tie,
          view.leftAnchor.constraint(equalTo: root.leftAnchor),
          view.widthAnchor.constraint(equalToConstant: 100),
          view.heightAnchor.constraint(equalToConstant: 50),
        ])
        if index % 2 == 0 { kept.append(view) }
      }
      root.layoutIfNeeded()
    }
    #expect(ties.allSatisfy { !$0.isActive })
    let (root, log) = makeRoot()
    for view in kept {
      #expect(view.superview == nil)
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      ])
    }
    root.layoutIfNeeded()
    for view in kept {
      // The size is the view's own affair and still stands; the position went with the old root.
      #expect(view.frame == rect(8, 7, 100, 50))
      #expect(view.subviews[0].frame == rect(2, 1, 94, 46))
    }
    #expect(log.issues.isEmpty)
  }

  @Test("A view that dies takes what it held of items far below", arguments: [true, false])
  func deathOfHost(isSolved: Bool) throws {
    let (left, right) = (makeView("left"), makeView("right"))
    let (inLeft, inRight) = (makeView("in left", in: left), makeView("in right", in: right))
    let tie = inLeft.leftAnchor.constraint(equalTo: inRight.leftAnchor)
    let inside = inLeft.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 3)
    do {
      let host = LayoutView()
      host.addSubview(left)
      host.addSubview(right)
      LayoutConstraint.activate([tie, inside])
      #expect(host.constraints == [tie] && left.constraints == [inside])
      if isSolved { host.layoutIfNeeded() }
    }
    #expect(!tie.isActive && inside.isActive && tie.firstItem === inLeft)
    let (root, log) = makeRoot()
    root.addSubview(left)
    left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40).isActive = true
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(log.kinds == [.noCommonAncestor])
    #expect(left.frame.minX == 40 && inLeft.frame.minX == 3)
  }

  @Test("A hierarchy that dies in the middle of an edit takes the edit with it")
  func deathWithEdits() {
    var constraint: LayoutConstraint?
    do {
      let (root, _) = makeRoot()
      let view = makeView("view", in: root)
      pin(view)
      let height = view.heightAnchor.constraint(lessThanOrEqualToConstant: 1_000)
      height.isActive = true
      root.layoutIfNeeded()
      height.constant = 900
      root.frame = rect(0, 0, 10, 10)
      constraint = height
    }
    #expect(constraint?.isActive == false)
    #expect(constraint?.firstItem == nil)
    constraint?.constant = 5
    constraint?.priority = 100
    constraint?.isActive = false
    #expect(constraint?.constant == 5)
  }

  @Test("A measuring view may take constraints away while they are being lowered")
  func removalWhileLowering() {
    let (root, _) = makeRoot()
    let view = Meddler()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let doomed = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 2),
    ]
    LayoutConstraint.activate(doomed)
    view.doomed = doomed
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1)
    #expect(view.frame == rect(0, 9, 30, 20))
  }

  @Test("A root that is put into another view in the middle of its own pass goes on there")
  func moveOfRoot() {
    let outer = LayoutView(frame: rect(0, 0, 400, 300))
    let (root, log) = makeRoot()
    let view = Mover()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = makeView("inner", in: view)
    pin(inner, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: -2).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6).isActive = true
    view.move = { outer.addSubview(root) }
    root.layoutIfNeeded()
    view.setNeedsUpdateConstraints()
    view.invalidateIntrinsicContentSize()
    outer.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 30, 20))
    #expect(inner.frame == rect(2, 1, 24, 16))
    #expect(log.issues.isEmpty)
  }

  @Test("A pass asked for while the root is dying finds nothing to do")
  func passWhileDying() {
    let (survivor, child) = (makeView("survivor"), makeView("child"))
    do {
      let (root, _) = makeRoot()
      let last = Last { survivor.layoutIfNeeded() }
      let scroll = LayoutScrollView()
      for view in [last, scroll, survivor] { root.addSubview(view) }
      scroll.addSubview(child)
      pin(survivor)
      pin(child)
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    #expect(survivor.superview == nil && child.superview == nil)
    let (root, log) = makeRoot()
    root.addSubview(survivor)
    pin(survivor)
    root.layoutIfNeeded()
    #expect(survivor.frame == root.bounds)
    #expect(log.issues.isEmpty)
  }

  @Test("A view that moves to another hierarchy in the middle of a pass goes on there")
  func moveOfView() {
    let (root, log) = makeRoot()
    let (other, _) = makeRoot()
    other.layoutIfNeeded()
    let view = Mover()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = makeView("inner", in: view)
    pin(inner, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: -2).isActive = true
    view.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor, constant: -9).isActive =
      true
    view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
    view.move = { other.addSubview(view) }
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
    view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 5).isActive = true
    view.topAnchor.constraint(equalTo: other.topAnchor, constant: 6).isActive = true
    other.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 30, 20))
    #expect(inner.frame == rect(2, 1, 24, 16))
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty)
  }

  @Test("A view that dies between an edit and the pass leaves its neighbours in order")
  func deathOfNeighbour() {
    let (root, log) = makeRoot()
    var views = (0..<5).map { makeView("v\($0)", in: root) }
    for view in views {
      pin(view, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
    }
    root.layoutIfNeeded()
    root.frame = rect(0, 0, 50, 40)
    views.remove(at: 2).removeFromSuperview()
    views.removeLast().removeFromSuperview()
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == Array(repeating: rect(1, 1, 48, 38), count: 3))
    #expect(root.constraints.count == 12)
    #expect(log.issues.isEmpty)
  }

  @Test("A view that dies while its neighbour is asked for a size stays out of the pass")
  func deathWhileAsked() {
    let (root, log) = makeRoot()
    let view = Rival()
    root.addSubview(view)
    var rival: LayoutView? = makeView("rival", in: root)
    view.translatesAutoresizingMaskIntoConstraints = false
    if let rival {
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: rival.rightAnchor, constant: 3),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      ])
    }
    view.rival = rival
    rival = nil
    root.layoutIfNeeded()
    #expect(root.subviews.count == 1)
    #expect(root.constraints.count == 1)
    #expect(view.frame == rect(0, 7, 30, 20))
    #expect(log.issues.isEmpty)
  }
}

/// A view that takes another one out, and lets go of it, when it is asked for its natural size.
private final class Rival: LayoutView {
  var rival: LayoutView?

  override var intrinsicContentSize: LayoutSize {
    rival?.removeFromSuperview()
    rival = nil
    return LayoutSize(width: 30, height: 20)
  }
}

/// A view with last words.
private final class Last: LayoutView {
  private let words: () -> Void

  init(_ words: @escaping () -> Void) {
    self.words = words
    super.init(frame: .zero)
  }

  deinit { words() }
}

/// A view that has something moved when it is first asked for its natural size.
private final class Mover: LayoutView {
  var move: (() -> Void)?

  override var intrinsicContentSize: LayoutSize {
    let move = move
    self.move = nil
    move?()
    return LayoutSize(width: 30, height: 20)
  }
}

/// A view that deactivates constraints when it is asked for its natural size.
private final class Meddler: LayoutView {
  var doomed: [LayoutConstraint] = []

  override var intrinsicContentSize: LayoutSize {
    LayoutConstraint.deactivate(doomed)
    doomed = []
    return LayoutSize(width: 30, height: 20)
  }
}
