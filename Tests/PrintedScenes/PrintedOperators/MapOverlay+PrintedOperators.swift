// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    constrain(scene.map, scene.root) { map, root in
      map.edges == root.edges
    }
    constrain(scene.search, scene.root) { search, root in
      search.top == root.safeAreaLayoutGuide.top + 12
      search.leading == root.safeAreaLayoutGuide.leading + 16
      search.trailing == root.safeAreaLayoutGuide.trailing - 16
      search.height == 48
    }
    constrain(scene.compass, scene.search, scene.map) { compass, search, map in
      compass.top == search.bottom + 16
      compass.right == map.right - 16
      compass.width == 44
      compass.height == 44
    }
    constrain(scene.locate, scene.compass) { locate, compass in
      locate.top == compass.bottom + 8
      locate.right == compass.right
      locate.size == compass.size
    }
    constrain(scene.pin, scene.map) { pin, map in
      pin.bottom == map.bottom * 0.45
      pin.centerX == map.centerX * 0.8
      pin.width == 24
      pin.height == 36
    }
    constrain(scene.callout, scene.pin) { callout, pin in
      callout.left == pin.right + 6
      callout.centerY == pin.centerY
    }
    constrain(scene.sheet, scene.root) { sheet, root in
      sheet.leading == root.leading
      sheet.trailing == root.trailing
      sheet.bottom == root.bottom
      sheet.height == root.height * 0.3 ~ 850
      sheet.height >= 160
    }
    constrain(scene.grip, scene.sheet) { grip, sheet in
      grip.top == sheet.top + 6
      grip.centerX == sheet.centerX
      grip.width == 36
      grip.height == 5
    }
  }
}
