import ConstraintKernel
import Testing

@Suite("What lies between two states")
struct LayoutTransitionTests {
  /// A view that is 40 × 20 at the leading edge, or 200 × 100 in the middle; and a second one below it, of which
  /// no state speaks.
  private final class Stage {
    let (root, log) = makeRoot()
    let view: LayoutView
    let below: LayoutView
    let states = LayoutStates<String>()

    init() {
      view = makeView("view", in: root)
      below = makeView("below", in: root)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        below.topAnchor.constraint(equalTo: view.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      states.define("small") { [self] in
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      states.define("large") { [self] in
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      }
    }
  }

  @Test("By hand: a quarter of the way, from wherever the layout is")
  func byHand() throws {
    for current in ["small", "large", nil] {
      let stage = Stage()
      stage.states.switch(to: current)
      let transition = try #require(stage.states.transition(from: "small", to: "large"))
      #expect(transition.frame(of: stage.view, at: 0) == rect(0, 0, 40, 20))
      #expect(transition.frame(of: stage.view, at: 1) == rect(100, 0, 200, 100))
      // 0 + 100 / 4, 40 + 160 / 4, 20 + 80 / 4.
      #expect(transition.frame(of: stage.view, at: 0.25) == rect(25, 0, 80, 40))
      // No state speaks of the one below, and it moves all the same.
      #expect(transition.frame(of: stage.below, at: 0.25) == rect(0, 40, 10, 10))
      #expect(transition.frame(of: stage.below, at: 1) == rect(0, 100, 10, 10))
      #expect(transition.frame(of: stage.root, at: 0.5) == rect(0, 0, 400, 300))
      #expect(stage.states.current == current)
      #expect(stage.log.issues == [])
    }
  }

  @Test("The frames of all items come with those above first; one that has gone is left out")
  func all() throws {
    let stage = Stage()
    var brief: LayoutView? = makeView("brief", in: stage.root)
    let transition = try #require(stage.states.transition(from: "small", to: "large"))
    #expect(
      transition.frames(at: 0.5).map { $0.item.layoutName } == ["root", "view", "below", "brief"]
    )
    brief?.removeFromSuperview()
    brief = nil
    let frames = transition.frames(at: 0.5)
    #expect(frames.map { $0.item.layoutName } == ["root", "view", "below"])
    #expect(
      frames.map(\.frame) == [rect(0, 0, 400, 300), rect(50, 0, 120, 60), rect(0, 60, 10, 10)]
    )
    #expect(transition.frame(of: LayoutView(), at: 0.5) == nil)
  }

  @Test("A share beyond both ends is the end, a curve bends what is between, and overshoots")
  func shares() throws {
    let stage = Stage()
    let curve = LayoutCurve.custom { $0 == 0.75 ? 1.5 : $0 * $0 }
    let found = stage.states.transition(from: "small", to: "large", curve: curve)
    let transition = try #require(found)
    #expect(transition.frame(of: stage.view, at: -2) == rect(0, 0, 40, 20))
    #expect(transition.frame(of: stage.view, at: 7) == rect(100, 0, 200, 100))
    #expect(transition.frame(of: stage.view, at: 0.5) == rect(25, 0, 80, 40))
    #expect(transition.frame(of: stage.view, at: 0.75) == rect(150, 0, 280, 140))
    var back = try #require(stage.states.transition(from: "large", to: "small"))
    back.curve = .custom { _ in 2 }
    // A length is never negative: 200 - 320 and 100 - 160 are.
    #expect(back.frame(of: stage.view, at: 0.5) == rect(-100, 0, 0, 0))
    #expect(stage.log.issues == [])
  }

  @Test("A share that is not finite is reported, and counts as 0")
  func notFinite() throws {
    let stage = Stage()
    let transition = try #require(stage.states.transition(from: "small", to: "large"))
    #expect(transition.frame(of: stage.view, at: .infinity) == rect(0, 0, 40, 20))
    #expect(stage.log.kinds == [.notFinite(.infinity)])
    #expect(transition.frames(at: -.infinity)[1].frame == rect(0, 0, 40, 20))
    #expect(stage.log.kinds == [.notFinite(.infinity), .notFinite(-.infinity)])
  }

