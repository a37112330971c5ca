import AutoPinLayout
import Testing

@Suite("Edges, axes and sizes of other items")
struct RelationTests {
  @Test("An offset is added to the other item's coordinate, and relations stay as written")
  func edges() {
    let stage = Stage()
    let (item, other) = (stage.view, stage.other)
    let made = [
      item.autoPinEdge(.left, to: .right, of: other),
      item.autoPinEdge(.right, to: .left, of: other, withOffset: -10),
      item.autoPinEdge(.bottom, to: .top, of: other, withOffset: 4, relation: .lessThanOrEqual),
      item.autoPinEdge(.trailing, to: .leading, of: other, relation: .greaterThanOrEqual),
    ]
    let expected = [
      "view.left == other.right",
      "view.right == other.left - 10",
      "view.bottom <= other.top + 4",
      "view.trailing >= other.leading",
    ]
    #expect(made.formulas == expected)
    #expect(stage.installed == expected)
  }

  @Test("Repeating a call adds a second constraint")
  func duplicates() {
    let stage = Stage()
    let first = stage.view.autoPinEdge(toSuperviewEdge: .left)
    let second = stage.view.autoPinEdge(toSuperviewEdge: .left)
    #expect(stage.root.constraints == [first, second])
    #expect(stage.issues.isEmpty)
  }

  @Test("An axis names the line: vertical is the middle from left to right")
  func axes() {
    let stage = Stage()
    let (view, other) = (stage.view, stage.other)
    let made = [
      view.autoAlignAxis(.vertical, toSameAxisOf: other),
      view.autoAlignAxis(.horizontal, toSameAxisOf: other, withOffset: 7),
      view.autoAlignAxis(.baseline, toSameAxisOf: other),
      view.autoAlignAxis(.firstBaseline, toSameAxisOf: other),
      view.autoAlignAxis(.horizontal, toSameAxisOf: stage.root, withMultiplier: 0.5),
      view.autoAlignAxis(toSuperviewAxis: .vertical),
      view.autoAlignAxis(toSuperviewAxis: .lastBaseline),
    ]
    #expect(
      made.formulas == [
        "view.centerX == other.centerX",
        "view.centerY == other.centerY + 7",
        "view.lastBaseline == other.lastBaseline",
        "view.firstBaseline == other.firstBaseline",
        "view.centerY == 0.5 · root.centerY",
        "view.centerX == root.centerX",
        "view.lastBaseline == root.lastBaseline",
      ]
    )
  }

  @Test("Centring makes the level axis first")
  func centre() {
    let stage = Stage()
    #expect(
      stage.view.autoCenterInSuperview().formulas == [
        "view.centerY == root.centerY", "view.centerX == root.centerX",
      ]
    )
  }

  @Test("A multiplied axis counts from the common ancestor: two thirds is a third of the way down")
  func third() {
    let stage = Stage()
    stage.view.autoAlignAxis(.horizontal, toSameAxisOf: stage.root, withMultiplier: 2.0 / 3)
    stage.view.autoAlignAxis(toSuperviewAxis: .vertical)
    stage.view.autoSetDimensions(to: LayoutSize(width: 20, height: 10))
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(190, 95, 20, 10))
  }

  @Test("Sizes are matched with offset, multiplier or both")
  func sizes() {
    let stage = Stage()
    let (view, other) = (stage.view, stage.other)
    let made = [
      view.autoMatch(.width, to: .width, of: other),
      view.autoMatch(.width, to: .height, of: other, withOffset: 5),
      view.autoMatch(.width, to: .width, of: other, withOffset: -5, relation: .lessThanOrEqual),
      view.autoMatch(.width, to: .height, of: view, withMultiplier: 1.5),
      view.autoMatch(
        .height,
        to: .width,
        of: view,
        withMultiplier: 0.5,
        relation: .greaterThanOrEqual
      ),
      view.autoMatch(.height, to: .width, of: other, withMultiplier: 2, offset: 3),
    ]
    #expect(
      made.formulas == [
        "view.width == other.width",
        "view.width == other.height + 5",
        "view.width <= other.width - 5",
        "view.width == 1.5 · view.height",
        "view.height >= 0.5 · view.width",
        "view.height == 2 · other.width + 3",
      ]
    )
    #expect(stage.view.constraints.count == 2)
    #expect(stage.root.constraints.count == 4)
  }

  @Test("Sizes in points stand on the item itself")
  func points() {
    let stage = Stage()
    let made =
      stage.view.autoSetDimensions(to: LayoutSize(width: 30, height: 40))
      + [stage.view.autoSetDimension(.width, toSize: 50, relation: .lessThanOrEqual)]
    #expect(made.formulas == ["view.width == 30", "view.height == 40", "view.width <= 50"])
    #expect(stage.view.constraints == made)
  }

  @Test("Any attribute goes with any other of its axis")
  func attributes() {
    let stage = Stage()
    let (view, other) = (stage.view, stage.other)
    let made = [
      view.autoConstrainAttribute(.vertical, to: .right, of: other, withOffset: 2),
      view.autoConstrainAttribute(.top, to: .marginBottom, of: other, relation: .lessThanOrEqual),
      view.autoConstrainAttribute(.left, to: .marginAxisVertical, of: other, withMultiplier: 0.5),
      view.autoConstrainAttribute(
        .width,
        to: .height,
        of: other,
        withMultiplier: 2,
        relation: .greaterThanOrEqual
      ),
      view.autoConstrainAttribute(.bottom, to: .top, of: other, withMultiplier: 2, offset: -1),
    ]
    #expect(
      made.formulas == [
        "view.centerX == other.right + 2",
        "view.top <= other.bottomMargin",
        "view.left == 0.5 · other.centerXWithinMargins",
        "view.width >= 2 · other.height",
        "view.bottom == 2 · other.top - 1",
      ]
    )
    #expect(stage.issues.isEmpty)
  }
}
