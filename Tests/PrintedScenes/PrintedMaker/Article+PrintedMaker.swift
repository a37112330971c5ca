// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func article(_ scene: Article, step: Int) {
    scene.headline.snp.makeConstraints { make in
      make.top.equalTo(scene.root.snp.topMargin)
      make.leading.equalTo(scene.root.snp.leadingMargin)
      make.trailing.equalTo(scene.root.snp.trailingMargin)
    }
    scene.rule.snp.makeConstraints { make in
      make.top.equalTo(scene.headline.snp.bottom).offset(12)
      make.centerX.equalTo(scene.root.snp.centerXWithinMargins)
      make.width.equalTo(60)
      make.height.equalTo(2)
    }
    scene.figure.snp.makeConstraints { make in
      make.left.equalTo(scene.root.snp.leftMargin)
      make.right.equalTo(scene.root.snp.rightMargin)
      make.centerY.equalTo(scene.root.snp.centerYWithinMargins)
      make.height.equalToSuperview().multipliedBy(0.25)
    }
    scene.text.snp.makeConstraints { make in
      make.top.equalTo(scene.figure.snp.bottom).offset(16)
      make.leading.trailing.bottom.equalTo(scene.root.layoutMarginsGuide)
    }
    scene.quote.snp.makeConstraints { make in
      make.top.equalTo(scene.text.snp.topMargin)
      make.leading.equalTo(scene.text.snp.leadingMargin)
      make.trailingMargin.equalToSuperview()
      make.bottom.lessThanOrEqualTo(scene.text.snp.bottomMargin)
    }
  }
}
