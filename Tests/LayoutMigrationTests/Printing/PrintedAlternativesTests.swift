import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import LayoutFormats
import LayoutMigration
import MakerLayout
import OperatorLayout
import Testing

/// States and places as source code: what stands in the functions below is what is printed.
@Suite("Printed alternatives")
struct PrintedAlternativesTests {
  private static let scene = """
    {"version": 1, "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "artwork"}, {"id": "title"}, {"id": "menu"}]},
     "states": [{"names": ["small", "large"], "current": "large"}],
     "places": [{"for": "menu", "within": "root", "names": ["below", "above"]}],
     "constraints": [
       {"first": "artwork", "attribute": "top", "second": "root", "secondAttribute": "top", "constant": 8},
       {"first": "artwork", "attribute": "leading", "second": "root", "secondAttribute": "leading", "constant": 8,
        "in": ["small"]},
       {"first": "artwork", "attribute": "height", "constant": 48, "in": ["small"]},
       {"first": "artwork", "attribute": "width", "second": "artwork", "secondAttribute": "height", "in": ["small", "large"]},
       {"first": "artwork", "attribute": "height", "constant": 200, "in": ["large"]},
       {"bias": "artwork", "share": 0.25, "from": "root", "fromAttribute": "leading",
        "to": "root", "toAttribute": "trailing", "in": ["large"]},
       {"first": "title", "attribute": "width", "constant": 100},
       {"first": "title", "attribute": "height", "constant": 20},
       {"first": "title", "attribute": "leading", "second": "artwork", "secondAttribute": "leading"},
       {"first": "title", "attribute": "top", "second": "artwork", "secondAttribute": "bottom", "constant": 4},
       {"first": "menu", "attribute": "width", "constant": 60},
       {"first": "menu", "attribute": "height", "constant": 80},
       {"first": "menu", "attribute": "leading", "second": "title", "secondAttribute": "leading", "in": ["below", "above"]},
       {"first": "menu", "attribute": "top", "second": "title", "secondAttribute": "bottom", "in": ["below"]},
       {"first": "menu", "attribute": "bottom", "second": "title", "secondAttribute": "top", "in": ["above"]}]}
    """

  /// Where code lays something out.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (artwork, title, menu) = (LayoutView(), LayoutView(), LayoutView())
    /// What chooses between states and places.
    var kept: [AnyObject] = []
    var issues: [LayoutIssue] = []

    init() {
      root.layoutName = "root"
      for (view, name) in [(artwork, "artwork"), (title, "title"), (menu, "menu")] {
        view.layoutName = name
        root.addSubview(view)
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }

    var frames: [String: LayoutRect] {
      root.layoutIfNeeded()
      return [
        "root": root.frame, "artwork": artwork.frame, "title": title.frame, "menu": menu.frame,
      ]
    }
  }

  private typealias Code = (SourceDialect, Int, @Sendable (Stage) -> Void)

