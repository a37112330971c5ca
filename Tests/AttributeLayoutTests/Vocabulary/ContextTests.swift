import AttributeLayout
import Testing

@Suite("Contexts")
struct ContextTests {
  @Test("Each word says what the environment says")
  func words() {
    let pad = Context(LayoutEnvironment(idiom: .pad))
    #expect(pad.isPad && !pad.isPhone)
    let phone = Context(LayoutEnvironment(idiom: .phone))
    #expect(phone.isPhone && !phone.isPad)
    let nothing = Context(LayoutEnvironment())
    #expect(!nothing.isPad && !nothing.isPhone)
    #expect(!nothing.isHorizontalCompact && !nothing.isHorizontalRegular)
  }

  @Test("Size classes, alone and together")
  func sizeClasses() {
    let classes: [LayoutEnvironment.SizeClass] = [.compact, .regular, .unspecified]
    for horizontal in classes {
      for vertical in classes {
        let context = Context(
          LayoutEnvironment(horizontalSizeClass: horizontal, verticalSizeClass: vertical)
        )
        #expect(context.isHorizontalCompact == (horizontal == .compact))
        #expect(context.isVerticalCompact == (vertical == .compact))
        #expect(context.isHorizontalRegular == (horizontal == .regular))
        #expect(context.isVerticalRegular == (vertical == .regular))
        #expect(
          context.isHorizontalVerticalCompact == (horizontal == .compact && vertical == .compact)
        )
        #expect(
          context.isHorizontalVerticalRegular == (horizontal == .regular && vertical == .regular)
        )
      }
    }
  }

  @Test("A condition sees the nearest environment, and none means always")
  func nearest() {
    let bench = Bench()
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    bench.view.easy.layout(
      Left(1).when { $0.isPad },
      Top(2).when { !$0.isPad },
      Width(3).when(nil)
    )
    #expect(bench.formulas == ["view.left == root.left + 1", "view.width == 3"])
    bench.view.layoutNode.environment = LayoutEnvironment(idiom: .phone)
    #expect(bench.formulas == ["view.top == root.top + 2", "view.width == 3"])
  }
}