  @Test("Names that are not defined and items that have gone are reported, and there is none")
  func refused() {
    let stage = Stage()
    #expect(stage.states.transition(from: "small", to: "other") == nil)
    #expect(stage.log.kinds == [.invalidUse("there is no state other")])
    stage.log.clear()
    let away = makeView("away", in: stage.root)
    stage.states.define("away") {
      stage.view.leadingAnchor.constraint(equalTo: away.leadingAnchor).isActive = true
    }
    away.removeFromSuperview()
    #expect(stage.states.transition(from: "small", to: "away") == nil)
    #expect(stage.log.kinds == [.noCommonAncestor])
    #expect(stage.view.constraints == [])
  }

  @Test("From and to none: the layout without states")
  func none() throws {
    let stage = Stage()
    stage.states.define("placed") {
      stage.view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    stage.states.switch(to: "placed")
    let transition = try #require(stage.states.transition(from: "placed", to: nil))
    #expect(transition.frame(of: stage.below, at: 0) == rect(0, 50, 10, 10))
    stage.states.clear()
    stage.root.layoutIfNeeded()
    #expect(transition.frame(of: stage.below, at: 1) == stage.below.frame)
  }

  @Test("An item that its frame places stays there in a state that does not speak of it")
  func framed() throws {
    let stage = Stage()
    let framed = LayoutView(frame: rect(7, 8, 9, 10))
    stage.root.addSubview(framed)
    let transition = try #require(stage.states.transition(from: "small", to: "large"))
    #expect(transition.frame(of: framed, at: 0.5) == rect(7, 8, 9, 10))
  }

  @Test("Subviews that follow by their masks are where a pass would resize them to")
  func masks() throws {
    let stage = Stage()
    let inner = LayoutView(frame: rect(1, 1, 38, 18))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.states.switch(to: "small")
    stage.root.layoutIfNeeded()
    stage.view.addSubview(inner)
    stage.root.layoutIfNeeded()
    let transition = try #require(stage.states.transition(from: "small", to: "large"))
    #expect(transition.frame(of: inner, at: 0) == rect(1, 1, 38, 18))
    stage.states.switch(to: "large")
    stage.root.layoutIfNeeded()
    #expect(inner.frame == rect(1, 1, 198, 98))
    #expect(transition.frame(of: inner, at: 1) == inner.frame)
  }

  @Test("Texts are as high as they get at the width they have in each state")
  func texts() throws {
    for scale in [0.0, 3] {
      let stage = Stage()
      stage.root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
      let label = LayoutLabel("a text of several words that wrap", numberOfLines: 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
      stage.states.switch(to: "small")
      stage.root.layoutIfNeeded()
      let small = label.frame
      let transition = try #require(stage.states.transition(from: "small", to: "large"))
      #expect(label.frame == small)
      stage.states.switch(to: "large")
      stage.root.layoutIfNeeded()
      #expect(small.height > label.frame.height)
      #expect(transition.frame(of: label, at: 0) == small)
      #expect(transition.frame(of: label, at: 1) == label.frame)
    }
  }

  @Test("States of two hierarchies are switched in both, and lead from frames to frames in both")
  func hierarchies() throws {
    let (one, two) = (Stage(), Stage())
    let states = LayoutStates<Int>()
    for (name, length) in [10.0, 30].enumerated() {
      states.define(name) {
        for stage in [one, two] {
          stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
          stage.view.widthAnchor.constraint(equalToConstant: length).isActive = true
          stage.view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        }
      }
    }
    states.switch(to: 0)
    let transition = try #require(states.transition(from: 0, to: 1))
    for stage in [one, two] {
      stage.root.layoutIfNeeded()
      #expect(stage.view.frame == rect(0, 0, 10, 5))
      #expect(transition.frame(of: stage.view, at: 0.5) == rect(0, 0, 20, 5))
    }
    states.switch(to: 1)
    for stage in [one, two] {
      stage.root.layoutIfNeeded()
      #expect(transition.frame(of: stage.view, at: 1) == stage.view.frame)
    }
  }

  @Test("Frames are those on pixels, where there is a display scale")
  func pixels() throws {
    let stage = Stage()
    stage.root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
    stage.states.define("odd") {
      stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 0.3)
        .isActive = true
      stage.view.widthAnchor.constraint(equalToConstant: 40.3).isActive = true
      stage.view.heightAnchor.constraint(equalToConstant: 20.1).isActive = true
    }
    let transition = try #require(stage.states.transition(from: "small", to: "odd"))
    // Edges go to the nearest half point: 0.3 to 0.5, 40.6 to 40.5, 20.1 to 20.
    #expect(transition.frame(of: stage.view, at: 1) == rect(0.5, 0, 40, 20))
    stage.states.switch(to: "odd")
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(0.5, 0, 40, 20))
  }
}
