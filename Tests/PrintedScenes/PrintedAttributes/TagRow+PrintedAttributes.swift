// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      scene.swift.easy.layout([
        Top(16),
        Leading(16),
      ])
      scene.solver.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.layout, .trailing),
      ])
      scene.linux.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.swift, .trailing),
      ])
      scene.layout.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.linux, .trailing),
      ])
    case 1:
      scene.linux.easy.clear()
      scene.layout.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.swift, .trailing),
      ])
    default:
      scene.linux.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.solver, .trailing),
      ])
      scene.layout.easy.layout([
        Top().to(scene.swift, .top),
        Leading(8).to(scene.swift, .trailing),
      ])
    }
  }
}
