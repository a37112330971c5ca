import MakerLayout

extension MakerDialect {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    scene.display.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.25)
    }
    var above = scene.display
    for row in scene.keys {
      for (column, key) in row.enumerated() {
        key.snp.makeConstraints { make in
          if column == 0 {
            make.leading.equalToSuperview().inset(8)
            make.top.equalTo(above.snp.bottom).offset(8)
          } else {
            make.leading.equalTo(row[column - 1].snp.trailing).offset(8)
            make.top.width.equalTo(row[0])
          }
          if key !== scene.keys[0][0] { make.height.equalTo(scene.keys[0][0]) }
          if key === row.last { make.trailing.equalToSuperview().inset(8) }
        }
      }
      above = row[0]
    }
    let lastRow = scene.keys[2]
    scene.zero.snp.makeConstraints { make in
      make.leading.equalTo(lastRow[0])
      make.trailing.equalTo(lastRow[1])
      make.top.equalTo(lastRow[0].snp.bottom).offset(8)
      make.height.equalTo(scene.keys[0][0])
      make.bottom.equalToSuperview().inset(8)
    }
    scene.point.snp.makeConstraints { make in
      make.leading.trailing.equalTo(lastRow[2])
      make.verticalEdges.equalTo(scene.zero)
    }
    scene.equals.snp.makeConstraints { make in
      make.leading.trailing.equalTo(lastRow[3])
      make.verticalEdges.equalTo(scene.zero)
    }
  }

  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(scene.hero.snp.width).multipliedBy(2.0 / 3.0).priority(.high)
      make.bottom.lessThanOrEqualTo(scene.root.snp.centerY)
    }
    for (index, thumb) in scene.thumbs.enumerated() {
      thumb.snp.makeConstraints { make in
        make.height.equalTo(thumb.snp.width)
        make.top.equalTo(scene.hero.snp.bottom).offset(4)
        if index == 0 {
          make.leading.equalToSuperview()
        } else {
          make.leading.equalTo(scene.thumbs[index - 1].snp.trailing).offset(4)
          make.width.equalTo(scene.thumbs[0])
        }
        if thumb === scene.thumbs.last { make.trailing.equalToSuperview() }
      }
    }
  }

  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.area.snp.makeConstraints { make in
      make.verticalEdges.equalToSuperview().inset(40)
      make.leading.trailing.equalToSuperview().inset(24)
    }
    scene.basic.snp.makeConstraints { make in
      make.leading.centerY.equalTo(scene.area)
      make.height.equalTo(scene.pro).multipliedBy(0.85)
    }
    scene.pro.snp.makeConstraints { make in
      make.leading.equalTo(scene.basic.snp.trailing).offset(12)
      make.width.equalTo(scene.basic)
      make.verticalEdges.equalTo(scene.area)
    }
    scene.team.snp.makeConstraints { make in
      make.leading.equalTo(scene.pro.snp.trailing).offset(12)
      make.trailing.centerY.equalTo(scene.area)
      make.size.equalTo(scene.basic)
    }
    scene.proPrice.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().offset(60)
    }
    scene.basicPrice.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.lastBaseline.equalTo(scene.proPrice)
    }
    scene.teamPrice.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.firstBaseline.equalTo(scene.proPrice)
    }
  }

  static func keyboard(_ scene: Keyboard, step: Int) {
    let firstKey = scene.keys[0][0]
    scene.board.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(216)
    }
    for (rowIndex, row) in scene.keys.enumerated() {
      for (index, key) in row.enumerated() {
        key.snp.makeConstraints { make in
          make.height.equalTo(42)
          if key !== firstKey { make.width.equalTo(firstKey) }
          if index > 0 {
            make.leading.equalTo(row[index - 1].snp.trailing).offset(6)
            make.top.equalTo(row[0])
          } else if rowIndex == 0 {
            make.top.equalToSuperview().inset(10)
          } else {
            make.top.equalTo(scene.keys[rowIndex - 1][0].snp.bottom).offset(12)
          }
        }
      }
    }
    firstKey.snp.makeConstraints { $0.leading.equalToSuperview().inset(3) }
    scene.keys[0][9].snp.makeConstraints { $0.trailing.equalToSuperview().inset(3) }
    scene.keys[1][0].snp.makeConstraints { $0.leading.equalTo(firstKey.snp.centerX).offset(3) }
    scene.keys[2][0].snp.makeConstraints { $0.leading.equalTo(scene.keys[1][1]) }
  }

  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.snp.makeConstraints { make in
      make.leading.verticalEdges.equalToSuperview()
      make.width.equalToSuperview().dividedBy(3).priority(900)
      make.width.greaterThanOrEqualTo(120)
      make.width.lessThanOrEqualTo(320)
    }
    scene.divider.snp.makeConstraints { make in
      make.leading.equalTo(scene.sidebar.snp.trailing)
      make.verticalEdges.equalToSuperview()
      make.width.equalTo(1)
    }
    scene.content.snp.makeConstraints { make in
      make.leading.equalTo(scene.divider.snp.trailing)
      make.trailing.verticalEdges.equalToSuperview()
    }
    scene.person.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(32)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.4)
      make.height.equalTo(scene.person.snp.width)
    }
    scene.heading.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(24)
      make.centerY.equalTo(scene.person)
    }
    scene.outline.snp.makeConstraints { make in
      make.leading.equalTo(scene.heading)
      make.trailing.equalToSuperview().inset(24)
      make.top.equalTo(scene.person.snp.bottom).offset(20)
      make.bottom.equalToSuperview().inset(20)
    }
  }
}
