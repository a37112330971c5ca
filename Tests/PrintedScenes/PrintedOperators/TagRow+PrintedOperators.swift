// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      constrain(scene.swift, scene.root) { swift, root in
        swift.top == root.top + 16
        swift.leading == root.leading + 16
      }
      constrain(scene.layout, scene.swift) { layout, swift in
        layout.top == swift.top
      }
      constrain(scene.solver, scene.swift, scene.layout) { solver, swift, layout in
        solver.top == swift.top
        solver.leading == layout.trailing + 8
      }
      constrain(
        scene.linux,
        scene.swift,
        scene.layout,
        replace: scene.group
      ) { linux, swift, layout in
        linux.top == swift.top
        linux.leading == swift.trailing + 8
        layout.leading == linux.trailing + 8
      }
    case 1:
      constrain(scene.layout, scene.swift, replace: scene.group) { layout, swift in
        layout.leading == swift.trailing + 8
      }
    default:
      constrain(
        scene.layout,
        scene.swift,
        scene.linux,
        scene.solver,
        replace: scene.group
      ) { layout, swift, linux, solver in
        layout.leading == swift.trailing + 8
        linux.top == swift.top
        linux.leading == solver.trailing + 8
      }
    }
  }
}
