import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import Foundation
import LayoutFormats
import LayoutMigration
import MakerLayout
import OperatorLayout
import Testing

/// Words of several constraints as source code: what stands in the functions below is what is printed.
@Suite("Printed words")
struct PrintedWordTests {
  private static let scene = """
    {"version": 1, "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "guides": [{"id": "line"}, {"id": "third"}]},
     "constraints": [
       {"first": "a", "attribute": "width", "constant": 40},
       {"first": "b", "attribute": "width", "constant": 100},
       {"chain": ["a", "b"], "style": "packed", "share": 0.25, "spacing": 8,
        "from": "root", "fromAttribute": "leading", "to": "root", "toAttribute": "trailing", "lead": 10},
       {"chain": ["a", "b", "c"], "weights": [1, 2, 1],
        "from": "root", "fromAttribute": "top", "to": "root", "toAttribute": "bottom"},
       {"guideline": "third", "along": "horizontal", "fraction": 0.3},
       {"barrier": "line", "edge": "trailing", "of": ["a", "b"], "margin": 8},
       {"bias": "c", "share": 0.5, "priority": 750,
        "from": "line", "fromAttribute": "trailing", "to": "root", "toAttribute": "trailing"},
       {"first": "c", "attribute": "width", "constant": 60}]}
    """

  /// Where code lays something out.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (a, b, c) = (LayoutView(), LayoutView(), LayoutView())
    let (line, third) = (LayoutGuide(), LayoutGuide())
    var issues: [LayoutIssue] = []

    init() {
      root.layoutName = "root"
      for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
        view.layoutName = name
        root.addSubview(view)
      }
      for (guide, name) in [(line, "line"), (third, "third")] {
        guide.identifier = name
        root.addLayoutGuide(guide)
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }

