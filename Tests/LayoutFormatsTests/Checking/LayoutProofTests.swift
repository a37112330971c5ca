import ConstraintKernel
import Testing

@testable import LayoutFormats

/// A view of somebody else's that measures itself.
private final class Chart: LayoutView {
  override var intrinsicContentSize: LayoutSize { LayoutSize(width: 30, height: 20) }
}

/// Screens of somebody's own, which measure nothing.
private class Card: LayoutView {}
private final class Column: LayoutStackView {}
private final class Sides: LayoutGuide {}
private final class Title: LayoutLabel {}

/// Text that takes more room than it needs.
private final class Padded: LayoutLabel {
  override var intrinsicContentSize: LayoutSize {
    let size = super.intrinsicContentSize
    return LayoutSize(width: size.width + 8, height: size.height)
  }
}

/// A card that moves what lies in it once it is wide.
private final class Moving: Card {
  var inset: LayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    inset?.constant = frame.width > 55 ? 16 : 8
  }
}

/// One that says that nothing but constraints decides its frame.
private final class Panel: LayoutView, LinearItem {
  var least = LayoutSize.noIntrinsicSize
  override var minimumContentSize: LayoutSize { least }
}

/// Text that says more of its heights than how high it would like to be.
private final class Poem: LayoutLabel {
  override func contentHeights(forWidth width: Double) -> LayoutContentHeights {
    LayoutContentHeights(natural: super.contentHeights(forWidth: width).natural, firstBaseline: 3)
  }
}

/// A ruler of somebody else's: every text is one line of 20 points in height.
private struct Ruler: TextMeasuring {
  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    MeasuredText(
      size: LayoutSize(width: 30, height: 20),
      numberOfLines: 1,
      firstBaseline: 16,
      lastBaseline: 16
    )
  }
}

