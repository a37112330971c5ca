import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// A handler may do whatever it likes with the hierarchy; how often it is called is bounded all the same.
  @Suite("Handlers that answer back", .serialized)
  struct IssueHandlerTests {
    /// What a handler does when it hears of an issue.
    enum Answer: String, CaseIterable, Codable, Sendable {
      case conflictAndPass, conflict, pass, report, remove, freeRoot, deactivate, replaceHandler
      case environment, moveAway, ambiguity
    }

    /// What makes the first issue.
    enum Occasion: String, CaseIterable, Codable, Sendable {
      case conflict, notFinite, cyclicHierarchy, noCommonAncestor
    }

    private final class Scene {
      var root: LayoutView?
      let view = makeView("view")
      let other = makeView("other")
      let elsewhere = LayoutView(frame: rect(0, 0, 200, 200))
      let told = Bound(2_000)
      var depth = 0
      var width = 10.0

      init() {
        let root = LayoutView(frame: rect(0, 0, 400, 300))
        self.root = root
        for view in [view, other] { root.addSubview(view) }
        other.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      }

      func listen(_ answer: Answer) {
        root?.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] _ in
          told.pass()
          depth += 1
          BoundedProcess.require(depth < 100, "\(depth) handlers in one another")
          give(answer)
          depth -= 1
        }
      }

      func addConflict() {
        width += 1
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }

      func give(_ answer: Answer) {
        switch answer {
        case .conflictAndPass:
          addConflict()
          view.layoutIfNeeded()
        case .conflict: addConflict()
        case .pass: view.layoutIfNeeded()
        case .report: view.frame = rect(0, 0, .nan, 0)
        case .remove: view.removeFromSuperview()
        case .freeRoot:
          root = nil
          BoundedProcess.overwriteFreedMemory()
        case .deactivate: LayoutConstraint.deactivate(view.constraints)
        case .replaceHandler:
          root?.layoutNode.issueHandler = LayoutIssueHandler { [told] _ in told.pass() }
          BoundedProcess.overwriteFreedMemory()
        case .environment:
          root?.layoutNode.environment = LayoutEnvironment(textScale: width)
        case .moveAway: elsewhere.addSubview(view)
        case .ambiguity: _ = view.hasAmbiguousLayout
        }
      }

      func happens(_ occasion: Occasion) {
        switch occasion {
        case .conflict:
          addConflict()
          addConflict()
          view.layoutIfNeeded()
          view.layoutIfNeeded()
        case .notFinite: view.frame = rect(0, 0, .infinity, 0)
        case .cyclicHierarchy: view.addSubview(view)
        case .noCommonAncestor:
          view.leftAnchor.constraint(equalTo: elsewhere.leftAnchor).isActive = true
        }
      }
    }

    @Test("It ends, and does no harm", arguments: Answer.allCases, Occasion.allCases)
    func answers(answer: Answer, occasion: Occasion) async {
      await #expect(processExitsWith: .success) { [answer, occasion] in
        BoundedProcess.bound()
        let scene = Scene()
        scene.view.layoutIfNeeded()
        scene.listen(answer)
        scene.happens(occasion)
        BoundedProcess.require(scene.told.count > 0, "nothing was reported")
        // What is left is a hierarchy like any other.
        scene.root?.layoutNode.issueHandler = LayoutIssueHandler { _ in }
        LayoutConstraint.deactivate(scene.view.constraints)
        scene.elsewhere.addSubview(scene.view)
        scene.view.translatesAutoresizingMaskIntoConstraints = false
        pin(scene.view)
        scene.elsewhere.layoutIfNeeded()
        BoundedProcess.require(scene.view.frame == rect(0, 0, 200, 200), "\(scene.view.frame)")
      }
    }
  }
}
