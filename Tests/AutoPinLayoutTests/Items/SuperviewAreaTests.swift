import AutoPinLayout
import Testing

@Suite("Margins and safe area of the superview")
struct SuperviewAreaTests {
  @Test("Edges are pinned to the margin next to them, at a distance inwards")
  func margins() {
    let stage = Stage()
    let view = stage.view
    #expect(
      view.autoPinEdge(toSuperviewMargin: .left, withInset: 3).formula
        == "view.left == root.leftMargin + 3"
    )
    #expect(
      view.autoPinEdge(toSuperviewMargin: .bottom, withInset: 3).formula
        == "view.bottom == root.bottomMargin - 3"
    )
    #expect(
      view.autoPinEdge(toSuperviewMargin: .right, relation: .greaterThanOrEqual).formula
        == "view.right <= root.rightMargin"
    )
    #expect(
      stage.other.autoPinEdges(toSuperviewMarginsExcludingEdge: .top).formulas == [
        "other.leading == root.leadingMargin",
        "other.bottom == root.bottomMargin",
        "other.trailing == root.trailingMargin",
      ]
    )
  }

  @Test("Centring between margins uses the superview's margins, the level axis first")
  func centreWithinMargins() {
    let stage = Stage()
    stage.root.layoutMargins = LayoutInsets(top: 20, left: 10, bottom: 0, right: 50)
    let expected = [
      "view.centerY == root.centerYWithinMargins",
      "view.centerX == root.centerXWithinMargins",
    ]
    #expect(stage.view.autoCenterInSuperviewMargins().formulas == expected)
    stage.view.autoSetDimensions(to: LayoutSize(width: 40, height: 20))
    stage.root.layoutIfNeeded()
    // The area spans 10…350 and 20…300: its middle is (180, 160).
    #expect(stage.view.frame == rect(160, 150, 40, 20))
    #expect(
      [
        stage.other.autoAlignAxis(toSuperviewMarginAxis: .horizontal).formula,
        stage.other.autoAlignAxis(toSuperviewMarginAxis: .vertical).formula,
      ] == [
        "other.centerY == root.centerYWithinMargins",
        "other.centerX == root.centerXWithinMargins",
      ]
    )
  }

  @Test("Frames follow margins")
  func marginFrames() {
    let stage = Stage()
    stage.root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.view.autoPinEdgesToSuperviewMargins(with: LayoutInsets(top: 10, right: 20))
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(2, 11, 374, 286))
  }

  @Test("The safe area's own edges are pinned to")
  func safeArea() {
    let stage = Stage()
    stage.root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(
      stage.view.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 6, relation: .lessThanOrEqual)
        .formula == "view.bottom >= root.safeAreaLayoutGuide.bottom - 6"
    )
    stage.other.autoPinEdgesToSuperviewSafeArea(with: LayoutInsets(top: 6))
    stage.root.layoutIfNeeded()
    #expect(stage.other.frame == rect(0, 50, 400, 216))
  }

  @Test("A superview of another class stands in for the safe area it does not have")
  func foreign() {
    final class Box: LayoutItem {
      let layoutNode = LayoutNode()
      var layoutFrame = LayoutRect.zero
      let box: Box?
      init(in box: Box? = nil) { self.box = box }
      var layoutParent: (any LayoutItem)? { box }
      var layoutName: String { box == nil ? "outer" : "inner" }
    }
    let outer = Box()
    let inner = Box(in: outer)
    #expect(
      inner.autoPinEdge(toSuperviewSafeArea: .top).formula == "inner.top == outer.top"
    )
  }
}
