// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.start.snp.makeConstraints { make in
      make.top.equalTo(scene.root.snp.topMargin)
      make.leading.equalTo(scene.root.snp.leadingMargin)
      make.bottom.equalTo(scene.root.snp.bottomMargin)
    }
    scene.end.snp.makeConstraints { make in
      make.top.bottom.equalTo(scene.start)
      make.leading.equalTo(scene.start.snp.trailing).offset(20)
      make.trailing.equalTo(scene.root.snp.trailingMargin)
      make.width.equalTo(scene.start)
    }
    scene.heading.snp.makeConstraints { make in
      make.top.equalTo(scene.start.snp.top).offset(10)
      make.leading.equalTo(scene.start)
      make.trailing.lessThanOrEqualTo(scene.start)
    }
    scene.value.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.end)
      make.trailing.equalTo(scene.end)
      make.firstBaseline.equalTo(scene.heading)
    }
    scene.paragraph.snp.makeConstraints { make in
      make.leading.trailing.equalTo(scene.start)
      make.firstBaseline.equalTo(scene.heading.snp.lastBaseline).offset(28)
    }
    scene.note.snp.makeConstraints { make in
      make.leading.trailing.equalTo(scene.end)
      make.lastBaseline.equalTo(scene.paragraph)
    }
  }
}