@Suite("Proof and samples")
struct LayoutProofTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 60, height: 80))

  /// Ties a view to the top and to both sides of the root.
  private func fill(_ view: LayoutView) {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  private func sweep(_ widths: ClosedRange<Int>) -> LayoutCheckReport.Sweep {
    LayoutCheck(widths: widths).report(on: root).sweeps[0]
  }

  /// Seven letters of 8 points: from 56 points on they are one line, below two.
  @Test("Text that wraps is proved in pieces, between the widths at which a line is added")
  func text() {
    fill(LayoutLabel("one two", numberOfLines: 0))
    let report = LayoutCheck(widths: 50...60).report(on: root)
    #expect(report.sweeps[0].proved == [50...55, 56...60])
    #expect(
      report.text()
        == "left to right: nothing found at 11 widths from 50 to 60; frames are linear "
        + "from 50 to 55, from 56 to 60: it holds at every width there; elsewhere the layout "
        + "changes or is ambiguous, and is sampled at whole points\n"
    )
  }

  @Test("Text that foreign code measures is sampled")
  func foreignText() {
    let label = LayoutLabel("text", numberOfLines: 0)
    fill(label)
    label.measurer = Ruler()
    #expect(sweep(50...60).sampledBecause == "text is measured by Ruler")
    #expect(sweep(50...60).proved.isEmpty)
  }

  @Test("A class of one's own is sampled, unless it says that constraints decide alone")
  func ownClass() {
    let (chart, panel) = (Chart(), Panel())
    (chart.layoutName, panel.layoutName) = ("chart", "panel")
    fill(panel)
    panel.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(sweep(50...60).proved == [50...60])
    fill(chart)
    chart.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let words = "chart is of a class of its own, Chart, which measures itself"
    #expect(sweep(50...60).sampledBecause == words)
    let pieces = LayoutPieces(root, LayoutCheck(widths: 50...52).settings[0])
    #expect(pieces.pieces.dropFirst().allSatisfy { !$0.isProved })
  }

  /// Seven letters of 8 points: from 56 points on they are one line, below two.
  @Test("Classes of one's own that measure nothing of their own are proved")
  func ownClasses() {
    let (card, column, title) = (Card(), Column(), Title("one two", numberOfLines: 0))
    fill(card)
    card.addSubview(column)
    column.axis = .vertical
    column.addArrangedSubview(title)
    column.translatesAutoresizingMaskIntoConstraints = false
    let sides = Sides()
    card.addLayoutGuide(sides)
    LayoutConstraint.activate([
      sides.topAnchor.constraint(equalTo: card.topAnchor),
      sides.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      sides.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      sides.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      column.topAnchor.constraint(equalTo: sides.topAnchor),
      column.bottomAnchor.constraint(equalTo: sides.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
    ])
    #expect(sweep(50...60).sampledBecause == nil)
    #expect(sweep(50...60).proved == [50...55, 56...60])
    let pieces = LayoutPieces(root, LayoutCheck(widths: 56...60).settings[0])
    #expect(pieces.obstacle == nil)
    #expect(pieces.pieces.count == 1 && pieces.pieces[0].isProved)
  }

  @Test("A label of one's own that measures its text otherwise is sampled")
  func ownText() {
    let padded = Padded("text")
    padded.layoutName = "padded"
    fill(padded)
    let words = "padded is of a class of its own, Padded, which measures itself"
    #expect(sweep(50...60).sampledBecause == words)
  }

  @Test("A least size of content, and a root that yields, are in no proof")
  func leastSizes() {
    let panel = Panel()
    panel.layoutName = "panel"
    root.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    let end = panel.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    end.priority = 500
    LayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 20), end,
    ])
    #expect(sweep(50...60).proved == [50...60])
    // As wide as the root, but from 55 points on alone: no straight line.
    panel.least.width = 55
    panel.invalidateIntrinsicContentSize()
    #expect(sweep(50...60).sampledBecause == "panel has a least size")
    #expect(sweep(50...60).proved.isEmpty)
    panel.least = .noIntrinsicSize
    panel.invalidateIntrinsicContentSize()
    root.layoutName = "window"
    root.layoutNode.rootSizePriority = 999.9
    #expect(sweep(50...60).sampledBecause == "window yields to what it holds")
  }

  @Test("A label that adds to its heights is sampled")
  func ownHeights() {
    let poem = Poem("text", numberOfLines: 0)
    poem.layoutName = "poem"
    fill(poem)
    let words = "poem is of a class of its own, Poem, which measures itself"
    #expect(sweep(50...60).sampledBecause == words)
  }

  @Test("Where constraints change while a class of one's own is laid out, nothing is proved")
  func changing() {
    let (card, box) = (Moving(), LayoutView())
    fill(card)
    card.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let inset = box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    card.inset = inset
    LayoutConstraint.activate([
      card.heightAnchor.constraint(equalToConstant: 40),
      inset,
      box.widthAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let words = "what decides frames changes while views of classes of their own are laid out"
    #expect(sweep(50...60).sampledBecause == words)
    #expect(sweep(50...60).proved.isEmpty)
    let pieces = LayoutPieces(root, LayoutCheck(widths: 50...60).settings[0])
    #expect(pieces.obstacle == words)
    #expect(pieces.pieces.dropFirst().allSatisfy { !$0.isProved })
    #expect(sweep(50...54).sampledBecause == nil)
    // What reaches out below 54 points was found before the first change, and is not proved all the same.
    root.addSubview(LayoutView(frame: LayoutRect(x: 0, y: 0, width: 54, height: 10)))
    let far = LayoutCheck(widths: 50...60).report(on: root).entries.filter {
      $0.finding.rule == .outside
    }
    #expect(far.map(\.widths) == [50...53])
    #expect(far.allSatisfy { !$0.isProved })
    let near = LayoutCheck(widths: 50...54).report(on: root).entries.filter {
      $0.finding.rule == .outside
    }
    #expect(near.map(\.isProved) == [true])
  }

  /// A column of twice the window's width, scrolled by 10 points: its right end is at 2 w − 10.
  @Test("What scrolls is proved; frames between two widths are the mean of those at both")
  func scrolling() {
    let (scroll, column) = (LayoutScrollView(), LayoutView())
    fill(scroll)
    scroll.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      scroll.heightAnchor.constraint(equalToConstant: 50),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      column.heightAnchor.constraint(equalToConstant: 200),
    ])
    scroll.contentOffset = LayoutPoint(x: 10, y: 0)
    #expect(sweep(50...60).proved == [50...60])
    let setting = LayoutCheck(widths: 50...60).settings[0]
    let pieces = LayoutPieces(root, setting)
    #expect(pieces.pieces.count == 1)
    let place = pieces.outline.place(of: column)
    #expect(place.map { pieces.pieces[0].end.boxes[$0].maxX } == 110)
    setting.apply(to: root, width: 54.5)
    #expect(place.map { pieces.outline.boxes()[$0].maxX } == 99)
  }

  @Test("Frames that are rounded to pixels are sampled")
  func pixels() {
    fill(LayoutView())
    root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
    #expect(
      LayoutCheck(widths: 50...60).report(on: root).text().contains(
        "at 11 widths from 50 to 60; sampled at whole points, as frames are rounded to pixels\n"
      )
    )
  }

  @Test("Heights of a document that rise with the width are sampled, falling ones are not")
  func risingHeights() throws {
    func obstacle(_ heights: [Double]) throws -> String? {
      var item = SceneItem(id: "a")
      item.heights = heights.enumerated().map {
        SceneItem.HeightStep(width: Double($0 * 10), height: $1)
      }
      let tree = try SceneTree(
        SceneDocument(
          size: LayoutSize(width: 60, height: 80),
          root: SceneItem(id: "root", children: [item])
        )
      )
      return LayoutOutline(tree.root).obstacleToProofs
    }
    #expect(try obstacle([40, 20, 20]) == nil)
    #expect(try obstacle([40, 20, 30]) == "a grows higher as it grows wider")
  }

  /// A view of 100 points in the middle of a root of *w* points begins at (*w* − 100) / 2: of the 20
  /// points of the root's safe area something reaches into it below 140.
  @Test("Where a safe area reaches less and less far, nothing is proved")
  func safeArea() {
    let (card, content) = (LayoutView(), LayoutView())
    root.additionalSafeAreaInsets = LayoutInsets(top: 0, left: 20, bottom: 0, right: 0)
    root.addSubview(card)
    card.addSubview(content)
    for view in [card, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    let safe = card.safeAreaLayoutGuide
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 50),
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    #expect(sweep(130...150).changes == Array(131...140))
    #expect(sweep(130...150).proved.last == 140...150)
  }

  /// Two wishes of 100 points that share *w* points at one priority: open below 200, met from there on.
  @Test("What is ambiguous is sampled, and no longer reported once it is decided")
  func open() throws {
    let edges = ["a", "b"].flatMap { id in
      [LayoutConstraint.Attribute.top, .bottom].map {
        SceneConstraint(SceneAnchor(id, $0), .equal, SceneAnchor("root", $0))
      }
    }
    let widths = ["a", "b"].map {
      SceneConstraint(SceneAnchor($0, .width), constant: 100, priority: 750)
    }
    let row = [
      SceneConstraint(SceneAnchor("a", .left), .equal, SceneAnchor("root", .left)),
      SceneConstraint(SceneAnchor("b", .left), .equal, SceneAnchor("a", .right)),
      SceneConstraint(SceneAnchor("b", .right), .lessThanOrEqual, SceneAnchor("root", .right)),
    ]
    let tree = try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 200, height: 40),
        root: SceneItem(id: "root", children: [SceneItem(id: "a"), SceneItem(id: "b")]),
        constraints: edges + row + widths
      )
    )
    let report = LayoutCheck(widths: 190...210).report(on: tree.root)
    #expect(report.sweeps[0].proved.last == 200...210)
    let open = report.entries.filter { $0.finding.rule == .ambiguous }
    #expect(open.map(\.widths) == [190...199, 190...199])
    #expect(open.allSatisfy { !$0.isProved })
  }

  @Test("Text never takes more lines as its room grows, whatever it says")
  func lines() {
    let words = [
      "a", "bb", "cccc", "dddddddd", "eeeeeeeeeeeeeeee", "漢字", "e\u{301}", "", "👨‍👩‍👧", "\n",
    ]
    var random = SplitMix(seed: 7)
    for _ in 0..<60 {
      let text = (0..<8).map { _ in words[random.next(words.count)] }.joined(separator: " ")
      let counts = (1...40).map { columns in
        MonospacedTextMeasurer(pointSize: 2).measure(
          text,
          width: Double(columns),
          maximumLines: 0,
          lineBreakMode: .byWordWrapping,
          scale: 1
        ).numberOfLines
      }
      #expect(counts == counts.sorted(by: >), "\(text): \(counts)")
    }
  }
}
