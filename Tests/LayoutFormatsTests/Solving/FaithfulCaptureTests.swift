import ConstraintKernel
import LayoutFormats
import Testing

/// An item of a class of its own, placed by constraints.
private final class Box: LayoutItem {
  let layoutNode = LayoutNode()
  private weak var parent: Box?
  private(set) var boxes: [Box] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  let layoutName: String
  var natural = LayoutSize.noIntrinsicSize
  var intrinsicContentSize: LayoutSize { natural }
  var minimumContentSize = LayoutSize.noIntrinsicSize
  var safeAreaInsets: LayoutInsets { .zero }

  init(_ name: String, in parent: Box? = nil) {
    layoutName = name
    self.parent = parent
    parent?.boxes.append(self)
    if parent != nil { translatesAutoresizingMaskIntoConstraints = false }
    layoutParentDidChange()
  }

  /// The frames of this box and all inside, by name.
  var frames: [String: LayoutRect] {
    boxes.reduce(into: [layoutName: layoutFrame]) { frames, box in
      frames.merge(box.frames) { $1 }
    }
  }
}

@Suite("Faithful captures")
struct FaithfulCaptureTests {
  @Test("A least size is reported, and a root that yields is as large as what it holds")
  func leastSizes() throws {
    let root = Box("root")
    root.layoutNode.rootSizePriority = 999.9
    root.layoutFrame = LayoutRect(x: 0, y: 0, width: 40, height: 100)
    let (left, right) = (Box("left", in: root), Box("right", in: root))
    left.natural = LayoutSize(width: 10, height: 10)
    left.minimumContentSize = LayoutSize(width: 25, height: 12)
    right.minimumContentSize.width = 30
    LayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 5),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor),
    ])
    for (width, needed) in [(40.0, 60.0), (100, 100)] {
      root.layoutFrame.size.width = width
      let document = try SceneDocument(capturing: root)
      #expect(document.size == LayoutSize(width: needed, height: 100))
      let frames = try document.solved().frames
      #expect(frames["left"] == LayoutRect(x: 0, y: 0, width: 25, height: 12))
      #expect(frames["right"]?.maxX == needed)
      #expect(frames["right"] == right.layoutFrame)
    }
  }

  @Test(
    "A hierarchy of foreign items solves to the same frames, and leaves out the same constraint"
  )
  func foreign() throws {
    let root = Box("root")
    root.layoutFrame = LayoutRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    let card = Box("card", in: root)
    let title = Box("title", in: card)
    title.natural = LayoutSize(width: 61, height: 17)
    let wide = title.widthAnchor.constraint(equalToConstant: 190)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
      title.topAnchor.constraint(equalTo: card.topAnchor),
      wide,
    ])
    root.layoutIfNeeded()
    let document = try SceneDocument(capturing: root, name: "foreign")
    let answer = try SceneReading(json: document.encoded()).document.solved()
    #expect(answer.frames == root.frames)
    #expect(root.layoutConflicts.map { $0.broken === wide } == [true])
    #expect(answer.diagnostics.map { $0.broken?.text } == ["title.width == 190"])
    #expect(document.constraints.last?.source?.contains("FaithfulCaptureTests.swift:") == true)
    for width in [150.0, 333.5] {
      var other = document
      other.size.width = width
      root.layoutFrame.size.width = width
      root.layoutFrameDidChange()
      root.layoutIfNeeded()
      #expect(try other.solved().frames == root.frames, "\(width)")
    }
  }

  @Test("Text keeps its words and wraps at other widths as it does live")
  func text() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 400))
    root.layoutName = "root"
    let label = LayoutLabel(
      "It rained all week, and the river is higher than ever",
      numberOfLines: 0
    )
    label.layoutName = "label"
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let document = try SceneDocument(capturing: root)
    #expect(document.root.children[0].text == label.text)
    let again = try SceneReading(json: document.encoded()).document
    #expect(again == document)
    for width in [200.0, 96, 103.999999, 104, 77.3, 399, 5] {
      var other = again
      other.size.width = width
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(try other.solved().frames["label"] == label.frame, "\(width)")
    }
  }

  @Test("A flexible frame grows with the root as it does live")
  func mask() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutName = "root"
    let placed = LayoutView(frame: LayoutRect(x: 20, y: 10, width: 50, height: 30))
    placed.layoutName = "placed"
    placed.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    root.addSubview(placed)
    var document = try SceneDocument(capturing: root)
    #expect(try document.solved().frames["placed"] == placed.frame)
    // Left 20 and width 50 share 20 : 50 of what comes on top of the 130 that are fixed.
    document.size.width = 270
    #expect(
      try document.solved().frames["placed"] == LayoutRect(x: 40, y: 10, width: 100, height: 30)
    )
  }

  @Test("Frames rounded to pixels are rounded in the document too")
  func pixels() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutName = "root"
    root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
    let view = LayoutView()
    view.layoutName = "view"
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 33.3),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.2),
    ])
    let answer = try SceneDocument(capturing: root).solved()
    #expect(answer.frames["view"] == view.frame)
    // 33.35 to 66.65 is 33.5 to 66.5 in halves.
    #expect(view.frame == LayoutRect(x: 33.5, y: 0, width: 33, height: 10))
  }

  @Test("A name that stands twice gets a number, and properties are named")
  func names() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutName = "root"
    for _ in 0..<3 {
      let view = LayoutView()
      view.layoutName = "cell"
      root.addSubview(view)
    }
    let document = try SceneDocument(capturing: root)
    #expect(document.root.children.map(\.id) == ["cell", "cell#2", "cell#3"])
  }

  /// Of two labels that pull alike and have too little room, the one that was made first is short.
  @Test("A choice among equally good frames is that of the hierarchy, whenever its items were made")
  func order() throws {
    for isMessageFirst in [true, false] {
      let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 20))
      let (one, two) = (LayoutLabel("ten chars."), LayoutLabel("ten chars."))
      let (message, time) = isMessageFirst ? (one, two) : (two, one)
      (message.layoutName, time.layoutName) = ("message", "time")
      for label in [message, time] {
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
      }
      LayoutConstraint.activate([
        message.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        time.leadingAnchor.constraint(equalTo: message.trailingAnchor),
        time.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      let document = try SceneDocument(capturing: root)
      #expect(document.root.children.map(\.order) == (isMessageFirst ? [nil, nil] : [2, 1]))
      let answer = try SceneReading(json: document.encoded()).document.solved()
      #expect(message.frame.width != time.frame.width)
      #expect((message.frame.width < time.frame.width) == isMessageFirst)
      #expect(answer.frames["message"] == message.frame)
      #expect(answer.frames["time"] == time.frame)
    }
  }
}
