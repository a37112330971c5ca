import ConstraintKernel
public import LayoutFormats

extension LayoutSnapshot {
  /// Reads a scene document, whose ids become names.
  ///
  /// An id that is no name in Swift is changed into one. Every item but the root counts as placed
  /// by constraints; what its frame places is tied to its superview by four.
  ///
  /// - Complexity: O(*n*) in items and constraints.
  public init(_ document: SceneDocument) {
    self.init()
    let document = document.statingFrames
    var names: [String: String] = [:]
    var variables = VariableNames()
    var waiting: [(item: SceneItem, superview: String?)] = [(document.root, nil)]
    var order: [String] = []
    while let (item, superview) = waiting.popLast() {
      let name = variables.unique(Self.name(of: item.id))
      names[item.id] = name
      superviews[name] = superview
      if superview != nil { order.append(name) }
      for guide in item.guides {
        let guideName = variables.unique(Self.name(of: guide.id))
        names[guide.id] = guideName
        superviews[guideName] = name
        guides.insert(guideName)
      }
      waiting += item.children.reversed().map { ($0, name) }
    }
    let gaps = GapLengths(document)
    for constraint in document.constraints {
      if constraint.word == nil {
        if let statement = statement(gaps.inPoints(constraint), names) {
          statements.append(statement)
        }
      } else if let word = constraint.renamed({ names[$0] }) {
        words.append(word)
      }
    }
    let subjects = Set(statements.map(\.subject) + words.flatMap(\.placedItems))
    cleared = order.filter { !subjects.contains($0) }
  }

  private static func name(of id: String) -> String {
    SwiftWords.isIdentifier(id) ? id : SwiftWords.lowerCamel(id)
  }

  private func statement(
    _ constraint: SceneConstraint,
    _ names: [String: String]
  ) -> LayoutStatement? {
    guard let subject = names[constraint.first.item] else { return nil }
    var statement = LayoutStatement(subject, constraint.first.attribute, constraint.relation)
    if let second = constraint.second {
      guard let target = names[second.item] else { return nil }
      statement.target = .item(ItemReference(.named(target)), second.attribute)
      statement.factor = .number(constraint.multiplier)
    }
    statement.constant = .number(constraint.constant + 0)
    if constraint.priority != 1_000 { statement.priority = .number(constraint.priority) }
    statement.identifier = constraint.identifier
    statement.origin = constraint.source
    return oriented(statement)
  }
}

/// How long the usual gaps of a document are.
private struct GapLengths {
  private let siblings: Double
  private let superview: Double
  /// The id of each item's parent.
  private var parents: [String: String] = [:]

  init(_ document: SceneDocument) {
    (siblings, superview) = (document.siblingGap, document.superviewGap)
    var waiting = [document.root]
    while let item = waiting.popLast() {
      for child in item.children { parents[child.id] = item.id }
      for guide in item.guides { parents[guide.id] = item.id }
      waiting += item.children
    }
  }

  /// The constraint with its gaps in points.
  func inPoints(_ constraint: SceneConstraint) -> SceneConstraint {
    guard constraint.gaps != 0, let second = constraint.second?.item else { return constraint }
    let first = constraint.first.item
    let isInside =
      !constraint.isBetweenSiblings && (isItem(first, in: second) || isItem(second, in: first))
    var changed = constraint
    changed.constant += constraint.gaps * (isInside ? superview : siblings)
    changed.gaps = 0
    return changed
  }

  private func isItem(_ item: String, in other: String) -> Bool {
    var current = parents[item]
    while let parent = current {
      if parent == other { return true }
      current = parents[parent]
    }
    return false
  }
}
