import ConstraintKernel
import LayoutFormats
import Testing

/// Live states and places, captured and built again.
@Suite("Captured alternatives")
struct CapturedAlternativesTests {
  /// A root of 400 × 300 with two cards in three states, of which one extends another.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (one, two) = (LayoutView(), LayoutView())
    let states = LayoutStates<String>()
    let names = ["row", "column", "framed"]
    private(set) var issues: [LayoutIssue] = []

    init() {
      root.layoutName = "root"
      for (view, name) in [(one, "one"), (two, "two")] {
        view.layoutName = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      states.define("row") { [self] in
        size(one, 100, 40)
        size(two, 60, 40)
        LayoutConstraint.activate(
          LayoutConstraint.constraints(
            chaining: [one, two],
            .spread,
            from: root.leadingAnchor,
            to: root.trailingAnchor
          )
        )
        for view in [one, two] {
          view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
      }
      states.define("column") { [self] in
        size(one, 100, 40)
        size(two, 60, 40)
        LayoutConstraint.activate([
          one.topAnchor.constraint(equalTo: root.topAnchor),
          two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
          one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          two.constraint(atShare: 0.75, from: root.leadingAnchor, to: root.trailingAnchor),
        ])
      }
      states.define("framed", extending: "column") { [self] in
        one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
      }
    }

    private func size(_ view: LayoutView, _ width: Double, _ height: Double) {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    var frames: [String: LayoutRect] {
      root.layoutIfNeeded()
      return ["root": root.frame, "one": one.frame, "two": two.frame]
    }

    func frames(in state: String) -> [String: LayoutRect] {
      states.switch(to: state)
      return frames
    }
  }

  /// What is captured from a document, which knows no lines of source.
  private func recaptured(_ document: SceneDocument) throws -> SceneDocument {
    let tree = try SceneTree(document)
    return try withExtendedLifetime(tree) { try SceneDocument(capturing: tree.root) }
  }

  @Test("A document of any state lays out as the hierarchy does in every state, at every width")
  func everyState() throws {
    for captured in Stage().names {
      let stage = Stage()
      stage.states.switch(to: captured)
      var document = try SceneDocument(capturing: stage.root)
      let first = document
      #expect(document.root.guides == [], "guides of a chain that is not in layout")
      for width in [400.0, 250, 620] {
        stage.root.frame.size.width = width
        document.size.width = width
        for state in stage.names {
          let other = try document.switched(to: state)
          #expect(
            try other.replayedFrames() == stage.frames(in: state),
            "\(captured), \(state), \(width)"
          )
        }
      }
      #expect(stage.issues == [])
      let second = try recaptured(first)
      #expect(second.constraints.map(\.sets) == first.constraints.map(\.sets))
      #expect(second.alternatives == first.alternatives)
      #expect(try recaptured(second) == second)
    }
  }

  @Test("By hand: the frames of three states")
  func byHand() throws {
    let stage = Stage()
    // 240 are left for three gaps; 340 at three quarters; half of 400.
    #expect(
      stage.frames(in: "row")["two"] == LayoutRect(x: 260, y: 0, width: 60, height: 40)
    )
    #expect(
      stage.frames(in: "column")["two"] == LayoutRect(x: 255, y: 48, width: 60, height: 40)
    )
    #expect(
      stage.frames(in: "framed")["one"] == LayoutRect(x: 0, y: 0, width: 200, height: 40)
    )
  }

  @Test(
    "What two states share is one element, and what gave way to an extending state is none of it"
  )
  func shared() throws {
    let stage = Stage()
    stage.states.switch(to: "framed")
    let constraints = try SceneDocument(capturing: stage.root).constraints
    func sets(_ text: String) throws -> [String] {
      try #require(constraints.first { $0.description == text }).sets
    }
    #expect(try sets("two.width == 60") == ["row", "column", "framed"])
    #expect(try sets("one.width == 100") == ["row", "column"])
    #expect(try sets("one.width == 0.5 · root.width") == ["framed"])
    #expect(try sets("chain of one and two") == ["row"])
  }

  @Test("An item of a state that is not on may lie elsewhere; what was deactivated stays out")
  func outside() throws {
    let stage = Stage()
    let away = LayoutView()
    away.layoutName = "away"
    stage.states.define("away") {
      away.widthAnchor.constraint(equalToConstant: 10).isActive = true
      stage.one.widthAnchor.constraint(equalTo: away.widthAnchor).isActive = true
    }
    stage.states.switch(to: "column")
    let bottom = try #require(
      stage.states.constraints(of: "column").first { $0.description.hasPrefix("two.top") }
    )
    bottom.isActive = false
    let document = try SceneDocument(capturing: stage.root)
    #expect(!document.constraints.contains { $0.description.contains("away") })
    // The state that extends it has the constraint, too.
    let deactivated = document.constraints.filter {
      $0.description.hasPrefix("two.top == one.bottom")
    }
    #expect(deactivated.map(\.sets) == [["framed"]])
    #expect(stage.issues == [])
  }

  @Test("Where no state is on, nothing is known of any")
  func cleared() throws {
    let stage = Stage()
    stage.states.switch(to: "row")
    stage.states.clear()
    let document = try SceneDocument(capturing: stage.root)
    #expect(document.constraints == [])
    #expect(try !document.encoded().contains("states"))
  }

  @Test("Places are captured with the one that is installed, which stays while it fits")
  func places() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    root.layoutName = "root"
    let (button, menu) = (LayoutView(), LayoutView())
    for (view, name, size) in [(button, "button", 20.0), (menu, "menu", 80)] {
      view.layoutName = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: size),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      ])
    }
    let top = button.topAnchor.constraint(equalTo: root.topAnchor, constant: 250)
    top.isActive = true
    let places = LayoutPlaces(for: menu)
    places.add { menu.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true }
    places.add { menu.bottomAnchor.constraint(equalTo: button.topAnchor).isActive = true }
    for (height, wanted) in [(250.0, 1), (150, 1), (60, 0), (150, 0)] {
      top.constant = height
      let document = try SceneDocument(capturing: root)
      #expect(places.current == wanted)
      let frames = try document.replayedFrames()
      #expect(frames["menu"] == menu.frame, "\(height)")
      let again = try recaptured(document)
      #expect(again.alternatives == document.alternatives)
      #expect(again.constraints.map(\.sets) == document.constraints.map(\.sets))
    }
    withExtendedLifetime(places) {}
  }
}

extension SceneDocument {
  /// The document in another of its only states, by way of its text.
  fileprivate func switched(to state: String) throws -> SceneDocument {
    let text = try encoded()
    let start = try #require(text.ranges(of: #""current": ""#).first).upperBound
    let end = try #require(text[start...].firstIndex(of: "\""))
    return try SceneReading(json: "\(text[..<start])\(state)\(text[end...])").document
  }
}
