import MakerLayout

extension MakerDialect {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(49)
    }
    for (index, button) in scene.buttons.enumerated() {
      button.snp.makeConstraints { make in
        make.verticalEdges.equalToSuperview()
        if index == 0 {
          make.leading.equalToSuperview()
        } else {
          make.leading.equalTo(scene.buttons[index - 1].snp.trailing)
          make.width.equalTo(scene.buttons[index - 1])
        }
        if button === scene.buttons.last { make.trailing.equalToSuperview() }
      }
    }
  }

  static func tabBar(_ scene: TabBar, step: Int) {
    let safeArea = scene.root.safeAreaLayoutGuide
    scene.bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(safeArea.snp.bottom).offset(-49)
    }
    for (tab, fraction) in zip(scene.tabs, scene.fractions) {
      tab.snp.makeConstraints { make in
        make.centerX.equalToSuperview().multipliedBy(fraction)
        make.top.equalToSuperview().offset(5)
        make.size.equalTo(LayoutSize(width: 44, height: 40))
      }
    }
    scene.badge.snp.makeConstraints { make in
      make.centerX.equalTo(scene.tabs[2].snp.trailing)
      make.centerY.equalTo(scene.tabs[2].snp.top)
      make.size.equalTo(18)
    }
    scene.content.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(safeArea)
      make.bottom.equalTo(scene.bar.snp.top)
    }
  }

  static func banner(_ scene: Banner, step: Int) {
    scene.banner.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().offset(12)
      make.height.equalTo(56)
      make.width.equalToSuperview().offset(-32).priority(800)
      make.width.lessThanOrEqualTo(480)
      make.width.greaterThanOrEqualTo(280)
      make.leading.greaterThanOrEqualToSuperview().inset(8)
    }
    scene.icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
      make.size.equalTo(24)
    }
    scene.text.snp.makeConstraints { make in
      make.leading.equalTo(scene.icon.snp.trailing).offset(8)
      make.centerY.equalToSuperview()
    }
    scene.action.snp.makeConstraints { make in
      make.leading.equalTo(scene.text.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
    }
  }

  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalToSuperview().offset(44)
      make.height.equalTo(32)
    }
    for (index, crumb) in scene.crumbs.enumerated() {
      crumb.snp.makeConstraints { make in
        make.centerY.equalToSuperview()
        if index == 0 {
          make.leading.equalToSuperview().inset(12)
        } else {
          make.leading.equalTo(scene.chevrons[index - 1].snp.trailing).offset(4)
        }
        if crumb === scene.crumbs.last { make.trailing.lessThanOrEqualToSuperview().inset(12) }
      }
    }
    for (chevron, crumb) in zip(scene.chevrons, scene.crumbs) {
      chevron.snp.makeConstraints { make in
        make.leading.equalTo(crumb.snp.trailing).offset(4)
        make.centerY.equalToSuperview()
        make.size.equalTo(LayoutSize(width: 8, height: 12))
      }
    }
  }

  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(56)
    }
    scene.back.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(8)
      make.centerY.equalToSuperview()
    }
    scene.actions.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(8)
      make.centerY.equalToSuperview()
    }
    scene.title.snp.makeConstraints { make in
      make.centerX.equalToSuperview().priority(600)
      make.leading.greaterThanOrEqualTo(scene.back.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualTo(scene.actions.snp.leading).offset(-8)
      make.centerY.equalToSuperview()
    }
  }

  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview().offset(30)
    }
    for (index, star) in scene.stars.enumerated() {
      star.snp.makeConstraints { make in
        make.height.equalTo(star.snp.width)
        make.bottom.equalTo(scene.score.snp.lastBaseline)
        if index == 0 {
          make.leading.equalTo(scene.score.snp.trailing).offset(14)
          make.width.equalToSuperview().multipliedBy(0.07).priority(720)
          make.width.lessThanOrEqualTo(32)
        } else {
          make.leading.equalTo(scene.stars[index - 1].snp.trailing).offset(3)
          make.width.equalTo(scene.stars[0])
        }
      }
    }
    scene.count.snp.makeConstraints { make in
      make.leading.equalTo(scene.stars[4].snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(20)
      make.lastBaseline.equalTo(scene.score)
    }
  }
}
