import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Numbers from outside that are none are reported, and what stood before still stands.
  @Suite("Metrics that are not numbers", .serialized)
  struct InvalidMetricTests {
    /// A number that is none.
    enum NoNumber: String, CaseIterable, Codable, Sendable {
      case notANumber, infinity, minusInfinity

      var value: Double {
        switch self {
        case .notANumber: .nan
        case .infinity: .infinity
        case .minusInfinity: -.infinity
        }
      }
    }

    @Test("A baseline: the last one that was a number stands", arguments: NoNumber.allCases)
    func baseline(number: NoNumber) async {
      await #expect(processExitsWith: .success) { [number] in
        BoundedProcess.bound()
        let number = number.value
        let (root, log) = makeRoot()
        let (view, beside) = (
          ContentView("view", 10, 20, in: root), ContentView("b", 10, 20, in: root)
        )
        view.baselines = (first: 15, last: 3)
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: root.topAnchor),
          beside.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 15)
        view.baselines = (first: number, last: number)
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 15)
        #expect(areAbout(number, log.kinds))
        view.baselines = (first: 16, last: 3)
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 16)
      }
    }

    @Test("A baseline from the start: it counts as none", arguments: NoNumber.allCases)
    func firstBaseline(number: NoNumber) async {
      await #expect(processExitsWith: .success) { [number] in
        BoundedProcess.bound()
        let number = number.value
        let (root, log) = makeRoot()
        let (view, beside) = (
          ContentView("view", 10, 20, in: root), ContentView("b", 10, 20, in: root)
        )
        view.baselines = (first: number, last: number)
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
          beside.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 4)
        #expect(beside.frame.minY == 4)
        #expect(areAbout(number, log.kinds))
      }
    }

    @Test("Insets of the alignment rectangle", arguments: NoNumber.allCases)
    func alignment(number: NoNumber) async {
      await #expect(processExitsWith: .success) { [number] in
        BoundedProcess.bound()
        let number = number.value
        let (root, log) = makeRoot()
        let view = ContentView("view", 10, 20, in: root)
        view.alignment = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
        pin(view)
        root.layoutIfNeeded()
        #expect(view.frame == rect(-2, -1, 406, 304))
        view.alignment = LayoutInsets(top: number, left: 2, bottom: 3, right: 4)
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame == rect(-2, -1, 406, 304))
        #expect(areAbout(number, log.kinds))
      }
    }

    @Test("A natural size", arguments: NoNumber.allCases)
    func naturalSize(number: NoNumber) async {
      await #expect(processExitsWith: .success) { [number] in
        BoundedProcess.bound()
        let number = number.value
        let (root, log) = makeRoot()
        let view = ContentView("view", 10, 20, in: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == LayoutSize(width: 10, height: 20))
        view.content = LayoutSize(width: number, height: 30)
        root.layoutIfNeeded()
        #expect(view.frame.width.isFinite && view.frame.width >= 0)
        #expect(view.frame.height == 30)
        #expect(areAbout(number, log.kinds))
      }
    }

    /// A view that says how far the system reaches into it.
    private final class Covered: LayoutView {
      var cover = LayoutInsets.zero { didSet { setNeedsLayout() } }
      override var safeAreaInsets: LayoutInsets { cover }
    }

    @Test("A safe area: the last one that was a number stands", arguments: NoNumber.allCases)
    func safeArea(number: NoNumber) async {
      await #expect(processExitsWith: .success) { [number] in
        BoundedProcess.bound()
        let number = number.value
        let root = Covered(frame: rect(0, 0, 400, 300))
        let log = IssueLog()
        log.listen(to: root)
        root.cover = LayoutInsets(top: 20)
        let view = makeView("view", in: root)
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
        let margin = makeView("margin", in: root)
        margin.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minY == 20)
        #expect(margin.frame.minY == 28)
        root.cover = LayoutInsets(top: number)
        root.layoutIfNeeded()
        #expect(view.frame.minY == 20)
        root.layoutMargins = LayoutInsets(top: 9)
        root.layoutIfNeeded()
        #expect(margin.frame.minY == 29)
        #expect(areAbout(number, log.kinds))
        root.cover = LayoutInsets(top: 30)
        root.layoutIfNeeded()
        #expect(view.frame.minY == 30)
        #expect(margin.frame.minY == 39)
      }
    }
  }
}

/// Whether it was told of a number that is none, and of nothing else.
private func areAbout(_ number: Double, _ kinds: [LayoutIssue.Kind]) -> Bool {
  !kinds.isEmpty
    && kinds.allSatisfy {
      guard case .notFinite(let told) = $0 else { return false }
      return told == number || told.isNaN && number.isNaN
    }
}
