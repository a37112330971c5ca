import ConstraintKernel
import Testing

/// One hierarchy with one of everything that a number can be set on.
private final class NumberBench {
  let (root, log) = makeRoot()
  let view = LayoutView(frame: rect(10, 20, 30, 40))
  let placed = makeView("placed")
  let scroll = LayoutScrollView(frame: rect(100, 0, 50, 50))
  let stack = LayoutStackView()
  let label = LayoutLabel("some words", numberOfLines: 0)
  let guide = LayoutGuide()
  let box = Box()
  let width: LayoutConstraint

  /// An item of another class.
  final class Box: LayoutItem {
    let layoutNode = LayoutNode()
    weak var parent: LayoutView?
    var layoutParent: (any LayoutItem)? { parent }
    var layoutFrame = LayoutRect.zero
  }

  init() {
    width = placed.widthAnchor.constraint(equalToConstant: 25)
    for view in [view, placed, scroll, stack] { root.addSubview(view) }
    box.parent = root
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addLayoutGuide(guide)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(LayoutLabel("more"))
    stack.spacing = 3
    stack.setCustomSpacing(4, after: label)
    scroll.contentSize = LayoutSize(width: 45, height: 70)
    scroll.contentOffset = LayoutPoint(x: 5, y: 6)
    scroll.contentInset = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.additionalSafeAreaInsets = LayoutInsets(top: 1)
    label.preferredMaxLayoutWidth = 40
    root.layoutNode.environment = LayoutEnvironment(displayScale: 2, textScale: 1.5)
    width.goneConstant = 7
    LayoutConstraint.activate([
      width,
      placed.leftAnchor.constraint(equalTo: view.rightAnchor),
      placed.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      placed.heightAnchor.constraint(equalTo: view.heightAnchor),
      stack.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      guide.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      box.leftAnchor.constraint(equalTo: stack.rightAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// Whatever comes out.
  var numbers: [Double] {
    let frames =
      [root, view, placed, scroll, stack, label].map(\.frame) + [box.layoutFrame]
      + ([root, view, scroll].flatMap(\.layoutGuides) + [guide]).map(\.layoutFrame)
    return frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}

/// A property or a function of the kernel that takes a number from outside.
struct NumberSetting: Sendable, CustomTestStringConvertible {
  let testDescription: String
  fileprivate let set: @Sendable (NumberBench, Double) -> Void
  fileprivate let read: @Sendable (NumberBench) -> [Double]

  fileprivate init(
    _ words: String,
    _ set: @escaping @Sendable (NumberBench, Double) -> Void,
    reading read: @escaping @Sendable (NumberBench) -> [Double]
  ) {
    testDescription = words
    self.set = set
    self.read = read
  }

  /// One setting for each number of a rectangle.
  fileprivate static func rects(
    _ words: String,
    _ path: @escaping @Sendable (NumberBench) -> LayoutRect,
    _ set: @escaping @Sendable (NumberBench, LayoutRect) -> Void
  ) -> [NumberSetting] {
    ["x", "y", "width", "height"].enumerated().map { place, name in
      NumberSetting("\(words), \(name)") { bench, number in
        var frame = path(bench)
        switch place {
        case 0: frame.origin.x = number
        case 1: frame.origin.y = number
        case 2: frame.size.width = number
        default: frame.size.height = number
        }
        set(bench, frame)
      } reading: {
        let frame = path($0)
        return [frame.minX, frame.minY, frame.width, frame.height]
      }
    }
  }

  /// One setting for each number of insets.
  fileprivate static func insets(
    _ words: String,
    _ path: @escaping @Sendable (NumberBench) -> LayoutInsets,
    _ set: @escaping @Sendable (NumberBench, LayoutInsets) -> Void
  ) -> [NumberSetting] {
    ["top", "left", "bottom", "right"].enumerated().map { place, name in
      NumberSetting("\(words), \(name)") { bench, number in
        var insets = path(bench)
        switch place {
        case 0: insets.top = number
        case 1: insets.left = number
        case 2: insets.bottom = number
        default: insets.right = number
        }
        set(bench, insets)
      } reading: {
        let insets = path($0)
        return [insets.top, insets.left, insets.bottom, insets.right]
      }
    }
  }

  /// Those of lengths.
  static let lengths: [NumberSetting] =
    rects("frame") {
      $0.view.frame
    } _: {
      $0.view.frame = $1
    }
    + rects("layoutFrame of a view") {
      $0.view.layoutFrame
    } _: {
      $0.view.layoutFrame = $1
    }
    + rects("layoutFrame of a guide") {
      $0.guide.layoutFrame
    } _: {
      $0.guide.layoutFrame = $1
    }
    + rects("bounds") {
      $0.scroll.bounds
    } _: {
      $0.scroll.bounds = $1
    }
    + insets("layoutMargins") {
      $0.view.layoutMargins
    } _: {
      $0.view.layoutMargins = $1
    }
    + insets("layoutMargins of another class") {
      $0.box.layoutMargins
    } _: {
      $0.box.layoutMargins = $1
    }
    + insets("additionalSafeAreaInsets") {
      $0.view.additionalSafeAreaInsets
    } _: {
      $0.view.additionalSafeAreaInsets = $1
    }
    + insets("contentInset") {
      $0.scroll.contentInset
    } _: {
      $0.scroll.contentInset = $1
    }
    + insets("directionalLayoutMargins") {
      $0.view.directionalLayoutMargins.resolved(in: .leftToRight)
    } _: {
      $0.view.directionalLayoutMargins = LayoutDirectionalInsets(
        top: $1.top,
        leading: $1.left,
        bottom: $1.bottom,
        trailing: $1.right
      )
    }
    + [
      NumberSetting("center, x") {
        $0.view.center.x = $1
      } reading: {
        [$0.view.center.x]
      },
      NumberSetting("center, y") {
        $0.view.center.y = $1
      } reading: {
        [$0.view.center.y]
      },
      NumberSetting("contentOffset, x") {
        $0.scroll.contentOffset.x = $1
      } reading: {
        [$0.scroll.contentOffset.x]
      },
      NumberSetting("contentOffset, y") {
        $0.scroll.contentOffset.y = $1
      } reading: {
        [$0.scroll.contentOffset.y]
      },
      NumberSetting("contentSize, width") {
        $0.scroll.contentSize.width = $1
      } reading: {
        [$0.scroll.contentSize.width]
      },
      NumberSetting("contentSize, height") {
        $0.scroll.contentSize.height = $1
      } reading: {
        [$0.scroll.contentSize.height]
      },
      NumberSetting("spacing") {
        $0.stack.spacing = $1
      } reading: {
        [$0.stack.spacing]
      },
      NumberSetting("custom spacing") {
        $0.stack.setCustomSpacing($1, after: $0.label)
      } reading: {
        [$0.stack.customSpacing(after: $0.label)]
      },
      NumberSetting("preferredMaxLayoutWidth") {
        $0.label.preferredMaxLayoutWidth = $1
      } reading: {
        [$0.label.preferredMaxLayoutWidth]
      },
      NumberSetting("constant") {
        $0.width.constant = $1
      } reading: {
        [$0.width.constant]
      },
      NumberSetting("goneConstant") {
        $0.width.goneConstant = $1
      } reading: {
        [$0.width.goneConstant ?? 0]
      },
    ]

  /// Those of scales, which are no lengths.
  static let scales = [
    NumberSetting("displayScale") {
      $0.root.layoutNode.environment?.displayScale = $1
    } reading: {
      [$0.root.effectiveEnvironment.displayScale]
    },
    NumberSetting("textScale") {
      $0.root.layoutNode.environment?.textScale = $1
    } reading: {
      [$0.root.effectiveEnvironment.textScale]
    },
  ]

  /// Those that are part of a question, and set nothing.
  static let questions = [
    NumberSetting("fitting width") {
      _ = $0.stack.systemLayoutSizeFitting(LayoutSize(width: $1, height: 0))
    } reading: { _ in
      []
    },
    NumberSetting("fitting height") {
      _ = $0.stack.systemLayoutSizeFitting(LayoutSize(width: 0, height: $1))
    } reading: { _ in
      []
    },
    NumberSetting("fittingSize(width:)") {
      _ = $0.stack.fittingSize(width: $1)
    } reading: { _ in
      []
    },
  ]

  /// Those of new constraints, which are judged when they are activated.
  static let constraints = [
    NumberSetting("constant of a new constraint") {
      $0.placed.bottomAnchor.constraint(lessThanOrEqualTo: $0.root.bottomAnchor, constant: $1)
        .isActive = true
    } reading: {
      [Double($0.root.constraints.count)]
    },
    NumberSetting("multiplier") {
      $0.stack.widthAnchor.constraint(lessThanOrEqualTo: $0.root.widthAnchor, multiplier: $1)
        .isActive = true
    } reading: {
      [Double($0.root.constraints.count)]
    },
    NumberSetting("system spacing") {
      $0.placed.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: $0.root.topAnchor,
        multiplier: $1
      ).isActive = true
    } reading: {
      [Double($0.root.constraints.count)]
    },
  ]

  /// Those of priorities.
  static let priorities = [
    NumberSetting("hugging") {
      $0.label.setContentHuggingPriority(LayoutPriority(Float($1)), for: .horizontal)
    } reading: {
      [Double($0.label.contentHuggingPriority(for: .horizontal).rawValue)]
    },
    NumberSetting("resistance") {
      $0.label.setContentCompressionResistancePriority(LayoutPriority(Float($1)), for: .vertical)
    } reading: {
      [Double($0.label.contentCompressionResistancePriority(for: .vertical).rawValue)]
    },
    NumberSetting("priority") {
      $0.width.priority = LayoutPriority(Float($1))
    } reading: {
      [Double($0.width.priority.rawValue)]
    },
  ]
}

/// Whatever takes a number takes it by the same rule: none that is not finite, none beyond 2⁵³ points,
/// and what comes out is finite.
@Suite("Numbers that are set")
struct SetNumberTests {
  private static let notFinite = [Double.nan, .infinity, -.infinity]
  private static let extreme = [1e300, -1e300, 1e-300, -1e-300, Double.leastNonzeroMagnitude]
  /// Two to the power of 53.
  private static let largest = 9_007_199_254_740_992.0

  @Test(
    "A number that is not finite is reported once, with that number, and nothing changes",
    arguments: NumberSetting.lengths + NumberSetting.scales + NumberSetting.questions
      + NumberSetting.constraints,
    notFinite
  )
  func refused(setting: NumberSetting, number: Double) {
    let bench = NumberBench()
    #expect(bench.log.issues.isEmpty)
    let (before, numbers) = (setting.read(bench), bench.numbers)
    setting.set(bench, number)
    #expect(bench.log.issues.count == 1)
    guard case .notFinite(let told)? = bench.log.kinds.first else {
      Issue.record("\(bench.log.issues)")
      return
    }
    #expect(told == number || told.isNaN && number.isNaN)
    #expect(bench.log.issues.first?.items.first?.isEmpty == false)
    #expect(setting.read(bench) == before)
    bench.root.layoutIfNeeded()
    #expect(bench.numbers == numbers)
    #expect(bench.log.issues.count == 1)
  }

  @Test("One of a constraint is reported with the line that wrote it", arguments: notFinite)
  func line(number: Double) {
    let bench = NumberBench()
    let line: UInt = #line + 1
    let constraint = bench.view.widthAnchor.constraint(equalToConstant: 3)
    constraint.constant = number
    constraint.goneConstant = number
    constraint.priority = LayoutPriority(Float(number))
    #expect(bench.log.issues.map(\.source?.line) == [line, line, line])
    #expect(
      bench.log.issues.allSatisfy { $0.source?.file.hasSuffix("SetNumberTests.swift") == true }
    )
    #expect(constraint.constant == 3)
    #expect(constraint.goneConstant == nil)
    #expect(constraint.priority == .required)
  }

  @Test(
    "A priority that is none is reported as one out of range, and the former one stands",
    arguments: NumberSetting.priorities,
    notFinite + [1e300, -1e300, 0]
  )
  func priorities(setting: NumberSetting, number: Double) {
    let bench = NumberBench()
    let before = setting.read(bench)
    setting.set(bench, number)
    #expect(bench.log.issues.count == 1)
    guard case .priorityOutOfRange? = bench.log.kinds.first else {
      Issue.record("\(bench.log.issues)")
      return
    }
    #expect(setting.read(bench) == before)
  }

  @Test(
    "A number near the largest or the smallest leaves every frame finite",
    arguments: NumberSetting.lengths + NumberSetting.scales + NumberSetting.questions
      + NumberSetting.constraints,
    extreme
  )
  func finite(setting: NumberSetting, number: Double) {
    let bench = NumberBench()
    setting.set(bench, number)
    bench.root.layoutIfNeeded()
    #expect(bench.numbers.allSatisfy { $0.isFinite }, "\(bench.numbers)")
    #expect(setting.read(bench).allSatisfy { $0.isFinite })
    let notFinite = bench.log.kinds.filter { if case .notFinite = $0 { true } else { false } }
    #expect(notFinite.isEmpty)
  }

  @Test("A frame beyond 2⁵³ points counts as that, whether or not anything speaks of the view")
  func clamped() {
    for isTied in [false, true] {
      let (root, log) = makeRoot()
      let view = LayoutView(frame: rect(-1e300, 0, 1e300, 10))
      root.addSubview(view)
      let other = makeView("other", in: root)
      if isTied { other.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
      #expect(view.frame == rect(-Self.largest, 0, Self.largest, 10))
      root.layoutIfNeeded()
      #expect(view.frame == rect(-Self.largest, 0, Self.largest, 10))
      view.frame = rect(0, 1e17, 5, 5)
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, Self.largest, 5, 5))
      #expect(log.issues.isEmpty)
    }
  }

  @Test("A frame that is no number moves nothing that was placed by it", arguments: notFinite)
  func layoutFrame(number: Double) {
    let (root, log) = makeRoot()
    let view = LayoutView(frame: rect(1, 2, 3, 4))
    view.layoutName = "view"
    root.addSubview(view)
    let other = makeView("other", in: root)
    other.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    view.layoutFrame = rect(number, 2, 3, 4)
    view.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(other.frame.minX == 4)
    #expect(log.issues.map(\.items) == [["view"]])
  }

  @Test(
    "A view that is made with such a frame is told of at once, and stands at zero",
    arguments: ["nan", "inf", "-inf"]
  )
  func madeWith(text: String) async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [text] in
      let view = LayoutView(frame: rect(Double(text) ?? 0, 2, 3, 4))
      BoundedProcess.require(view.frame == .zero, "\(view.frame)")
      let (root, log) = makeRoot()
      root.addSubview(view)
      let other = makeView("other", in: root)
      other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 9).isActive = true
      root.layoutIfNeeded()
      BoundedProcess.require(other.frame.minX == 9, "\(other.frame)")
      BoundedProcess.require(log.issues.isEmpty, "\(log.issues)")
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(told.contains("layout: ") && told.contains(text), "\(told)")
  }

