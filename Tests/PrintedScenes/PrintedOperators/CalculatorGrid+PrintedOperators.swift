// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    constrain(scene.display, scene.root) { display, root in
      display.top == root.top
      display.leading == root.leading
      display.trailing == root.trailing
      display.height == root.height * 0.25
    }
    constrain(scene.keys[0][0], scene.display, scene.root) { keys00, display, root in
      keys00.top == display.bottom + 8
      keys00.leading == root.leading + 8
    }
    constrain(
      scene.keys[0][3],
      scene.keys[0][0],
      scene.keys[0][2],
      scene.root
    ) { keys03, keys00, keys02, root in
      keys03.top == keys00.top
      keys03.leading == keys02.trailing + 8
      keys03.trailing == root.trailing - 8
      keys03.size == keys00.size
    }
    constrain(scene.keys[0][1], scene.keys[0][0]) { keys01, keys00 in
      keys01.top == keys00.top
      keys01.leading == keys00.trailing + 8
      keys01.size == keys00.size
    }
    constrain(scene.keys[0][2], scene.keys[0][0], scene.keys[0][1]) { keys02, keys00, keys01 in
      keys02.top == keys00.top
      keys02.leading == keys01.trailing + 8
      keys02.size == keys00.size
    }
    constrain(scene.keys[1][0], scene.keys[0][0], scene.root) { keys10, keys00, root in
      keys10.top == keys00.bottom + 8
      keys10.leading == root.leading + 8
      keys10.height == keys00.height
    }
    constrain(
      scene.keys[1][3],
      scene.keys[1][0],
      scene.keys[1][2],
      scene.root,
      scene.keys[0][0]
    ) { keys13, keys10, keys12, root, keys00 in
      keys13.top == keys10.top
      keys13.leading == keys12.trailing + 8
      keys13.trailing == root.trailing - 8
      keys13.width == keys10.width
      keys13.height == keys00.height
    }
    constrain(scene.keys[1][1], scene.keys[1][0], scene.keys[0][0]) { keys11, keys10, keys00 in
      keys11.top == keys10.top
      keys11.leading == keys10.trailing + 8
      keys11.width == keys10.width
      keys11.height == keys00.height
    }
    constrain(
      scene.keys[1][2],
      scene.keys[1][0],
      scene.keys[1][1],
      scene.keys[0][0]
    ) { keys12, keys10, keys11, keys00 in
      keys12.top == keys10.top
      keys12.leading == keys11.trailing + 8
      keys12.width == keys10.width
      keys12.height == keys00.height
    }
    constrain(
      scene.keys[2][0],
      scene.keys[1][0],
      scene.root,
      scene.keys[0][0]
    ) { keys20, keys10, root, keys00 in
      keys20.top == keys10.bottom + 8
      keys20.leading == root.leading + 8
      keys20.height == keys00.height
    }
    constrain(
      scene.keys[2][3],
      scene.keys[2][0],
      scene.keys[2][2],
      scene.root,
      scene.keys[0][0]
    ) { keys23, keys20, keys22, root, keys00 in
      keys23.top == keys20.top
      keys23.leading == keys22.trailing + 8
      keys23.trailing == root.trailing - 8
      keys23.width == keys20.width
      keys23.height == keys00.height
    }
    constrain(scene.keys[2][1], scene.keys[2][0], scene.keys[0][0]) { keys21, keys20, keys00 in
      keys21.top == keys20.top
      keys21.leading == keys20.trailing + 8
      keys21.width == keys20.width
      keys21.height == keys00.height
    }
    constrain(
      scene.keys[2][2],
      scene.keys[2][0],
      scene.keys[2][1],
      scene.keys[0][0]
    ) { keys22, keys20, keys21, keys00 in
      keys22.top == keys20.top
      keys22.leading == keys21.trailing + 8
      keys22.width == keys20.width
      keys22.height == keys00.height
    }
    constrain(
      scene.zero,
      scene.keys[2][0],
      scene.keys[2][1],
      scene.root,
      scene.keys[0][0]
    ) { zero, keys20, keys21, root, keys00 in
      zero.top == keys20.bottom + 8
      zero.leading == keys20.leading
      zero.trailing == keys21.trailing
      zero.bottom == root.bottom - 8
      zero.height == keys00.height
    }
    constrain(scene.point, scene.zero, scene.keys[2][2]) { point, zero, keys22 in
      point.top == zero.top
      point.leading == keys22.leading
      point.trailing == keys22.trailing
      point.bottom == zero.bottom
    }
    constrain(scene.equals, scene.zero, scene.keys[2][3]) { equals, zero, keys23 in
      equals.top == zero.top
      equals.leading == keys23.leading
      equals.trailing == keys23.trailing
      equals.bottom == zero.bottom
    }
  }
}
