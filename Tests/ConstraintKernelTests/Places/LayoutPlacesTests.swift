import ConstraintKernel
import Testing

@Suite("Several places to try")
struct LayoutPlacesTests {
  /// A root of 400 × 300 with a button of 40 × 20, and a menu of 100 × 80 that is tried below the
  /// button, above it, and beside it.
  private final class Stage {
    let (root, log) = makeRoot()
    let button: LayoutView
    let menu: LayoutView
    let buttonTop: LayoutConstraint
    let buttonLeft: LayoutConstraint
    let menuHeight: LayoutConstraint
    private(set) var places: LayoutPlaces?

    init(in area: LayoutView? = nil, _ direction: LayoutReadingDirection = .leftToRight) {
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      button = makeView("button", in: root)
      menu = makeView("menu", in: root)
      buttonTop = button.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
      buttonLeft = button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
      menuHeight = menu.heightAnchor.constraint(equalToConstant: 80)
      LayoutConstraint.activate([
        buttonTop, buttonLeft, menuHeight,
        button.widthAnchor.constraint(equalToConstant: 40),
        button.heightAnchor.constraint(equalToConstant: 20),
        menu.widthAnchor.constraint(equalToConstant: 100),
      ])
      let places = LayoutPlaces(for: menu, in: area)
      places.add { [self] in
        menu.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
        menu.leadingAnchor.constraint(equalTo: button.leadingAnchor).isActive = true
      }
      places.add { [self] in
        menu.bottomAnchor.constraint(equalTo: button.topAnchor).isActive = true
        menu.leadingAnchor.constraint(equalTo: button.leadingAnchor).isActive = true
      }
      places.add { [self] in
        menu.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
        menu.leadingAnchor.constraint(equalTo: button.trailingAnchor).isActive = true
      }
      self.places = places
    }

    /// Where the menu is with the button at a height.
    func menu(at top: Double) -> LayoutRect {
      buttonTop.constant = top
      root.layoutIfNeeded()
      return menu.frame
    }

    func forget() { places = nil }
  }

  @Test("By hand: below, above where there is no room below, beside where there is none above")
  func byHand() {
    let stage = Stage()
    #expect(stage.places?.current == 0)
    #expect(stage.menu(at: 50) == rect(50, 70, 100, 80))
    #expect(stage.places?.current == 0)
    // 250 + 20 + 80 is beyond 300.
    #expect(stage.menu(at: 250) == rect(50, 170, 100, 80))
    #expect(stage.places?.current == 1)
    stage.menuHeight.constant = 260
    // Below it needs 20 + 260 under 30, above it 260 over 30, and beside it 30 + 10 - 130 is beyond 0, too.
    // 310 less 300 below are 10; above are 230; beside are 90.
    #expect(stage.menu(at: 30) == rect(50, 50, 100, 260))
    #expect(stage.places?.current == 0)
    // Beside it lies from 150 + 10 - 130.
    #expect(stage.menu(at: 150) == rect(90, 30, 100, 260))
    #expect(stage.places?.current == 2)
    #expect(stage.log.issues == [])
  }

  @Test("The place that is installed stays while it fits, so that frames depend on what was before")
  func hysteresis() {
    let stage = Stage()
    // 70 to 150 fits below, 250 does not; above, 150 fits as well.
    #expect(stage.menu(at: 150).minY == 170)
    #expect(stage.menu(at: 250).minY == 170)
    #expect(stage.menu(at: 150).minY == 70)
    #expect(stage.places?.current == 1)
    // Above there is no room for 80 over 60.
    #expect(stage.menu(at: 60).minY == 80)
    #expect(stage.places?.current == 0)
  }

  @Test("Mirrored: the same places, from the right")
  func mirrored() {
    let stage = Stage(in: nil, .rightToLeft)
    #expect(stage.menu(at: 250) == rect(250, 170, 100, 80))
    stage.menuHeight.constant = 260
    #expect(stage.menu(at: 150) == rect(210, 30, 100, 260))
  }

  @Test("Frames are handed out once, whatever was tried, and nothing is lowered while a place fits")
  func counted() {
    let stage = Stage()
    _ = stage.menu(at: 50)
    let before = stage.root.layoutStatistics
    _ = stage.menu(at: 60)
    #expect(stage.root.layoutStatistics.constraintsLowered == before.constraintsLowered)
    let fitting = stage.root.layoutStatistics
    let moved = {
      stage.buttonTop.constant = 250
      return stage.root.layoutMovedItems().map(\.layoutName)
    }()
    #expect(moved.sorted() == ["button", "menu"])
    #expect(stage.root.layoutStatistics.framesDelivered == fitting.framesDelivered + 2)
    // The edge above, as both places share the leading one.
    #expect(stage.root.layoutStatistics.constraintsLowered == fitting.constraintsLowered + 1)
  }

