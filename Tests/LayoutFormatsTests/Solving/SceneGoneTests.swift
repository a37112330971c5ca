import ConstraintKernel
import LayoutFormats
import Testing

/// Items of a document that are gone.
@Suite("What is gone in scenes")
struct SceneGoneTests {
  private static let text = """
    {"version": 1, "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "children": [
         {"id": "a"},
         {"id": "b", "gone": true, "intrinsicContentSize": {"width": 70, "height": 20},
          "children": [{"id": "inner"}]},
         {"id": "c"}]},
     "constraints": [
       {"first": "a", "attribute": "leading", "second": "root", "secondAttribute": "leading", "constant": 10},
       {"first": "a", "attribute": "width", "constant": 50},
       {"first": "b", "attribute": "leading", "second": "a", "secondAttribute": "trailing", "constant": 10},
       {"first": "inner", "attribute": "width", "second": "b", "secondAttribute": "width"},
       {"first": "c", "attribute": "leading", "second": "b", "secondAttribute": "trailing", "constant": 10,
        "goneConstant": 25},
       {"first": "c", "attribute": "width", "constant": 30}]}
    """

  @Test("It takes no room, and its constraints count as they do in a hierarchy")
  func solved() throws {
    var document = try SceneReading(json: Self.text).document
    var frames = try document.solved().frames
    // Behind 60 at no distance of its own, and 25 before what comes next.
    #expect(frames["b"]?.minX == 60)
    #expect(frames["b"]?.size == .zero)
    #expect(frames["c"]?.minX == 85)
    document.root.children[1].isGone = false
    frames = try document.solved().frames
    // 60 and 10, its natural 70, and 10.
    #expect(frames["c"]?.minX == 150)
    #expect(frames["inner"]?.width == 70)
  }

  @Test("It is written as it was read, and a value that is neither true nor false is an error")
  func written() throws {
    let reading = try SceneReading(json: Self.text)
    #expect(reading.ignoredKeys == [])
    #expect(reading.document.root.children.map(\.isGone) == [false, true, false])
    #expect(try SceneReading(json: reading.document.encoded()).document == reading.document)
    let wrong = Self.text.replacing(#""gone": true"#, with: #""gone": 1"#)
    let faults = SceneReading.faults(in: Array(wrong.utf8))
    #expect(faults.map(\.path) == ["root.children[1].gone"])
  }

  @Test("A hierarchy is captured with what is gone, and comes back from the document as it was")
  func captured() throws {
    let tree = try SceneTree(SceneReading(json: Self.text).document)
    let live = tree.root
    live.layoutIfNeeded()
    var document = try SceneDocument(capturing: live)
    #expect(document.root.children[1].isGone)
    #expect(document.root.children[1].children.map(\.id) == ["inner"])
    #expect(
      document.constraints.map(\.description).sorted()
        == tree.document.constraints.map(\.description).sorted()
    )
    #expect(document.constraints.map(\.goneConstant) == [nil, nil, nil, nil, 25, nil])
    #expect(try document.solved().frames["c"] == tree.frames["c"])
    document.root.children[1].isGone = false
    (tree.item("b") as? LayoutView)?.isGone = false
    live.layoutIfNeeded()
    let frames = try document.solved().frames
    for id in ["a", "b", "inner", "c"] { #expect(frames[id] == tree.frames[id], "\(id)") }
  }

  @Test("What its frame places keeps that frame for when it comes back")
  func frames() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutName = "root"
    let card = LayoutView(frame: LayoutRect(x: 5, y: 6, width: 30, height: 20))
    card.layoutName = "card"
    let inner = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    inner.layoutName = "inner"
    root.addSubview(card)
    card.addSubview(inner)
    card.isGone = true
    var document = try SceneDocument(capturing: root)
    #expect(try document.solved().frames["card"] == LayoutRect(x: 5, y: 6, width: 0, height: 0))
    document.root.children[0].isGone = false
    let frames = try document.solved().frames
    #expect(frames["card"] == LayoutRect(x: 5, y: 6, width: 30, height: 20))
    #expect(frames["inner"] == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("What a stack leaves out is said as before, and what is gone in it is gone")
  func stacks() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 50))
    root.layoutName = "root"
    let stack = LayoutStackView()
    stack.layoutName = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let labels = ["one", "two", "six"].map { text in
      let label = LayoutLabel(text)
      label.layoutName = text
      stack.addArrangedSubview(label)
      return label
    }
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    for isGone in [false, true] {
      labels[1].isHidden = !isGone
      labels[1].isGone = isGone
      root.layoutIfNeeded()
      let frames = try SceneDocument(capturing: root).solved().frames
      for label in labels where label !== labels[1] {
        #expect(frames[label.layoutName] == label.frame, "\(isGone) \(label.layoutName)")
      }
    }
  }
}
