import AutoPinLayout
import Testing

@Suite("Layout guides of view controllers")
struct ViewControllerTests {
  final class Controller: ALLayoutGuideOwner {
    let topLayoutGuide = LayoutGuide()
    let bottomLayoutGuide = LayoutGuide()

    init(_ root: LayoutView) {
      topLayoutGuide.identifier = "bars"
      bottomLayoutGuide.identifier = "tabs"
      root.addLayoutGuide(topLayoutGuide)
      root.addLayoutGuide(bottomLayoutGuide)
    }
  }

  @Test("Insets read away from the bars, and relations with them")
  func guides() {
    let stage = Stage()
    let controller = Controller(stage.root)
    let view = stage.view
    let made = [
      view.autoPin(toTopLayoutGuideOf: controller, withInset: 5),
      view.autoPin(toBottomLayoutGuideOf: controller, withInset: 6),
      view.autoPin(toTopLayoutGuideOf: controller, withInset: 7, relation: .greaterThanOrEqual),
      view.autoPin(toBottomLayoutGuideOf: controller, withInset: 8, relation: .greaterThanOrEqual),
    ]
    let expected = [
      "view.top == bars.bottom + 5",
      "view.bottom == tabs.top - 6",
      "view.top >= bars.bottom + 7",
      "view.bottom <= tabs.top - 8",
    ]
    #expect(made.formulas == expected)
    #expect(stage.root.constraints == made)
  }
}
