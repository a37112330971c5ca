import ConstraintKernel
import Testing

/// How people read the constraints of a word: as one thing with its items.
@Suite("Words as one thing")
struct WordTests {
  /// A root of 400 × 300 with views 40, 100 and 60 points wide, and what was reported.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let views: [LayoutView]
    var issues: [LayoutIssue] = []

    init(_ widths: [Double] = [40, 100, 60]) {
      views = widths.map { _ in LayoutView() }
      root.layoutName = "root"
      for (index, view) in views.enumerated() {
        view.layoutName = ["back", "title", "more"][index]
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: widths[index]).isActive = true
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }

    func chain(_ style: LayoutChainStyle, spacing: Double = 0, line: UInt = #line) {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: views,
          style,
          from: root.leadingAnchor,
          to: root.trailingAnchor,
          spacing: spacing,
          line: line
        )
      )
    }
  }

  @Test("An explanation names a chain once, with its items and its line, and none of its guides")
  func explained() {
    let stage = Stage()
    stage.chain(.spread, line: 7)
    let text = stage.views[1].explain(.leading).description
    // Four gaps of 50: the second begins at 50 + 40 + 50.
    #expect(text.hasPrefix("title.leading = 140\n"))
    let whole = "  chain of back, title and more   (\(#fileID):7)"
    #expect(text.split(separator: "\n").filter { $0 == whole }.count == 1, "\(text)")
    #expect(!text.contains("gap before"), "\(text)")
    #expect(stage.issues == [])
  }

  @Test("What a word brings in is what its rows come to, so that the sum is the value")
  func sum() {
    let stage = Stage()
    stage.chain(.spreadInside, spacing: 10, line: 7)
    for view in stage.views {
      let explanation = view.explain(.trailing)
      let read = explanation.readSteps.reduce(0) { $0 + $1.contribution }
      #expect(abs(read - explanation.value) < 1e-6)
      #expect(abs(explanation.steps.reduce(0) { $0 + $1.contribution } - read) < 1e-6)
    }
    // 400 − 40 − 100 − 60 leave 200; two gaps of 90, and 10 beside each. Ends at 40 + 100 + 100.
    #expect(stage.views[1].explain(.trailing).value == 240)
  }

  @Test("A conflict names a chain once, breaks it as one, and suggests no change of its guides")
  func conflict() throws {
    let stage = Stage([200, 200, 200])
    stage.chain(.spread, line: 7)
    stage.root.layoutIfNeeded()
    let issue = try #require(stage.issues.first)
    let lines = issue.description.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("  chain of back, title and more") }.count == 1, "\(issue)")
    #expect(!issue.description.contains("gap"), "\(issue)")
    #expect(lines.contains("  200 + 200 + 200 = 600, but root is 400 wide"), "\(issue)")
    // One chain, however many of its constraints could yield.
    let advice = try #require(issue.conflict?.suggestions)
    #expect(advice.filter { $0.code == "chain of back, title and more @999" }.count == 1)
    #expect(issue.items == ["back"])
    #expect(stage.issues.count == 1)
  }

  @Test(
    "A barrier that is pushed says the least that it is beyond its items; else none of its pulls"
  )
  func barrier() throws {
    let stage = Stage()
    let line = LayoutGuide()
    line.identifier = "line"
    stage.root.addLayoutGuide(line)
    for view in stage.views {
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    }
    LayoutConstraint.activate(line.constraints(asBarrierAt: .trailing, of: stage.views, margin: 8))
    let title = "barrier line at trailing of back, title and more"
    let free = line.explain(.leading)
    #expect(free.value == 108)
    #expect(free.readSteps.map(\.statement.text).contains(title))
    #expect(free.readLosses.isEmpty)
    let push = line.leadingAnchor.constraint(
      greaterThanOrEqualTo: stage.root.leadingAnchor,
      constant: 200
    )
    push.isActive = true
    // 200 is 92 beyond 100 and 8, and more beyond the others.
    let pushed = line.explain(.leading).readLosses
    #expect(pushed.map(\.statement.text) == [title])
    #expect(pushed.map(\.amount) == [92])
  }

  @Test("A dump has a word under the item that holds it, in place of its guides")
  func dump() {
    let stage = Stage()
    stage.chain(.spread)
    let lines = stage.root.dump().split(separator: "\n").map(String.init)
    #expect(lines.count == 5, "\(lines)")
    #expect(lines[1] == "  chain of back, title and more")
    #expect(lines[2] == "  back  50,0 40×20  4 constraints")
  }

  @Test("Every word has a title, with few items by their names")
  func titles() throws {
    let stage = Stage()
    let root = stage.root
    let back = stage.views[0]
    let bias = back.constraint(atShare: 0.3, from: root.leadingAnchor, to: root.trailingAnchor)
    #expect(bias.word?.title == "bias 0.3 of back")
    let share = back.constraints(asGuidelineAlong: .horizontal, at: .fraction(0.25))
    #expect(
      share.map { $0.word?.title ?? "" }
        == Array(repeating: "guideline back along horizontal at 0.25 of the length", count: 4)
    )
    let end = back.constraints(asGuidelineAlong: .vertical, at: .end(12))
    #expect(end.first?.word?.title == "guideline back along vertical at 12 before the end")
    let many = (0..<7).map { number in
      let view = LayoutView()
      view.layoutName = "v\(number)"
      root.addSubview(view)
      return view
    }
    let chain = LayoutConstraint.constraints(
      chaining: many,
      from: root.topAnchor,
      to: root.bottomAnchor
    )
    #expect(chain.first?.word?.title == "chain of v0, v1, v2, v3 and 3 more")
    #expect(back.widthAnchor.constraint(equalToConstant: 3).word == nil)
  }

  @Test("A gap reads as a gap, in its dialect's words, and what it brings in is said beside it")
  func gaps() {
    let stage = Stage()
    let (back, title) = (stage.views[0], stage.views[1])
    back.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, gap: .system).isActive = true
    let tie = title.leadingAnchor.constraint(equalTo: back.trailingAnchor, gap: .system(2))
    tie.isActive = true
    #expect("\(tie)" == "title.leading == back.trailing + 2 · gap")
    // 20 + 40 + 2 · 8.
    let text = title.explain(.leading).description
    #expect(text.hasPrefix("title.leading = 76\n"))
    #expect(text.contains("title.leading == back.trailing + 2 · gap"), "\(text)")
    #expect(text.contains(", brings in 16"), "\(text)")
    #expect(text.contains(", brings in 20"), "\(text)")
  }
}
