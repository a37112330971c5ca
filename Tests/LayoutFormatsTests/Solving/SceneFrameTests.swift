import ConstraintKernel
import LayoutFormats
import MakerLayout
import Testing

/// What a frame places is that in a document, too.
@Suite("Frames in scenes")
struct SceneFrameTests {
  /// A card that constraints place, whose flag was forgotten.
  private func screen() -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    root.layoutName = "root"
    let card = LayoutView()
    card.layoutName = "the card"
    root.addSubview(card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
    return root
  }

  @Test("A forgotten flag is one conflict of the captured screen, with the remedy of the live one")
  func forgottenFlag() throws {
    let root = screen()
    root.layoutIfNeeded()
    let live = try #require(root.layoutConflictIssues.first?.conflict)
    let document = try SceneDocument(capturing: root)
    #expect(document.root.children[0].frame == .zero)
    #expect(document.constraints.count == 4)
    let tree = try SceneTree(document)
    let answer = tree.answer()
    #expect(answer.diagnostics.count == 1)
    let told = try #require(answer.diagnostics.first)
    #expect(1 + told.alsoBroken.count == 4)
    let remedy =
      "Let constraints place `the card`, not its frame: "
      + "`the card`.translatesAutoresizingMaskIntoConstraints = false"
    #expect(told.suggestion == "\(remedy).")
    #expect(told.suggestions.first?.index == nil)
    #expect(
      live.suggestions.first?.description == remedy.prefix(1).lowercased() + remedy.dropFirst()
    )
    #expect(
      answer.json().contains(
        #""suggestions": ["#
          + "\n        {\"message\": \"\(remedy).\", "
          + "\"text\": \"`the card`.translatesAutoresizingMaskIntoConstraints = false\"}"
      )
    )
    let report = LayoutCheck(widths: 320...320).report(on: tree.root)
    #expect(report.text().contains("to fix it, let constraints place `the card`, not its frame"))
    // The remedy is one: without the frame all four hold.
    var fixed = document
    fixed.root.children[0].frame = nil
    let frames = try fixed.solved().frames
    #expect(frames["the card"] == LayoutRect(x: 16, y: 8, width: 100, height: 50))
  }

  @Test("A frame is read, written, and stands where it says, inside of what is aligned otherwise")
  func frame() throws {
    let json = """
      {"version": 1, "root": {"id": "root", "size": {"width": 100, "height": 80}, "children": [
        {"id": "a", "frame": {"x": 3, "width": 40, "height": 30},
         "alignmentRectInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
         "children": [{"id": "b", "frame": {"x": -5, "y": 6, "width": 7, "height": 8}}]},
        {"id": "c"}]},
       "constraints": [{"first": "c", "attribute": "left", "second": "b", "secondAttribute": "right"}]}
      """
    let reading = try SceneReading(json: json)
    #expect(reading.ignoredKeys.isEmpty)
    let document = reading.document
    #expect(document.root.children[0].frame == LayoutRect(x: 3, y: 0, width: 40, height: 30))
    #expect(try SceneReading(json: document.encoded()).document == document)
    let frames = try document.solved().frames
    #expect(frames["a"] == LayoutRect(x: 3, y: 0, width: 40, height: 30))
    #expect(frames["b"] == LayoutRect(x: -5, y: 6, width: 7, height: 8))
    // 3 - 5 + 7.
    #expect(frames["c"]?.minX == 5)
    let stated = document.statingFrames
    #expect(stated.constraints.count == 9)
    #expect(try stated.solved().frames == frames)
  }

  @Test("A frame that is none is a fault, with its place")
  func faults() throws {
    func faults(root: String = "", child: String) -> [String] {
      SceneReading.faults(
        in: Array(
          """
          {"version": 1, "root": {"id": "r", "size": {"width": 1, "height": 1}\(root),
           "children": [{"id": "a", "frame": \(child)}]}}
          """.utf8
        )
      ).map(\.description)
    }
    #expect(faults(child: "{}").isEmpty)
    #expect(
      faults(root: #", "frame": {"x": 1}"#, child: "{}")
        == ["root.frame: expected no frame, as the root has a size, found an object"]
    )
    let width = faults(child: #"{"width": -1}"#)
    #expect(width.count == 1)
    #expect(width.first?.hasPrefix("root.children[0].frame.width: expected ") == true)
    #expect(faults(child: "[1]").first?.contains("an object with x, y, width and height") == true)
  }

  @Test("What follows its parent's size is still tied to it")
  func flexible() throws {
    let root = screen()
    let bar = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 20))
    bar.layoutName = "bar"
    bar.autoresizingMask = [.flexibleWidth]
    root.addSubview(bar)
    var document = try SceneDocument(capturing: root)
    #expect(document.root.children[1].frame == nil)
    document.size.width = 200
    #expect(try document.solved().frames["bar"] == LayoutRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test("A document's answers and its check tell one remedy, in the words of its dialects")
  func oneRemedy() throws {
    let json = """
      {"version": 1, "root": {"id": "root", "size": {"width": 200, "height": 50},
        "children": [{"id": "icon"}]},
       "constraints": [
        {"first": "icon", "attribute": "width", "constant": 24, "dialect": "SnapKit", "source": "App/A.swift:3"},
        {"first": "icon", "attribute": "width", "constant": 48, "dialect": "AttributeLayout"}]}
      """
    let document = try SceneReading(json: json).document
    #expect(document.constraints.map(\.dialect) == [.maker, .attribute])
    let written = try document.encoded()
    #expect(written.contains("\"dialect\": \"maker\""))
    #expect(written.contains("\"dialect\": \"attribute\""))
    let tree = try SceneTree(document)
    let told = try #require(tree.answer().diagnostics.first)
    #expect(
      told.suggestion
        == "Remove constraints[0] or constraints[1]: MakerLayout and AttributeLayout say the same attribute."
    )
    let text = LayoutCheck(widths: 200...200).report(on: tree.root).text()
    let pair = [
      "icon: make.width.equalTo(24) (MakerLayout, constraints[0], App/A.swift:3)",
      "icon: Width(48) (AttributeLayout, constraints[1])",
    ]
    #expect(text.contains("to fix it, remove one of the two: \(pair.joined(separator: " or "))"))
    for statement in told.statements { #expect(text.contains(statement.description)) }
    // Who wrote a constraint is known to who captures the tree, too.
    let again = try SceneDocument(capturing: tree.root)
    #expect(again.constraints.map(\.dialect) == [.maker, .attribute])
  }

  @Test("What would give text room stands in JSON and in the check, as it does in words")
  func room() throws {
    var label = SceneItem(id: "label")
    label.intrinsicContentSize.width = 120
    label.text = "Sign in"
    let document = SceneDocument(
      size: LayoutSize(width: 200, height: 50),
      root: SceneItem(id: "root", children: [label]),
      constraints: [SceneConstraint(SceneAnchor("label", .width), constant: 80)]
    )
    let tree = try SceneTree(document)
    let answer = try #require(tree.explain("label", .width))
    let suggestion = try #require(answer.explanation.suggestions.first)
    #expect(answer.text().contains("to give it room, \(suggestion)"))
    #expect(answer.json().contains("\"message\": \"\(suggestion)\", \"path\": \"constraints[0]\""))
    #expect(
      LayoutCheck(widths: 200...200).report(on: tree.root).text().contains(
        "to give it room, \(suggestion)"
      )
    )
  }
}
