import ConstraintKernel
import Testing

/// A pass keeps what it was told, whoever asks something meanwhile.
@Suite("Questions and the pass around them")
struct QuestionTests {
  /// A view that counts its turns and does something in them.
  private final class Counting: LayoutView {
    var updates = 0
    var layouts = 0
    var depth = 0
    var deepest = 0
    var onLayout: (Counting) -> Void = { _ in }
    override func updateConstraints() { updates += 1 }
    override func layoutSubviews() {
      layouts += 1
      depth += 1
      deepest = max(deepest, depth)
      onLayout(self)
      depth -= 1
    }
  }

  private func makeCounting(_ name: String, in parent: LayoutView) -> Counting {
    let view = Counting()
    view.layoutName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  @Test("setNeedsLayout() before a fitting size is honoured after it")
  func layoutMark() {
    let (root, _) = makeRoot()
    let view = makeCounting("view", in: root)
    root.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    #expect(view.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 40, height: 30))
    #expect(view.layouts == 1)
    root.layoutIfNeeded()
    #expect(view.layouts == 2)
    root.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("setNeedsUpdateConstraints() before an explanation is honoured after it")
  func updateMark() {
    let (root, _) = makeRoot()
    let view = makeCounting("view", in: root)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    _ = view.explain(.width)
    #expect(view.updates == 1)
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test("A cell that a list marks and measures in its own turn is laid out in that pass")
  func selfSizingCell() {
    let (root, _) = makeRoot()
    let list = makeCounting("list", in: root)
    let cell = makeCounting("cell", in: list)
    root.layoutIfNeeded()
    let before = cell.layouts
    var isAsked = false
    list.onLayout = { _ in
      guard !isAsked else { return }
      isAsked = true
      cell.setNeedsLayout()
      _ = cell.fittingSize(width: 100)
    }
    list.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(isAsked)
    #expect(cell.layouts == before + 1)
  }

  @Test(
    "A question in layoutSubviews does not end the pass: another pass asked for there is nested",
    arguments: [Question.hasAmbiguousLayout, .dump, .conflictIssues, .explanation, .fittingSize]
  )
  func nesting(question: Question) {
    let scene = QuestionScene()
    let view = makeCounting("view", in: scene.root)
    view.onLayout = { view in
      guard view.layouts < 4 else { return }
      view.addSubview(makeView("new"))
      question.ask(scene)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    scene.root.layoutIfNeeded()
    #expect(view.deepest == 1)
    #expect(view.layouts == 4)
  }

  @Test("What is edited between a question and the end of a turn has its frame in that pass")
  func editInTurn() {
    let (root, _) = makeRoot()
    let view = makeCounting("view", in: root)
    let inner = makeView("inner", in: view)
    pin(inner)
    root.layoutIfNeeded()
    let width = view.constraints.first { $0.firstAttribute == .width }
    view.onLayout = { view in
      guard view.frame.width == 40 else { return }
      width?.constant = 70
      #expect(inner.explain(.width).value == 70)
      #expect(inner.frame.width == 40)
    }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inner.frame.width == 70)
  }

  /// A view that has its natural size asked for again each time it is asked.
  private final class Endless: LayoutView {
    var isEndless = true
    override var intrinsicContentSize: LayoutSize {
      if isEndless { invalidateIntrinsicContentSize() }
      return LayoutSize(width: 10, height: 10)
    }
  }

  @Test("After a pass that came to no end, answers are those of today")
  func exceededRounds() {
    let (root, log) = makeRoot()
    let endless = Endless()
    endless.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(endless)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(log.kinds == [.invalidUse("layout callbacks ask for one round after another")])
    endless.isEndless = false
    let content = makeView("content", in: view)
    pin(content)
    let width = content.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    #expect(view.explain(.width).value == 70)
    width.isActive = false
    content.widthAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(view.systemLayoutSizeFitting(.compressed).width == 80)
  }

  /// A text that has its hierarchy laid out each time it is measured.
  private final class Impatient: LayoutView {
    var asked = 0
    override var contentHeightFollowsWidth: Bool { true }
    override func intrinsicContentHeight(forWidth width: Double) -> Double {
      asked += 1
      layoutIfNeeded()
      return width > 0 ? 3_600 / width : 0
    }
  }

  @Test("A pass asked for while a fitting size is found hands out no frame of that size")
  func passWithinFitting() {
    let (root, _) = makeRoot(120, 300)
    let panel = makeCounting("panel", in: root)
    LayoutConstraint.deactivate(panel.constraints)
    panel.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let text = Impatient()
    text.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(text)
    pin(text)
    root.layoutIfNeeded()
    #expect(panel.frame == rect(0, 0, 120, 30))
    let before = (text.asked, panel.layouts, root.layoutStatistics.framesDelivered)
    #expect(panel.fittingSize(width: 90) == LayoutSize(width: 90, height: 40))
    #expect(text.asked > before.0)
    #expect(panel.frame == rect(0, 0, 120, 30))
    root.layoutIfNeeded()
    #expect(panel.frame == rect(0, 0, 120, 30))
    #expect(panel.layouts == before.1)
    #expect(root.layoutStatistics.framesDelivered == before.2)
  }

  @Test("Asking what is ambiguous gives no frame to a view that no constraint places")
  func openView() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    view.frame = rect(1, 2, 3, 4)
    #expect(root.layoutAmbiguities.map(\.description) == ["view: x, y, width, height"])
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test("Asking a view at its frame for a fitting size has nothing said against the frame later")
  func guest() {
    let (root, log) = makeRoot()
    let view = ContentView(frame: rect(1, 2, 30, -4))
    view.content = LayoutSize(width: 60, height: 50)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 60, height: 50))
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 30, -4))
    #expect(log.issues.isEmpty)
  }
}
