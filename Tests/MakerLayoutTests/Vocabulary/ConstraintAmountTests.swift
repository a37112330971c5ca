import MakerLayout
import Testing

/// The projection table: what a constant adds, by the attribute of the second side.
@Suite("Constants on attributes")
struct ConstraintAmountTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// A row of the table, for insets of top 1, left or leading 2, bottom 4, right or trailing 8.
  struct Row: CustomTestStringConvertible, Sendable {
    let attribute: Attribute
    let name: @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    let insets: (leftToRight: Double, rightToLeft: Double)
    let directional: (leftToRight: Double, rightToLeft: Double)
    let equal: Double
    var testDescription: String { attribute.description }

    init(
      _ attribute: Attribute,
      insets: (leftToRight: Double, rightToLeft: Double),
      directional: (leftToRight: Double, rightToLeft: Double),
      equal: Double,
      _ name: @escaping @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    ) {
      self.attribute = attribute
      self.name = name
      self.insets = insets
      self.directional = directional
      self.equal = equal
    }
  }

  static let rows = [
    Row(.left, insets: (2, 2), directional: (2, 8), equal: 3) { $0.left },
    Row(.leftMargin, insets: (2, 2), directional: (2, 8), equal: 3) { $0.leftMargin },
    Row(.right, insets: (-8, -8), directional: (-8, -2), equal: -3) { $0.right },
    Row(.rightMargin, insets: (-8, -8), directional: (-8, -2), equal: -3) { $0.rightMargin },
    Row(.top, insets: (1, 1), directional: (1, 1), equal: 3) { $0.top },
    Row(.topMargin, insets: (1, 1), directional: (1, 1), equal: 3) { $0.topMargin },
    Row(.firstBaseline, insets: (1, 1), directional: (1, 1), equal: 3) { $0.firstBaseline },
    Row(.bottom, insets: (-4, -4), directional: (-4, -4), equal: -3) { $0.bottom },
    Row(.bottomMargin, insets: (-4, -4), directional: (-4, -4), equal: -3) { $0.bottomMargin },
    Row(.lastBaseline, insets: (-4, -4), directional: (-4, -4), equal: -3) { $0.lastBaseline },
    Row(.leading, insets: (2, 8), directional: (2, 2), equal: 3) { $0.leading },
    Row(.leadingMargin, insets: (2, 8), directional: (2, 2), equal: 3) { $0.leadingMargin },
    Row(.trailing, insets: (-8, -2), directional: (-8, -8), equal: -3) { $0.trailing },
    Row(.trailingMargin, insets: (-8, -2), directional: (-8, -8), equal: -3) { $0.trailingMargin },
    Row(.centerX, insets: (-3, -3), directional: (-3, 3), equal: 0) { $0.centerX },
    Row(.centerXWithinMargins, insets: (-3, -3), directional: (-3, 3), equal: 0) {
      $0.centerXWithinMargins
    },
    Row(.centerY, insets: (-1.5, -1.5), directional: (-1.5, -1.5), equal: 0) { $0.centerY },
    Row(.centerYWithinMargins, insets: (-1.5, -1.5), directional: (-1.5, -1.5), equal: 0) {
      $0.centerYWithinMargins
    },
    Row(.width, insets: (-10, -10), directional: (-10, -10), equal: -6) { $0.width },
    Row(.height, insets: (-5, -5), directional: (-5, -5), equal: -6) { $0.height },
  ]

  private func constant(
    _ row: Row,
    _ direction: LayoutReadingDirection,
    _ modify: (ConstraintMakerEditable) -> Void
  ) -> Double? {
    let stage = Stage(direction: direction)
    stage.view.snp.makeConstraints { modify(row.name($0).equalTo(stage.other)) }
    #expect(stage.kinds == [])
    #expect(stage.owned.map(\.firstAttribute) == [row.attribute])
    #expect(stage.owned.map(\.secondAttribute) == [row.attribute])
    return stage.owned.first?.constant
  }

  @Test("An offset is added as it is, in both directions", arguments: rows)
  func offset(_ row: Row) {
    for direction in LayoutReadingDirection.allCases {
      #expect(constant(row, direction) { $0.offset(7) } == 7)
    }
  }

  @Test("An inset goes inwards, with physical edges looked up by direction", arguments: rows)
  func insets(_ row: Row) {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(constant(row, .leftToRight) { $0.inset(insets) } == row.insets.leftToRight)
    #expect(constant(row, .rightToLeft) { $0.inset(insets) } == row.insets.rightToLeft)
  }

  @Test("A directional inset goes inwards, with edges looked up by direction", arguments: rows)
  func directionalInsets(_ row: Row) {
    let insets = LayoutDirectionalInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(constant(row, .leftToRight) { $0.inset(insets) } == row.directional.leftToRight)
    #expect(constant(row, .rightToLeft) { $0.inset(insets) } == row.directional.rightToLeft)
  }

  @Test("A number as an inset goes inwards by the same on every side", arguments: rows)
  func equalInset(_ row: Row) {
    for direction in LayoutReadingDirection.allCases {
      #expect(constant(row, direction) { $0.inset(3) } == row.equal)
    }
  }

  @Test("A point counts for positions and a size for sizes, by axis", arguments: rows)
  func pointAndSize(_ row: Row) {
    let isHorizontal = row.attribute.axis == .horizontal
    let isSize = row.attribute == .width || row.attribute == .height
    let point = constant(row, .leftToRight) { $0.offset(LayoutPoint(x: 5, y: 9)) }
    #expect(point == (isSize ? 0 : isHorizontal ? 5 : 9))
    let size = constant(row, .leftToRight) { $0.offset(LayoutSize(width: 5, height: 9)) }
    #expect(size == (isSize ? isHorizontal ? 5 : 9 : 0))
  }

  @Test("All twenty attributes have a row")
  func complete() {
    #expect(Set(Self.rows.map(\.attribute)).count == 20)
  }

  @Test("The second side's attribute decides what an inset adds")
  func secondSideDecides() {
    let made = Stage.made { make, stage in
      make.right.equalTo(stage.other.snp.left).inset(8)
    }
    #expect(made == Stage.Made(formulas: ["v.right == o.left + 8"]))
  }

  @Test("Insets follow a change of direction by themselves")
  func followsDirection() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 1, leading: 20, bottom: 4, trailing: 80)
      )
    }
    stage.other.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(
        LayoutInsets(top: 1, left: 20, bottom: 4, right: 80)
      )
    }
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(20, 1, 300, 295))
    #expect(stage.other.frame == rect(20, 1, 300, 295))
    stage.root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(80, 1, 300, 295))
    #expect(stage.other.frame == rect(20, 1, 300, 295))
  }
}
