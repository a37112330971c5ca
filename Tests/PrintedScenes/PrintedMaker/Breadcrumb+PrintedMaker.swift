// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(44)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(32)
    }
    scene.crumbs[0].snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.centerY.equalToSuperview()
    }
    scene.crumbs[2].snp.makeConstraints { make in
      make.leading.equalTo(scene.chevrons[1].snp.trailing).offset(4)
      make.trailing.lessThanOrEqualToSuperview().inset(12)
      make.centerY.equalToSuperview()
    }
    scene.crumbs[1].snp.makeConstraints { make in
      make.leading.equalTo(scene.chevrons[0].snp.trailing).offset(4)
      make.centerY.equalToSuperview()
    }
    scene.chevrons[0].snp.makeConstraints { make in
      make.leading.equalTo(scene.crumbs[0].snp.trailing).offset(4)
      make.centerY.equalToSuperview()
      make.width.equalTo(8)
      make.height.equalTo(12)
    }
    scene.chevrons[1].snp.makeConstraints { make in
      make.leading.equalTo(scene.crumbs[1].snp.trailing).offset(4)
      make.centerY.equalToSuperview()
      make.width.equalTo(8)
      make.height.equalTo(12)
    }
  }
}