  @Test("Another item is the area: a view, or its guide")
  func areas() {
    let stage = Stage()
    let area = makeView("area", in: stage.root)
    area.translatesAutoresizingMaskIntoConstraints = true
    area.frame = rect(0, 0, 400, 140)
    let menu = makeView("other", in: stage.root)
    LayoutConstraint.activate([
      menu.widthAnchor.constraint(equalToConstant: 10),
      menu.heightAnchor.constraint(equalToConstant: 40),
      menu.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    let places = LayoutPlaces(for: menu, in: area)
    places.add {
      menu.topAnchor.constraint(equalTo: stage.button.bottomAnchor).isActive = true
    }
    places.add {
      menu.bottomAnchor.constraint(equalTo: stage.button.topAnchor).isActive = true
    }
    _ = stage.menu(at: 80)
    #expect(menu.frame.minY == 100)
    _ = stage.menu(at: 90)
    #expect(menu.frame.minY == 50)
    // Of an area that has gone, what is safe of the root takes the place.
    area.removeFromSuperview()
    _ = stage.menu(at: 250)
    #expect(menu.frame.minY == 210)
    _ = stage.menu(at: 30)
    #expect(menu.frame.minY == 50)
  }

  @Test("The safe area of the root counts where no area is named")
  func safeArea() {
    let stage = Stage()
    stage.root.additionalSafeAreaInsets = LayoutInsets(top: 0, left: 0, bottom: 60, right: 0)
    // 150 + 20 + 80 are 250, and 240 are safe.
    #expect(stage.menu(at: 150).minY == 70)
    #expect(stage.menu(at: 170).minY == 90)
  }

  @Test("A place whose constraints contradict required ones does not fit, and is not reported")
  func required() {
    let stage = Stage()
    stage.menu.bottomAnchor.constraint(lessThanOrEqualTo: stage.button.topAnchor).isActive = true
    #expect(stage.menu(at: 100) == rect(50, 20, 100, 80))
    #expect(stage.places?.current == 1)
    #expect(stage.root.layoutConflicts.isEmpty)
    #expect(stage.log.issues == [])
  }

  @Test("Taken out and in again; the object gone, the place stays and is chosen no more")
  func activity() {
    let stage = Stage()
    _ = stage.menu(at: 250)
    stage.places?.isActive = false
    #expect(stage.places?.current == nil)
    #expect(stage.menu.constraints.count == 2)
    #expect(stage.root.constraints.allSatisfy { $0.firstItem !== stage.menu })
    stage.root.layoutIfNeeded()
    stage.places?.isActive = true
    #expect(stage.menu(at: 250).minY == 170)
    stage.forget()
    #expect(stage.menu(at: 50).minY == -30)
    #expect(stage.log.issues == [])
  }

  @Test("Gone and back is nothing; nothing is tried for an item that takes no room")
  func gone() {
    let stage = Stage()
    _ = stage.menu(at: 250)
    stage.menu.isGone = true
    stage.root.layoutIfNeeded()
    let before = stage.root.layoutStatistics.constraintsLowered
    _ = stage.menu(at: 60)
    #expect(stage.root.layoutStatistics.constraintsLowered == before)
    #expect(stage.places?.current == 1)
    _ = stage.menu(at: 250)
    stage.menu.isGone = false
    #expect(stage.menu(at: 250) == rect(50, 170, 100, 80))
  }

  @Test("An item that has gone has its place reported once, and passed over")
  func goneItems() {
    let stage = Stage()
    var brief: LayoutView? = makeView("brief", in: stage.root)
    let other = makeView("other", in: stage.root)
    other.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let places = LayoutPlaces(for: other)
    places.add {
      other.topAnchor.constraint(equalTo: stage.button.bottomAnchor).isActive = true
    }
    places.add {
      if let brief { other.topAnchor.constraint(equalTo: brief.topAnchor).isActive = true }
    }
    places.add {
      other.bottomAnchor.constraint(equalTo: stage.button.topAnchor).isActive = true
    }
    brief?.removeFromSuperview()
    brief = nil
    for top in [250.0, 20, 250] { _ = stage.menu(at: top) }
    #expect(places.current == 2)
    #expect(stage.log.kinds == [.itemWasFreed])
  }

  @Test("What is refused is not added")
  func refused() {
    let stage = Stage()
    let before = stage.root.constraints
    let isAdded = stage.places?.add {
      stage.menu.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: .nan).isActive = true
    }
    #expect(isAdded == false)
    #expect(stage.log.kinds.count == 1)
    #expect(stage.root.constraints == before)
  }

  @Test("Places move to another hierarchy with their item")
  func moved() {
    let stage = Stage()
    _ = stage.menu(at: 50)
    let outer = LayoutView(frame: rect(0, 0, 400, 120))
    stage.root.layoutNode.issueHandler = nil
    outer.addSubview(stage.root)
    stage.buttonTop.constant = 90
    outer.layoutIfNeeded()
    // The outer root ends at 120: 90 + 20 + 80 is beyond, 90 - 80 is not.
    #expect(stage.menu.frame.minY == 10)
    #expect(stage.places?.current == 1)
  }

  // MARK: It ends

  /// A view that moves the button wherever it has its turn.
  private final class Restless: LayoutView {
    var turns = 0
    var action: () -> Void = {}
    override func layoutSubviews() {
      turns += 1
      action()
    }
  }

  @Test("Whatever callbacks move, each place is tried once in a pass")
  func termination() {
    let stage = Stage()
    let restless = Restless(frame: rect(0, 0, 1, 1))
    stage.root.addSubview(restless)
    restless.action = {
      stage.buttonTop.constant = stage.places?.current == 1 ? 20 : 270
      restless.setNeedsLayout()
    }
    let before = stage.root.layoutStatistics.constraintsLowered
    stage.root.layoutIfNeeded()
    #expect(restless.turns > 1)
    // Each of the three is installed at most twice: when it is tried, and when the best of those is taken that
    // do not fit; that is two constraints each, and there are six of the stage.
    #expect(stage.root.layoutStatistics.constraintsLowered <= before + 6 + 3 * 2 + 2)
  }

  @Test("Two that hang on each other come to rest")
  func mutual() {
    let stage = Stage()
    let tip = makeView("tip", in: stage.root)
    LayoutConstraint.activate([
      tip.widthAnchor.constraint(equalToConstant: 30),
      tip.heightAnchor.constraint(equalToConstant: 30),
      tip.leadingAnchor.constraint(equalTo: stage.menu.leadingAnchor),
    ])
    let places = LayoutPlaces(for: tip)
    places.add { tip.topAnchor.constraint(equalTo: stage.menu.bottomAnchor).isActive = true }
    places.add { tip.bottomAnchor.constraint(equalTo: stage.menu.topAnchor).isActive = true }
    #expect(stage.menu(at: 195) == rect(50, 215, 100, 80))
    // Below the menu 295 + 30 is too far.
    #expect(tip.frame == rect(50, 185, 30, 30))
    // Above the button, the menu from 140, and the tip above it stays.
    #expect(stage.menu(at: 220) == rect(50, 140, 100, 80))
    #expect(tip.frame == rect(50, 110, 30, 30))
    #expect(places.current == 1)
  }

  @Test("The same edits lead to the same places and bits, and the last pass changes nothing")
  func law() {
    for seed in Sweep.seeds(UInt64(0)..<30) {
      func run() -> [LayoutRect] {
        var dice = Dice(state: seed)
        let stage = Stage()
        return (0..<12).map { _ in
          stage.menuHeight.constant = Double(Int.random(in: 20..<320, using: &dice))
          stage.buttonLeft.constant = Double(Int.random(in: 0..<400, using: &dice))
          let frame = stage.menu(at: Double(Int.random(in: 0..<300, using: &dice)))
          stage.root.layoutIfNeeded()
          #expect(stage.menu.frame == frame, "seed \(seed)")
          return frame
        }
      }
      #expect(run() == run(), "seed \(seed)")
    }
  }

  @Test("Whenever a place fits, one that fits is in layout; else the one that reaches out least")
  func best() {
    for seed in Sweep.seeds(UInt64(100)..<160) {
      var dice = Dice(state: seed)
      let stage = Stage()
      for _ in 0..<8 {
        let height = Double(Int.random(in: 20..<320, using: &dice))
        let left = Double(Int.random(in: 0..<400, using: &dice))
        let top = Double(Int.random(in: 0..<300, using: &dice))
        (stage.menuHeight.constant, stage.buttonLeft.constant) = (height, left)
        let frame = stage.menu(at: top)
        let all = [
          rect(left, top + 20, 100, height), rect(left, top - height, 100, height),
          rect(left + 40, top + 10 - height / 2, 100, height),
        ]
        let beyond = all.map { max($0.maxX - 400, 0) + max(-$0.minY, 0) + max($0.maxY - 300, 0) }
        let current = stage.places?.current ?? -1
        #expect(all.indices.contains(current), "seed \(seed)")
        #expect(all[current] == frame, "seed \(seed)")
        #expect(beyond[current] == beyond.min(), "seed \(seed): \(beyond)")
      }
    }
  }
}
