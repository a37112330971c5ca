import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``InsetCard``.
  public static func insetCard(_ scene: InsetCard, step: Int) {
    let (card, badge) = (scene.card, scene.badge)
    card.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 20, left: 16, bottom: 40, right: 16)
    )
    badge.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
    badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    badge.autoSetDimensions(to: LayoutSize(width: 24, height: 24))
  }

  /// Writes a step of ``ButtonPair``.
  public static func buttonPair(_ scene: ButtonPair, step: Int) {
    let (cancel, confirm) = (scene.cancel, scene.confirm)
    [cancel, confirm].autoDistributeViews(
      along: .horizontal,
      alignedTo: .bottom,
      withFixedSpacing: 12,
      firstInset: 15,
      lastInset: 15
    )
    cancel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
    cancel.autoSetDimension(.height, toSize: 44)
    [cancel, confirm].autoMatchViewsDimension(.height)
  }

  /// Writes a step of ``DerivedSizes``.
  public static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    let (row, first, second) = (scene.row, scene.first, scene.second)
    row.autoPinEdge(toSuperviewEdge: .leading, withInset: 25)
    row.autoPinEdge(toSuperviewEdge: .trailing, withInset: 25)
    row.autoAlignAxis(toSuperviewAxis: .horizontal)
    row.autoSetDimension(.height, toSize: 140)
    first.autoMatch(.width, to: .width, of: row, withMultiplier: 0.5)
    second.autoMatch(.width, to: .width, of: first, withOffset: -50)
    first.autoSetDimension(.height, toSize: 40)
    [first, second].autoMatchViewsDimension(.height)
    first.autoAlignAxis(toSuperviewAxis: .vertical)
    [first, second].autoAlignViews(to: .vertical)
    first.autoPinEdge(toSuperviewEdge: .top, withInset: 20, relation: .greaterThanOrEqual)
    LayoutConstraint.autoSetPriority(750) {
      first.autoAlignAxis(.horizontal, toSameAxisOf: row, withOffset: -30)
    }
    second.autoPinEdge(.top, to: .bottom, of: first, withOffset: 20)
  }

  /// Writes a step of ``CenteredThird``.
  public static func centeredThird(_ scene: CenteredThird, step: Int) {
    let (halo, middle, corner) = (scene.halo, scene.middle, scene.corner)
    for dimension in ALDimension.allCases {
      middle.autoMatch(dimension, to: dimension, of: scene.root, withMultiplier: 1.0 / 3.0)
      corner.autoMatch(dimension, to: dimension, of: middle)
    }
    middle.autoCenterInSuperview()
    corner.autoPinEdge(.left, to: .right, of: middle)
    corner.autoPinEdge(.top, to: .bottom, of: middle)
    halo.autoPinEdge(.left, to: .left, of: middle, withOffset: -6)
    halo.autoPinEdge(.top, to: .top, of: middle, withOffset: -6)
    halo.autoPinEdge(.right, to: .right, of: middle, withOffset: 6)
    halo.autoPinEdge(.bottom, to: .bottom, of: middle, withOffset: 6)
  }
}
