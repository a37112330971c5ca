import LayoutTesting
import Testing

/// An item of a toolkit of its own.
private final class Box: LayoutItem, LayoutContainer {
  let layoutNode = LayoutNode()
  let layoutName: String
  var layoutFrame = LayoutRect.zero
  private(set) var layoutChildren: [any LayoutItem] = []
  private weak var parent: Box?
  var layoutParent: (any LayoutItem)? { parent }

  init(_ name: String, in parent: Box? = nil) {
    layoutName = name
    self.parent = parent
    parent?.layoutChildren.append(self)
    translatesAutoresizingMaskIntoConstraints = parent == nil
    layoutParentDidChange()
  }
}

/// An icon of 24 points, and a title that fills the rest of the panel.
private func panel(gap: Double = 8, isPhysical: Bool = false) -> Box {
  let panel = Box("panel")
  let icon = Box("icon", in: panel)
  let title = Box("title", in: panel)
  LayoutConstraint.activate([
    isPhysical
      ? icon.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 16)
      : icon.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
    icon.topAnchor.constraint(equalTo: panel.topAnchor, constant: 4),
    icon.widthAnchor.constraint(equalToConstant: 24),
    icon.heightAnchor.constraint(equalToConstant: 24),
    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap),
    title.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
    title.topAnchor.constraint(equalTo: icon.topAnchor),
    title.heightAnchor.constraint(equalToConstant: 24),
  ])
  return panel
}

@Suite("Screens whose root is no view")
struct ForeignScreenTests {
  @Test("Two builders of one screen are the same in every case")
  func same() {
    let report = LayoutComparison("panel", old: { panel() }, new: { panel() }).report()
    #expect(report.isClean, "\(report)")
    #expect(report.cases == LayoutMatrix.usual.count)
  }

  @Test("Another constant is a difference of the item that has it")
  func constant() {
    let report = LayoutComparison("panel", old: { panel() }, new: { panel(gap: 9) }).report()
    #expect(report.differences.map(\.kind) == [.constant])
    #expect(report.differences.map(\.item) == ["title"])
    #expect(report.overlays.first?.svg().contains("<title>title, new</title>") == true)
  }

  @Test("A physical side is a difference of handedness, and moves frames right to left")
  func handedness() {
    let one = { panel() as any LayoutItem }
    let other = { panel(isPhysical: true) as any LayoutItem }
    let report = LayoutComparison("panel", old: one, new: other).report()
    #expect(report.differences.contains { $0.kind == .handedness && $0.item == "icon" })
    let matrix = LayoutMatrix(sizes: [LayoutSize(width: 320, height: 48)])
    var still = LayoutComparison([ComparedScreen("panel", old: one, new: other)], matrix: matrix)
    still.searchesSlack = true
    let slack = still.report().differences
    #expect(slack.contains { $0.description.contains("rtl") })
  }

  @Test("A state is shown by a closure, on any root")
  func states() {
    func screen(_ wide: Double) -> ComparedScreen.Version {
      .builder {
        let root = panel()
        let limit = root.widthAnchor.constraint(greaterThanOrEqualToConstant: wide)
        return BuiltScreen(root) { state in limit.isActive = state == "wide" }
      }
    }
    let same = ComparedScreen("panel", states: ["wide", "narrow"], old: screen(9), new: screen(9))
    #expect(LayoutComparison([same]).report().isClean)
    let other = ComparedScreen("panel", states: ["wide", "narrow"], old: screen(9), new: screen(8))
    let found = LayoutComparison([other]).report().differences
    #expect(!found.isEmpty && found.allSatisfy { $0.item == "panel" && $0.states.last == "wide" })
  }
}
