import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``InsetCard``.
  public static func insetCard(_ scene: InsetCard, step: Int) {
    constrain(scene.root, scene.card, scene.badge) { root, card, badge in
      card.edges == inset(root.edges, 20, 16, 40, 16)
      badge.top == card.top + 8
      badge.trailing == card.trailing - 8
      badge.width == 24
      badge.height == 24
    }
  }

  /// Writes a step of ``ButtonPair``.
  public static func buttonPair(_ scene: ButtonPair, step: Int) {
    constrain(scene.root, scene.cancel, scene.confirm) { root, cancel, confirm in
      cancel.leading == root.leading + 15
      confirm.leading == cancel.trailing + 12
      confirm.trailing == root.trailing - 15
      cancel.bottom == root.bottom - 20
      confirm.bottom == cancel.bottom
      cancel.height == 44
      confirm.size == cancel.size
    }
  }

  /// Writes a step of ``DerivedSizes``.
  public static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    constrain(scene.root, scene.row, scene.first, scene.second) { root, row, first, second in
      row.leading == root.leading + 25
      row.trailing == root.trailing - 25
      row.centerY == root.centerY
      row.height == 140

      first.width == row.width / 2
      second.width == first.width - 50
      first.height == 40
      second.height == first.height

      first.centerX == row.centerX
      second.centerX == first.centerX
      first.top >= row.top + 20
      first.centerY == row.centerY - 30 ~ .defaultHigh
      second.top == first.bottom + 20
    }
  }

  /// Writes a step of ``CenteredThird``.
  public static func centeredThird(_ scene: CenteredThird, step: Int) {
    constrain(scene.root, scene.middle, scene.corner, scene.halo) { root, middle, corner, halo in
      middle.size == root.size / 3
      middle.center == root.center

      corner.left == middle.right
      corner.top == middle.bottom
      corner.size == middle.size

      halo.edges == middle.edges.inseted(by: -6)
    }
  }
}
