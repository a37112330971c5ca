import ConstraintKernel

extension KernelDialect {
  static func insetCard(_ scene: InsetCard, step: Int) {
    activate(
      scene.card.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      scene.card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      scene.card.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40),
      scene.card.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.badge.topAnchor.constraint(equalTo: scene.card.topAnchor, constant: 8),
      scene.badge.trailingAnchor.constraint(equalTo: scene.card.trailingAnchor, constant: -8),
      scene.badge.widthAnchor.constraint(equalToConstant: 24),
      scene.badge.heightAnchor.constraint(equalToConstant: 24)
    )
  }

  static func buttonPair(_ scene: ButtonPair, step: Int) {
    activate(
      scene.cancel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 15),
      scene.confirm.leadingAnchor.constraint(equalTo: scene.cancel.trailingAnchor, constant: 12),
      scene.confirm.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -15),
      scene.confirm.widthAnchor.constraint(equalTo: scene.cancel.widthAnchor),
      scene.cancel.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20),
      scene.confirm.bottomAnchor.constraint(equalTo: scene.cancel.bottomAnchor),
      scene.cancel.heightAnchor.constraint(equalToConstant: 44),
      scene.confirm.heightAnchor.constraint(equalTo: scene.cancel.heightAnchor)
    )
  }

  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    activate(
      scene.row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 25),
      scene.row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -25),
      scene.row.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.row.heightAnchor.constraint(equalToConstant: 140),
      scene.first.widthAnchor.constraint(equalTo: scene.row.widthAnchor, multiplier: 0.5),
      scene.second.widthAnchor.constraint(equalTo: scene.first.widthAnchor, constant: -50),
      scene.first.heightAnchor.constraint(equalToConstant: 40),
      scene.second.heightAnchor.constraint(equalTo: scene.first.heightAnchor),
      scene.first.centerXAnchor.constraint(equalTo: scene.row.centerXAnchor),
      scene.second.centerXAnchor.constraint(equalTo: scene.first.centerXAnchor),
      scene.first.topAnchor.constraint(greaterThanOrEqualTo: scene.row.topAnchor, constant: 20),
      scene.first.centerYAnchor.constraint(equalTo: scene.row.centerYAnchor, constant: -30).at(750),
      scene.second.topAnchor.constraint(equalTo: scene.first.bottomAnchor, constant: 20)
    )
  }

  static func centeredThird(_ scene: CenteredThird, step: Int) {
    activate(
      scene.middle.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3.0),
      scene.middle.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 1.0 / 3.0),
      scene.middle.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.middle.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.corner.leftAnchor.constraint(equalTo: scene.middle.rightAnchor),
      scene.corner.topAnchor.constraint(equalTo: scene.middle.bottomAnchor),
      scene.corner.widthAnchor.constraint(equalTo: scene.middle.widthAnchor),
      scene.corner.heightAnchor.constraint(equalTo: scene.middle.heightAnchor),
      scene.halo.leftAnchor.constraint(equalTo: scene.middle.leftAnchor, constant: -6),
      scene.halo.topAnchor.constraint(equalTo: scene.middle.topAnchor, constant: -6),
      scene.halo.rightAnchor.constraint(equalTo: scene.middle.rightAnchor, constant: 6),
      scene.halo.bottomAnchor.constraint(equalTo: scene.middle.bottomAnchor, constant: 6)
    )
  }
}
