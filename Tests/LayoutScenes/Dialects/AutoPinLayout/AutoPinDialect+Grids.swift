import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``CalculatorGrid``.
  public static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    let (display, keys) = (scene.display, scene.keys)
    let (zero, point, equals) = (scene.zero, scene.point, scene.equals)
    display.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    display.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.25)
    var above = display
    for row in keys {
      row.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)
      row[0].autoPinEdge(.top, to: .bottom, of: above, withOffset: 8)
      above = row[0]
    }
    (keys.joined() + [zero]).autoMatchViewsDimension(.height)
    zero.autoPinEdge(.leading, to: .leading, of: keys[2][0])
    zero.autoPinEdge(.trailing, to: .trailing, of: keys[2][1])
    zero.autoPinEdge(.top, to: .bottom, of: keys[2][0], withOffset: 8)
    zero.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)
    for (key, column) in [(point, keys[2][2]), (equals, keys[2][3])] {
      key.autoPinEdge(.leading, to: .leading, of: column)
      key.autoPinEdge(.trailing, to: .trailing, of: column)
    }
    [zero, point, equals].autoAlignViews(to: ALEdge.top)
    [zero, point, equals].autoAlignViews(to: ALEdge.bottom)
  }

  /// Writes a step of ``PhotoGrid``.
  public static func photoGrid(_ scene: PhotoGrid, step: Int) {
    let (hero, thumbs) = (scene.hero, scene.thumbs)
    hero.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    LayoutConstraint.autoSetPriority(750) {
      hero.autoMatch(.height, to: .width, of: hero, withMultiplier: 2.0 / 3.0)
    }
    hero.autoConstrainAttribute(
      .bottom,
      to: .horizontal,
      of: scene.root,
      relation: .lessThanOrEqual
    )
    thumbs.autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSpacing: 4,
      insetSpacing: false
    )
    thumbs[0].autoPinEdge(.top, to: .bottom, of: hero, withOffset: 4)
    for thumb in thumbs { thumb.autoMatch(.height, to: .width, of: thumb) }
  }

  /// Writes a step of ``PricingTable``.
  public static func pricingTable(_ scene: PricingTable, step: Int) {
    let (area, basic, pro, team) = (scene.area, scene.basic, scene.pro, scene.team)
    let (basicPrice, proPrice, teamPrice) = (scene.basicPrice, scene.proPrice, scene.teamPrice)
    area.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 40, left: 24, bottom: 40, right: 24)
    )
    basic.autoPinEdge(.leading, to: .leading, of: area)
    basic.autoAlignAxis(.horizontal, toSameAxisOf: area)
    basic.autoMatch(.height, to: .height, of: pro, withMultiplier: 0.85)
    pro.autoPinEdge(.leading, to: .trailing, of: basic, withOffset: 12)
    pro.autoPinEdge(.top, to: .top, of: area)
    pro.autoPinEdge(.bottom, to: .bottom, of: area)
    team.autoPinEdge(.leading, to: .trailing, of: pro, withOffset: 12)
    team.autoPinEdge(.trailing, to: .trailing, of: area)
    team.autoAlignAxis(.horizontal, toSameAxisOf: area)
    team.autoMatch(.height, to: .height, of: basic)
    [basic, pro, team].autoMatchViewsDimension(.width)
    for price in [basicPrice, proPrice, teamPrice] {
      price.autoAlignAxis(toSuperviewAxis: .vertical)
    }
    proPrice.autoPinEdge(toSuperviewEdge: .top, withInset: 60)
    basicPrice.autoAlignAxis(.baseline, toSameAxisOf: proPrice)
    teamPrice.autoAlignAxis(.firstBaseline, toSameAxisOf: proPrice)
  }

  /// Writes a step of ``Keyboard``.
  public static func keyboard(_ scene: Keyboard, step: Int) {
    let (board, keys) = (scene.board, scene.keys)
    board.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    board.autoSetDimension(.height, toSize: 216)
    keys[0].autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSpacing: 6,
      firstInset: 3,
      lastInset: 3
    )
    keys[1][0].autoConstrainAttribute(.leading, to: .vertical, of: keys[0][0], withOffset: 3)
    keys[2][0].autoPinEdge(.leading, to: .leading, of: keys[1][1])
    for row in keys.dropFirst() {
      for (key, previous) in zip(row.dropFirst(), row) {
        key.autoPinEdge(.leading, to: .trailing, of: previous, withOffset: 6)
      }
      for key in row { key.autoMatch(.width, to: .width, of: keys[0][0]) }
      row.autoAlignViews(to: ALEdge.top)
    }
    keys[0][0].autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    for (row, above) in zip(keys.dropFirst(), keys) {
      row[0].autoPinEdge(.top, to: .bottom, of: above[0], withOffset: 12)
    }
    keys.joined().autoSetViewsDimension(.height, toSize: 42)
  }

  /// Writes a step of ``Sidebar``.
  public static func sidebar(_ scene: Sidebar, step: Int) {
    let (sidebar, divider, content) = (scene.sidebar, scene.divider, scene.content)
    let (person, heading, outline) = (scene.person, scene.heading, scene.outline)
    sidebar.autoPinEdgesToSuperviewEdges(excludingEdge: .trailing)
    LayoutConstraint.autoSetPriority(900) {
      sidebar.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 1.0 / 3.0)
    }
    sidebar.autoSetDimension(.width, toSize: 120, relation: .greaterThanOrEqual)
    sidebar.autoSetDimension(.width, toSize: 320, relation: .lessThanOrEqual)
    divider.autoPinEdge(.leading, to: .trailing, of: sidebar)
    divider.autoPinEdge(toSuperviewEdge: .top)
    divider.autoPinEdge(toSuperviewEdge: .bottom)
    divider.autoSetDimension(.width, toSize: 1)
    content.autoPinEdge(.leading, to: .trailing, of: divider)
    content.autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
    person.autoPinEdge(toSuperviewEdge: .top, withInset: 32)
    person.autoAlignAxis(toSuperviewAxis: .vertical)
    person.autoMatch(.width, to: .width, of: sidebar, withMultiplier: 0.4)
    person.autoMatch(.height, to: .width, of: person)
    heading.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
    heading.autoAlignAxis(.horizontal, toSameAxisOf: person)
    outline.autoPinEdge(.leading, to: .leading, of: heading)
    outline.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
    outline.autoPinEdge(.top, to: .bottom, of: person, withOffset: 20)
    outline.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
  }
}