  private static let codes: [Code] = [
    (
      .operators, #line,
      { stage in
        let (root, artwork, title, menu) = (stage.root, stage.artwork, stage.title, stage.menu)
        // printed
        let states = LayoutStates<String>()
        let places = LayoutPlaces(for: menu, in: root)
        constrain(artwork, root) { artwork, root in
          artwork.top == root.top + 8
        }
        constrain(title, artwork) { title, artwork in
          title.top == artwork.bottom + 4
          title.leading == artwork.leading
          title.width == 100
          title.height == 20
        }
        constrain(menu) { menu in
          menu.width == 60
          menu.height == 80
        }
        states.define("small") {
          constrain(artwork, root) { artwork, root in
            artwork.leading == root.leading + 8
            artwork.width == artwork.height
            artwork.height == 48
          }
        }
        states.define("large") {
          constrain(artwork) { artwork in
            artwork.width == artwork.height
            artwork.height == 200
          }
          constrain(artwork, root) { artwork, root in
            place(artwork, at: 0.25, from: root.leading, to: root.trailing)
          }
        }
        states.switch(to: "large")
        places.add {
          constrain(menu, title) { menu, title in
            menu.top == title.bottom
            menu.leading == title.leading
          }
        }
        places.add {
          constrain(menu, title) { menu, title in
            menu.leading == title.leading
            menu.bottom == title.top
          }
        }
        // end
        stage.kept = [states, places]
      }
    ),
    (
      .maker, #line,
      { stage in
        let (root, artwork, title, menu) = (stage.root, stage.artwork, stage.title, stage.menu)
        // printed
        let states = LayoutStates<String>()
        let places = LayoutPlaces(for: menu, in: root)
        artwork.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(8)
        }
        title.snp.makeConstraints { make in
          make.top.equalTo(artwork.snp.bottom).offset(4)
          make.leading.equalTo(artwork)
          make.width.equalTo(100)
          make.height.equalTo(20)
        }
        menu.snp.makeConstraints { make in
          make.width.equalTo(60)
          make.height.equalTo(80)
        }
        states.define("small") {
          artwork.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(8)
            make.width.equalTo(artwork.snp.height)
            make.height.equalTo(48)
          }
        }
        states.define("large") {
          artwork.snp.makeConstraints { make in
            make.width.equalTo(artwork.snp.height)
            make.height.equalTo(200)
          }
          artwork.snp.makeConstraints { make in
            make.bias(0.25, along: .horizontal)
          }
        }
        states.switch(to: "large")
        places.add {
          menu.snp.makeConstraints { make in
            make.top.equalTo(title.snp.bottom)
            make.leading.equalTo(title)
          }
        }
        places.add {
          menu.snp.makeConstraints { make in
            make.leading.equalTo(title)
            make.bottom.equalTo(title.snp.top)
          }
        }
        // end
        stage.kept = [states, places]
      }
    ),
    (
      .attribute, #line,
      { stage in
        let (root, artwork, title, menu) = (stage.root, stage.artwork, stage.title, stage.menu)
        // printed
        let states = LayoutStates<String>()
        let places = LayoutPlaces(for: menu, in: root)
        artwork.easy.layout(Top(8))
        title.easy.layout([
          Top(4).to(artwork, .bottom),
          Leading().to(artwork, .leading),
          Height(20),
          Width(100),
        ])
        menu.easy.layout([
          Height(80),
          Width(60),
        ])
        states.define("small") {
          artwork.easy.layout([
            Leading(8),
            Height(48),
            Width().like(artwork, .height),
          ])
        }
        states.define("large") {
          artwork.easy.layout([
            Height(200),
            Width().like(artwork, .height),
          ])
          artwork.easy.layout(Bias(0.25, along: .horizontal))
        }
        states.switch(to: "large")
        places.add {
          menu.easy.layout([
            Top().to(title, .bottom),
            Leading().to(title, .leading),
          ])
        }
        places.add {
          menu.easy.layout([
            Leading().to(title, .leading),
            Bottom().to(title, .top),
          ])
        }
        // end
        stage.kept = [states, places]
      }
    ),
    (
      .autoPin, #line,
      { stage in
        let (root, artwork, title, menu) = (stage.root, stage.artwork, stage.title, stage.menu)
        // printed
        let states = LayoutStates<String>()
        let places = LayoutPlaces(for: menu, in: root)
        artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 8)

        title.autoPinEdge(.top, to: .bottom, of: artwork, withOffset: 4)
        title.autoPinEdge(.leading, to: .leading, of: artwork)
        title.autoSetDimensions(to: LayoutSize(width: 100, height: 20))

        menu.autoSetDimensions(to: LayoutSize(width: 60, height: 80))
        states.define("small") {
          artwork.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
          artwork.autoMatch(.width, to: .height, of: artwork)
          artwork.autoSetDimension(.height, toSize: 48)
        }
        states.define("large") {
          artwork.autoMatch(.width, to: .height, of: artwork)
          artwork.autoSetDimension(.height, toSize: 200)
          artwork.autoSetBias(0.25, along: .horizontal)
        }
        states.switch(to: "large")
        places.add {
          menu.autoPinEdge(.top, to: .bottom, of: title)
          menu.autoPinEdge(.leading, to: .leading, of: title)
        }
        places.add {
          menu.autoPinEdge(.leading, to: .leading, of: title)
          menu.autoPinEdge(.bottom, to: .top, of: title)
        }
        // end
        stage.kept = [states, places]
      }
    ),
    (
      .anchors, #line,
      { stage in
        let (root, artwork, title, menu) = (stage.root, stage.artwork, stage.title, stage.menu)
        // printed
        let states = LayoutStates<String>()
        let places = LayoutPlaces(for: menu, in: root)
        artwork.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        menu.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          artwork.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
          title.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 4),
          title.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
          title.widthAnchor.constraint(equalToConstant: 100),
          title.heightAnchor.constraint(equalToConstant: 20),
          menu.widthAnchor.constraint(equalToConstant: 60),
          menu.heightAnchor.constraint(equalToConstant: 80),
        ])
        states.define("small") {
          LayoutConstraint.activate([
            artwork.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
            artwork.heightAnchor.constraint(equalToConstant: 48),
          ])
        }
        states.define("large") {
          LayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
            artwork.heightAnchor.constraint(equalToConstant: 200),
          ])
          LayoutConstraint.activate([
            artwork.constraint(atShare: 0.25, from: root.leadingAnchor, to: root.trailingAnchor)
          ])
        }
        states.switch(to: "large")
        places.add {
          LayoutConstraint.activate([
            menu.topAnchor.constraint(equalTo: title.bottomAnchor),
            menu.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          ])
        }
        places.add {
          LayoutConstraint.activate([
            menu.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            menu.bottomAnchor.constraint(equalTo: title.topAnchor),
          ])
        }
        // end
        stage.kept = [states, places]
      }
    ),
  ]

  /// The frames of the document in one of its states.
  private func frames(in state: String) throws -> [String: LayoutRect] {
    let text = Self.scene.replacing(#""current": "large""#, with: "\"current\": \"\(state)\"")
    return try SceneReading(json: text).document.solved().frames
  }

  @Test("A document's states and places print as these lines, which compile and give its frames")
  func document() throws {
    let document = try SceneReading(json: Self.scene).document
    let frames = try frames(in: "large")
    // A quarter of 400 - 200; below the title, 232 + 80 would be beyond 300.
    #expect(frames["artwork"] == LayoutRect(x: 50, y: 8, width: 200, height: 200))
    #expect(frames["menu"] == LayoutRect(x: 50, y: 132, width: 60, height: 80))
    let small = try self.frames(in: "small")
    #expect(small["artwork"] == LayoutRect(x: 8, y: 8, width: 48, height: 48))
    for (dialect, line, body) in Self.codes {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect)
      #expect(try PrintedLines.hold(printed, of: #filePath, behind: line), "\(printed.text())")
      let stage = Stage()
      body(stage)
      #expect(stage.frames == frames, "\(dialect)")
      #expect(stage.issues == [], "\(dialect)")
      let states = try #require(stage.kept.first as? LayoutStates<String>)
      #expect(states.names == ["small", "large"])
      #expect(states.switch(to: "small"))
      #expect(stage.frames["artwork"] == small["artwork"], "\(dialect)")
      #expect(stage.issues == [], "\(dialect)")
    }
  }

  @Test("What one dialect defined is printed in every other")
  func live() throws {
    for (dialect, _, body) in Self.codes {
      let stage = Stage()
      body(stage)
      for (other, line, _) in Self.codes {
        let snapshot = LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
        let printed = LayoutSourceCode(snapshot).printed(in: other)
        #expect(try PrintedLines.hold(printed, of: #filePath, behind: line), "\(dialect) \(other)")
      }
    }
  }

  @Test("Anchors clear each flag once, also of an item that only a state that is not on lays out")
  func flags() throws {
    let text = Self.scene
      .replacing(#""current": "large""#, with: #""current": "small""#)
      .replacing(#"{"id": "menu"}"#, with: #"{"id": "menu"}, {"id": "extra"}"#)
      .replacing(
        #"{"first": "title", "attribute": "width", "constant": 100}"#,
        with: #"{"first": "title", "attribute": "width", "constant": 100}, "#
          + #"{"first": "extra", "attribute": "width", "constant": 1, "in": ["large"]}"#
      )
    let document = try SceneReading(json: text).document
    for dialect in [SourceDialect.anchors, .constraint] {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect).text()
      for item in ["artwork", "title", "menu", "extra"] {
        let flag = "\(item).translatesAutoresizingMaskIntoConstraints = false"
        #expect(printed.ranges(of: flag).count == 1, "\(printed)")
      }
    }
  }

  @Test(
    "Below an item whose places are tried, what waits for it is neither printed nor captured as if it were on"
  )
  func below() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (menu, inner) = (LayoutView(), LayoutView())
    for (view, parent, name) in [(menu, root, "menu"), (inner, menu, "inner")] {
      view.layoutName = name
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let places = LayoutPlaces(for: root)
    places.add {
      inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    places.add {
      inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    try withExtendedLifetime(places) {
      let snapshot = LayoutSnapshot(of: menu, naming: ItemNaming(root: "menu"))
      #expect(snapshot.statements.map(\.description) == ["inner.width == 10"])
      #expect(snapshot.always.statements == snapshot.statements)
      #expect(snapshot.alternatives.isEmpty)
      let document = try SceneDocument(capturing: menu)
      #expect(document.constraints.map(\.description) == ["inner.width == 10"])
      #expect(document.constraints.map(\.sets) == [[]])
    }
  }

  @Test("In the originals' types what is in layout is printed, and what is not is listed")
  func originals() throws {
    var code = LayoutSourceCode(LayoutSnapshot(try SceneReading(json: Self.scene).document))
    code.typeNames = .uiKit
    let printed = code.printed(in: .anchors)
    #expect(printed.omitted == [#"state "small""#, "place 2"])
    let text = printed.text()
    #expect(text.contains("artwork.heightAnchor.constraint(equalToConstant: 200)"))
    #expect(!text.contains("equalToConstant: 48"))
    #expect(!text.contains("define"))
  }

  @Test("Several snapshots print what is in layout in each, and what is in none is listed")
  func several() throws {
    let small = Self.scene.replacing(#""current": "large""#, with: #""current": "small""#)
    let code = LayoutSourceCode([
      .init("large", LayoutSnapshot(try SceneReading(json: Self.scene).document)),
      .init("small", LayoutSnapshot(try SceneReading(json: small).document)),
    ])
    let printed = code.printed(in: .maker)
    #expect(printed.omitted == ["place 2"])
    #expect(printed.text().contains("make.height.equalTo(48)"))
  }
}
