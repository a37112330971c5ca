import AttributeLayout
import ConstraintKernel
import ForeignToolkit
import Foundation
import LayoutFormats
import MakerLayout
import Testing

@Suite("Recipes for your own class, as they stand on the page")
struct RecipeTests {
  /// Two panes side by side that need 20 and 30 columns, and 7 rows.
  private func makeWindow(_ columns: Double, _ rows: Double) -> (window: Pane, panes: [Pane]) {
    let window = Pane("window")
    window.layoutFrame = LayoutRect(x: 0, y: 0, width: columns, height: rows)
    window.layoutNode.environment = LayoutEnvironment(displayScale: 1)
    let (files, editor) = (Pane("files", in: window), Pane("editor", in: window))
    files.easy.layout(Left(), Top(), Bottom(), Width(>=20), Height(>=7))
    editor.easy.layout(Left().to(files), Right(), Top(), Bottom(), Width(>=30))
    editor.easy.layout(Width(*2).like(files).with(.custom(750)))
    return (window, [files, editor])
  }

  @Test("A name in every message: the class of the page")
  func name() {
    let (window, panes) = makeWindow(90, 20)
    #expect("\(panes[0].explain(.width))".contains("editor: Width(*2).like(files)"))
    #expect(window.dump().hasPrefix("window  0,0 90×20"))
  }

  @Test("Text that wraps: the extension of the page gives 59 letters three lines of 21")
  func wrapping() {
    let window = Pane("window")
    window.layoutFrame = LayoutRect(x: 0, y: 0, width: 21, height: 10)
    let note = Pane("note", in: window)
    note.text = String(repeating: "x", count: 59)
    note.easy.layout(Left(), Right(), Top())
    window.layoutIfNeeded()
    #expect(note.layoutFrame == rect(0, 0, 21, 3))
  }

  @Test("An issue handler with the sum of a conflict, and the conflicts that stand")
  func conflicts() {
    let (window, _) = makeWindow(45, 20)
    var log: [String] = []
    window.layoutNode.issueHandler = LayoutIssueHandler { issue in
      log.append(issue.description)
    }
    func sums() -> [String] {
      window.layoutIfNeeded()
      let sums = window.layoutConflictIssues.compactMap { $0.conflict?.arithmetic }
      return sums
    }
    #expect(sums() == ["20 + 30 = 50, but window is 45 wide"])
    window.layoutFrame.size.width = 44
    #expect(sums() == ["20 + 30 = 50, but window is 44 wide"])
    // Told once, when it began.
    #expect(log.count == 1 && log[0].contains("\n  20 + 30 = 50, but window is 45 wide\n"))
    window.layoutFrame.size.width = 50
    #expect(sums() == [])
  }

  @Test("The smallest size, at 999 whatever wishes there are")
  func smallestSize() {
    let (window, _) = makeWindow(90, 20)
    let smallest = window.systemLayoutSizeFitting(
      .zero,
      withHorizontalFittingPriority: 999,
      verticalFittingPriority: 999
    )
    #expect(smallest == LayoutSize(width: 50, height: 7))
    // At the level of fitting sizes the wish counts: with 20 columns of files the editor has 40.
    #expect(window.systemLayoutSizeFitting(.zero) == LayoutSize(width: 60, height: 7))
  }

  @Test("Why the smallest size is no smaller")
  func whySmallest() {
    let (window, panes) = makeWindow(90, 20)
    let before = window.layoutFrame
    let wishes = [window.widthAnchor, window.heightAnchor].map { $0.constraint(equalToConstant: 0) }
    for wish in wishes { wish.priority = 999 }
    LayoutConstraint.activate(wishes)
    window.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    let (why, whyHigh) = (window.explain(.width), window.explain(.height))
    #expect(window.layoutFrame.size == LayoutSize(width: 50, height: 7))
    #expect("\(why)".contains("20 + 30 = 50"), "\(why)")
    #expect("\(whyHigh)".contains("window.height = 7"), "\(whyHigh)")
    LayoutConstraint.deactivate(wishes)
    window.translatesAutoresizingMaskIntoConstraints = true
    window.layoutFrame = before
    window.layoutIfNeeded()
    #expect(panes.map(\.layoutFrame.width).reduce(0, +) == 90)
  }

  @Test("Capture of a screen into a document, which says the same")
  func capture() throws {
    let (window, panes) = makeWindow(90, 20)
    let document = try SceneDocument(capturing: window, name: "panes")
    let json = try document.encoded()
    #expect(try SceneReading(json: json).document == document)
    #expect(json.contains("\"files\""))
    #expect(json.contains("RecipeTests.swift"))
    withExtendedLifetime(panes) {}
  }

  @Test("Isolation: classes of the main actor, one's own and somebody else's")
  @MainActor
  func isolation() {
    let (panel, needle) = (Gauge(), Gauge())
    panel.layoutFrame.size = LayoutSize(width: 100, height: 10)
    needle.parent = panel
    needle.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
    panel.layoutIfNeeded()
    #expect(needle.layoutFrame == rect(2, 2, 96, 6))

    let board = Knob()
    board.width = 100
    let knob = Knob(on: board)
    knob.easy.layout(Left(10), Width(20), Top(), Height(1))
    board.layoutIfNeeded()
    #expect((knob.left, knob.width) == (10, 20))
  }

  @Test("Classes that somebody else owns: the extension of the page lays out and lets go")
  func foreign() {
    let screen = Widget()
    screen.frame = Box(0, 0, 320, 200)
    let title = Caption("Hello")
    screen.addSubview(title)

    title.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().offset(16)
    }
    screen.layoutIfNeeded()
    title.text = "Good morning"
    title.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()
    #expect(title.frame == Box(100, 16, 120, 20))
  }
}

@Suite("The page of recipes")
struct RecipePageTests {
  private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: here.appendingPathComponent(path), encoding: .utf8)
  }

  /// Lines without the indentation that all of them share.
  private func flush(_ lines: some Sequence<Substring>) -> [Substring] {
    let filled = lines.filter { !$0.isEmpty }
    let margin = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(margin, $0.count)) }
  }

  @Test("Every snippet on the page is code that is compiled here, line by line")
  func snippets() throws {
    let page = try text(
      "../../../Sources/ConstraintKernel/ConstraintKernel.docc/RecipesForYourOwnClass.md"
    )
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 8)
    let sources = try [
      "Pane.swift", "Gauge.swift", "RecipeTests.swift", "../Attached/Widget+LayoutItem.swift",
    ].map { try text($0).split(separator: "\n", omittingEmptySubsequences: false) }
    for block in blocks {
      let lines = flush(block.dropLast().split(separator: "\n", omittingEmptySubsequences: false))
      let isCompiled = sources.contains { source in
        source.indices.contains { start in
          start + lines.count <= source.count
            && flush(source[start..<start + lines.count]) == lines
        }
      }
      #expect(isCompiled, "nowhere compiled:\n\(block)")
    }
  }
}
