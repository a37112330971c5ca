import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Conflicts in scenes")
struct SceneConflictTests {
  /// a is 100 wide by one constraint and at most 60 by two others together.
  private let document = SceneDocument(
    name: "conflict",
    size: LayoutSize(width: 80, height: 50),
    root: SceneItem(id: "root", children: [SceneItem(id: "a"), SceneItem(id: "b")]),
    constraints: [
      SceneConstraint(SceneAnchor("a", .left), .equal, SceneAnchor("root", .left)),
      SceneConstraint(SceneAnchor("b", .width), constant: 60),
      SceneConstraint(SceneAnchor("a", .top), .equal, SceneAnchor("root", .top)),
      SceneConstraint(SceneAnchor("a", .height), constant: 7),
      SceneConstraint(
        SceneAnchor("a", .width),
        .lessThanOrEqual,
        SceneAnchor("b", .width),
        identifier: "narrow"
      ),
      SceneConstraint(SceneAnchor("a", .width), constant: 100, identifier: "wide"),
      SceneConstraint(SceneAnchor("b", .left), .equal, SceneAnchor("root", .left), constant: 1),
      SceneConstraint(SceneAnchor("b", .top), .equal, SceneAnchor("root", .top), constant: 2),
      SceneConstraint(SceneAnchor("b", .height), constant: 3),
      SceneConstraint(SceneAnchor("a", .width), constant: 10, priority: 5),
    ]
  )

  @Test("The diagnostic names the set, who is broken, the numbers and a way out")
  func diagnostic() throws {
    let answer = try document.solved()
    #expect(!answer.isFeasible)
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(answer.diagnostics.count == 1)
    #expect(diagnostic.kind == .conflict)
    #expect(diagnostic.items == ["a", "b"])
    #expect(diagnostic.statements.map(\.index) == [1, 4, 5])
    #expect(diagnostic.statements.map(\.identifier) == [nil, "narrow", "wide"])
    #expect(diagnostic.broken?.path == "constraints[5]")
    #expect(diagnostic.code?.rawValue == "CK001")
    #expect(
      diagnostic.description == """
        conflict: These 3 requirements cannot hold together; constraints[5] was broken. [CK001]
          b.width == 60   (constraints[1])
          a.width <= b.width   (constraints[4], "narrow")
          a.width == 100   (constraints[5], "wide")   <- broken
          100 is asked for, but b is 60 wide.
          Lower the priority of constraints[5] to 999.
        """
    )
  }

  @Test("The frames are those of the scene without the broken constraint")
  func frames() throws {
    var without = document
    without.constraints.remove(at: 5)
    let answer = try without.solved()
    #expect(answer.isFeasible)
    #expect(try document.solved().frames == answer.frames)
    #expect(answer.frames["a"] == LayoutRect(x: 0, y: 0, width: 10, height: 7))
    #expect(answer.frames["b"] == LayoutRect(x: 1, y: 2, width: 60, height: 3))
  }

  @Test("A conflict with the root's size names the root's size")
  func rootSize() throws {
    var document = document
    document.constraints = [
      SceneConstraint(
        SceneAnchor("a", .width),
        .greaterThanOrEqual,
        SceneAnchor("root", .width),
        multiplier: 2,
        constant: 5
      ),
      SceneConstraint(SceneAnchor("a", .width), constant: 100),
    ]
    let diagnostic = try #require(try document.solved().diagnostics.first)
    #expect(diagnostic.statements.map(\.index) == [0, 1, nil])
    #expect(diagnostic.statements.last?.text.hasPrefix("root.width == 80") == true)
    #expect(
      diagnostic.arithmetic
        == "100 is asked for, but a is at least 2 · 80 + 5 = 165 wide."
    )
  }

  @Test(
    "A required natural size can take part in a conflict, whatever its item is called",
    arguments: [
      ("label", "label"), ("a == b", "`a == b`"), ("x <= y >= z", "`x <= y >= z`"),
      ("== 40 (", "`== 40 (`"),
    ]
  )
  func naturalSize(id: String, name: String) throws {
    var label = SceneItem(id: id)
    label.intrinsicContentSize.width = 40
    label.compressionResistance.horizontal = 1000
    let document = SceneDocument(
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(id: "root", children: [label]),
      constraints: [SceneConstraint(SceneAnchor(id, .width), constant: 30)]
    )
    let answer = try document.solved()
    let diagnostic = try #require(answer.diagnostics.first { $0.kind == .conflict })
    #expect(diagnostic.broken?.index == 0)
    #expect(
      diagnostic.statements.map(\.text)
        == ["\(name).width == 30", "\(name).width >= 40 (its natural size, resistance 1000)"]
    )
    #expect(answer.frames[id]?.width == 40)
  }

  @Test("In every scene with a conflict the set is one, and each suggestion fixes it")
  func collection() throws {
    var tried = 0
    for scene in try SceneFile.all() where !scene.isFeasible {
      let conflicts = try scene.document.solved().diagnostics.filter { $0.kind == .conflict }
      let all = Set(conflicts.flatMap(\.allLeftOut))
      #expect(!conflicts.isEmpty, "\(scene.file)")
      for conflict in conflicts {
        let indices = conflict.statements.compactMap(\.index)
        let broken = try #require(conflict.broken?.index)
        #expect(indices.contains(broken))
        #expect(try !holds(scene.document, reducedTo: indices), "\(scene.file): \(conflict)")
        #expect(!conflict.suggestions.isEmpty, "\(scene.file): \(conflict)")
        for suggestion in conflict.suggestions.prefix(3) {
          let fixed = try scene.document.changed(by: suggestion).solved().diagnostics
          let left = Set(fixed.flatMap(\.allLeftOut))
          tried += 1
          #expect(
            !left.contains(broken) && left.isSubset(of: all),
            "\(scene.file): \(suggestion) leaves \(left)"
          )
        }
      }
    }
    #expect(tried > 100)
  }

  @Test("Any constraint of a set may be taken away and the rest hold together")
  func irreducible() throws {
    var stubborn: [String] = []
    for scene in try SceneFile.all() where !scene.isFeasible {
      for conflict in try scene.document.solved().diagnostics where conflict.kind == .conflict {
        let indices = conflict.statements.compactMap(\.index)
        for index in indices
        where try !holds(scene.document, reducedTo: indices.filter { $0 != index }) {
          stubborn.append("\(scene.file): still a conflict without \(index)\n\(conflict)\n")
        }
      }
    }
    #expect(stubborn.isEmpty, "\(stubborn.joined())")
  }

  @Test("What is not broken holds, by the format's own arithmetic")
  func measured() throws {
    for scene in try SceneFile.all() {
      let tree = try SceneTree(scene.document)
      tree.root.layoutIfNeeded()
      let left = tree.root.layoutConflicts.compactMap(\.broken)
      let broken = Set(left.compactMap { tree.constraints.firstIndex(of: $0) })
      #expect(broken.isEmpty == scene.isFeasible, "\(scene.file)")
      let measure = SceneMeasure(scene.document, frames: tree.frames)
      for (index, constraint) in scene.document.constraints.enumerated()
      where constraint.priority == 1000 {
        let violation = try #require(measure.violation(of: constraint))
        let place = "\(scene.file) constraints[\(index)] \(constraint): \(violation)"
        // Frames are rounded to about a millionth of a point; a constraint sums a few of them.
        if broken.contains(index) {
          #expect(violation > 0.01, "\(place)")
        } else {
          #expect(violation < 0.0001, "\(place)")
        }
      }
    }
  }

  /// Whether some of a document's constraints hold together, natural sizes aside.
  private func holds(_ document: SceneDocument, reducedTo indices: [Int]) throws -> Bool {
    var reduced = document
    reduced.constraints = indices.map { document.constraints[$0] }
    reduced.root = bare(document.root)
    let tree = try SceneTree(reduced)
    tree.root.layoutIfNeeded()
    return tree.root.layoutConflicts.isEmpty
  }

  private func bare(_ item: SceneItem) -> SceneItem {
    var bare = item
    bare.intrinsicContentSize = SceneItem.NaturalSize()
    bare.children = item.children.map(bare(_:))
    return bare
  }
}

