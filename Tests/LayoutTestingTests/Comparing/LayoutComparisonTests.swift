import AttributeLayout
import ConstraintKernel
import LayoutTesting
import MakerLayout
import Testing

@Suite("Comparing layouts")
struct LayoutComparisonTests {
  /// A panel that is open or closed; a careless one leaves a constraint of the open state in place.
  private func panel(careless: Bool) -> () -> BuiltScreen {
    {
      let root = LayoutView()
      let panel = LayoutView()
      panel.layoutName = "panel"
      root.addSubview(panel)
      panel.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
      return BuiltScreen(root) { state in
        if state == "open" {
          panel.snp.remakeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.bottom.equalToSuperview()
          }
        } else {
          if !careless {
            panel.snp.remakeConstraints { $0.top.leading.trailing.equalToSuperview() }
          }
          panel.snp.makeConstraints { $0.height.equalTo(40).priority(.high) }
        }
      }
    }
  }

  @Test("A constraint of another state is found on the way between two states")
  func leftOver() throws {
    let screen = ComparedScreen(
      "panel",
      states: ["closed", "open"],
      old: .builder(panel(careless: false)),
      new: .builder(panel(careless: true))
    )
    let report = LayoutComparison([screen]).report()
    let difference = try #require(report.differences.first)
    #expect(report.differences.map(\.kind) == [.stateLeftOver])
    #expect(difference.states == ["open", "closed"])
    #expect(difference.new == "panel.bottom == root.bottom")
    #expect(difference.effect?.old == [0, 0, 390, 40])
    #expect(difference.effect?.new == [0, 0, 390, 844])
  }

  @Test("Versions that are equal today are distinguished by the smallest change that parts them")
  func slack() throws {
    /// A box as wide as the root, up to a width.
    func box(upTo width: Double) -> () -> LayoutView {
      {
        let root = LayoutView()
        let box = LayoutView()
        box.layoutName = "box"
        root.addSubview(box)
        box.snp.makeConstraints { make in
          make.top.leading.bottom.equalToSuperview()
          make.width.equalToSuperview().priority(.high)
          make.width.lessThanOrEqualTo(width)
        }
        return root
      }
    }
    let narrow = LayoutMatrix(sizes: [LayoutSize(width: 84, height: 100)])
    let screen = ComparedScreen("box", old: box(upTo: 300), new: box(upTo: 320))
    let report = LayoutComparison([screen], matrix: narrow).report()
    let difference = try #require(report.differences.first)
    #expect(difference.kind == .constant)
    #expect(difference.effect == nil)
    #expect(difference.slack == "301 × 100")
  }

  @Test("An allowed difference is no difference, and an entry without one is an error")
  func allowances() throws {
    let list = try AllowedDifference.list(
      """
      # what we accept
      constant  bad*  2026-11-22  the badge hangs lower now
      """
    )
    func moved(_ card: Card) {
      Card.standard(card)
      card.badge.snp.updateConstraints { $0.top.equalToSuperview().offset(4) }
    }
    let report = Card.compared(with: moved, allowed: list)
    #expect(report.isClean)
    #expect(report.allowed.count == 1)
    #expect(report.exitCode() == 0)
    #expect(report.exitCode(isStrict: true) == 3)
    let stale = Card.compared(with: Card.standard, allowed: list)
    #expect(stale.stale == list)
    #expect(stale.exitCode() == 1)
  }

  @Test("A line of an allow-list that says nothing is refused, with its number")
  func badAllowances() {
    #expect(throws: AllowedDifference.ReadingError.self) {
      try AllowedDifference.list("\ncolour  title  2026-11-22  reason")
    }
    do throws(AllowedDifference.ReadingError) {
      _ = try AllowedDifference.list("sign title 2026-11-22 ok\nsign title")
      Issue.record("an entry without a reason was read")
    } catch {
      #expect(error.line == 2)
    }
  }

  @Test("A pattern's star stands for any text")
  func patterns() {
    let difference = LayoutDifference(
      kind: .sign,
      screen: "feed",
      states: [],
      item: "cell/0/title"
    )
    for pattern in ["*", "cell*", "*title", "cell/*/title", "feed:cell/*", "cell/0/title"] {
      let entry = AllowedDifference(.sign, pattern, date: "", reason: "")
      #expect(entry.covers(difference), "\(pattern)")
    }
    for pattern in ["title", "cell", "chat:*", "cell/*/name", "cell/0/title*x"] {
      let entry = AllowedDifference(.sign, pattern, date: "", reason: "")
      #expect(!entry.covers(difference), "\(pattern)")
    }
  }

  @Test("A builder that fails is reported, and the other screens are compared")
  func failures() {
    struct Broken: Error {}
    let report = LayoutComparison([
      ComparedScreen("broken", old: { throw Broken() }, new: { LayoutView() }),
      ComparedScreen("empty", old: { LayoutView() }, new: { LayoutView() }),
    ])
    .report()
    #expect(report.screens == 1)
    #expect(report.failures.count == 1)
    #expect(report.exitCode() == 2)
  }

  @Test("What only one version leaves open, or cannot hold, is reported")
  func reports() {
    func box(_ layOut: @escaping (LayoutView) -> Void) -> () -> LayoutView {
      {
        let root = LayoutView()
        let box = LayoutView()
        box.layoutName = "box"
        root.addSubview(box)
        layOut(box)
        return root
      }
    }
    let tight = box { box in box.snp.makeConstraints { $0.edges.equalToSuperview() } }
    let loose = box { box in
      box.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview()
        make.height.lessThanOrEqualToSuperview()
      }
    }
    let contrary = box { box in
      box.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(10)
      }
    }
    let ambiguity = LayoutComparison(
      [ComparedScreen("box", old: tight, new: loose)],
      findsAmbiguities: true
    )
    #expect(ambiguity.report().reports.contains { $0.contains("ambiguous: box") })
    let conflict = LayoutComparison("box", old: tight, new: contrary).report()
    #expect(conflict.reports.count == 1)
    #expect(conflict.reports.first?.contains("only the new version reports conflict") == true)
  }

  @Test("A recording compares like the builder it was made from")
  func goldens() throws {
    let card = ComparedScreen.Version.builder { BuiltScreen(Card(Card.standard).view) }
    let screen = ComparedScreen("card", old: card, new: card)
    let golden = try #require(try LayoutComparison([screen]).recordings()["card"])
    func compared(_ layOut: @escaping (Card) -> Void) -> LayoutComparisonReport {
      let new = ComparedScreen.Version.builder {
        let card = Card(layOut)
        return BuiltScreen(card.view, owner: card)
      }
      return LayoutComparison([ComparedScreen("card", old: .recording(golden), new: new)]).report()
    }
    #expect(compared(Card.standard).isClean)
    let moved = compared { card in
      Card.standard(card)
      card.badge.snp.updateConstraints { $0.top.equalToSuperview().offset(4) }
    }
    #expect(moved.differences.map(\.kind) == [.constant])
  }

  @Test("An overlay shows both versions where they part")
  func overlay() throws {
    let report = Card.compared { card in
      Card.standard(card)
      card.badge.snp.updateConstraints { $0.top.equalToSuperview().offset(4) }
    }
    let svg = try #require(report.overlays.first).svg()
    #expect(svg.contains("badge, old"))
    #expect(svg.contains("badge, new"))
    #expect(!svg.contains("title, old"))
  }

  @Test("An overlay is XML that can be read, whatever its items are called")
  func overlayNames() throws {
    func box(_ width: Double) -> () -> LayoutView {
      {
        let root = LayoutView()
        let box = LayoutView()
        box.layoutName = "a\u{1}<b>&\"\u{0}\u{FFFE}"
        root.addSubview(box)
        box.snp.makeConstraints { make in
          make.top.leading.equalToSuperview()
          make.size.equalTo(width)
        }
        return root
      }
    }
    let report = LayoutComparison("box", old: box(4), new: box(5)).report()
    let svg = try #require(report.overlays.first).svg()
    // What XML 1.0 has no way to write stands as U+FFFD; a name that reads like no code is quoted.
    let name = "`a\u{FFFD}&lt;b&gt;&amp;&quot;\\0\u{FFFD}`"
    #expect(svg.contains("<title>\(name), old</title>"))
    #expect(svg.contains("<title>\(name), new</title>"))
    #expect(
      svg.unicodeScalars.allSatisfy { ($0 == "\n" || $0.value >= 0x20) && $0.value != 0xFFFE }
    )
  }

  @Test("Conditions are asked anew in every case, and a version without them parts where they hold")
  func conditions() throws {
    /// A box that is wider where reading goes from right to left.
    func box(_ widens: Bool) -> () -> LayoutView {
      {
        let root = LayoutView()
        let box = LayoutView()
        box.layoutName = "box"
        root.addSubview(box)
        box.easy.layout(Top(), Left(), Height(20), Width(50))
        if widens {
          box.easy.layout(Width(80).when { $0.environment.layoutDirection == .rightToLeft })
        }
        return root
      }
    }
    #expect(LayoutComparison("box", old: box(true), new: box(true)).report().isClean)
    let report = LayoutComparison("box", old: box(true), new: box(false)).report()
    let difference = try #require(report.differences.first { $0.effect != nil })
    #expect(difference.item == "box")
    #expect(difference.effect?.layoutCase == "390 × 844 rtl")
    #expect(difference.effect?.old == [0, 0, 80, 20])
    #expect(difference.effect?.new == [0, 0, 50, 20])
  }

  @Test("Names that would break a line or hide where they end are quoted, and lists accept them so")
  func quotedNames() throws {
    func box(_ width: Double) -> () -> LayoutView {
      {
        let root = LayoutView()
        let box = LayoutView()
        box.layoutName = "Sign in\nnow"
        root.addSubview(box)
        box.snp.makeConstraints { make in
          make.top.leading.equalToSuperview()
          make.size.equalTo(width)
        }
        return root
      }
    }
    let screen = ComparedScreen("a\nscreen", old: box(4), new: box(5))
    var comparison = LayoutComparison([screen])
    let report = comparison.report()
    let difference = try #require(report.differences.first)
    #expect(difference.item == #"`Sign in\nnow`"#)
    #expect(difference.old == #"`Sign in\nnow`.width == 4"#)
    #expect(difference.description.hasPrefix(#"constant  `a\nscreen`  `Sign in\nnow`"# + "\n"))
    comparison.allowed = try AllowedDifference.list(
      #"constant `Sign in\nnow` 2026-11-22 larger, as people asked"#
    )
    #expect(comparison.allowed.first?.reason == "larger, as people asked")
    #expect(comparison.report().isClean)
  }

  @Test("What a case leaves unspecified is as the builder made it, and text scales count")
  func environments() throws {
    func label() -> LayoutView {
      let root = LayoutView()
      root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .regular)
      let label = LayoutLabel("ab")
      label.layoutName = "label"
      root.addSubview(label)
      label.easy.layout(Top(), Left())
      label.easy.layout(
        Left(10).when { $0.environment.horizontalSizeClass == .regular }
      )
      return root
    }
    let matrix = LayoutMatrix(widths: [300], height: 100, textScales: [1, 2])
    let screen = ComparedScreen("label", old: label, new: label)
    let recordings = try LayoutComparison([screen], matrix: matrix).recordings()
    let scenario = try #require(recordings["label"]?.scenarios.first)
    // Left, top, width and height of the root, then of the label: two letters of 8 points.
    #expect(
      scenario.frames.map { Array($0.dropFirst(4).prefix(3)) } == [[10, 0, 16], [10, 0, 32]]
    )
  }
}
