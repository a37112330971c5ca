import AutoPinLayout
import Testing

@Suite("Aligning and sizing several items")
struct AlignmentTests {
  @Test("Each item is tied to the one before it")
  func chains() {
    let stage = Stage()
    let row = stage.addRow(3)
    #expect(
      row.autoAlignViews(to: ALEdge.left).formulas == ["b.left == a.left", "c.left == b.left"]
    )
    #expect(
      row.autoAlignViews(to: .horizontal).formulas == [
        "b.centerY == a.centerY", "c.centerY == b.centerY",
      ]
    )
    #expect(
      row.autoAlignViews(to: .baseline).formulas == [
        "b.lastBaseline == a.lastBaseline", "c.lastBaseline == b.lastBaseline",
      ]
    )
    #expect(
      row.autoMatchViewsDimension(.height).formulas == [
        "b.height == a.height", "c.height == b.height",
      ]
    )
    #expect(stage.root.constraints.count == 8)
  }

  @Test("Constraints place all of the items afterwards, also the first, to which others are tied")
  func firstItem() {
    let calls: [([LayoutView]) -> [LayoutConstraint]] = [
      { $0.autoAlignViews(to: ALEdge.left) },
      { $0.autoAlignViews(to: ALAxis.horizontal) },
      { $0.autoMatchViewsDimension(.width) },
      { ($0 as [any LayoutItem]).autoMatchViewsDimension(.width) },
    ]
    for call in calls {
      let stage = Stage()
      let row = stage.addRow(3)
      #expect(call(row).count == 2)
      #expect(row.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
    }
  }

  @Test("In a block the first item keeps its frame until the batch comes about")
  func firstItemOfBatch() {
    let stage = Stage()
    let row = stage.addRow(2)
    LayoutConstraint.autoCreateAndInstallConstraints {
      row.autoMatchViewsDimension(.width)
      #expect(row.map(\.translatesAutoresizingMaskIntoConstraints) == [true, true])
      stage.orphan.autoCenterInSuperview()
    }
    #expect(stage.kinds == [.missingSuperview])
    #expect(row.map(\.translatesAutoresizingMaskIntoConstraints) == [true, true])
    let later = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
      row.autoMatchViewsDimension(.width)
    }
    #expect(later.formulas == ["b.width == a.width"])
    #expect(row.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false])
  }

  @Test("Sizes come by dimension: all widths, then all heights")
  func sizes() {
    let stage = Stage()
    let row = stage.addRow(2)
    #expect(
      row.autoSetViewsDimension(.height, toSize: 5).formulas == ["a.height == 5", "b.height == 5"]
    )
    #expect(
      row.autoSetViewsDimensions(to: LayoutSize(width: 1, height: 2)).formulas == [
        "a.width == 1", "b.width == 1", "a.height == 2", "b.height == 2",
      ]
    )
    #expect(stage.issues.isEmpty)
  }

  @Test("Fewer than two items have nothing to be tied to, and that is reported")
  func tooFew() {
    let stage = Stage()
    let one = stage.addRow(1)
    #expect(one.autoAlignViews(to: ALEdge.top).isEmpty)
    #expect(one.autoAlignViews(to: .vertical).isEmpty)
    #expect(one.autoMatchViewsDimension(.width).isEmpty)
    #expect(
      stage.kinds == [
        .invalidUse("aligning takes at least 2 items"),
        .invalidUse("aligning takes at least 2 items"),
        .invalidUse("matching sizes takes at least 2 items"),
      ]
    )
    #expect(one.autoSetViewsDimension(.width, toSize: 1).count == 1)
    #expect(stage.issues.count == 3)
  }

  @Test("Without any item the handler of what the running block made so far is notified")
  func none() {
    let stage = Stage()
    let none: [LayoutView] = []
    let made = LayoutConstraint.autoCreateAndInstallConstraints {
      stage.view.autoSetDimension(.width, toSize: 10)
      #expect(none.autoAlignViews(to: ALEdge.top).isEmpty)
      #expect(none.autoSetViewsDimension(.width, toSize: 1).isEmpty)
      #expect(
        none.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 1).isEmpty
      )
    }
    #expect(
      stage.kinds == [
        .invalidUse("aligning takes at least 2 items"),
        .invalidUse("setting sizes takes at least 1 item"),
        .invalidUse("distributing takes at least 1 item"),
      ]
    )
    #expect(stage.issues.allSatisfy { $0.source?.file.hasSuffix("AlignmentTests.swift") == true })
    #expect(made.isEmpty)
    #expect(stage.installed.isEmpty)
  }

  @Test("Items of several types, slices and subclasses work alike")
  func mixed() {
    final class Label: LayoutView {}
    let stage = Stage()
    let guide = LayoutGuide()
    guide.identifier = "guide"
    stage.root.addLayoutGuide(guide)
    let mixed: [any LayoutItem] = [stage.view, guide, stage.other]
    #expect(
      mixed.autoAlignViews(to: ALEdge.top).formulas == [
        "guide.top == view.top", "other.top == guide.top",
      ]
    )
    #expect(mixed.autoAlignViews(to: .vertical).count == 2)
    #expect(mixed.autoMatchViewsDimension(.width).count == 2)
    #expect(mixed.autoSetViewsDimension(.width, toSize: 3).count == 3)
    #expect(mixed.autoSetViewsDimensions(to: .zero).count == 6)
    #expect(
      mixed.dropFirst().autoMatchViewsDimension(.height).formulas == [
        "other.height == guide.height"
      ]
    )
    let labels = [Label(), Label()]
    for label in labels { stage.root.addSubview(label) }
    #expect(labels.autoAlignViews(to: ALEdge.left).formulas == ["Label#2.left == Label#1.left"])
    #expect(labels[...].autoSetViewsDimension(.width, toSize: 1).count == 2)
    #expect(stage.issues.isEmpty)
  }
}
