import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Readable areas in deep trees: each costs the same, however deep it lies.
  ///
  /// Walking from each view to the root would take more than the seconds they have; `LAYOUT_SWEEP=1` takes a
  /// hundred thousand levels.
  @Suite("Readable areas in a deep tree", .serialized)
  struct ReadableDepthTests {
    private static let levels = CallingScene.isSweep ? 100_000 : 10_000

    /// When the guides are asked for.
    enum Occasion: String, CaseIterable, Codable, Sendable {
      case fromTheTop, fromTheBottom, asViewsCome, beforeTheEnvironment, afterAPass
    }

    @Test("Each view is asked for its area", arguments: Occasion.allCases)
    func each(occasion: Occasion) async {
      await #expect(processExitsWith: .success) { [occasion] in
        BoundedProcess.bound()
        let root = LayoutView(frame: rect(0, 0, 1_000, 1_000))
        var views = [root]
        for _ in 0..<Self.levels {
          let view = LayoutView(frame: rect(0, 0, 1_000, 1_000))
          views[views.count - 1].addSubview(view)
          if occasion == .asViewsCome { _ = view.readableContentGuide }
          views.append(view)
        }
        if occasion == .afterAPass { root.layoutIfNeeded() }
        for view in occasion == .fromTheBottom ? views.reversed() : views {
          _ = view.readableContentGuide
        }
        if occasion == .beforeTheEnvironment {
          root.layoutNode.environment = LayoutEnvironment(textScale: 1.25)
        }
        root.layoutIfNeeded()
        // 672 points in the middle of 1,000; 840 where text is a quarter larger.
        let expected =
          occasion == .beforeTheEnvironment ? rect(80, 8, 840, 984) : rect(164, 8, 672, 984)
        for view in views {
          let frame = view.readableContentGuide.layoutFrame
          BoundedProcess.require(frame == expected, "\(frame)")
        }
      }
    }
  }
}
