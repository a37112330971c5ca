import AttributeLayout
import Foundation
import Testing

/// Conditions are closures of somebody else: they are asked in passes, and may do anything.
@Suite("Conditions that act", .serialized)
struct ConditionTests {
  /// What a condition does when it is asked.
  enum Deed: String, CaseIterable, Codable, Sendable {
    case movesItem, removesItem, freesRoot, laysOut, declares, fits
  }

  private final class Scene {
    var root: LayoutView? = LayoutView(frame: rect(0, 0, 200, 100))
    let other = LayoutView(frame: rect(0, 0, 300, 100))
    let item = LayoutView()
    let beside = LayoutView()
    var deed: Deed?
    var asked = 0

    init() {
      for root in [root, other] { root?.layoutNode.issueHandler = LayoutIssueHandler { _ in } }
      for view in [item, beside] { root?.addSubview(view) }
      other.easy.layout(Width(300))
      beside.easy.layout(Left(3), Width(4))
    }

    /// Lets the root lie in another one, in which there are other surroundings.
    func moveRoot() {
      let outer = LayoutView(frame: rect(0, 0, 500, 400))
      outer.layoutNode.issueHandler = LayoutIssueHandler { _ in }
      outer.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .compact)
      if let root { outer.addSubview(root) }
      root = outer
    }

    func answer() -> Bool {
      asked += 1
      if asked > 10_000 { exit(EXIT_FAILURE) }
      let deed = deed
      self.deed = nil
      switch deed {
      case .movesItem: other.addSubview(item)
      case .removesItem: item.removeFromSuperview()
      case .freesRoot: root = nil
      case .laysOut: item.layoutIfNeeded()
      case .declares: item.easy.layout(Top(7).when { [unowned self] in answer() })
      case .fits: _ = item.systemLayoutSizeFitting(.compressed)
      case nil: break
      }
      return true
    }
  }

  /// When the condition is asked.
  enum Moment: String, CaseIterable, Codable, Sendable {
    case declaration, pass, reload, environment, newAncestor, newAncestorAfterPass
  }

  @Test("Nothing crashes, and all is laid out", arguments: Deed.allCases, Moment.allCases)
  func deeds(deed: Deed, moment: Moment) async {
    await #expect(processExitsWith: .success) { [deed, moment] in
      let scene = Scene()
      let condition: () -> Bool = { [unowned scene] in scene.answer() }
      if moment == .declaration { scene.deed = deed }
      scene.item.easy.layout(
        Left(10).when(condition),
        Right(20).when(condition),
        Height(30).when(condition)
      )
      scene.other.layoutIfNeeded()
      if moment == .pass { scene.deed = deed }
      if moment != .newAncestor { scene.item.layoutIfNeeded() }
      switch moment {
      case .newAncestor, .newAncestorAfterPass:
        scene.deed = deed
        scene.moveRoot()
      case .reload:
        scene.deed = deed
        scene.item.easy.reload()
      case .environment:
        scene.deed = deed
        scene.root?.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .compact)
      default: break
      }
      scene.item.layoutIfNeeded()
      scene.other.layoutIfNeeded()
      // Wherever it was, it serves here; the conditions hold.
      scene.deed = nil
      scene.other.addSubview(scene.item)
      scene.other.layoutIfNeeded()
      #expect(scene.item.frame.minX == 10)
      #expect(scene.item.frame.width == 270)
      #expect(scene.item.frame.height == 30)
      if scene.root != nil {
        scene.root?.layoutIfNeeded()
        #expect(scene.beside.frame.minX == 3)
        #expect(scene.beside.frame.width == 4)
      }
    }
  }

  /// A screen that views of it ask about themselves.
  private final class Screen {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    var isOn = true
  }

  @Test(
    "None is asked while a root dies, also if a view outlives it",
    arguments: [false, true],
    [false, true]
  )
  func dyingRoot(hasPass: Bool, isTurned: Bool) async {
    await #expect(processExitsWith: .success) { [hasPass, isTurned] in
      let view = LayoutView()
      do {
        let screen = Screen()
        screen.root.addSubview(view)
        view.easy.layout(
          Left(5).when { [unowned screen] in screen.isOn },
          Right(6).when { [unowned screen] in !screen.isOn }
        )
        if isTurned {
          screen.root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
        }
        if hasPass { screen.root.layoutIfNeeded() }
      }
      #expect(view.superview == nil)
    }
  }

  @Test("None is asked while a view in the middle dies", arguments: [false, true])
  func dyingParent(isTurned: Bool) {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    let view = LayoutView()
    var parent: LayoutView? = LayoutView()
    var asked = 0
    if let parent {
      if isTurned {
        parent.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      }
      root.addSubview(parent)
      parent.addSubview(view)
    }
    view.easy.layout(
      Left(5).when {
        asked += 1
        return true
      }
    )
    root.layoutIfNeeded()
    parent?.removeFromSuperview()
    asked = 0
    parent = nil
    #expect(view.superview == nil)
    #expect(asked == 0)
  }
}
