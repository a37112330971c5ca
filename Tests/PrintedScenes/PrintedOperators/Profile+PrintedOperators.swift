// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func profile(_ scene: Profile, step: Int) {
    constrain(scene.cover, scene.root) { cover, root in
      cover.top == root.top
      cover.leading == root.leading
      cover.trailing == root.trailing
      cover.height == root.height * 0.4
    }
    constrain(scene.avatar, scene.cover) { avatar, cover in
      avatar.centerX == cover.centerX
      avatar.centerY == cover.bottom
      avatar.width == 96
      avatar.height == avatar.width
    }
    constrain(scene.name, scene.avatar, scene.root) { name, avatar, root in
      name.top == avatar.bottom + 12
      name.leading >= root.leading + 16
      name.centerX == avatar.centerX
    }
    constrain(scene.about, scene.name, scene.root) { about, name, root in
      about.top == name.bottom + 8
      about.centerX == root.centerX
      about.width <= root.width * 0.8
    }
    constrain(scene.follow, scene.about, scene.root) { follow, about, root in
      follow.top == about.bottom + 16
      follow.centerX == root.centerX
      follow.width >= 120
    }
  }
}
