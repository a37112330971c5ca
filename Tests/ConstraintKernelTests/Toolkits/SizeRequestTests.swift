import ConstraintKernel
import Testing

/// An item of a foreign class that says what its content needs.
private final class Widget: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Widget?
  private var children: [Widget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  let layoutName: String
  var intrinsicContentSize = LayoutSize.noIntrinsicSize
  var minimumContentSize = LayoutSize.noIntrinsicSize
  /// What the content covers, in square points; nil for content whose height is the same at every width.
  var area: Double?
  /// The widths it was asked for since they were cleared.
  var asked: [Double] = []

  var contentHeightFollowsWidth: Bool { area != nil }

  /// As high as the area takes, at least half of that, its first baseline a quarter below the top.
  func contentHeights(forWidth width: Double) -> LayoutContentHeights {
    asked.append(width)
    let height = area.map { width > 0 ? $0 / width : 0 } ?? 0
    return LayoutContentHeights(
      natural: height,
      minimum: height / 2,
      firstBaseline: height / 4,
      lastBaseline: height / 8
    )
  }

  init(_ name: String, in parent: Widget? = nil) {
    (layoutName, self.parent) = (name, parent)
    if parent != nil { translatesAutoresizingMaskIntoConstraints = false }
    parent?.children.append(self)
    layoutParentDidChange()
  }
}

/// Boxes of 10, 20 and 30 by 8 in a row, 5 apart, from the leading to the trailing edge of a root.
private func makeRow() -> (root: Widget, boxes: [Widget], log: IssueLog) {
  let root = Widget("window")
  let log = IssueLog()
  log.listen(to: root)
  var boxes: [Widget] = []
  for width in [10.0, 20, 30] {
    let box = Widget("box \(Int(width))", in: root)
    box.intrinsicContentSize = LayoutSize(width: width, height: 8)
    let before = boxes.last
    let edge = before?.trailingAnchor ?? root.leadingAnchor
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: edge, constant: before == nil ? 0 : 5),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
    ])
    boxes.append(box)
  }
  boxes[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  return (root, boxes, log)
}

/// A window of 3 to 8 boxes behind and below each other, whose axes nothing ties.
private func makeDesk(seed: UInt64) -> (root: Widget, boxes: [Widget]) {
  var dice = Dice(state: seed)
  func length(to limit: Int) -> Double { Double(Int.random(in: 0..<limit, using: &dice)) }
  let root = Widget("window")
  root.layoutNode.rootSizePriority = 999.9
  var boxes: [Widget] = []
  for index in 0..<Int.random(in: 3...8, using: &dice) {
    let box = Widget("box \(index)", in: root)
    box.intrinsicContentSize = LayoutSize(width: 10 + length(to: 90), height: 10 + length(to: 20))
    box.minimumContentSize = LayoutSize(width: length(to: 10), height: length(to: 10))
    let before = boxes.last
    let left = Bool.random(using: &dice) ? before?.trailingAnchor : nil
    let above = Bool.random(using: &dice) ? before?.bottomAnchor : nil
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: left ?? root.leadingAnchor, constant: length(to: 12)),
      box.topAnchor.constraint(equalTo: above ?? root.topAnchor, constant: length(to: 12)),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 4),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 4),
    ])
    if let before, Bool.random(using: &dice) {
      box.widthAnchor.constraint(equalTo: before.widthAnchor).isActive = true
    }
    boxes.append(box)
  }
  return (root, boxes)
}

