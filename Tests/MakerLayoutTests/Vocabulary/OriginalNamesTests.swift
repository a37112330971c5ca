import MakerLayout
import Testing

/// Source that is written against the original's types compiles, and means the same.
@Suite("Names of the original")
struct OriginalNamesTests {
  private func inset(
    _ view: ConstraintView,
    by amount: any ConstraintOffsetTarget,
    times factor: any ConstraintMultiplierTarget,
    at priority: any ConstraintPriorityTarget
  ) {
    view.snp.makeConstraints {
      $0.left.equalToSuperview().offset(amount).multipliedBy(factor).priority(priority)
    }
  }

  @Test("Helpers take offsets, multipliers and priorities of any type")
  func numbers() {
    let stage = Stage()
    inset(stage.view, by: 3, times: 2.5, at: Float(600))
    inset(stage.view, by: Int8(4), times: 1, at: LayoutPriority.defaultHigh)
    inset(stage.view, by: UInt64(5), times: 1, at: ConstraintPriority.low)
    #expect(
      stage.formulas == [
        "v.left == 2.5 · root.left + 3 @600", "v.left == root.left + 4 @750",
        "v.left == root.left + 5 @250",
      ]
    )
  }

  @Test("Helpers take insets and other constants")
  func constants() {
    func pin(
      _ make: ConstraintMaker,
      _ inset: any ConstraintInsetTarget,
      _ directional: any ConstraintDirectionalInsetTarget,
      _ constant: any ConstraintConstantTarget
    ) {
      make.right.equalToSuperview().inset(inset)
      make.trailing.equalToSuperview().inset(directional)
      make.height.equalTo(constant)
    }
    let made = Stage.made(in: .rightToLeft) { make, _ in
      pin(make, 5, LayoutDirectionalInsets(trailing: 6), LayoutSize(width: 7, height: 8))
      pin(make, LayoutInsets(right: 1), LayoutDirectionalInsets(trailing: 2), 3)
    }
    #expect(
      made
        == Stage.Made(formulas: [
          "v.right == root.right - 5", "v.trailing == root.trailing - 6", "v.height == 8",
          "v.right == root.right - 1", "v.trailing == root.trailing - 2", "v.height == 3",
        ])
    )
  }

  @Test("Helpers take items and chains by the names of their types")
  func types() {
    func equal(_ chain: ConstraintMakerRelatable, to item: any LayoutConstraintItem)
      -> ConstraintMakerPriortizable
    {
      chain.equalTo(item)
    }
    func below(_ make: ConstraintMaker, _ bar: ConstraintLayoutSupport) {
      make.top.equalTo(bar.snp.bottom)
    }
    let made = Stage.made { make, stage in
      equal(make.width, to: stage.other).priority(.high)
      below(make, stage.root.safeAreaLayoutGuide)
    }
    #expect(
      made.formulas == ["v.width == o.width @750", "v.top == root.safeAreaLayoutGuide.bottom"]
    )
  }

  @Test("Insets may be made by the older function, and be none by the older constant")
  func olderInsets() {
    #expect(EdgeInsetsMake(1, 2, 3, 4) == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(EdgeInsetsZero == .zero)
  }

  @Test("The older updates of a handle take whatever the newer ones do")
  func olderUpdates() throws {
    let stage = Stage()
    let edges = try #require(
      stage.view.snp.prepareConstraints { $0.edges.equalTo(stage.other) }.first
    )
    #expect(edges.install() == edges.layoutConstraints)
    #expect(edges.isActive)
    #expect(edges.updateOffset(amount: 3 as Int).constant == 3)
    edges.updateOffset(amount: LayoutPoint(x: 1, y: 2))
    #expect(edges.layoutConstraints.map(\.constant) == [1, 2, 1, 2])
    edges.updateInsets(amount: 4 as Float)
    #expect(edges.layoutConstraints.map(\.constant) == [4, 4, -4, -4])
    #expect(edges.updatePriority(amount: 600 as Int).priority == 600)
    #expect(edges.updatePriority(amount: LayoutPriority.defaultLow).priority == 250)
    #expect(edges.updatePriority(amount: 750).priority == 750)
    edges.uninstall()
    #expect(stage.formulas == [])
  }

  @Test("A priority in the kernel's words is made from a number without saying its type")
  func kernelPriority() {
    let view = LayoutView()
    view.setContentHuggingPriority(.init(251), for: .horizontal)
    view.setContentCompressionResistancePriority(.init(749.5), for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 749.5)
    #expect(LayoutPriority(ConstraintPriority.high) == .defaultHigh)
  }
}
