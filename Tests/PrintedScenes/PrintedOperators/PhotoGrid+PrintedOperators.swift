// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    constrain(scene.hero, scene.root) { hero, root in
      hero.top == root.top
      hero.leading == root.leading
      hero.trailing == root.trailing
      hero.bottom <= root.centerY
      hero.height == hero.width * (2.0 / 3) ~ .defaultHigh
    }
    constrain(scene.thumbs[0], scene.hero, scene.root) { thumbs0, hero, root in
      thumbs0.top == hero.bottom + 4
      thumbs0.leading == root.leading
      thumbs0.height == thumbs0.width
    }
    constrain(
      scene.thumbs[2],
      scene.hero,
      scene.thumbs[1],
      scene.root,
      scene.thumbs[0]
    ) { thumbs2, hero, thumbs1, root, thumbs0 in
      thumbs2.top == hero.bottom + 4
      thumbs2.leading == thumbs1.trailing + 4
      thumbs2.trailing == root.trailing
      thumbs2.width == thumbs0.width
      thumbs2.height == thumbs2.width
    }
    constrain(scene.thumbs[1], scene.hero, scene.thumbs[0]) { thumbs1, hero, thumbs0 in
      thumbs1.top == hero.bottom + 4
      thumbs1.leading == thumbs0.trailing + 4
      thumbs1.width == thumbs0.width
      thumbs1.height == thumbs1.width
    }
  }
}
