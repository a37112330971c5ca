// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    constrain(scene.bar, scene.root) { bar, root in
      bar.top == root.top + 44
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.height == 32
    }
    constrain(scene.crumbs[0], scene.bar) { crumbs0, bar in
      crumbs0.leading == bar.leading + 12
      crumbs0.centerY == bar.centerY
    }
    constrain(scene.crumbs[2], scene.chevrons[1], scene.bar) { crumbs2, chevrons1, bar in
      crumbs2.leading == chevrons1.trailing + 4
      crumbs2.trailing <= bar.trailing - 12
      crumbs2.centerY == bar.centerY
    }
    constrain(scene.crumbs[1], scene.chevrons[0], scene.bar) { crumbs1, chevrons0, bar in
      crumbs1.leading == chevrons0.trailing + 4
      crumbs1.centerY == bar.centerY
    }
    constrain(scene.chevrons[0], scene.crumbs[0], scene.bar) { chevrons0, crumbs0, bar in
      chevrons0.leading == crumbs0.trailing + 4
      chevrons0.centerY == bar.centerY
      chevrons0.width == 8
      chevrons0.height == 12
    }
    constrain(scene.chevrons[1], scene.crumbs[1], scene.bar) { chevrons1, crumbs1, bar in
      chevrons1.leading == crumbs1.trailing + 4
      chevrons1.centerY == bar.centerY
      chevrons1.width == 8
      chevrons1.height == 12
    }
  }
}
