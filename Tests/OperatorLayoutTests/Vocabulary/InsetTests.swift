import OperatorLayout
import Testing

@Suite("Insets")
struct InsetTests {
  typealias Inset = @Sendable (LayoutProxy.Edges) -> LayoutProxy.Edges

  /// Each spelling with the constants of top, leading, bottom and trailing.
  static let spellings: [(Inset, [Double])] = [
    ({ inset($0, 7) }, [7, 7, -7, -7]),
    ({ inset($0, 3, 5) }, [5, 3, -5, -3]),
    ({ inset($0, horizontally: 3) }, [0, 3, 0, -3]),
    ({ inset($0, vertically: 5) }, [5, 0, -5, 0]),
    ({ inset($0, 1, 2, 3, 4) }, [1, 2, -3, -4]),
    ({ inset($0, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)) }, [1, 2, -3, -4]),
    (
      { inset($0, LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
      [1, 2, -3, -4]
    ),
    ({ $0.inseted(by: -7) }, [-7, -7, 7, 7]),
    ({ $0.inseted(horizontally: 3, vertically: 5) }, [5, 3, -5, -3]),
    ({ $0.inseted(horizontally: 3) }, [0, 3, 0, -3]),
    ({ $0.inseted(vertically: 5) }, [5, 0, -5, 0]),
    ({ $0.inseted(top: 1, leading: 2, bottom: 3, trailing: 4) }, [1, 2, -3, -4]),
    ({ $0.inseted(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)) }, [1, 2, -3, -4]),
    (
      { $0.inseted(by: LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
      [1, 2, -3, -4]
    ),
    ({ $0.inseted(by: 7).inseted(by: 2) }, [9, 9, -9, -9]),
    ({ inset($0, Int8(7)) }, [7, 7, -7, -7]),
    ({ inset($0, 3, Float(5)) }, [5, 3, -5, -3]),
    ({ inset($0, horizontally: Int8(3)) }, [0, 3, 0, -3]),
    ({ inset($0, vertically: Int8(5)) }, [5, 0, -5, 0]),
    ({ inset($0, Int8(1), Float(2), 3, 4.0) }, [1, 2, -3, -4]),
    ({ $0.inseted(by: Int8(7)) }, [7, 7, -7, -7]),
    ({ $0.inseted(horizontally: Int8(3), vertically: 5.0) }, [5, 3, -5, -3]),
    ({ $0.inseted(horizontally: Int8(3)) }, [0, 3, 0, -3]),
    ({ $0.inseted(vertically: Int8(5)) }, [5, 0, -5, 0]),
    ({ $0.inseted(top: Int8(1), leading: 2, bottom: Float(3), trailing: 4) }, [1, 2, -3, -4]),
    ({ inset($0, 10 / 4) }, [2.5, 2.5, -2.5, -2.5]),
  ]

  @Test("Every spelling moves the edges inwards", arguments: spellings.indices)
  func spelling(index: Int) {
    let (inset, constants) = Self.spellings[index]
    let stage = Stage()
    let group = constrain(stage.a, stage.root) { a, root in a.edges == inset(root.edges) }
    #expect(group.constraints.map(\.constant) == constants)
    #expect(group.constraints.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
  }

  @Test("A single edge is moved as far as all of them")
  func singleEdge() {
    let stage = Stage()
    let group = constrain(stage.a, stage.root) { a, root in
      let edges = inset(root.edges, 1, 2, 3, 4)
      a.top == edges.top
      a.leading == edges.leading
      a.bottom == edges.bottom
      a.trailing == edges.trailing
    }
    #expect(group.constraints.map(\.constant) == [1, 2, -3, -4])
  }

  @Test("Edges inside the margins are moved like any others")
  func margins() {
    #expect(
      formulas { a, _, _, root in a.edges == inset(root.edgesWithinMargins, 1, 2, 3, 4) } == [
        "a.top == root.topMargin + 1", "a.leading == root.leadingMargin + 2",
        "a.bottom == root.bottomMargin - 3", "a.trailing == root.trailingMargin - 4",
      ]
    )
  }

  @Test("Insets follow the direction of reading")
  func direction() {
    let stage = Stage(direction: .rightToLeft)
    constrain(stage.a, stage.root) { a, root in a.edges == inset(root.edges, 1, 20, 3, 40) }
    stage.root.layoutIfNeeded()
    // Leading is right: 20 from the right edge at 400, 40 from the left one.
    #expect(stage.a.frame == rect(40, 1, 340, 296))
  }
}
