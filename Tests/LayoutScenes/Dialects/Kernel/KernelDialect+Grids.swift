import ConstraintKernel

extension KernelDialect {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    activate(
      scene.display.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.display.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.display.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.display.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
      scene.keys[0][0].topAnchor.constraint(equalTo: scene.display.bottomAnchor, constant: 8)
    )
    for r in scene.keys.indices {
      activate(
        scene.keys[r][0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
        scene.keys[r][3].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8)
      )
      if r > 0 {
        activate(
          scene.keys[r][0].topAnchor.constraint(
            equalTo: scene.keys[r - 1][0].bottomAnchor,
            constant: 8
          ),
          scene.keys[r][0].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor)
        )
      }
      for c in scene.keys[r].indices.dropFirst() {
        activate(
          scene.keys[r][c].leadingAnchor.constraint(
            equalTo: scene.keys[r][c - 1].trailingAnchor,
            constant: 8
          ),
          scene.keys[r][c].widthAnchor.constraint(equalTo: scene.keys[r][0].widthAnchor),
          scene.keys[r][c].topAnchor.constraint(equalTo: scene.keys[r][0].topAnchor),
          scene.keys[r][c].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor)
        )
      }
    }
    activate(
      scene.zero.leadingAnchor.constraint(equalTo: scene.keys[2][0].leadingAnchor),
      scene.zero.trailingAnchor.constraint(equalTo: scene.keys[2][1].trailingAnchor),
      scene.zero.topAnchor.constraint(equalTo: scene.keys[2][0].bottomAnchor, constant: 8),
      scene.zero.heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.zero.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -8),
      scene.point.leadingAnchor.constraint(equalTo: scene.keys[2][2].leadingAnchor),
      scene.point.trailingAnchor.constraint(equalTo: scene.keys[2][2].trailingAnchor),
      scene.point.topAnchor.constraint(equalTo: scene.zero.topAnchor),
      scene.point.bottomAnchor.constraint(equalTo: scene.zero.bottomAnchor),
      scene.equals.leadingAnchor.constraint(equalTo: scene.keys[2][3].leadingAnchor),
      scene.equals.trailingAnchor.constraint(equalTo: scene.keys[2][3].trailingAnchor),
      scene.equals.topAnchor.constraint(equalTo: scene.zero.topAnchor),
      scene.equals.bottomAnchor.constraint(equalTo: scene.zero.bottomAnchor)
    )
  }

  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    activate(
      scene.hero.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.hero.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.hero.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.hero.heightAnchor.constraint(equalTo: scene.hero.widthAnchor, multiplier: 2.0 / 3.0).at(
        750
      ),
      scene.hero.bottomAnchor.constraint(lessThanOrEqualTo: scene.root.centerYAnchor),
      scene.thumbs[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.thumbs[2].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
    )
    for i in scene.thumbs.indices.dropFirst() {
      activate(
        scene.thumbs[i].leadingAnchor.constraint(
          equalTo: scene.thumbs[i - 1].trailingAnchor,
          constant: 4
        ),
        scene.thumbs[i].widthAnchor.constraint(equalTo: scene.thumbs[0].widthAnchor)
      )
    }
    for i in scene.thumbs.indices {
      activate(
        scene.thumbs[i].heightAnchor.constraint(equalTo: scene.thumbs[i].widthAnchor),
        scene.thumbs[i].topAnchor.constraint(equalTo: scene.hero.bottomAnchor, constant: 4)
      )
    }
  }

  static func pricingTable(_ scene: PricingTable, step: Int) {
    activate(
      scene.area.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40),
      scene.area.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 24),
      scene.area.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40),
      scene.area.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -24),
      scene.basic.leadingAnchor.constraint(equalTo: scene.area.leadingAnchor),
      scene.basic.centerYAnchor.constraint(equalTo: scene.area.centerYAnchor),
      scene.basic.heightAnchor.constraint(equalTo: scene.pro.heightAnchor, multiplier: 0.85),
      scene.pro.leadingAnchor.constraint(equalTo: scene.basic.trailingAnchor, constant: 12),
      scene.pro.widthAnchor.constraint(equalTo: scene.basic.widthAnchor),
      scene.pro.topAnchor.constraint(equalTo: scene.area.topAnchor),
      scene.pro.bottomAnchor.constraint(equalTo: scene.area.bottomAnchor),
      scene.team.leadingAnchor.constraint(equalTo: scene.pro.trailingAnchor, constant: 12),
      scene.team.trailingAnchor.constraint(equalTo: scene.area.trailingAnchor),
      scene.team.widthAnchor.constraint(equalTo: scene.basic.widthAnchor),
      scene.team.centerYAnchor.constraint(equalTo: scene.area.centerYAnchor),
      scene.team.heightAnchor.constraint(equalTo: scene.basic.heightAnchor),
      scene.proPrice.centerXAnchor.constraint(equalTo: scene.pro.centerXAnchor),
      scene.proPrice.topAnchor.constraint(equalTo: scene.pro.topAnchor, constant: 60),
      scene.basicPrice.centerXAnchor.constraint(equalTo: scene.basic.centerXAnchor),
      scene.basicPrice.lastBaselineAnchor.constraint(equalTo: scene.proPrice.lastBaselineAnchor),
      scene.teamPrice.centerXAnchor.constraint(equalTo: scene.team.centerXAnchor),
      scene.teamPrice.firstBaselineAnchor.constraint(equalTo: scene.proPrice.firstBaselineAnchor)
    )
  }

  static func keyboard(_ scene: Keyboard, step: Int) {
    activate(
      scene.board.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.board.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.board.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.board.heightAnchor.constraint(equalToConstant: 216),
      scene.keys[0][0].leadingAnchor.constraint(equalTo: scene.board.leadingAnchor, constant: 3),
      scene.keys[0][9].trailingAnchor.constraint(equalTo: scene.board.trailingAnchor, constant: -3),
      scene.keys[1][0].leadingAnchor.constraint(
        equalTo: scene.keys[0][0].centerXAnchor,
        constant: 3
      ),
      scene.keys[2][0].leadingAnchor.constraint(equalTo: scene.keys[1][1].leadingAnchor),
      scene.keys[0][0].topAnchor.constraint(equalTo: scene.board.topAnchor, constant: 10)
    )
    for r in scene.keys.indices {
      if r > 0 {
        activate(
          scene.keys[r][0].topAnchor.constraint(
            equalTo: scene.keys[r - 1][0].bottomAnchor,
            constant: 12
          ),
          scene.keys[r][0].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor)
        )
      }
      for i in scene.keys[r].indices {
        activate(
          scene.keys[r][i].heightAnchor.constraint(equalToConstant: 42)
        )
      }
      for i in scene.keys[r].indices.dropFirst() {
        activate(
          scene.keys[r][i].leadingAnchor.constraint(
            equalTo: scene.keys[r][i - 1].trailingAnchor,
            constant: 6
          ),
          scene.keys[r][i].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
          scene.keys[r][i].topAnchor.constraint(equalTo: scene.keys[r][0].topAnchor)
        )
      }
    }
  }

  static func sidebar(_ scene: Sidebar, step: Int) {
    activate(
      scene.sidebar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.sidebar.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.sidebar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.sidebar.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3.0)
        .at(900),
      scene.sidebar.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      scene.sidebar.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      scene.divider.leadingAnchor.constraint(equalTo: scene.sidebar.trailingAnchor),
      scene.divider.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.divider.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.divider.widthAnchor.constraint(equalToConstant: 1),
      scene.content.leadingAnchor.constraint(equalTo: scene.divider.trailingAnchor),
      scene.content.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.content.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.content.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.person.topAnchor.constraint(equalTo: scene.sidebar.topAnchor, constant: 32),
      scene.person.centerXAnchor.constraint(equalTo: scene.sidebar.centerXAnchor),
      scene.person.widthAnchor.constraint(equalTo: scene.sidebar.widthAnchor, multiplier: 0.4),
      scene.person.heightAnchor.constraint(equalTo: scene.person.widthAnchor),
      scene.heading.leadingAnchor.constraint(equalTo: scene.content.leadingAnchor, constant: 24),
      scene.heading.centerYAnchor.constraint(equalTo: scene.person.centerYAnchor),
      scene.outline.leadingAnchor.constraint(equalTo: scene.heading.leadingAnchor),
      scene.outline.trailingAnchor.constraint(equalTo: scene.content.trailingAnchor, constant: -24),
      scene.outline.topAnchor.constraint(equalTo: scene.person.bottomAnchor, constant: 20),
      scene.outline.bottomAnchor.constraint(equalTo: scene.content.bottomAnchor, constant: -20)
    )
  }
}
