import ConstraintKernel

extension KernelDialect {
  static func feedCell(_ scene: FeedCell, step: Int) {
    activate(
      scene.avatar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      scene.avatar.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
      scene.avatar.widthAnchor.constraint(equalToConstant: 48),
      scene.avatar.heightAnchor.constraint(equalToConstant: 48),
      scene.name.leadingAnchor.constraint(equalTo: scene.avatar.trailingAnchor, constant: 12),
      scene.name.topAnchor.constraint(equalTo: scene.avatar.topAnchor),
      scene.handle.leadingAnchor.constraint(equalTo: scene.name.trailingAnchor, constant: 6),
      scene.handle.firstBaselineAnchor.constraint(equalTo: scene.name.firstBaselineAnchor),
      scene.time.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.handle.trailingAnchor,
        constant: 8
      ),
      scene.time.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.time.firstBaselineAnchor.constraint(equalTo: scene.name.firstBaselineAnchor),
      scene.text.leadingAnchor.constraint(equalTo: scene.name.leadingAnchor),
      scene.text.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.text.topAnchor.constraint(equalTo: scene.name.bottomAnchor, constant: 6),
      scene.media.leadingAnchor.constraint(equalTo: scene.text.leadingAnchor),
      scene.media.trailingAnchor.constraint(equalTo: scene.text.trailingAnchor),
      scene.media.topAnchor.constraint(equalTo: scene.text.bottomAnchor, constant: 10),
      scene.media.heightAnchor.constraint(equalTo: scene.media.widthAnchor, multiplier: 0.5625).at(
        700
      ),
      scene.media.bottomAnchor.constraint(lessThanOrEqualTo: scene.root.bottomAnchor, constant: -16)
    )
  }

  static func settingsRow(_ scene: SettingsRow, step: Int) {
    activate(
      scene.row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.row.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40),
      scene.row.heightAnchor.constraint(equalToConstant: 52.5),
      LayoutConstraint(
        item: scene.icon,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.icon.centerYAnchor.constraint(equalTo: scene.row.centerYAnchor),
      scene.icon.widthAnchor.constraint(equalToConstant: 29),
      scene.icon.heightAnchor.constraint(equalTo: scene.icon.widthAnchor),
      scene.title.leadingAnchor.constraint(equalTo: scene.icon.trailingAnchor, constant: 15),
      scene.title.centerYAnchor.constraint(equalTo: scene.row.centerYAnchor),
      scene.title.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.toggle.leadingAnchor,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.hairline.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.hairline.trailingAnchor.constraint(equalTo: scene.row.trailingAnchor),
      scene.hairline.bottomAnchor.constraint(equalTo: scene.row.bottomAnchor),
      scene.hairline.heightAnchor.constraint(equalToConstant: 1.0 / 3.0)
    )
  }

  static func listCell(_ scene: ListCell, step: Int) {
    activate(
      scene.cell.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.cell.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.cell.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.title.leadingAnchor.constraint(equalTo: scene.cell.leadingAnchor, constant: 16),
      scene.title.topAnchor.constraint(equalTo: scene.cell.topAnchor, constant: 10),
      scene.badge.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.title.trailingAnchor,
        constant: 8
      ),
      scene.badge.trailingAnchor.constraint(equalTo: scene.cell.trailingAnchor, constant: -16),
      scene.badge.centerYAnchor.constraint(equalTo: scene.title.centerYAnchor),
      scene.badge.widthAnchor.constraint(greaterThanOrEqualTo: scene.badge.heightAnchor),
      scene.subtitle.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.subtitle.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.cell.trailingAnchor,
        constant: -16
      ),
      scene.subtitle.topAnchor.constraint(equalTo: scene.title.bottomAnchor, constant: 4),
      scene.subtitle.bottomAnchor.constraint(equalTo: scene.cell.bottomAnchor, constant: -10)
    )
  }

  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    activate(
      scene.hello.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12),
      scene.hello.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
      scene.hello.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.7
      ),
      scene.answer.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -12),
      scene.answer.topAnchor.constraint(equalTo: scene.hello.bottomAnchor, constant: 6),
      scene.answer.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.7
      ),
      scene.thanks.leadingAnchor.constraint(equalTo: scene.hello.leadingAnchor),
      scene.thanks.topAnchor.constraint(equalTo: scene.answer.bottomAnchor, constant: 6),
      scene.thanks.widthAnchor.constraint(equalTo: scene.hello.widthAnchor)
    )
    for (text, bubble, start, end) in [
      (scene.helloText, scene.hello, 14.0, 10.0),
      (scene.answerText, scene.answer, 10, 14),
      (scene.thanksText, scene.thanks, 14, 10),
    ] {
      activate(
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: start),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -end)
      )
    }
  }
}
