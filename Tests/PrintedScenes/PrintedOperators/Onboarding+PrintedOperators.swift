// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func onboarding(_ scene: Onboarding, step: Int) {
    constrain(scene.skip, scene.root) { skip, root in
      skip.top == root.topMargin
      skip.trailing == root.trailingMargin
    }
    constrain(scene.image, scene.skip, scene.root) { image, skip, root in
      image.top == skip.bottom + 16
      image.leading >= root.leadingMargin
      image.bottom == root.centerY
      image.centerX == root.centerXWithinMargins
      image.width == image.height * 1.2 ~ 800
    }
    constrain(scene.headline, scene.root, scene.image) { headline, root, image in
      headline.leading == root.leadingMargin
      headline.trailing <= root.trailingMargin
      headline.firstBaseline == image.bottom + 52
    }
    constrain(scene.lead, scene.headline, scene.root) { lead, headline, root in
      lead.leading == headline.leading
      lead.trailing == root.trailingMargin
      lead.firstBaseline == headline.lastBaseline + 28
    }
    constrain(scene.next, scene.root) { next, root in
      next.bottom == root.bottomMargin
      next.centerX == root.centerXWithinMargins
      next.width == root.width * 0.75 ~ 900
      next.width <= 400
      next.height == 50
    }
  }
}
