import ConstraintKernel
import LayoutFormats
import LayoutScenes
import Testing

@Suite("What the scenes cover")
struct CoverageTests {
  let documents: [SceneDocument]

  init() throws {
    let layout = SceneLayout.all[0]
    documents = try SceneCatalog.scenes.flatMap {
      try $0.documents(
        in: Reference.dialect,
        viewport: layout.viewport,
        direction: layout.direction
      )
    }
  }

  private static let attributes = LayoutConstraint.Attribute.allCases.filter {
    $0 != .notAnAttribute
  }

  private var constraints: [SceneConstraint] { documents.flatMap(\.constraints) }

  @Test("Every attribute stands on both sides of some constraint but for margins on the first")
  func attributes() {
    let firsts = Set(constraints.map(\.first.attribute))
    let seconds = Set(constraints.compactMap { $0.second?.attribute })
    #expect(seconds == Set(Self.attributes))
    #expect(firsts.isSuperset(of: Self.attributes.prefix { $0 != .leftMargin }))
    #expect(firsts.contains(.trailingMargin))
  }

  @Test("Both inequalities, many priorities, a fraction of a level among natural sizes")
  func relations() {
    #expect(Set(constraints.map(\.relation)) == Set(LayoutConstraint.Relation.allCases))
    #expect(Set(constraints.map(\.priority)).count >= 8)
    let levels = documents.flatMap { items(of: $0.root) }
      .map(\.compressionResistance.horizontal)
    #expect(levels.contains { $0 != $0.rounded() })
    #expect(levels.contains(1000))
  }

  @Test("Multipliers on sizes and on positions, aspect ratios, thirds")
  func multipliers() {
    let scaled = constraints.filter { $0.multiplier != 1 && $0.second != nil }
    #expect(scaled.contains { $0.first.attribute == .centerX })
    #expect(scaled.contains { $0.first.attribute == .centerY })
    #expect(scaled.contains { $0.first.attribute == .bottom })
    #expect(scaled.contains { $0.multiplier == 1.0 / 3.0 })
    #expect(
      scaled.contains { $0.first.attribute == .height && $0.second?.attribute == .width }
    )
  }

  @Test("Guides, nested containers, constraints between items of different containers")
  func trees() {
    #expect(documents.contains { !$0.root.guides.isEmpty })
    #expect(documents.filter { $0.root.children.contains { !$0.children.isEmpty } }.count >= 8)
    let crossing = documents.flatMap { document in
      let container = containers(of: document.root)
      return document.constraints.filter { constraint in
        guard let second = constraint.second?.item else { return false }
        let (ours, theirs) = (container[constraint.first.item], container[second])
        return ours != theirs && ours != second && theirs != constraint.first.item
      }
    }
    #expect(crossing.count >= 6)
  }

  private func items(of item: SceneItem) -> [SceneItem] {
    [item] + item.children.flatMap { items(of: $0) }
  }

  private func containers(of item: SceneItem) -> [String: String] {
    var container: [String: String] = [:]
    for item in items(of: item) {
      for child in item.children.map(\.id) + item.guides { container[child] = item.id }
    }
    return container
  }
}