@Suite("Sizes that an item could have")
struct SizeRequestTests {
  @Test("Natural is what content likes, the minimum what is required, whatever the frame")
  func row() {
    let (root, boxes, log) = makeRow()
    for width in [70.0, 300, 12] {
      root.layoutFrame.size = LayoutSize(width: width, height: 20)
      // 10 + 5 + 20 + 5 + 30; the gaps alone are required.
      let request = root.layoutSizes(along: .horizontal)
      #expect(request == LayoutSizeRequest(minimum: 10, natural: 70))
      #expect(
        root.layoutSizes(along: .vertical, across: 300)
          == LayoutSizeRequest(minimum: 0, natural: 8)
      )
    }
    boxes[0].minimumContentSize = LayoutSize(width: 7, height: 3)
    boxes[2].minimumContentSize.width = 40
    for box in boxes { box.invalidateIntrinsicContentSize() }
    #expect(
      root.layoutSizes(along: .horizontal) == LayoutSizeRequest(minimum: 57, natural: 80)
    )
    #expect(root.layoutSizes(along: .vertical) == LayoutSizeRequest(minimum: 3, natural: 8))
    #expect(log.issues.isEmpty)
  }

  @Test("A height is that for the width, which is the least one where less is asked for")
  func heightForWidth() {
    let root = Widget("window")
    let text = Widget("text", in: root)
    text.area = 3_600
    text.minimumContentSize.width = 30
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.layoutSizes(along: .horizontal).minimum == 50)
    #expect(
      root.layoutSizes(along: .vertical, across: 80)
        == LayoutSizeRequest(minimum: 30, natural: 60)
    )
    #expect(root.layoutSizes(along: .vertical, across: 110).natural == 40)
    #expect(root.layoutSizes(along: .vertical, across: 0).natural == 120)
    // Widths that were asked for are remembered, whoever asks.
    text.asked = []
    root.layoutFrame.size = LayoutSize(width: 80, height: 60)
    root.layoutIfNeeded()
    #expect(text.layoutFrame == rect(10, 0, 60, 60))
    #expect(text.asked.isEmpty)
    text.area = 1_800
    text.invalidateIntrinsicContentSize()
    #expect(root.layoutSizes(along: .vertical, across: 80).natural == 30)
    #expect(text.asked == [60])
  }

  @Test("Both axes foreseen are what each is alone, by two solutions", arguments: 0..<60)
  func foreseen(seed: Int) {
    let (plain, foreseeing) = (makeDesk(seed: UInt64(seed)), makeDesk(seed: UInt64(seed)))
    for round in 0..<3 {
      let before = foreseeing.root.layoutStatistics.solves
      for axis in [LayoutAxis.vertical, .horizontal] {
        foreseeing.root.foreseeLayoutSizes()
        let known = foreseeing.root.layoutSizes(along: axis)
        #expect(known == plain.root.layoutSizes(along: axis), "\(axis), round \(round)")
      }
      #expect(foreseeing.root.layoutStatistics.solves - before <= 2)
      for desk in [plain, foreseeing] {
        desk.root.layoutFrame.size = LayoutSize(width: 400, height: 100 + 90 * Double(round))
        desk.root.layoutIfNeeded()
        desk.boxes[0].intrinsicContentSize = LayoutSize(width: 33, height: 40 + Double(round))
        desk.boxes[0].invalidateIntrinsicContentSize()
      }
      #expect(plain.boxes.map(\.layoutFrame) == foreseeing.boxes.map(\.layoutFrame))
    }
  }

  @Test("Asking hands out no frame, marks no item, and is seen in no dump")
  func neutrality() {
    let (root, boxes, _) = makeRow()
    root.layoutFrame.size = LayoutSize(width: 100, height: 20)
    root.layoutIfNeeded()
    func state() -> [String] {
      [root.dump(), root.explain(.width).description, boxes[1].explain(.left).description]
    }
    let before = state()
    let (frames, counted) = (boxes.map(\.layoutFrame), root.layoutStatistics.framesDelivered)
    for across in [nil, 10.0, 500] {
      for axis in [LayoutAxis.horizontal, .vertical] {
        _ = root.layoutSizes(along: axis, across: across)
        _ = boxes[1].layoutSizes(along: axis, across: across)
        _ = root.systemLayoutSizeFitting(LayoutSize(width: 5, height: 900))
      }
      #expect(!root.awaitsSolving)
      #expect(boxes.map(\.layoutFrame) == frames)
      #expect(state() == before)
    }
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.framesDelivered == counted)
    #expect(boxes.map(\.layoutFrame) == frames)
    #expect(root.layoutMovedItems().isEmpty)
  }

  @Test("An answer is remembered until a row is edited, and the frame of the root edits none")
  func memory() {
    let (root, boxes, _) = makeRow()
    let request = root.layoutSizes(along: .horizontal)
    func solves(_ change: () -> Void) -> Int {
      change()
      let before = root.layoutStatistics.solves
      _ = root.layoutSizes(along: .horizontal)
      return root.layoutStatistics.solves - before
    }
    #expect(solves {} == 0)
    let resized = solves {
      root.layoutFrame.size = LayoutSize(width: 200, height: 30)
      root.layoutIfNeeded()
    }
    #expect(resized == 0)
    #expect(root.layoutSizes(along: .horizontal) == request)
    #expect(solves { boxes[0].widthAnchor.constraint(equalToConstant: 21).isActive = true } > 0)
    #expect(root.layoutSizes(along: .horizontal) == LayoutSizeRequest(minimum: 31, natural: 81))
    #expect(solves { root.layoutNode.rootSizePriority = 900 } == 0)
  }

  @Test(
    "The answer is that of a root without a frame which two constraints pull at",
    arguments: Sweep.seeds(0..<24)
  )
  func law(seed: Int) {
    var draw = Draw(seed: UInt64(seed))
    let live = LiveBlueprint()
    for _ in 0..<3 { live.addCard(&draw) }
    for _ in 0..<12 {
      live.edit(&draw)
      let width = Double(40 + draw.below(400))
      for across in [nil, width] {
        for axis in [LayoutAxis.horizontal, .vertical] {
          let answer = live.root.layoutSizes(along: axis, across: across)
          let natural = pulled(live.plan, along: axis, across: across, at: .fittingSizeLevel)
          let least = pulled(live.plan, along: axis, across: across, at: 999.5)
          #expect(abs(answer.natural - max(natural, least)) < 2e-6)
          #expect(abs(answer.minimum - least) < 2e-6)
        }
      }
      #expect(live.frames == LiveBlueprint(live.plan).frames)
    }
  }

  /// The length that the root of a plan, built anew, has where constraints of its own pull at it.
  private func pulled(
    _ plan: Blueprint,
    along axis: LayoutAxis,
    across: Double?,
    at level: LayoutPriority
  ) -> Double {
    let live = LiveBlueprint(plan)
    let root = live.root
    root.translatesAutoresizingMaskIntoConstraints = false
    let isWidth = axis == .horizontal
    let along = (isWidth ? root.widthAnchor : root.heightAnchor).constraint(equalToConstant: 0)
    let other = (isWidth ? root.heightAnchor : root.widthAnchor)
      .constraint(equalToConstant: across ?? 0)
    along.priority = level
    other.priority = across == nil ? .fittingSizeLevel : 999.9
    LayoutConstraint.activate([along, other])
    root.layoutIfNeeded()
    return isWidth ? root.frame.width : root.frame.height
  }

  @Test("What becomes of the root between two questions counts at once")
  func turns() {
    let (root, boxes, log) = makeRow()
    root.layoutFrame.size = LayoutSize(width: 100, height: 20)
    let wide = boxes[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    wide.priority = 800
    wide.isActive = true
    boxes[1].area = 400
    boxes[1].minimumContentSize.width = 5
    boxes[1].invalidateIntrinsicContentSize()
    func natural(across: Double?) -> Double {
      root.layoutSizes(along: .vertical, across: across).natural
    }
    // 400 square points at the least width, as the last one gets what 60 leave, and at the natural one of 20.
    #expect(root.layoutSizes(along: .horizontal).natural == 240)
    #expect(natural(across: 60) == 80)
    root.layoutNode.rootSizePriority = 700
    #expect(natural(across: 60) == 20)
    // Gone it has no size, and back the one it had.
    root.isGone = true
    #expect(natural(across: nil) == 0)
    root.isGone = false
    #expect(root.layoutSizes(along: .horizontal).natural == 240)
    // Without a frame of its own it answers in the same way.
    root.translatesAutoresizingMaskIntoConstraints = false
    #expect(root.layoutSizes(along: .horizontal).natural == 240)
    root.translatesAutoresizingMaskIntoConstraints = true
    #expect(root.layoutSizes(along: .horizontal).natural == 240)
    root.layoutIfNeeded()
    #expect(root.layoutFrame.size == LayoutSize(width: 100, height: 20))
    #expect(log.issues.isEmpty)
  }

  @Test("A least size that cannot be kept is a conflict which names it")
  func conflict() throws {
    let (root, boxes, log) = makeRow()
    boxes[1].minimumContentSize.width = 40
    boxes[1].invalidateIntrinsicContentSize()
    root.layoutFrame.size = LayoutSize(width: 30, height: 20)
    root.layoutIfNeeded()
    let issue = try #require(log.issues.first)
    #expect(issue.description.contains("40"))
    #expect(issue.description.contains("its least size"))
    boxes[1].minimumContentSize = .noIntrinsicSize
    boxes[1].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(boxes[2].layoutFrame.maxX == 30)
  }

  @Test("Another text scale gives content another least size, also where it has no natural one")
  func textScale() {
    final class Badge: LayoutView {
      override var minimumContentSize: LayoutSize {
        LayoutSize(width: 10 * effectiveEnvironment.textScale, height: 4)
      }
    }
    let (root, log) = makeRoot(100, 50)
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    pin(badge)
    #expect(root.layoutSizes(along: .horizontal).minimum == 10)
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    #expect(root.layoutSizes(along: .horizontal).minimum == 20)
    #expect(log.issues.isEmpty)
  }

  @Test("An answer that is no number counts as none, is reported, and leaves what was asked before")
  func noNumbers() {
    let root = Widget("window")
    let log = IssueLog()
    log.listen(to: root)
    #expect(root.layoutSizes(along: .vertical, across: 40).natural == 0)
    let text = Widget("text", in: root)
    text.area = .nan
    text.minimumContentSize.height = 6
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    // The least height at any width counts where that for a width is no number.
    #expect(
      root.layoutSizes(along: .vertical, across: 40) == LayoutSizeRequest(minimum: 6, natural: 6)
    )
    #expect(!log.issues.isEmpty)
    for kind in log.kinds {
      guard case .notFinite(let number) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(number.isNaN)
    }
    log.clear()
    for across in [Double.nan, .infinity] {
      text.area = 400
      text.invalidateIntrinsicContentSize()
      let answer = root.layoutSizes(along: .vertical, across: across)
      #expect(answer == root.layoutSizes(along: .vertical))
    }
    #expect(log.issues.count == 2)
    root.layoutNode.rootSizePriority = LayoutPriority(.nan)
    #expect(root.layoutNode.rootSizePriority == .required)
    #expect(log.issues.count == 3)
  }

  @Test("Baselines follow the width where they come with its heights")
  func baselines() {
    let root = Widget("window")
    let (text, mark) = (Widget("text", in: root), Widget("mark", in: root))
    text.area = 3_600
    mark.intrinsicContentSize = LayoutSize(width: 4, height: 4)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      mark.bottomAnchor.constraint(lessThanOrEqualTo: text.lastBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    for width in [60.0, 90, 36, 60] {
      root.layoutFrame.size = LayoutSize(width: width, height: 200)
      root.layoutIfNeeded()
      let height = 3_600 / width
      #expect(text.layoutFrame.height == height)
      #expect(abs(mark.layoutFrame.minY - height / 4) < 1e-6)
    }
    // Once the height is the same at every width, baselines are those of the item again: none.
    text.area = nil
    text.intrinsicContentSize = LayoutSize(width: 50, height: 50)
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(mark.layoutFrame.minY == 0)
  }

  @Test("Heights are asked for at the width that is handed out", arguments: [1.0, 2])
  func pixels(scale: Double) {
    let root = Widget("window")
    root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
    var texts: [Widget] = []
    for _ in 0..<5 {
      let text = Widget("text", in: root)
      text.area = 500
      LayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: texts.last?.trailingAnchor ?? root.leadingAnchor),
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.3),
        text.widthAnchor.constraint(equalTo: (texts.first ?? text).widthAnchor),
      ])
      texts.append(text)
    }
    texts[4].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    for width in [101.0, 102, 103, 101] {
      root.layoutFrame.size = LayoutSize(width: width, height: 50)
      root.layoutIfNeeded()
      for text in texts {
        #expect((text.layoutFrame.width * scale).rounded() == text.layoutFrame.width * scale)
        #expect(text.asked.contains(text.layoutFrame.width))
        #expect(text.asked.allSatisfy { ($0 * scale).rounded() == $0 * scale })
      }
    }
  }
}

