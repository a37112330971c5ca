import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Thousands of levels, each with 64 bytes of a small stack: nothing recurses with the depth of a tree.
  ///
  /// `LAYOUT_SWEEP=1` takes ten thousand levels on half a megabyte.
  @Suite("Deep trees on a small stack", .serialized)
  struct DepthTests {
    /// Guides are items too, and a stack has many constraints: fewer levels of these.
    private static func levels(_ feature: Feature) -> Int {
      let levels = CallingScene.isSweep ? 10_000 : 2_000
      switch feature {
      case .safeAreaGuides: return levels / 4 * 3
      // Taken off, their top is free: the time for that still grows with the square of the levels.
      case .marginGuides: return CallingScene.isSweep ? 500 : 250
      // They follow frames: on the way no width is left for the inner ones.
      case .readableGuides: return 40
      case .stacks: return levels / 2
      default: return levels
      }
    }
    static let stack = CallingScene.isSweep ? 512 << 10 : 128 << 10

    /// What every level of the tree has.
    enum Feature: String, CaseIterable, Codable, Sendable {
      case plain, safeAreas, safeAreaGuides, preservedMargins, marginGuides, readableGuides
      case naturalSizes, freeRoot, fitting, stacks, directions, pixels, callbacks, autoresizing,
        gone
    }

    /// A view that overrides what is called on the way.
    private final class Called: LayoutView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }

    @Test("Built, laid out, edited and dropped", arguments: Feature.allCases)
    func features(feature: Feature) async {
      await #expect(processExitsWith: .success) { [feature] in
        BoundedProcess.bound(seconds: CallingScene.isSweep ? 200 : 20)
        BoundedProcess.withStack(bytes: Self.stack) {
          Self.exercise(feature)
        }
      }
    }

    private static func exercise(_ feature: Feature) {
      let root = LayoutView(frame: rect(0, 0, 50_000, 50_000))
      let told = Bound(20)
      root.layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
      var views: [LayoutView] = [root]
      let levels = levels(feature)
      for _ in 0..<levels {
        let view = makeLevel(feature)
        let above = views[views.count - 1]
        if let stack = above as? LayoutStackView {
          stack.addArrangedSubview(view)
        } else {
          above.addSubview(view)
          tie(view, to: above, feature)
        }
        views.append(view)
      }
      prepare(root, views, feature)
      root.layoutIfNeeded()
      let innermost = views[levels]
      let first = innermost.frame
      check(innermost, feature)
      root.frame.size = LayoutSize(width: 60_000, height: 60_000)
      root.layoutNode.environment = LayoutEnvironment(
        layoutDirection: .rightToLeft,
        displayScale: feature == .pixels ? 2 : 0
      )
      disturb(root, feature, by: 3)
      innermost.setNeedsLayout()
      innermost.layoutIfNeeded()
      _ = (feature == .fitting ? views[1] : innermost).systemLayoutSizeFitting(.compressed)
      _ = innermost.convert(LayoutPoint.zero, to: root)
      root.isGone = feature == .gone
      root.isGone = false
      let top = views[1]
      top.removeFromSuperview()
      top.layoutIfNeeded()
      root.addSubview(top)
      tie(top, to: root, feature)
      root.frame.size = LayoutSize(width: 50_000, height: 50_000)
      disturb(root, feature, by: -3)
      root.layoutNode.environment = LayoutEnvironment(displayScale: feature == .pixels ? 2 : 0)
      root.layoutIfNeeded()
      BoundedProcess.require(innermost.frame == first, "\(innermost.frame) after \(first)")
      BoundedProcess.require(told.count == 0, "something was reported")
      views.removeAll()
    }

    /// Changes what the levels hand down.
    private static func disturb(_ root: LayoutView, _ feature: Feature, by points: Double) {
      switch feature {
      case .safeAreas, .safeAreaGuides: root.additionalSafeAreaInsets.bottom += points
      case .preservedMargins, .marginGuides, .readableGuides: root.layoutMargins.top += points
      default: break
      }
    }

    private static func makeLevel(_ feature: Feature) -> LayoutView {
      switch feature {
      case .callbacks: Called()
      case .stacks: LayoutStackView()
      default: LayoutView()
      }
    }

    private static func tie(_ view: LayoutView, to above: LayoutView, _ feature: Feature) {
      if feature == .autoresizing {
        view.frame = LayoutRect(origin: .zero, size: above.frame.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      let guide: LayoutGuide
      switch feature {
      case .safeAreaGuides: guide = above.safeAreaLayoutGuide
      case .marginGuides: guide = above.layoutMarginsGuide
      case .readableGuides: guide = above.readableContentGuide
      default: return pin(view)
      }
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    private static func prepare(_ root: LayoutView, _ views: [LayoutView], _ feature: Feature) {
      switch feature {
      case .safeAreas, .safeAreaGuides: root.additionalSafeAreaInsets = LayoutInsets(top: 20)
      case .preservedMargins:
        for view in views.dropFirst() { view.preservesSuperviewLayoutMargins = true }
        root.layoutMargins = LayoutInsets(top: 30, left: 30, bottom: 30, right: 30)
      case .marginGuides, .readableGuides:
        for view in views {
          view.layoutMargins = LayoutInsets(top: 1, left: 1, bottom: 1, right: 1)
        }
      case .naturalSizes, .freeRoot, .fitting:
        let label = LayoutLabel("innermost")
        label.translatesAutoresizingMaskIntoConstraints = false
        views[views.count - 1].addSubview(label)
        pin(label)
        root.translatesAutoresizingMaskIntoConstraints = feature != .freeRoot
      case .directions:
        for view in views.dropFirst() {
          view.directionalLayoutMargins = LayoutDirectionalInsets(leading: 2, trailing: 3)
        }
      case .pixels: root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
      default: break
      }
    }

    /// What hand arithmetic says of the innermost view.
    private static func check(_ view: LayoutView, _ feature: Feature) {
      let size = view.frame.size
      switch feature {
      case .marginGuides:
        // One point on either side of each level.
        let rest = 50_000 - 2 * Double(levels(feature))
        BoundedProcess.require(size == LayoutSize(width: rest, height: rest), "\(size)")
      case .readableGuides:
        // 672 points in the root; each level further in takes its margins from that.
        BoundedProcess.require(size.height == 50_000 - 2 * Double(levels(feature)), "\(size)")
      case .freeRoot:
        // Nine characters of eight points, in a line of twenty.
        BoundedProcess.require(size == LayoutSize(width: 72, height: 20), "\(size)")
      case .safeAreas:
        BoundedProcess.require(view.safeAreaInsets.top == 20, "\(view.safeAreaInsets)")
      case .safeAreaGuides:
        // The first guide keeps clear of it, so nothing is left to hand down.
        BoundedProcess.require(size == LayoutSize(width: 50_000, height: 49_980), "\(size)")
      case .preservedMargins:
        BoundedProcess.require(view.layoutMargins.left == 30, "\(view.layoutMargins)")
      case .directions:
        BoundedProcess.require(view.layoutMargins.left == 2, "\(view.layoutMargins)")
      default:
        BoundedProcess.require(size == LayoutSize(width: 50_000, height: 50_000), "\(size)")
      }
    }
  }
}