extension SceneDocument {
  /// The document with one constraint changed.
  fileprivate func changed(by suggestion: SceneDiagnostic.Suggestion) -> SceneDocument {
    var changed = self
    switch (suggestion.change, suggestion.index) {
    case (.priority(let priority), let index?):
      changed.constraints[index].priority = Double(priority.rawValue)
    case (.relation(let relation), let index?): changed.constraints[index].relation = relation
    case (.constant(_, let constant), let index?): changed.constraints[index].constant = constant
    // What is said again is left out: below the levels of all that is required.
    case (.repetition, let index?), (.duplicate, let index?):
      changed.constraints[index].priority = 999
    case (.autoresizing(let items), _):
      changed.root.change { if items.contains($0.id) { $0.frame = nil } }
    case (.priority(let priority), nil), (.pull(let priority), _):
      changed.root.change { item in
        guard suggestion.text.hasPrefix("\(item.id).setContent") else { return }
        let isHugging = suggestion.text.contains("Hugging")
        let axis = suggestion.text.contains(".horizontal") ? LayoutAxis.horizontal : .vertical
        let path = isHugging ? \SceneItem.contentHugging : \SceneItem.compressionResistance
        item[keyPath: path][axis] = Double(priority.rawValue)
      }
    case (_, nil): Issue.record("\(suggestion) names nothing that could be changed")
    }
    return changed
  }
}

extension SceneItem {
  fileprivate mutating func change(_ change: (inout SceneItem) -> Void) {
    change(&self)
    for index in children.indices { children[index].change(change) }
  }
}

extension SceneDiagnostic {
  /// The places of all that a conflict and those of the same cause broke.
  fileprivate var allLeftOut: [Int] {
    broken.map { [$0] + alsoBroken }?.compactMap(\.index) ?? []
  }
}
