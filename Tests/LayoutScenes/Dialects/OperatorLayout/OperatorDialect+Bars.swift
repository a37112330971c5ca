import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``Toolbar``.
  public static func toolbar(_ scene: Toolbar, step: Int) {
    constrain(scene.bar) { bar in
      bar.leading == bar.parent.leading
      bar.trailing == bar.parent.trailing
      bar.bottom == bar.parent.bottom
      bar.height == 49
    }
    constrain(scene.buttons) { buttons in
      let bar = buttons[0].parent
      buttons[0].leading == bar.leading
      buttons[4].trailing == bar.trailing
      distribute(horizontally: buttons)
      distribute(equalWidth: buttons)
      for button in buttons {
        button.top == bar.top
        button.bottom == bar.bottom
      }
    }
  }

  /// Writes a step of ``TabBar``.
  public static func tabBar(_ scene: TabBar, step: Int) {
    constrain(scene.root, scene.bar, scene.content) { root, bar, content in
      let safe = root.safeArea
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.bottom == root.bottom
      bar.top == safe.bottom - 49

      content.top == safe.top
      content.leading == safe.leading
      content.trailing == safe.trailing
      content.bottom == bar.top
    }
    constrain(scene.tabs) { tabs in
      for (tab, fraction) in zip(tabs, scene.fractions) {
        tab.centerX == tab.parent.centerX * fraction
        tab.top == tab.parent.top + 5
        tab.width == 44
        tab.height == 40
      }
    }
    constrain(scene.tabs[2], scene.badge) { tab, badge in
      badge.centerX == tab.trailing
      badge.centerY == tab.top
      badge.width == 18
      badge.height == 18
    }
  }

  /// Writes a step of ``Banner``.
  public static func banner(_ scene: Banner, step: Int) {
    constrain(scene.root, scene.banner) { root, banner in
      banner.centerX == root.centerX
      banner.top == root.top + 12
      banner.height == 56
      banner.width == root.width - 32 ~ 800
      banner.width <= 480
      banner.width >= 280
      banner.leading >= root.leading + 8
    }
    constrain(scene.banner, scene.icon, scene.text, scene.action) { banner, icon, text, action in
      icon.leading == banner.leading + 12
      icon.width == 24
      icon.height == 24
      text.leading == icon.trailing + 8
      action.leading == text.trailing + 8
      action.trailing == banner.trailing - 12
      for item in [icon, text, action] { item.centerY == banner.centerY }
    }
  }

  /// Writes a step of ``Breadcrumb``.
  public static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    constrain(scene.bar) { bar in
      bar.leading == bar.parent.leading
      bar.trailing == bar.parent.trailing
      bar.top == bar.parent.top + 44
      bar.height == 32
    }
    let path = [
      scene.crumbs[0], scene.chevrons[0], scene.crumbs[1], scene.chevrons[1], scene.crumbs[2],
    ]
    constrain(path) { path in
      let bar = path[0].parent
      path[0].leading == bar.leading + 12
      path[4].trailing <= bar.trailing - 12
      distribute(by: 4, horizontally: path)
      for item in path { item.centerY == bar.centerY }
      for chevron in [path[1], path[3]] {
        chevron.width == 8
        chevron.height == 12
      }
    }
  }

  /// Writes a step of ``SplitHeader``.
  public static func splitHeader(_ scene: SplitHeader, step: Int) {
    constrain(scene.root, scene.bar) { root, bar in
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.top == root.top
      bar.height == 56
    }
    constrain(scene.bar, scene.back, scene.actions, scene.title) { bar, back, actions, title in
      back.leading == bar.leading + 8
      actions.trailing == bar.trailing - 8
      title.centerX == bar.centerX ~ 600
      title.leading >= back.trailing + 8
      title.trailing <= actions.leading - 8
      for item in [back, actions, title] { item.centerY == bar.centerY }
    }
  }

  /// Writes a step of ``RatingStars``.
  public static func ratingStars(_ scene: RatingStars, step: Int) {
    constrain(scene.root, scene.score, scene.stars[4], scene.count) { root, score, last, count in
      score.leading == root.leading + 20
      score.top == root.top + 30
      count.leading == last.trailing + 8
      count.trailing <= root.trailing - 20
      align(baseline: score, count)
    }
    constrain([scene.score] + scene.stars) { items in
      let score = items[0]
      let stars = Array(items.dropFirst())
      stars[0].leading == score.trailing + 14
      distribute(by: 3, horizontally: stars)
      stars[0].width == score.parent.width * 0.07 ~ 720
      stars[0].width <= 32
      distribute(equalWidth: stars)
      for star in stars {
        star.height == star.width
        star.bottom == score.baseline
      }
    }
  }
}
