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
    statements = document.constraints.compactMap { statement($0, names) }
    let subjects = Set(statements.map(\.subject))
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