  @Test(
    "A multiplier so near to zero that its inverse is none is refused, as one so large is",
    arguments: [Double.leastNonzeroMagnitude, 1e-300, -1e-300, 9e-13, -9e-13, 1.1e12, -1e300]
  )
  func multipliers(multiplier: Double) {
    let (root, log) = makeRoot()
    let (view, other) = (makeView("view", in: root), makeView("other", in: root))
    view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: multiplier).isActive = true
    #expect(log.kinds == [.multiplierOutOfRange(multiplier)])
    #expect(root.constraints.isEmpty)
  }

  @Test("Those up to 10¹² and down to 10⁻¹² are taken, and so is zero for a size")
  func usableMultipliers() {
    let (root, log) = makeRoot()
    let views = [1e12, -1e12, 1e-12, -1e-12, 0].map { multiplier in
      let view = makeView("view", in: root)
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier, constant: 3)
        .isActive = true
      return view
    }
    #expect(log.issues.isEmpty)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [4e14 + 3, 0, 3, 3, 3])
  }

  @Test("Factors upon factors end at 2⁵³, in both directions", arguments: [1e12, 1e-12, -1e12])
  func chain(factor: Double) {
    let (root, _) = makeRoot()
    let views = (0..<60).map { makeView("v\($0)", in: root) }
    for (view, next) in zip(views, views.dropFirst()) {
      LayoutConstraint(
        item: next,
        attribute: .left,
        relatedBy: .equal,
        toItem: view,
        attribute: .right,
        multiplier: factor,
        constant: 1
      ).isActive = true
      next.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    views[0].widthAnchor.constraint(equalToConstant: 7).isActive = true
    // As long as the difference of two lengths that are none.
    let between = makeView("between", in: root)
    between.leftAnchor.constraint(equalTo: views[57].rightAnchor).isActive = true
    between.rightAnchor.constraint(equalTo: views[59].rightAnchor).isActive = true
    root.layoutIfNeeded()
    let tail = (views + [between]).map(\.frame).flatMap { [$0.minX, $0.maxX, $0.width] }
    #expect(tail.allSatisfy { $0.magnitude <= Self.largest * 2 })
    // Once the numbers are small again, so are the frames.
    for constraint in root.constraints where constraint.multiplier == factor {
      constraint.isActive = false
    }
    for (view, next) in zip(views, views.dropFirst()) {
      next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 1).isActive = true
    }
    root.layoutIfNeeded()
    #expect(views[59].frame == rect(7 + 59 + 58 * 5, 0, 5, 0))
    #expect(between.frame.width == 12)
  }
}
