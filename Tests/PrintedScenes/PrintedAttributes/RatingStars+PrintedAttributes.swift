// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.easy.layout([
      Top(30),
      Leading(20),
    ])
    scene.stars[0].easy.layout([
      Leading(14).to(scene.score, .trailing),
      Bottom().to(scene.score, .lastBaseline),
      Height().like(scene.stars[0], .width),
      Width(*0.07).like(scene.root).with(.custom(720)),
      Width(<=32),
    ])
    scene.stars[1].easy.layout([
      Leading(3).to(scene.stars[0], .trailing),
      Bottom().to(scene.score, .lastBaseline),
      Height().like(scene.stars[1], .width),
      Width().like(scene.stars[0]),
    ])
    scene.stars[2].easy.layout([
      Leading(3).to(scene.stars[1], .trailing),
      Bottom().to(scene.score, .lastBaseline),
      Height().like(scene.stars[2], .width),
      Width().like(scene.stars[0]),
    ])
    scene.stars[3].easy.layout([
      Leading(3).to(scene.stars[2], .trailing),
      Bottom().to(scene.score, .lastBaseline),
      Height().like(scene.stars[3], .width),
      Width().like(scene.stars[0]),
    ])
    scene.stars[4].easy.layout([
      Leading(3).to(scene.stars[3], .trailing),
      Bottom().to(scene.score, .lastBaseline),
      Height().like(scene.stars[4], .width),
      Width().like(scene.stars[0]),
    ])
    scene.count.easy.layout([
      LastBaseline().to(scene.score, .lastBaseline),
      Leading(8).to(scene.stars[4], .trailing),
      Trailing(<=20),
    ])
  }
}
