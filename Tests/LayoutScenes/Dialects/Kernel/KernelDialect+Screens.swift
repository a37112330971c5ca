import ConstraintKernel

extension KernelDialect {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    activate(
      scene.video.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.video.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.video.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.video.heightAnchor.constraint(equalTo: scene.video.widthAnchor, multiplier: 0.5625).at(
        800
      ),
      scene.video.heightAnchor.constraint(
        lessThanOrEqualTo: scene.root.heightAnchor,
        multiplier: 0.6
      ),
      scene.scrubber.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 16),
      scene.scrubber.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -16),
      scene.scrubber.topAnchor.constraint(equalTo: scene.video.bottomAnchor, constant: 12),
      scene.scrubber.heightAnchor.constraint(equalToConstant: 4),
      scene.play.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.play.topAnchor.constraint(equalTo: scene.scrubber.bottomAnchor, constant: 20),
      scene.play.widthAnchor.constraint(equalToConstant: 56),
      scene.play.heightAnchor.constraint(equalToConstant: 56),
      scene.back.rightAnchor.constraint(equalTo: scene.play.leftAnchor, constant: -24),
      scene.back.centerYAnchor.constraint(equalTo: scene.play.centerYAnchor),
      scene.back.widthAnchor.constraint(equalToConstant: 40),
      scene.back.heightAnchor.constraint(equalToConstant: 40),
      scene.forward.leftAnchor.constraint(equalTo: scene.play.rightAnchor, constant: 24),
      scene.forward.centerYAnchor.constraint(equalTo: scene.play.centerYAnchor),
      scene.forward.widthAnchor.constraint(equalTo: scene.back.widthAnchor),
      scene.forward.heightAnchor.constraint(equalTo: scene.back.heightAnchor)
    )
  }

  static func profile(_ scene: Profile, step: Int) {
    activate(
      scene.cover.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.cover.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.cover.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.cover.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.4),
      scene.avatar.centerXAnchor.constraint(equalTo: scene.cover.centerXAnchor),
      scene.avatar.centerYAnchor.constraint(equalTo: scene.cover.bottomAnchor),
      scene.avatar.widthAnchor.constraint(equalToConstant: 96),
      scene.avatar.heightAnchor.constraint(equalTo: scene.avatar.widthAnchor),
      scene.name.centerXAnchor.constraint(equalTo: scene.avatar.centerXAnchor),
      scene.name.topAnchor.constraint(equalTo: scene.avatar.bottomAnchor, constant: 12),
      scene.name.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 16
      ),
      scene.about.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.about.topAnchor.constraint(equalTo: scene.name.bottomAnchor, constant: 8),
      scene.about.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.8
      ),
      scene.follow.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.follow.topAnchor.constraint(equalTo: scene.about.bottomAnchor, constant: 16),
      scene.follow.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    )
  }

  static func onboarding(_ scene: Onboarding, step: Int) {
    activate(
      LayoutConstraint(
        item: scene.skip,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.skip,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.image.topAnchor.constraint(equalTo: scene.skip.bottomAnchor, constant: 16),
      scene.image.bottomAnchor.constraint(equalTo: scene.root.centerYAnchor),
      LayoutConstraint(
        item: scene.image,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.image.widthAnchor.constraint(equalTo: scene.image.heightAnchor, multiplier: 1.2).at(
        800
      ),
      LayoutConstraint(
        item: scene.image,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.headline.firstBaselineAnchor.constraint(
        equalTo: scene.image.bottomAnchor,
        constant: 52
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.lead.firstBaselineAnchor.constraint(
        equalTo: scene.headline.lastBaselineAnchor,
        constant: 28
      ),
      scene.lead.leadingAnchor.constraint(equalTo: scene.headline.leadingAnchor),
      LayoutConstraint(
        item: scene.lead,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.next,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.next,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.next.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.75).at(900),
      scene.next.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      scene.next.heightAnchor.constraint(equalToConstant: 50)
    )
  }

  static func emptyState(_ scene: EmptyState, step: Int) {
    activate(
      scene.group.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      LayoutConstraint(
        item: scene.group,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 0.9,
        constant: 0
      ),
      scene.group.widthAnchor.constraint(equalTo: scene.illustration.widthAnchor),
      scene.illustration.topAnchor.constraint(equalTo: scene.group.topAnchor),
      scene.illustration.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      scene.illustration.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5)
        .at(800),
      scene.illustration.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      scene.illustration.heightAnchor.constraint(
        equalTo: scene.illustration.widthAnchor,
        multiplier: 0.75
      ),
      scene.caption.topAnchor.constraint(equalTo: scene.illustration.bottomAnchor, constant: 24),
      scene.caption.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      scene.hint.topAnchor.constraint(equalTo: scene.caption.bottomAnchor, constant: 8),
      scene.hint.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      scene.hint.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 32
      ),
      scene.hint.bottomAnchor.constraint(equalTo: scene.group.bottomAnchor),
      scene.retry.topAnchor.constraint(equalTo: scene.group.bottomAnchor, constant: 20),
      scene.retry.trailingAnchor.constraint(equalTo: scene.group.trailingAnchor)
    )
  }

  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    activate(
      scene.map.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.map.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.map.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.map.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
    )
    activate(
      scene.search.topAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.topAnchor,
        constant: 12
      ),
      scene.search.leadingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.leadingAnchor,
        constant: 16
      ),
      scene.search.trailingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor,
        constant: -16
      ),
      scene.search.heightAnchor.constraint(equalToConstant: 48),
      scene.compass.rightAnchor.constraint(equalTo: scene.map.rightAnchor, constant: -16),
      scene.compass.topAnchor.constraint(equalTo: scene.search.bottomAnchor, constant: 16),
      scene.compass.widthAnchor.constraint(equalToConstant: 44),
      scene.compass.heightAnchor.constraint(equalToConstant: 44),
      scene.locate.rightAnchor.constraint(equalTo: scene.compass.rightAnchor),
      scene.locate.topAnchor.constraint(equalTo: scene.compass.bottomAnchor, constant: 8),
      scene.locate.widthAnchor.constraint(equalTo: scene.compass.widthAnchor),
      scene.locate.heightAnchor.constraint(equalTo: scene.compass.heightAnchor),
      LayoutConstraint(
        item: scene.pin,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.map,
        attribute: .centerX,
        multiplier: 0.8,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pin,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.map,
        attribute: .bottom,
        multiplier: 0.45,
        constant: 0
      ),
      scene.pin.widthAnchor.constraint(equalToConstant: 24),
      scene.pin.heightAnchor.constraint(equalToConstant: 36),
      scene.callout.leftAnchor.constraint(equalTo: scene.pin.rightAnchor, constant: 6),
      scene.callout.centerYAnchor.constraint(equalTo: scene.pin.centerYAnchor),
      scene.sheet.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.sheet.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.sheet.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.sheet.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.3).at(
        850
      ),
      scene.sheet.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
      scene.grip.centerXAnchor.constraint(equalTo: scene.sheet.centerXAnchor),
      scene.grip.topAnchor.constraint(equalTo: scene.sheet.topAnchor, constant: 6),
      scene.grip.widthAnchor.constraint(equalToConstant: 36),
      scene.grip.heightAnchor.constraint(equalToConstant: 5)
    )
  }

  static func article(_ scene: Article, step: Int) {
    activate(
      LayoutConstraint(
        item: scene.headline,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.rule,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.rule.topAnchor.constraint(equalTo: scene.headline.bottomAnchor, constant: 12),
      scene.rule.widthAnchor.constraint(equalToConstant: 60),
      scene.rule.heightAnchor.constraint(equalToConstant: 2),
      LayoutConstraint(
        item: scene.figure,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leftMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.figure,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .rightMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.figure,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.figure.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
      scene.text.topAnchor.constraint(equalTo: scene.figure.bottomAnchor, constant: 16),
      scene.text.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
      scene.text.trailingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.trailingAnchor),
      scene.text.bottomAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.bottomAnchor),
      LayoutConstraint(
        item: scene.quote,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .trailingMargin,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .bottom,
        relatedBy: .lessThanOrEqual,
        toItem: scene.text,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      )
    )
  }
}
