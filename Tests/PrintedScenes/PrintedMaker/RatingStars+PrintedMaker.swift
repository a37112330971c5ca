// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30)
      make.leading.equalToSuperview().offset(20)
    }
    scene.stars[0].snp.makeConstraints { make in
      make.leading.equalTo(scene.score.snp.trailing).offset(14)
      make.bottom.equalTo(scene.score.snp.lastBaseline)
      make.width.equalToSuperview().multipliedBy(0.07).priority(720)
      make.width.lessThanOrEqualTo(32)
      make.height.equalTo(scene.stars[0].snp.width)
    }
    scene.stars[1].snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[0].snp.trailing).offset(3)
      make.bottom.equalTo(scene.score.snp.lastBaseline)
      make.width.equalTo(scene.stars[0])
      make.height.equalTo(scene.stars[1].snp.width)
    }
    scene.stars[2].snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[1].snp.trailing).offset(3)
      make.bottom.equalTo(scene.score.snp.lastBaseline)
      make.width.equalTo(scene.stars[0])
      make.height.equalTo(scene.stars[2].snp.width)
    }
    scene.stars[3].snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[2].snp.trailing).offset(3)
      make.bottom.equalTo(scene.score.snp.lastBaseline)
      make.width.equalTo(scene.stars[0])
      make.height.equalTo(scene.stars[3].snp.width)
    }
    scene.stars[4].snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[3].snp.trailing).offset(3)
      make.bottom.equalTo(scene.score.snp.lastBaseline)
      make.width.equalTo(scene.stars[0])
      make.height.equalTo(scene.stars[4].snp.width)
    }
    scene.count.snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[4].snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(20)
      make.lastBaseline.equalTo(scene.score)
    }
  }
}
