// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func keyboard(_ scene: Keyboard, step: Int) {
    constrain(scene.board, scene.root) { board, root in
      board.leading == root.leading
      board.trailing == root.trailing
      board.bottom == root.bottom
      board.height == 216
    }
    constrain(scene.keys[0][0], scene.board) { keys00, board in
      keys00.top == board.top + 10
      keys00.leading == board.leading + 3
      keys00.height == 42
    }
    constrain(
      scene.keys[0][9],
      scene.keys[0][0],
      scene.keys[0][8],
      scene.board
    ) { keys09, keys00, keys08, board in
      keys09.top == keys00.top
      keys09.leading == keys08.trailing + 6
      keys09.trailing == board.trailing - 3
      keys09.width == keys00.width
      keys09.height == 42
    }
    constrain(scene.keys[1][0], scene.keys[0][0]) { keys10, keys00 in
      keys10.top == keys00.bottom + 12
      keys10.leading == keys00.centerX + 3
      keys10.width == keys00.width
      keys10.height == 42
    }
    constrain(
      scene.keys[2][0],
      scene.keys[1][0],
      scene.keys[1][1],
      scene.keys[0][0]
    ) { keys20, keys10, keys11, keys00 in
      keys20.top == keys10.bottom + 12
      keys20.leading == keys11.leading
      keys20.width == keys00.width
      keys20.height == 42
    }
    constrain(scene.keys[0][1], scene.keys[0][0]) { keys01, keys00 in
      keys01.top == keys00.top
      keys01.leading == keys00.trailing + 6
      keys01.width == keys00.width
      keys01.height == 42
    }
    constrain(scene.keys[0][2], scene.keys[0][0], scene.keys[0][1]) { keys02, keys00, keys01 in
      keys02.top == keys00.top
      keys02.leading == keys01.trailing + 6
      keys02.width == keys00.width
      keys02.height == 42
    }
    constrain(scene.keys[0][3], scene.keys[0][0], scene.keys[0][2]) { keys03, keys00, keys02 in
      keys03.top == keys00.top
      keys03.leading == keys02.trailing + 6
      keys03.width == keys00.width
      keys03.height == 42
    }
    constrain(scene.keys[0][4], scene.keys[0][0], scene.keys[0][3]) { keys04, keys00, keys03 in
      keys04.top == keys00.top
      keys04.leading == keys03.trailing + 6
      keys04.width == keys00.width
      keys04.height == 42
    }
    constrain(scene.keys[0][5], scene.keys[0][0], scene.keys[0][4]) { keys05, keys00, keys04 in
      keys05.top == keys00.top
      keys05.leading == keys04.trailing + 6
      keys05.width == keys00.width
      keys05.height == 42
    }
    constrain(scene.keys[0][6], scene.keys[0][0], scene.keys[0][5]) { keys06, keys00, keys05 in
      keys06.top == keys00.top
      keys06.leading == keys05.trailing + 6
      keys06.width == keys00.width
      keys06.height == 42
    }
    constrain(scene.keys[0][7], scene.keys[0][0], scene.keys[0][6]) { keys07, keys00, keys06 in
      keys07.top == keys00.top
      keys07.leading == keys06.trailing + 6
      keys07.width == keys00.width
      keys07.height == 42
    }
    constrain(scene.keys[0][8], scene.keys[0][0], scene.keys[0][7]) { keys08, keys00, keys07 in
      keys08.top == keys00.top
      keys08.leading == keys07.trailing + 6
      keys08.width == keys00.width
      keys08.height == 42
    }
    constrain(scene.keys[1][1], scene.keys[1][0], scene.keys[0][0]) { keys11, keys10, keys00 in
      keys11.top == keys10.top
      keys11.leading == keys10.trailing + 6
      keys11.width == keys00.width
      keys11.height == 42
    }
    constrain(
      scene.keys[1][2],
      scene.keys[1][0],
      scene.keys[1][1],
      scene.keys[0][0]
    ) { keys12, keys10, keys11, keys00 in
      keys12.top == keys10.top
      keys12.leading == keys11.trailing + 6
      keys12.width == keys00.width
      keys12.height == 42
    }
    constrain(
      scene.keys[1][3],
      scene.keys[1][0],
      scene.keys[1][2],
      scene.keys[0][0]
    ) { keys13, keys10, keys12, keys00 in
      keys13.top == keys10.top
      keys13.leading == keys12.trailing + 6
      keys13.width == keys00.width
      keys13.height == 42
    }
    constrain(
      scene.keys[1][4],
      scene.keys[1][0],
      scene.keys[1][3],
      scene.keys[0][0]
    ) { keys14, keys10, keys13, keys00 in
      keys14.top == keys10.top
      keys14.leading == keys13.trailing + 6
      keys14.width == keys00.width
      keys14.height == 42
    }
    constrain(
      scene.keys[1][5],
      scene.keys[1][0],
      scene.keys[1][4],
      scene.keys[0][0]
    ) { keys15, keys10, keys14, keys00 in
      keys15.top == keys10.top
      keys15.leading == keys14.trailing + 6
      keys15.width == keys00.width
      keys15.height == 42
    }
    constrain(
      scene.keys[1][6],
      scene.keys[1][0],
      scene.keys[1][5],
      scene.keys[0][0]
    ) { keys16, keys10, keys15, keys00 in
      keys16.top == keys10.top
      keys16.leading == keys15.trailing + 6
      keys16.width == keys00.width
      keys16.height == 42
    }
    constrain(
      scene.keys[1][7],
      scene.keys[1][0],
      scene.keys[1][6],
      scene.keys[0][0]
    ) { keys17, keys10, keys16, keys00 in
      keys17.top == keys10.top
      keys17.leading == keys16.trailing + 6
      keys17.width == keys00.width
      keys17.height == 42
    }
    constrain(
      scene.keys[1][8],
      scene.keys[1][0],
      scene.keys[1][7],
      scene.keys[0][0]
    ) { keys18, keys10, keys17, keys00 in
      keys18.top == keys10.top
      keys18.leading == keys17.trailing + 6
      keys18.width == keys00.width
      keys18.height == 42
    }
    constrain(scene.keys[2][1], scene.keys[2][0], scene.keys[0][0]) { keys21, keys20, keys00 in
      keys21.top == keys20.top
      keys21.leading == keys20.trailing + 6
      keys21.width == keys00.width
      keys21.height == 42
    }
    constrain(
      scene.keys[2][2],
      scene.keys[2][0],
      scene.keys[2][1],
      scene.keys[0][0]
    ) { keys22, keys20, keys21, keys00 in
      keys22.top == keys20.top
      keys22.leading == keys21.trailing + 6
      keys22.width == keys00.width
      keys22.height == 42
    }
    constrain(
      scene.keys[2][3],
      scene.keys[2][0],
      scene.keys[2][2],
      scene.keys[0][0]
    ) { keys23, keys20, keys22, keys00 in
      keys23.top == keys20.top
      keys23.leading == keys22.trailing + 6
      keys23.width == keys00.width
      keys23.height == 42
    }
    constrain(
      scene.keys[2][4],
      scene.keys[2][0],
      scene.keys[2][3],
      scene.keys[0][0]
    ) { keys24, keys20, keys23, keys00 in
      keys24.top == keys20.top
      keys24.leading == keys23.trailing + 6
      keys24.width == keys00.width
      keys24.height == 42
    }
    constrain(
      scene.keys[2][5],
      scene.keys[2][0],
      scene.keys[2][4],
      scene.keys[0][0]
    ) { keys25, keys20, keys24, keys00 in
      keys25.top == keys20.top
      keys25.leading == keys24.trailing + 6
      keys25.width == keys00.width
      keys25.height == 42
    }
    constrain(
      scene.keys[2][6],
      scene.keys[2][0],
      scene.keys[2][5],
      scene.keys[0][0]
    ) { keys26, keys20, keys25, keys00 in
      keys26.top == keys20.top
      keys26.leading == keys25.trailing + 6
      keys26.width == keys00.width
      keys26.height == 42
    }
  }
}
