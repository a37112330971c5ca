import ConstraintKernel
import LayoutFormats
import MakerLayout
import Testing

/// A check that finds nothing has looked, and a captured document is the live screen.
@Suite("What a check must not pass over")
struct LayoutHonestyTests {
  private func makeRoot(_ width: Double = 300, _ height: Double = 200) -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: height))
    root.layoutName = "root"
    return root
  }

  private func check(_ root: any LayoutItem, _ widths: ClosedRange<Int>) -> LayoutCheckReport {
    LayoutCheck(widths: widths).report(on: root)
  }

  /// The same screen, live and as its document.
  private func both(_ root: any LayoutItem) throws -> [any LayoutItem] {
    let document = try SceneReading(json: SceneDocument(capturing: root).encoded()).document
    return [root, try SceneTree(document).root]
  }

  @Test("Text that a limit of lines ends before its end is cut off, live and captured")
  func limitOfLines() throws {
    let root = makeRoot()
    let title = LayoutLabel("The Left Hand of Darkness", numberOfLines: 2)
    title.layoutName = "title"
    root.addSubview(title)
    title.snp.makeConstraints {
      $0.leading.top.equalToSuperview()
      $0.width.equalTo(34)
    }
    root.layoutIfNeeded()
    #expect(title.measuredText(forWidth: 34).isTruncated)
    let whole = LayoutLabel("The Left Hand of Darkness", numberOfLines: 0)
    let missing = whole.intrinsicContentHeight(forWidth: 34) - title.frame.height
    #expect(missing > 0)
    for screen in try both(root) {
      let findings = check(screen, 300...300).entries.map(\.finding)
      #expect(findings.map(\.rule) == [.cutOff])
      #expect(findings.first?.amount == missing)
      #expect(
        findings.first?.message
          == "title needs \(Int(missing)) points more in height than its limit of lines allows"
      )
    }
    // Where all of it fits into two lines nothing is cut off.
    title.snp.updateConstraints { $0.width.equalTo(200) }
    for screen in try both(root) { #expect(check(screen, 300...300).isSound) }
  }

  @Test("Whole heights are read and written; one that is none is a fault")
  func wholeHeights() throws {
    let json = """
      {"version": 1, "root": {"id": "r", "size": {"width": 9, "height": 9}, "children": [{"id": "a",
       "heights": [{"width": 0, "height": 2, "wholeHeight": 5}, {"width": 4, "height": 2}]}]}}
      """
    let document = try SceneReading(json: json).document
    #expect(document.root.children[0].heights.map(\.wholeHeight) == [5, nil])
    #expect(try SceneReading(json: document.encoded()).document == document)
    #expect(throws: SceneReadingError.self) {
      try SceneReading(json: json.replacing("\"wholeHeight\": 5", with: "\"wholeHeight\": -5"))
    }
  }

  @Test("A root that a dialect gives a width of its own conflicts with every other one")
  func ownWidth() {
    let root = makeRoot()
    root.snp.makeConstraints { $0.width.equalTo(300) }
    #expect(!root.translatesAutoresizingMaskIntoConstraints)
    let report = check(root, 299...301)
    let widths = report.entries.filter { $0.finding.rule == .conflict }.map(\.widths)
    #expect(widths == [299...299, 301...301])
    #expect(!root.translatesAutoresizingMaskIntoConstraints)
    #expect(root.layoutFrame.size.width == 300)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("A root that its content makes high is checked at the height of each width")
  func fittedHeight() {
    let root = makeRoot()
    let text = LayoutLabel("one two three four five six", numberOfLines: 0)
    root.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.snp.makeConstraints { $0.height.greaterThanOrEqualTo(1) }
    let report = check(root, 60...300)
    #expect(report.isSound, "\(report)")
    #expect(report.text().contains("the height of root follows its content"))
  }

  /// A scroll view over the whole root, whose content ends or does not.
  private func makeScroll(ends: Bool) -> (root: LayoutView, scroll: LayoutScrollView) {
    let (root, scroll, text) = (makeRoot(), LayoutScrollView(), LayoutView())
    (scroll.layoutName, text.layoutName) = ("scroll", "text")
    root.addSubview(scroll)
    scroll.addSubview(text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints {
      $0.leading.trailing.top.equalTo(scroll.contentLayoutGuide)
      $0.width.equalTo(scroll)
      $0.height.equalTo(400)
      if ends { $0.bottom.equalTo(scroll.contentLayoutGuide) }
    }
    root.layoutIfNeeded()
    return (root, scroll)
  }

  @Test("What scrolls may be larger than its window in a captured document, too")
  func scrolling() throws {
    let (root, scroll) = makeScroll(ends: true)
    let document = try SceneDocument(capturing: root)
    #expect(document.root.children[0].scrollContent == "scroll.contentLayoutGuide")
    #expect(document.root.children[0].guides.contains("scroll.contentLayoutGuide"))
    #expect(scroll.contentSize == LayoutSize(width: 300, height: 400))
    for screen in try both(root) {
      let report = check(screen, 300...300)
      #expect(report.isSound, "\(report)")
    }
    var misspelt = document
    misspelt.root.children[0].scrollContent = "scroll.content"
    #expect(throws: SceneReadingError.self) { try misspelt.validate() }
  }

  @Test("Content that does not end is ambiguous, with what settles it")
  func endless() throws {
    let (root, _) = makeScroll(ends: false)
    for screen in try both(root) {
      let findings = check(screen, 300...300).entries.map(\.finding)
      #expect(findings.map(\.rule) == [.ambiguous])
      #expect(findings.first?.message == "scroll: height of its content may be others")
      #expect(findings.first?.why.isEmpty == false)
    }
    let live = check(root, 300...300).entries.first?.finding.why.last
    #expect(live?.hasSuffix("; text.bottom == scroll.contentLayoutGuide.bottom settles it") == true)
  }

  @Test("A dialect in a document does not have items leave their frames")
  func dialectAndFrame() throws {
    let (root, card) = (makeRoot(), LayoutView())
    card.layoutName = "card"
    root.addSubview(card)
    card.snp.makeConstraints {
      $0.leading.top.equalToSuperview().inset(20)
      $0.width.height.equalTo(40)
    }
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 5, y: 5, width: 30, height: 30)
    root.layoutIfNeeded()
    #expect(card.frame == LayoutRect(x: 5, y: 5, width: 30, height: 30))
    let document = try SceneDocument(capturing: root)
    #expect(document.constraints.allSatisfy { $0.dialect == .maker })
    let answer = try document.solved()
    #expect(answer.frames["card"] == card.frame)
    let (live, told) = (root.layoutConflictIssues, answer.diagnostics)
    #expect(live.count == 1 && told.count == 1)
    #expect(told.first?.arithmetic == live.first?.conflict?.arithmetic.map { "\($0)." })
  }

  @Test("What is gone or hidden is neither painted nor drawn, nor is what lies in it")
  func unseen() throws {
    let (root, shown, hidden, gone) = (makeRoot(), LayoutView(), LayoutView(), LayoutView())
    for (view, text) in [(shown, "plain"), (hidden, "secret"), (gone, "former")] {
      let label = PaintedLabel(text, size: 12)
      label.frame = LayoutRect(x: 1, y: 1, width: 100, height: 20)
      view.frame = LayoutRect(x: 10, y: 10, width: 120, height: 40)
      view.addSubview(label)
      root.addSubview(view)
    }
    hidden.isHidden = true
    gone.isGone = true
    root.layoutIfNeeded()
    let texts = [
      Picture(painting: root).paintedSVG(), Picture(of: root).text(), Picture(of: root).svg(),
    ]
    for text in texts {
      #expect(text.contains("plain"))
      #expect(!text.contains("secret") && !text.contains("former"))
    }
  }

  @Test("A hidden root is nothing to see")
  func hiddenRoot() {
    let label = PaintedLabel("secret", size: 12)
    label.frame = LayoutRect(x: 0, y: 0, width: 100, height: 20)
    label.isHidden = true
    for text in [Picture(painting: label).paintedSVG(), Picture(of: label).svg()] {
      #expect(!text.contains(">secret<") && text.contains("width=\"100"))
    }
  }

  @Test("What is hidden or gone is so in a captured document")
  func hiddenInDocuments() throws {
    let (root, shown, hidden, gone) = (makeRoot(), LayoutView(), LayoutView(), LayoutView())
    for view in [shown, hidden, gone] {
      view.frame = LayoutRect(x: 10, y: 10, width: 120, height: 40)
      root.addSubview(view)
    }
    hidden.frame.origin.x = 60
    hidden.isHidden = true
    gone.isGone = true
    let document = try SceneDocument(capturing: root)
    #expect(document.root.children.map(\.isHidden) == [false, true, false])
    #expect(document.root.children.map(\.isGone) == [false, false, true])
    for screen in try both(root) {
      #expect(check(screen, 300...300).isSound)
      #expect(Picture(of: screen).items.count { $0.depth == 1 && !$0.isGuide } == 1)
    }
    #expect(throws: SceneReadingError.self) {
      try SceneReading(
        json: """
          {"version": 1, "root": {"id": "r", "hidden": 1, "size": {"width": 9, "height": 9}}}
          """
      )
    }
  }

  @Test(
    "Content that does not end is ambiguous where a scroll view's own edges are its content's, too"
  )
  func olderRule() {
    let (root, scroll, text) = (makeRoot(), LayoutScrollView(), LayoutView())
    scroll.layoutName = "scroll"
    root.addSubview(scroll)
    scroll.addSubview(text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints {
      $0.leading.trailing.top.width.equalToSuperview()
      $0.height.equalTo(400)
    }
    let messages = { self.check(root, 300...300).entries.map(\.finding.message) }
    #expect(messages() == ["scroll: height of its content may be others"])
    text.snp.makeConstraints { $0.bottom.equalToSuperview() }
    #expect(messages().isEmpty)
  }

  @Test("Text in the middle stands in the middle of a text picture")
  func centred() {
    let label = LayoutLabel("Save")
    label.textAlignment = .center
    label.frame = LayoutRect(x: 0, y: 0, width: 200, height: 40)
    let lines = Picture(of: label).text(columns: 24).split(separator: "\n")
    let line = lines.first { $0.contains("Save") }
    let parts = line?.split(separator: "Save", omittingEmptySubsequences: false).map(\.count) ?? []
    #expect(parts.count == 2 && parts.first == parts.last, "\(line ?? "")")
  }
}
