// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    constrain(scene.score, scene.root) { score, root in
      score.top == root.top + 30
      score.leading == root.leading + 20
    }
    constrain(scene.stars[0], scene.score, scene.root) { stars0, score, root in
      stars0.leading == score.trailing + 14
      stars0.bottom == score.lastBaseline
      stars0.width == root.width * 0.07 ~ 720
      stars0.width <= 32
      stars0.height == stars0.width
    }
    constrain(scene.stars[1], scene.stars[0], scene.score) { stars1, stars0, score in
      stars1.leading == stars0.trailing + 3
      stars1.bottom == score.lastBaseline
      stars1.width == stars0.width
      stars1.height == stars1.width
    }
    constrain(
      scene.stars[2],
      scene.stars[1],
      scene.score,
      scene.stars[0]
    ) { stars2, stars1, score, stars0 in
      stars2.leading == stars1.trailing + 3
      stars2.bottom == score.lastBaseline
      stars2.width == stars0.width
      stars2.height == stars2.width
    }
    constrain(
      scene.stars[3],
      scene.stars[2],
      scene.score,
      scene.stars[0]
    ) { stars3, stars2, score, stars0 in
      stars3.leading == stars2.trailing + 3
      stars3.bottom == score.lastBaseline
      stars3.width == stars0.width
      stars3.height == stars3.width
    }
    constrain(
      scene.stars[4],
      scene.stars[3],
      scene.score,
      scene.stars[0]
    ) { stars4, stars3, score, stars0 in
      stars4.leading == stars3.trailing + 3
      stars4.bottom == score.lastBaseline
      stars4.width == stars0.width
      stars4.height == stars4.width
    }
    constrain(scene.count, scene.stars[4], scene.root, scene.score) { count, stars4, root, score in
      count.leading == stars4.trailing + 8
      count.trailing <= root.trailing - 20
      count.lastBaseline == score.lastBaseline
    }
  }
}