@Suite("A root that yields")
struct YieldingRootTests {
  @Test("It overflows where reading ends, keeps its frame, and breaks nothing")
  func overflow() {
    let (root, boxes, log) = makeRow()
    for box in boxes {
      box.minimumContentSize = box.intrinsicContentSize
      box.invalidateIntrinsicContentSize()
    }
    root.layoutNode.rootSizePriority = 999.9
    for width in [100.0, 70, 40, 50, 20, 70, 100] {
      root.layoutFrame.size = LayoutSize(width: width, height: 5)
      root.layoutIfNeeded()
      #expect(root.layoutFrame == rect(0, 0, width, 5))
      let rest = max(width, 70) - 70
      #expect(boxes[0].layoutFrame.minX == 0)
      #expect(boxes[2].layoutFrame.maxX == 70 + rest)
      #expect(boxes.allSatisfy { $0.layoutFrame.height == 8 })
    }
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    for width in [100.0, 40, 50, 20, 70] {
      root.layoutFrame.size = LayoutSize(width: width, height: 5)
      root.layoutIfNeeded()
      let rest = max(width, 70) - 70
      #expect(boxes[0].layoutFrame.maxX == width)
      #expect(boxes[2].layoutFrame.minX == width - 70 - rest)
      #expect(root.layoutFrame == rect(0, 0, width, 5))
    }
    #expect(log.issues.isEmpty)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("With room enough it is laid out as a root that does not yield", arguments: 0..<8)
  func roomy(seed: Int) {
    var draw = Draw(seed: UInt64(seed))
    let live = LiveBlueprint()
    for _ in 0..<3 { live.addCard(&draw) }
    for _ in 0..<6 { live.edit(&draw) }
    let strict = LiveBlueprint(live.plan)
    guard strict.root.layoutConflicts.isEmpty else { return }
    live.root.layoutNode.rootSizePriority = 999.9
    #expect(live.frames == strict.frames)
    live.root.layoutNode.rootSizePriority = .required
    #expect(live.frames == strict.frames)
  }

  @Test("A level below what holds it yields to that; one that is none is reported")
  func levels() {
    let (root, boxes, log) = makeRow()
    root.layoutFrame.size = LayoutSize(width: 20, height: 20)
    let wide = boxes[2].widthAnchor.constraint(equalToConstant: 200)
    wide.priority = 600
    wide.isActive = true
    // Content resists at 750, and has its natural widths whatever the root would like.
    root.layoutNode.rootSizePriority = 601
    root.layoutIfNeeded()
    #expect(boxes.map(\.layoutFrame.width) == [10, 20, 30])
    root.layoutNode.rootSizePriority = 599
    root.layoutIfNeeded()
    #expect(boxes[2].layoutFrame.width == 200)
    root.layoutNode.rootSizePriority = 0
    #expect(root.layoutNode.rootSizePriority == 599)
    #expect(log.kinds == [.priorityOutOfRange(0)])
    // Why the width is not that of the frame stands in the explanation.
    #expect(root.explain(.width).description.contains("its frame, at 599"))
  }
}
