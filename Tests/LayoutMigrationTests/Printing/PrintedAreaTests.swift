import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import LayoutFormats
import LayoutMigration
import MakerLayout
import OperatorLayout
import Testing

/// Areas of the superview as source code: what stands in the functions below is what is printed.
@Suite("Printed areas")
struct PrintedAreaTests {
  private static let scene = """
    {"version": 1, "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "safeAreaInsets": {"top": 47, "bottom": 34},
       "layoutMargins": {"top": 55, "left": 8, "bottom": 42, "right": 8},
       "children": [{"id": "a"}, {"id": "b"}]},
     "constraints": [
       {"first": "a", "attribute": "top", "second": "root", "secondArea": "safeArea", "secondAttribute": "top",
        "constant": 4},
       {"first": "a", "attribute": "leading", "second": "root", "secondArea": "margins",
        "secondAttribute": "leading"},
       {"first": "a", "attribute": "trailing", "second": "root", "secondArea": "readableContent",
        "secondAttribute": "trailing", "constant": -12},
       {"first": "a", "attribute": "height", "constant": 20},
       {"first": "b", "attribute": "top", "second": "root", "secondArea": "safeArea", "secondAttribute": "top"},
       {"first": "b", "attribute": "leading", "second": "root", "secondArea": "safeArea",
        "secondAttribute": "leading"},
       {"first": "b", "attribute": "bottom", "second": "root", "secondArea": "safeArea",
        "secondAttribute": "bottom"},
       {"first": "b", "attribute": "trailing", "second": "root", "secondArea": "safeArea",
        "secondAttribute": "trailing"}]}
    """

  /// Where code lays something out.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (a, b) = (LayoutView(), LayoutView())
    var issues: [LayoutIssue] = []

    init() {
      root.layoutName = "root"
      root.additionalSafeAreaInsets = LayoutInsets(top: 47, bottom: 34)
      for (view, name) in [(a, "a"), (b, "b")] {
        view.layoutName = name
        root.addSubview(view)
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }
  }

  private typealias Code = (SourceDialect, Int, @Sendable (Stage) -> Void)

  private static let codes: [Code] = [
    (
      .operators, #line,
      { stage in
        let (root, a, b) = (stage.root, stage.a, stage.b)
        // printed
        constrain(a, root) { a, root in
          a.top == root.safeArea.top + 4
          a.leading == root.layoutMarginsGuide.leading
          a.trailing == root.readableContentGuide.trailing - 12
          a.height == 20
        }
        constrain(b, root) { b, root in
          b.edges == root.safeArea.edges
        }
        // end
      }
    ),
    (
      .maker, #line,
      { stage in
        let (a, b) = (stage.a, stage.b)
        // printed
        a.snp.makeConstraints { make in
          make.top.equalToSuperview(.safeArea).inset(4)
          make.leading.equalToSuperview(.margins)
          make.trailing.equalToSuperview(.readableContent).inset(12)
          make.height.equalTo(20)
        }
        b.snp.makeConstraints { make in
          make.directionalEdges.equalToSuperview(.safeArea)
        }
        // end
      }
    ),
    (
      .attribute, #line,
      { stage in
        let (a, b) = (stage.a, stage.b)
        // printed
        a.easy.layout([
          Top(4).to(.safeArea),
          Leading().to(.margins),
          Trailing(12).to(.readableContent),
          Height(20),
        ])
        b.easy.layout([
          Top().to(.safeArea),
          Leading().to(.safeArea),
          Bottom().to(.safeArea),
          Trailing().to(.safeArea),
        ])
        // end
      }
    ),
    (
      .autoPin, #line,
      { stage in
        let (root, a, b) = (stage.root, stage.a, stage.b)
        // printed
        a.autoPinEdge(toSuperviewSafeArea: .top, withInset: 4)
        a.autoPinEdge(.leading, to: .leading, of: root.layoutMarginsGuide)
        a.autoPinEdge(.trailing, toSuperviewArea: .readableContent, withInset: 12)
        a.autoSetDimension(.height, toSize: 20)

        b.autoPinEdgesToSuperviewSafeArea()
        // end
      }
    ),
  ]

  @Test("A document's areas print as these lines, which compile and give its frames")
  func document() throws {
    let document = try SceneReading(json: Self.scene).document
    for (dialect, line, body) in Self.codes {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect)
      let lines = printed.text().split(separator: "\n")
      let code = try PrintedLines.code(of: #filePath, behind: line)
      #expect(PrintedLines.bare(lines) == PrintedLines.bare(code), "\(printed.text())")
      let stage = Stage()
      body(stage)
      stage.root.layoutIfNeeded()
      #expect(stage.a.frame == LayoutRect(x: 8, y: 51, width: 372, height: 20), "\(dialect)")
      #expect(stage.b.frame == LayoutRect(x: 0, y: 47, width: 400, height: 219), "\(dialect)")
      #expect(stage.issues == [], "\(dialect)")
      let live = LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
      for (other, line, _) in Self.codes {
        let again = LayoutSourceCode(live).printed(in: other).text().split(separator: "\n")
        let code = try PrintedLines.code(of: #filePath, behind: line)
        #expect(PrintedLines.bare(again) == PrintedLines.bare(code), "\(dialect) \(other)")
      }
      let captured = try SceneDocument(capturing: stage.root).constraints.map(\.description)
      #expect(captured.sorted() == document.constraints.map(\.description).sorted())
    }
  }

  @Test("With UIKit's type names an area goes by its guide, as in the dialects' originals")
  func originals() throws {
    var code = LayoutSourceCode(LayoutSnapshot(try SceneReading(json: Self.scene).document))
    code.typeNames = .uiKit
    let made = code.printed(in: .maker).text()
    #expect(
      made.contains("make.top.equalTo(root.safeAreaLayoutGuide.snp.top).offset(4)\n"),
      "\(made)"
    )
  }

  @Test("An area of any other item is written by its guide, also as an end of a word")
  func others() throws {
    let text = """
      {"version": 1, "root": {"id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "a"}, {"id": "b"}]}, "constraints": [
         {"first": "a", "attribute": "top", "second": "b", "secondArea": "margins", "secondAttribute": "top"},
         {"bias": "a", "share": 0.5, "from": "root", "fromArea": "safeArea", "fromAttribute": "leading",
          "to": "b", "toAttribute": "leading"}]}
      """
    let snapshot = LayoutSnapshot(try SceneReading(json: text).document)
    let made = LayoutSourceCode(snapshot).printed(in: .maker).text()
    #expect(made.contains("make.top.equalTo(b.layoutMarginsGuide.snp.top)\n"), "\(made)")
    #expect(made.contains("from: root.safeAreaLayoutGuide.snp.leading"), "\(made)")
    let anchored = LayoutSourceCode(snapshot).printed(in: .anchors).text()
    #expect(anchored.contains("from: root.safeAreaLayoutGuide.leadingAnchor"), "\(anchored)")
    let related = LayoutSourceCode(snapshot).printed(in: .operators).text()
    #expect(related.contains("a.top == b.layoutMarginsGuide.top\n"), "\(related)")
    #expect(related.contains("from: safeAreaLayoutGuide.leading"), "\(related)")
  }
}
