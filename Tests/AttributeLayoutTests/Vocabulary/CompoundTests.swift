import AttributeLayout
import Testing

@Suite("Compounds")
struct CompoundTests {
  @Test("Each stands for its parts, in order")
  func parts() {
    let bench = Bench()
    #expect(bench.view.easy.layout(Size(5)).formulas == ["view.width == 5", "view.height == 5"])
    #expect(
      bench.view.easy.layout(Edges(5)).formulas == [
        "view.top == root.top + 5", "view.left == root.left + 5", "view.right == root.right - 5",
        "view.bottom == root.bottom - 5",
      ]
    )
    #expect(
      bench.view.easy.layout(Center(5)).formulas == [
        "view.centerX == root.centerX + 5", "view.centerY == root.centerY + 5",
      ]
    )
    #expect(
      bench.view.easy.layout(Margins(5)).formulas == [
        "view.topMargin == root.topMargin + 5", "view.leftMargin == root.leftMargin + 5",
        "view.rightMargin == root.rightMargin - 5", "view.bottomMargin == root.bottomMargin - 5",
      ]
    )
    #expect(
      bench.view.easy.layout(CenterWithinMargins(5)).formulas == [
        "view.centerXWithinMargins == root.centerXWithinMargins + 5",
        "view.centerYWithinMargins == root.centerYWithinMargins + 5",
      ]
    )
  }

  @Test("A value of several numbers gives each part its own")
  func values() {
    let bench = Bench()
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    bench.view.easy.layout(Edges(insets), Size(LayoutSize(width: 5, height: 6)))
    #expect(
      bench.formulas == [
        "view.bottom == root.bottom - 3", "view.height == 6", "view.left == root.left + 2",
        "view.right == root.right - 4", "view.top == root.top + 1", "view.width == 5",
      ]
    )
    bench.view.easy.clear()
    bench.view.easy.layout(Center(LayoutPoint(x: 7, y: -8)))
    #expect(
      bench.formulas == ["view.centerX == root.centerX + 7", "view.centerY == root.centerY - 8"]
    )
    bench.view.easy.clear()
    bench.view.easy.layout(CenterWithinMargins(LayoutPoint(x: 1, y: 2)))
    #expect(
      bench.formulas == [
        "view.centerXWithinMargins == root.centerXWithinMargins + 1",
        "view.centerYWithinMargins == root.centerYWithinMargins + 2",
      ]
    )
    bench.view.easy.layout(Margins(insets))
    #expect(
      bench.formulas == [
        "view.bottomMargin == root.bottomMargin - 3", "view.leftMargin == root.leftMargin + 2",
        "view.rightMargin == root.rightMargin - 4", "view.topMargin == root.topMargin + 1",
      ]
    )
  }

  @Test("What is set on a compound is set on its parts, before or after naming the reference")
  func forwarding() {
    for isFirst in [true, false] {
      let bench = Bench()
      let flag = Flag()
      let edges = Edges(10)
      if isFirst { edges.to(bench.other) }
      edges.with(.low).when { flag.isOn }
      if !isFirst { edges.to(bench.other) }
      #expect(bench.view.easy.layout(edges).isEmpty)
      flag.isOn = true
      bench.view.easy.reload()
      #expect(
        bench.formulas == [
          "view.bottom == other.bottom - 10 @250", "view.left == other.left + 10 @250",
          "view.right == other.right - 10 @250", "view.top == other.top + 10 @250",
        ]
      )
    }
  }

  @Test("Every compound meets another item at the same attributes")
  func references() {
    let bench = Bench()
    bench.view.easy.layout(Size(*2).like(bench.other), Center(3).to(bench.other))
    #expect(
      bench.formulas == [
        "view.centerX == other.centerX + 3", "view.centerY == other.centerY + 3",
        "view.height == 2 · other.height", "view.width == 2 · other.width",
      ]
    )
    bench.view.easy.clear()
    bench.view.easy.layout(Margins().to(bench.other))
    #expect(
      bench.formulas == [
        "view.bottomMargin == other.bottomMargin", "view.leftMargin == other.leftMargin",
        "view.rightMargin == other.rightMargin", "view.topMargin == other.topMargin",
      ]
    )
    bench.view.easy.layout(CenterWithinMargins().to(bench.other))
    #expect(
      bench.formulas == [
        "view.centerXWithinMargins == other.centerXWithinMargins",
        "view.centerYWithinMargins == other.centerYWithinMargins",
      ]
    )
  }

  @Test("A list sets each of its attributes, compounds with their parts")
  func lists() {
    let bench = Bench()
    bench.view.easy.layout([Left(1), Size(2), Top(3).with(.high)].with(.low).when { true })
    #expect(
      bench.formulas == [
        "view.height == 2 @250", "view.left == root.left + 1 @250",
        "view.top == root.top + 3 @250", "view.width == 2 @250",
      ]
    )
    bench.view.easy.clear()
    bench.view.easy.layout([Width(120), Height(120)].when { $0.isPad })
    #expect(bench.formulas.isEmpty)
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(bench.formulas == ["view.height == 120", "view.width == 120"])
  }
}
