import ConstraintKernel
import LayoutFormats
import Testing

/// Live words, captured and built again.
@Suite("Captured words")
struct CapturedWordTests {
  /// A root of 400 × 300 with views of 40, 100 and 60 points in a row, a line, and a chain or a
  /// barrier of them.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let views = (0..<3).map { _ in LayoutView() }
    let line = LayoutGuide()

    init() {
      root.layoutName = "root"
      line.identifier = "line"
      root.addLayoutGuide(line)
      for (view, (name, width)) in zip(views, [("back", 40.0), ("title", 100), ("more", 60)]) {
        view.layoutName = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 20),
          view.widthAnchor.constraint(equalToConstant: width),
        ])
      }
      root.layoutNode.issueHandler = .silent
    }

    @discardableResult
    func chain(_ style: LayoutChainStyle, spacing: Double = 0) -> [LayoutConstraint] {
      let made = LayoutConstraint.constraints(
        chaining: views,
        style,
        from: root.leadingAnchor,
        to: root.trailingAnchor,
        spacing: spacing
      )
      LayoutConstraint.activate(made)
      return made
    }

    @discardableResult
    func barrier() -> [LayoutConstraint] {
      for view in views {
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      let made = line.constraints(asBarrierAt: .trailing, of: views, margin: 8)
      LayoutConstraint.activate(made)
      return made
    }

    func frames() -> [String: LayoutRect] {
      root.layoutIfNeeded()
      var frames = ["line": line.layoutFrame]
      for view in views { frames[view.layoutName] = view.frame }
      return frames
    }
  }

  private func expectSame(_ stage: Stage, _ document: SceneDocument) throws {
    let frames = try document.replayedFrames()
    for (id, frame) in stage.frames() where id != "line" || stage.line.layoutFrame.height > 0 {
      #expect(frames[id] == frame, "\(id)")
    }
  }

  @Test("A chain is one element, without its guides, and gives the same frames at every width")
  func chain() throws {
    for style in [LayoutChainStyle.spread, .spreadInside, .packed(bias: 0.25)] {
      let stage = Stage()
      stage.chain(style, spacing: 4)
      var document = try SceneDocument(capturing: stage.root)
      #expect(document.constraints.filter { $0.description.contains("gap") } == [])
      #expect(document.constraints.last?.description == "chain of back, title and more")
      #expect(document.root.guides == ["line"])
      try expectSame(stage, document)
      stage.root.frame.size.width = 600
      document.size.width = 600
      try expectSame(stage, document)
    }
  }

  @Test("A barrier is one element, and follows its items in the document")
  func barrier() throws {
    let stage = Stage()
    stage.barrier()
    let document = try SceneDocument(capturing: stage.root)
    #expect(
      document.constraints.last?.description == "barrier line at trailing of back, title and more"
    )
    try expectSame(stage, document)
    // 100 and 8.
    #expect(try document.replayedFrames()["line"]?.minX == 108)
  }

  @Test("Words that came in one batch are an element each, in the order of the batch")
  func batch() throws {
    let stage = Stage()
    let (start, end) = (stage.root.leadingAnchor, stage.root.trailingAnchor)
    LayoutConstraint.activate(
      stage.views[..<2].map { $0.constraint(atShare: 0.25, from: start, to: end) }
        + LayoutConstraint.constraints(
          chaining: [stage.views[2]],
          .packed(bias: 0.75),
          from: start,
          to: end
        ) + stage.line.constraints(asBarrierAt: .trailing, of: stage.views)
    )
    let document = try SceneDocument(capturing: stage.root)
    #expect(
      document.constraints.suffix(4).map(\.description) == [
        "bias 0.25 of back", "bias 0.25 of title", "bias 0.75 of more",
        "barrier line at trailing of back, title and more",
      ]
    )
    #expect(document.root.guides == ["line"])
    try expectSame(stage, document)
    // 400 less 40, 100 and 60: a quarter, a quarter and three quarters; the last ends at 315.
    #expect(stage.views.map(\.frame.minX) == [90, 75, 255])
    #expect(try document.replayedFrames()["line"]?.minX == 315)
  }

  @Test("With an item gone a word is one element too, with the same frames, also once it is back")
  func gone() throws {
    for place in 0..<3 {
      for style in [LayoutChainStyle.spread, .spreadInside, .packed()] {
        let stage = Stage()
        stage.chain(style, spacing: 4)
        stage.views[place].isGone = true
        var document = try SceneDocument(capturing: stage.root)
        try expectSame(stage, document)
        #expect(document.constraints.last?.description == "chain of back, title and more")
        stage.views[place].isGone = false
        document.root.children[place].isGone = false
        try expectSame(stage, document)
      }
      let stage = Stage()
      stage.barrier()
      stage.views[place].isGone = true
      try expectSame(stage, SceneDocument(capturing: stage.root))
    }
  }

  @Test("Back again it is one element, as before")
  func back() throws {
    let stage = Stage()
    stage.chain(.spread)
    let before = try SceneDocument(capturing: stage.root)
    stage.views[1].isGone = true
    _ = stage.frames()
    stage.views[1].isGone = false
    #expect(try SceneDocument(capturing: stage.root) == before)
  }

  @Test("A word of which one constraint was changed is captured constraint by constraint")
  func changed() throws {
    let changes: [(LayoutConstraint) -> Void] = [
      { $0.constant += 3 }, { $0.priority = LayoutPriority(700) }, { $0.isActive = false },
      { $0.identifier = "own" },
    ]
    for change in changes {
      let stage = Stage()
      change(stage.chain(.spread)[1])
      let document = try SceneDocument(capturing: stage.root)
      #expect(!document.constraints.contains { $0.description.hasPrefix("chain") })
      try expectSame(stage, document)
    }
  }

  @Test("A priority and a name that all its constraints have are those of the word")
  func priority() throws {
    let stage = Stage()
    for constraint in stage.chain(.packed()) {
      (constraint.priority, constraint.identifier) = (.defaultHigh, "bar")
    }
    let document = try SceneDocument(capturing: stage.root)
    let word = try #require(document.constraints.last)
    #expect(word.description == "chain of back, title and more @750")
    #expect((word.priority, word.identifier) == (750, "bar"))
    try expectSame(stage, document)
  }

  @Test("Gaps stay gaps, and follow the environment of the document")
  func gaps() throws {
    let stage = Stage()
    stage.root.layoutNode.environment = LayoutEnvironment(siblingGap: 6, superviewGap: 15)
    let (back, title) = (stage.views[0], stage.views[1])
    LayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, gap: .system),
      title.leadingAnchor.constraint(equalTo: back.trailingAnchor, gap: .system(2)),
      stage.views[2].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    let document = try SceneDocument(capturing: stage.root)
    let texts = document.constraints.map(\.description)
    #expect(texts.contains("title.leading == back.trailing + 2 · gap"), "\(texts)")
    try expectSame(stage, document)
    // 15 + 40 + 2 · 6.
    #expect(try document.replayedFrames()["title"]?.minX == 67)
  }

  @Test("Where one view has other gaps than the root, gaps are captured in points")
  func otherGaps() throws {
    let stage = Stage()
    let title = stage.views[1]
    let inner = LayoutView()
    inner.layoutName = "inner"
    inner.translatesAutoresizingMaskIntoConstraints = false
    title.addSubview(inner)
    title.layoutNode.environment = LayoutEnvironment(superviewGap: 5)
    inner.leadingAnchor.constraint(equalTo: title.leadingAnchor, gap: .system).isActive = true
    let texts = try SceneDocument(capturing: stage.root).constraints.map(\.description)
    #expect(texts.contains("inner.leading == title.leading + 5"), "\(texts)")
  }

  @Test("In a conflict the same one is broken, before and after")
  func conflict() throws {
    let stage = Stage()
    stage.chain(.spread)
    stage.views[0].widthAnchor.constraint(equalToConstant: 350).isActive = true
    _ = stage.frames()
    let document = try SceneDocument(capturing: stage.root)
    let live = stage.root.layoutConflicts.compactMap { $0.broken?.description }
    let answer = try document.solved()
    #expect(live == ["back.width == 350"])
    #expect(answer.diagnostics.compactMap { $0.broken?.text } == live)
  }
}
