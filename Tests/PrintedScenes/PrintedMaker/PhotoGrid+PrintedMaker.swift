// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.bottom.lessThanOrEqualTo(scene.root.snp.centerY)
      make.height.equalTo(scene.hero.snp.width).multipliedBy(2.0 / 3).priority(.high)
    }
    scene.thumbs[0].snp.makeConstraints { make in
      make.top.equalTo(scene.hero.snp.bottom).offset(4)
      make.leading.equalToSuperview()
      make.height.equalTo(scene.thumbs[0].snp.width)
    }
    scene.thumbs[2].snp.makeConstraints { make in
      make.top.equalTo(scene.hero.snp.bottom).offset(4)
      make.leading.equalTo(scene.thumbs[1].snp.trailing).offset(4)
      make.trailing.equalToSuperview()
      make.width.equalTo(scene.thumbs[0])
      make.height.equalTo(scene.thumbs[2].snp.width)
    }
    scene.thumbs[1].snp.makeConstraints { make in
      make.top.equalTo(scene.hero.snp.bottom).offset(4)
      make.leading.equalTo(scene.thumbs[0].snp.trailing).offset(4)
      make.width.equalTo(scene.thumbs[0])
      make.height.equalTo(scene.thumbs[1].snp.width)
    }
  }
}