    var frames: [String: LayoutRect] {
      root.layoutIfNeeded()
      return [
        "root": root.frame, "a": a.frame, "b": b.frame, "c": c.frame, "line": line.layoutFrame,
        "third": third.layoutFrame,
      ]
    }
  }

  private typealias Code = (SourceDialect, Int, @Sendable (Stage) -> Void)

  private static let codes: [Code] = [
    (
      .operators, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        let (line, third) = (stage.line, stage.third)
        // printed
        constrain(a) { a in
          a.width == 40
        }
        constrain(b) { b in
          b.width == 100
        }
        constrain(c) { c in
          c.width == 60
        }
        constrain(a, b, root) { a, b, root in
          chain(
            [a, b],
            .packed(bias: 0.25),
            from: root.leading + 10,
            to: root.trailing,
            spacing: 8
          )
        }
        constrain(a, b, c, root) { a, b, c, root in
          chain([a, b, c], from: root.top, to: root.bottom, weights: [1, 2, 1])
        }
        constrain(third) { third in
          guideline(third, along: .horizontal, at: .fraction(0.3))
        }
        constrain(line, a, b) { line, a, b in
          barrier(line, at: .trailing, of: [a, b], margin: 8)
        }
        constrain(c, line, root) { c, line, root in
          place(c, at: 0.5, from: line.trailing, to: root.trailing) ~ .defaultHigh
        }
        // end
      }
    ),
    (
      .maker, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        let (line, third) = (stage.line, stage.third)
        // printed
        a.snp.makeConstraints { make in
          make.width.equalTo(40)
        }
        b.snp.makeConstraints { make in
          make.width.equalTo(100)
        }
        c.snp.makeConstraints { make in
          make.width.equalTo(60)
        }
        [a, b].snp.chain(.packed(bias: 0.25), along: .horizontal, spacing: 8, lead: 10)
        [a, b, c].snp.chain(along: .vertical, weights: [1, 2, 1])
        third.snp.makeConstraints { make in
          make.guideline(along: .horizontal, at: .fraction(0.3))
        }
        line.snp.makeConstraints { make in
          make.barrier(at: .trailing, of: [a, b], margin: 8)
        }
        c.snp.makeConstraints { make in
          make.bias(0.5, from: line.snp.trailing, to: root.snp.trailing).priority(750)
        }
        // end
      }
    ),
    (
      .attribute, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        let (line, third) = (stage.line, stage.third)
        // printed
        a.easy.layout(Width(40))
        b.easy.layout(Width(100))
        c.easy.layout(Width(60))
        [a, b].easy
          .layout(Chain(.packed(bias: 0.25), along: .horizontal, spacing: 8, lead: 10))
        [a, b, c].easy.layout(Chain(along: .vertical, weights: [1, 2, 1]))
        third.easy.layout(Guideline(along: .horizontal, at: .fraction(0.3)))
        line.easy.layout(Barrier(at: .trailing, of: [a, b], margin: 8))
        c.easy.layout(
          Bias(0.5, from: line, .trailing, to: root, .trailing).with(.custom(750))
        )
        // end
      }
    ),
    (
      .autoPin, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        let (line, third) = (stage.line, stage.third)
        // printed
        a.autoSetDimension(.width, toSize: 40)
        b.autoSetDimension(.width, toSize: 100)
        c.autoSetDimension(.width, toSize: 60)
        [a, b].autoChain(.packed(bias: 0.25), along: .horizontal, spacing: 8, lead: 10)
        [a, b, c].autoChain(along: .vertical, weights: [1, 2, 1])
        third.autoSetGuideline(along: .horizontal, at: .fraction(0.3))
        line.autoSetBarrier(atEdge: .trailing, of: [a, b], margin: 8)
        LayoutConstraint.autoSetPriority(.defaultHigh) {
          c.autoSetBias(
            0.5,
            fromEdge: .trailing,
            of: line,
            toEdge: .trailing,
            of: root
          )
        }
        // end
      }
    ),
    (
      .anchors, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        let (line, third) = (stage.line, stage.third)
        // printed
        a.translatesAutoresizingMaskIntoConstraints = false
        b.translatesAutoresizingMaskIntoConstraints = false
        c.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          a.widthAnchor.constraint(equalToConstant: 40),
          b.widthAnchor.constraint(equalToConstant: 100),
          c.widthAnchor.constraint(equalToConstant: 60),
        ])
        LayoutConstraint.activate(
          LayoutConstraint.constraints(
            chaining: [a, b],
            .packed(bias: 0.25),
            from: root.leadingAnchor,
            to: root.trailingAnchor,
            spacing: 8,
            lead: 10
          )
        )
        LayoutConstraint.activate(
          LayoutConstraint.constraints(
            chaining: [a, b, c],
            from: root.topAnchor,
            to: root.bottomAnchor,
            weights: [1, 2, 1]
          )
        )
        LayoutConstraint.activate(
          third.constraints(asGuidelineAlong: .horizontal, at: .fraction(0.3))
        )
        LayoutConstraint.activate(
          line.constraints(asBarrierAt: .trailing, of: [a, b], margin: 8)
        )
        let cBias = c.constraint(
          atShare: 0.5,
          from: line.trailingAnchor,
          to: root.trailingAnchor
        )
        cBias.priority = .defaultHigh
        cBias.isActive = true
        // end
      }
    ),
  ]

  @Test("A document's words print as these lines, which compile and give its frames")
  func document() throws {
    let document = try SceneReading(json: Self.scene).document
    // Packed: 400 − 10 − 40 − 8 − 100 leave 242, a quarter of it behind 10; by weight 300 / 4.
    let frames = try document.solved().frames
    #expect(frames["a"] == LayoutRect(x: 70.5, y: 0, width: 40, height: 75))
    #expect(frames["b"] == LayoutRect(x: 118.5, y: 75, width: 100, height: 150))
    // Behind 226.5 are 173.5, of which 60 leave 113.5.
    #expect(frames["c"] == LayoutRect(x: 283.25, y: 225, width: 60, height: 75))
    #expect(frames["third"]?.minX == 120)
    for (dialect, line, body) in Self.codes {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect)
      #expect(try PrintedLines.hold(printed, of: #filePath, behind: line), "\(printed.text())")
      let stage = Stage()
      body(stage)
      #expect(stage.frames == frames, "\(dialect)")
      #expect(stage.issues == [], "\(dialect)")
    }
  }

  @Test("What one dialect wrote is printed in every other, and written again is the same document")
  func live() throws {
    let document = try SceneReading(json: Self.scene).document
    var texts: Set<String> = []
    for (dialect, _, body) in Self.codes {
      let stage = Stage()
      body(stage)
      for (other, line, _) in Self.codes {
        let snapshot = LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
        let printed = LayoutSourceCode(snapshot).printed(in: other)
        #expect(try PrintedLines.hold(printed, of: #filePath, behind: line), "\(dialect) \(other)")
      }
      var captured = try SceneDocument(capturing: stage.root)
      for index in captured.constraints.indices {
        (captured.constraints[index].dialect, captured.constraints[index].source) = (nil, nil)
      }
      captured.name = ""
      texts.insert(
        captured.constraints.map(\.description).sorted().joined(separator: "\n")
      )
    }
    #expect(
      texts == [document.constraints.map(\.description).sorted().joined(separator: "\n")]
    )
  }

  @Test("What a dialect has no words for stands there in anchors, and is counted at the top")
  func detours() throws {
    let text = Self.scene.replacing(#""margin": 8"#, with: #""margin": 8, "identifier": "edge""#)
    let document = try SceneReading(json: text).document
    let made = LayoutSourceCode(LayoutSnapshot(document)).printed(in: .maker).text()
    #expect(
      made.contains("make.barrier(at: .trailing, of: [a, b], margin: 8).labeled(\"edge\")")
    )
    let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: .attribute).text()
    #expect(printed.contains("// Not in this dialect's own words: 1, namely"), "\(printed)")
    #expect(printed.contains("line.constraints(asBarrierAt: .trailing, of: [a, b], margin: 8)"))
    #expect(printed.contains("constraint.identifier = \"edge\""))
  }

  @Test("A word that neither a dialect nor anchors can say is named at the top")
  func omitted() throws {
    let text = Self.scene.replacing(#""edge": "trailing""#, with: #""edge": "right""#)
    let document = try SceneReading(json: text).document
    let pinned = LayoutSourceCode(LayoutSnapshot(document)).printed(in: .autoPin).text()
    #expect(pinned.contains("line.autoSetBarrier(atEdge: .right, of: [a, b], margin: 8)"))
    let made = LayoutSourceCode(LayoutSnapshot(document)).printed(in: .maker).text()
    #expect(made.contains("// barrier line at right of a and b"), "\(made)")
    #expect(!made.contains("make.barrier"))
  }

  @Test("A word that changes from state to state is said in each, and one without words is listed")
  func states() throws {
    func state(_ name: String, _ more: String) throws -> LayoutSourceCode.State {
      let text = """
        {"version": 1, "root": {"id": "root", "size": {"width": 400, "height": 300},
         "children": [{"id": "a"}, {"id": "b"}], "guides": [{"id": "line"}]}, "constraints": [
           {"first": "a", "attribute": "width", "constant": 40},
           {"bias": "b", "share": 0.5, "from": "root", "fromAttribute": "top",
            "to": "root", "toAttribute": "bottom"}, \(more)]}
        """
      return .init(name, LayoutSnapshot(try SceneReading(json: text).document))
    }
    func bias(_ share: Double) -> String {
      """
      {"bias": "a", "share": \(share), "from": "root", "fromAttribute": "leading",
       "to": "root", "toAttribute": "trailing"}
      """
    }
    let barrier = #"{"barrier": "line", "edge": "right", "of": ["a"]}"#
    let code = LayoutSourceCode([
      try state("near", bias(0.25)), try state("far", bias(0.75) + ", " + barrier),
    ])
    let made = code.printed(in: .maker)
    #expect(made.omitted == ["far: barrier line at right of a"])
    #expect(
      made.text().hasSuffix(
        """
        func layOut() {
          b.snp.makeConstraints { make in
            make.bias(0.5, along: .vertical)
          }
        }

        func showNear() {
          a.snp.remakeConstraints { make in
            make.width.equalTo(40)
          }
          line.snp.removeConstraints()
          a.snp.makeConstraints { make in
            make.bias(0.25, along: .horizontal)
          }
        }

        func showFar() {
          a.snp.remakeConstraints { make in
            make.width.equalTo(40)
          }
          line.snp.removeConstraints()
          a.snp.makeConstraints { make in
            make.bias(0.75, along: .horizontal)
          }
        }

        """
      )
    )
    let pinned = code.printed(in: .autoPin)
    #expect(pinned.omitted == [])
    #expect(
      pinned.text().hasSuffix(
        """
        func showFar() {
          state.autoRemoveConstraints()
          state = LayoutConstraint.autoCreateAndInstallConstraints {
            a.autoSetBias(0.75, along: .horizontal)
            line.autoSetBarrier(atEdge: .right, of: [a])
          }
        }

        """
      )
    )
  }
}
