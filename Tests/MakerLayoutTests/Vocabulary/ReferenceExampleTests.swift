import MakerLayout
import Testing

/// The introduction examples of the original, with the constraints its documentation promises.
@Suite("Examples of the original")
struct ReferenceExampleTests {
  struct Example: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let block: (ConstraintMaker, Stage) -> Void
    let formulas: [String]
    var testDescription: String { name }

    init(
      _ name: String,
      _ formulas: [String],
      _ block: @escaping (ConstraintMaker, Stage) -> Void
    ) {
      self.name = name
      self.formulas = formulas
      self.block = block
    }
  }

  static let examples = [
    Example(
      "four edges with offsets",
      [
        "v.top == root.top + 10", "v.left == root.left + 10", "v.bottom == root.bottom - 10",
        "v.right == root.right - 10",
      ]
    ) { make, stage in
      make.top.equalTo(stage.root.snp.top).offset(10)
      make.left.equalTo(stage.root.snp_left).with.offset(10)
      make.bottom.equalTo(stage.root.snp_bottom).with.offset(-10)
      make.right.equalTo(stage.root.snp.right).offset(-10)
    },
    Example(
      "edges with insets",
      [
        "v.left == root.left + 10", "v.top == root.top + 10", "v.right == root.right - 10",
        "v.bottom == root.bottom - 10",
      ]
    ) { make, stage in
      make.edges.equalTo(stage.root).with.insets(
        LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
      )
    },
    Example("another attribute", ["v.centerX <= o.left"]) { make, stage in
      make.centerX.lessThanOrEqualTo(stage.other.snp_left)
    },
    Example("a view for the same attribute", ["v.left >= o.left", "v.left >= o.left"]) {
      make,
      stage in
      make.left.greaterThanOrEqualTo(stage.other)
      make.left.greaterThanOrEqualTo(stage.other.snp_left)
    },
    Example("bare numbers for sizes", ["v.width >= 200", "v.width <= 400"]) { make, _ in
      make.width.greaterThanOrEqualTo(200)
      make.width.lessThanOrEqualTo(400)
    },
    Example("a bare number for an edge", ["v.left <= root.left + 10"]) { make, _ in
      make.left.lessThanOrEqualTo(10)
    },
    Example("a bare number for each", ["v.top == root.top + 42", "v.height == 20"]) { make, _ in
      make.top.equalTo(42)
      make.height.equalTo(20)
    },
    Example("a size", ["v.width == 50", "v.height == 100"]) { make, _ in
      make.size.equalTo(LayoutSize(width: 50, height: 100))
    },
    Example(
      "insets",
      [
        "v.left == root.left", "v.top == root.top + 10", "v.right == root.right",
        "v.bottom == root.bottom - 10",
      ]
    ) { make, _ in
      make.edges.equalTo(LayoutInsets(top: 10, left: 0, bottom: 10, right: 0))
    },
    Example("insets of which one edge takes its own", ["v.left == o.left"]) { make, stage in
      make.left.equalTo(stage.other).offset(LayoutInsets(top: 10, left: 0, bottom: 10, right: 0))
    },
    Example("a low priority", ["v.left >= o.left @250"]) { make, stage in
      make.left.greaterThanOrEqualTo(stage.other.snp_left).with.priorityLow()
    },
    Example("a priority of its own", ["v.top == o.top @600"]) { make, stage in
      make.top.equalTo(stage.other.snp_top).with.priority(600)
    },
    Example(
      "edges of a view",
      ["v.left == o.left", "v.top == o.top", "v.right == o.right", "v.bottom == o.bottom"]
    ) { make, stage in
      make.edges.equalTo(stage.other)
    },
    Example(
      "edges with four insets",
      [
        "v.left == root.left + 10", "v.top == root.top + 5", "v.right == root.right - 20",
        "v.bottom == root.bottom - 15",
      ]
    ) { make, stage in
      make.edges.equalTo(stage.root).insets(
        LayoutInsets(top: 5, left: 10, bottom: 15, right: 20)
      )
    },
    Example("a minimum size", ["v.width >= o.width", "v.height >= o.height"]) { make, stage in
      make.size.greaterThanOrEqualTo(stage.other)
    },
    Example(
      "a size with an offset",
      ["v.width == root.width + 100", "v.height == root.height - 50"]
    ) { make, stage in
      make.size.equalTo(stage.root).offset(LayoutSize(width: 100, height: -50))
    },
    Example("a center", ["v.centerX == o.centerX", "v.centerY == o.centerY"]) { make, stage in
      make.center.equalTo(stage.other)
    },
    Example(
      "a center with an offset",
      ["v.centerX == root.centerX - 5", "v.centerY == root.centerY + 10"]
    ) { make, stage in
      make.center.equalTo(stage.root).offset(LayoutPoint(x: -5, y: 10))
    },
    Example(
      "a chain of attributes",
      ["v.left == root.left", "v.right == root.right", "v.bottom == root.bottom", "v.top == o.top"]
    ) { make, stage in
      make.left.right.and.bottom.equalTo(stage.root)
      make.top.equalTo(stage.other)
    },
    Example("order of modifiers is free", ["v.left == 2 · o.right + 3 @750 'gap'"]) {
      make,
      stage in
      make.left.equalTo(stage.other.snp.right).labeled("gap").priorityHigh().offset(3)
        .multipliedBy(2)
    },
  ]

  @Test("An example makes the constraints its words say", arguments: examples)
  func example(_ example: Example) {
    #expect(Stage.made(example.block) == Stage.Made(formulas: example.formulas))
  }

  @Test("A kept chain takes exactly its own constraint away")
  func uninstall() {
    let stage = Stage()
    var top: Constraint?
    stage.view.snp_makeConstraints { make in
      top = make.top.equalTo(stage.root).with.offset(5)
      make.left.equalTo(stage.root)
    }
    top?.uninstall()
    #expect(stage.formulas == ["v.left == root.left"])
    top?.install()
    #expect(stage.formulas == ["v.left == root.left", "v.top == root.top + 5"])
  }

  @Test("Remaking leaves exactly the four constraints of the last block")
  func remake() {
    let stage = Stage()
    func place(topLeft: Bool) {
      stage.view.snp_remakeConstraints { make in
        make.size.equalTo(LayoutSize(width: 80, height: 40))
        if topLeft {
          make.top.left.equalTo(10)
        } else {
          make.bottom.equalTo(stage.root).offset(-10)
          make.right.equalTo(stage.root).offset(-10)
        }
      }
    }
    place(topLeft: true)
    #expect(
      stage.formulas == [
        "v.width == 80", "v.height == 40", "v.left == root.left + 10", "v.top == root.top + 10",
      ]
    )
    place(topLeft: false)
    #expect(
      stage.formulas == [
        "v.width == 80", "v.height == 40", "v.bottom == root.bottom - 10",
        "v.right == root.right - 10",
      ]
    )
    #expect(stage.root.constraints.count + stage.view.constraints.count == 4)
    #expect(stage.kinds == [])
  }
}
