import ConstraintKernel

extension KernelDialect {
  static func toolbar(_ scene: Toolbar, step: Int) {
    activate(
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.bar.heightAnchor.constraint(equalToConstant: 49),
      scene.buttons[0].leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor),
      scene.buttons[4].trailingAnchor.constraint(equalTo: scene.bar.trailingAnchor)
    )
    for i in scene.buttons.indices.dropFirst() {
      activate(
        scene.buttons[i].leadingAnchor.constraint(equalTo: scene.buttons[i - 1].trailingAnchor),
        scene.buttons[i].widthAnchor.constraint(equalTo: scene.buttons[i - 1].widthAnchor)
      )
    }
    for i in scene.buttons.indices {
      activate(
        scene.buttons[i].topAnchor.constraint(equalTo: scene.bar.topAnchor),
        scene.buttons[i].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor)
      )
    }
  }

  static func tabBar(_ scene: TabBar, step: Int) {
    activate(
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.bar.topAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.bottomAnchor,
        constant: -49
      )
    )
    for i in scene.tabs.indices {
      activate(
        LayoutConstraint(
          item: scene.tabs[i],
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.bar,
          attribute: .centerX,
          multiplier: scene.fractions[i],
          constant: 0
        ),
        scene.tabs[i].topAnchor.constraint(equalTo: scene.bar.topAnchor, constant: 5),
        scene.tabs[i].widthAnchor.constraint(equalToConstant: 44),
        scene.tabs[i].heightAnchor.constraint(equalToConstant: 40)
      )
    }
    activate(
      scene.badge.centerXAnchor.constraint(equalTo: scene.tabs[2].trailingAnchor),
      scene.badge.centerYAnchor.constraint(equalTo: scene.tabs[2].topAnchor),
      scene.badge.widthAnchor.constraint(equalToConstant: 18),
      scene.badge.heightAnchor.constraint(equalToConstant: 18),
      scene.content.topAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.topAnchor),
      scene.content.leadingAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.leadingAnchor),
      scene.content.trailingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor
      ),
      scene.content.bottomAnchor.constraint(equalTo: scene.bar.topAnchor)
    )
  }

  static func banner(_ scene: Banner, step: Int) {
    activate(
      scene.banner.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.banner.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 12),
      scene.banner.heightAnchor.constraint(equalToConstant: 56),
      scene.banner.widthAnchor.constraint(equalTo: scene.root.widthAnchor, constant: -32).at(800),
      scene.banner.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      scene.banner.widthAnchor.constraint(greaterThanOrEqualToConstant: 280),
      scene.banner.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 8
      ),
      scene.icon.leadingAnchor.constraint(equalTo: scene.banner.leadingAnchor, constant: 12),
      scene.icon.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor),
      scene.icon.widthAnchor.constraint(equalToConstant: 24),
      scene.icon.heightAnchor.constraint(equalToConstant: 24),
      scene.text.leadingAnchor.constraint(equalTo: scene.icon.trailingAnchor, constant: 8),
      scene.text.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor),
      scene.action.leadingAnchor.constraint(equalTo: scene.text.trailingAnchor, constant: 8),
      scene.action.trailingAnchor.constraint(equalTo: scene.banner.trailingAnchor, constant: -12),
      scene.action.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor)
    )
  }

  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    activate(
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 44),
      scene.bar.heightAnchor.constraint(equalToConstant: 32),
      scene.crumbs[0].leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor, constant: 12),
      scene.crumbs[2].trailingAnchor.constraint(
        lessThanOrEqualTo: scene.bar.trailingAnchor,
        constant: -12
      )
    )
    for i in scene.crumbs.indices {
      activate(
        scene.crumbs[i].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor)
      )
    }
    for i in scene.chevrons.indices {
      activate(
        scene.chevrons[i].leadingAnchor.constraint(
          equalTo: scene.crumbs[i].trailingAnchor,
          constant: 4
        ),
        scene.crumbs[i + 1].leadingAnchor.constraint(
          equalTo: scene.chevrons[i].trailingAnchor,
          constant: 4
        ),
        scene.chevrons[i].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
        scene.chevrons[i].widthAnchor.constraint(equalToConstant: 8),
        scene.chevrons[i].heightAnchor.constraint(equalToConstant: 12)
      )
    }
  }

  static func splitHeader(_ scene: SplitHeader, step: Int) {
    activate(
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.bar.heightAnchor.constraint(equalToConstant: 56),
      scene.back.leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor, constant: 8),
      scene.back.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.actions.trailingAnchor.constraint(equalTo: scene.bar.trailingAnchor, constant: -8),
      scene.actions.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.title.centerXAnchor.constraint(equalTo: scene.bar.centerXAnchor).at(600),
      scene.title.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.back.trailingAnchor,
        constant: 8
      ),
      scene.title.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.actions.leadingAnchor,
        constant: -8
      ),
      scene.title.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor)
    )
  }

  static func ratingStars(_ scene: RatingStars, step: Int) {
    activate(
      scene.score.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      scene.score.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      scene.stars[0].leadingAnchor.constraint(equalTo: scene.score.trailingAnchor, constant: 14),
      scene.stars[0].widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.07).at(
        720
      ),
      scene.stars[0].widthAnchor.constraint(lessThanOrEqualToConstant: 32)
    )
    for i in scene.stars.indices.dropFirst() {
      activate(
        scene.stars[i].leadingAnchor.constraint(
          equalTo: scene.stars[i - 1].trailingAnchor,
          constant: 3
        ),
        scene.stars[i].widthAnchor.constraint(equalTo: scene.stars[0].widthAnchor)
      )
    }
    for i in scene.stars.indices {
      activate(
        scene.stars[i].heightAnchor.constraint(equalTo: scene.stars[i].widthAnchor),
        scene.stars[i].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor)
      )
    }
    activate(
      scene.count.leadingAnchor.constraint(equalTo: scene.stars[4].trailingAnchor, constant: 8),
      scene.count.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.root.trailingAnchor,
        constant: -20
      ),
      scene.count.lastBaselineAnchor.constraint(equalTo: scene.score.lastBaselineAnchor)
    )
  }
}
