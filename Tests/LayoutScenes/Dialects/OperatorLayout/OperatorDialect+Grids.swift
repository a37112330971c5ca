import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``CalculatorGrid``.
  public static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    constrain(scene.display, scene.keys[0][0]) { display, key in
      display.top == display.parent.top
      display.leading == display.parent.leading
      display.trailing == display.parent.trailing
      display.height == display.parent.height / 4
      key.top == display.bottom + 8
    }
    for row in scene.keys {
      constrain(row) { keys in
        keys[0].leading == keys[0].parent.leading + 8
        keys[3].trailing == keys[3].parent.trailing - 8
        distribute(by: 8, horizontally: keys)
        distribute(equalWidth: keys)
        align(top: keys)
      }
    }
    constrain(scene.keys.map { $0[0] }) { distribute(by: 8, vertically: $0) }
    constrain(scene.keys.flatMap { $0 }) { distribute(equalHeight: $0) }
    constrain(scene.root, scene.zero, scene.keys[2][0], scene.keys[2][1]) { root, zero, one, two in
      zero.leading == one.leading
      zero.trailing == two.trailing
      zero.top == one.bottom + 8
      zero.height == one.height
      zero.bottom == root.bottom - 8
    }
    for (key, above) in [(scene.point, scene.keys[2][2]), (scene.equals, scene.keys[2][3])] {
      constrain(key, above, scene.zero) { key, above, zero in
        key.leading == above.leading
        key.trailing == above.trailing
        key.top == zero.top
        key.bottom == zero.bottom
      }
    }
  }

  /// Writes a step of ``PhotoGrid``.
  public static func photoGrid(_ scene: PhotoGrid, step: Int) {
    constrain(scene.root, scene.hero) { root, hero in
      hero.top == root.top
      hero.leading == root.leading
      hero.trailing == root.trailing
      hero.height == hero.width * (2.0 / 3) ~ 750
      hero.bottom <= root.centerY
    }
    constrain([scene.hero] + scene.thumbs) { items in
      let thumbs = Array(items.dropFirst())
      thumbs[0].leading == thumbs[0].parent.leading
      thumbs[2].trailing == thumbs[2].parent.trailing
      distribute(by: 4, horizontally: thumbs)
      distribute(equalWidth: thumbs)
      for thumb in thumbs {
        thumb.height == thumb.width
        thumb.top == items[0].bottom + 4
      }
    }
  }

  /// Writes a step of ``PricingTable``.
  public static func pricingTable(_ scene: PricingTable, step: Int) {
    constrain(scene.area, scene.basic, scene.pro, scene.team) { area, basic, pro, team in
      area.edges == area.parent.edges.inseted(horizontally: 24, vertically: 40)

      basic.leading == area.leading
      basic.centerY == area.centerY
      basic.height == pro.height * 0.85

      pro.leading == basic.trailing + 12
      pro.width == basic.width
      pro.top == area.top
      pro.bottom == area.bottom

      team.leading == pro.trailing + 12
      team.trailing == area.trailing
      team.width == basic.width
      team.centerY == area.centerY
      team.height == basic.height
    }
    constrain(scene.basicPrice, scene.proPrice, scene.teamPrice) { basic, pro, team in
      pro.centerX == pro.parent.centerX
      pro.top == pro.parent.top + 60
      basic.centerX == basic.parent.centerX
      basic.baseline == pro.baseline
      team.centerX == team.parent.centerX
      team.firstBaseline == pro.firstBaseline
    }
  }

  /// Writes a step of ``Keyboard``.
  public static func keyboard(_ scene: Keyboard, step: Int) {
    constrain(scene.root, scene.board) { root, board in
      board.leading == root.leading
      board.trailing == root.trailing
      board.bottom == root.bottom
      board.height == 216
    }
    for row in scene.keys {
      constrain(row) { keys in
        distribute(by: 6, horizontally: keys)
        align(top: keys)
        for key in keys { key.height == 42 }
      }
    }
    constrain(scene.keys.flatMap { $0 }) { distribute(equalWidth: $0) }
    constrain(scene.keys.map { $0[0] }) { distribute(by: 12, vertically: $0) }
    constrain(scene.keys[0][0], scene.keys[0][9]) { first, last in
      first.leading == first.parent.leading + 3
      first.top == first.parent.top + 10
      last.trailing == last.parent.trailing - 3
    }
    constrain(scene.keys[0][0], scene.keys[1][0], scene.keys[1][1], scene.keys[2][0]) {
      upper,
      middle,
      next,
      lower in
      middle.leading == upper.centerX + 3
      lower.leading == next.leading
    }
  }

  /// Writes a step of ``Sidebar``.
  public static func sidebar(_ scene: Sidebar, step: Int) {
    constrain(scene.root, scene.sidebar, scene.divider, scene.content) {
      root,
      sidebar,
      divider,
      content in
      sidebar.leading == root.leading
      sidebar.width == root.width / 3 ~ 900
      sidebar.width >= 120
      sidebar.width <= 320
      divider.leading == sidebar.trailing
      divider.width == 1
      content.leading == divider.trailing
      content.trailing == root.trailing
      for column in [sidebar, divider, content] {
        column.top == root.top
        column.bottom == root.bottom
      }
    }
    constrain(scene.sidebar, scene.content, scene.person, scene.heading, scene.outline) {
      sidebar,
      content,
      person,
      heading,
      outline in
      person.top == sidebar.top + 32
      person.centerX == sidebar.centerX
      person.width == sidebar.width * 0.4
      person.height == person.width

      heading.leading == content.leading + 24
      heading.centerY == person.centerY

      outline.leading == heading.leading
      outline.trailing == content.trailing - 24
      outline.top == person.bottom + 20
      outline.bottom == content.bottom - 20
    }
  }
}
