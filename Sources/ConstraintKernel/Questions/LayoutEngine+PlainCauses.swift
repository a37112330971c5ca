import ConstraintSolver

/// Causes of conflicts that a person would look for first, and what to do about each.
extension LayoutEngine {
  /// The rows that place an item by its frame, and how to have them go.
  struct FlagChange {
    let item: ItemRecord
    let rows: [Row]
    let suggestion: LayoutIssue.Suggestion
  }

  /// Items that their frames place although constraints do, one change for each.
  ///
  /// An item is meant to be placed by constraints where one speaks of it with its parent, with a sibling, or
  /// alone; constraints with what lies inside it may tie that to a frame on purpose.
  func forgottenFlags(in conflict: Conflict, _ members: [Member]) -> [FlagChange] {
    let placed = conflict.rows.compactMap { row -> (row: Row, item: ItemRecord)? in
      guard case .item(let item)? = owner(of: row), item !== root, item.isPlacedByFrame,
        !item.isCollapsed, let placed = item.systemRows?.placed,
        placed.indices.contains(where: { placed[$0] == row.index })
      else { return nil }
      return (row, item)
    }
    return placed.map { $0.item }.uniqued().compactMap { item in
      let isTied = members.contains { member in
        let (first, second) = (member.constraint.first, member.constraint.second)
        if first === item { return second.map { !$0.isInside(item) } ?? true }
        return second === item && !first.isInside(item)
      }
      guard isTied, let rows = item.systemRows, let row = placed.first(where: { $0.item === item })
      else { return nil }
      return FlagChange(
        item: item,
        rows: rows.placed.indices.filter { rows.placed[$0] >= 0 }
          .map { Row(index: rows.placed[$0]) },
        suggestion: LayoutIssue.Suggestion(
          statement: statement(row.row),
          change: .autoresizing(of: [item.name]),
          code: "\(item.name).translatesAutoresizingMaskIntoConstraints = false"
        )
      )
    }
  }

  /// Several changes as one.
  func together(_ changes: [FlagChange]) -> FlagChange {
    let names = changes.flatMap { change -> [String] in
      if case .autoresizing(let names) = change.suggestion.change { names } else { [] }
    }
    return FlagChange(
      item: changes[0].item,
      rows: changes.flatMap { $0.rows },
      suggestion: LayoutIssue.Suggestion(
        statement: changes[0].suggestion.statement,
        change: .autoresizing(of: names),
        code: changes.map { $0.suggestion.code }.joined(separator: "; ")
      )
    )
  }

  /// Constraints of a conflict that a younger one of the same dialect repeats: both say what the same
  /// attribute equals.
  func repetitions(among members: [Member]) -> [(row: Row, suggestion: LayoutIssue.Suggestion)] {
    // Members are the youngest first.
    members.enumerated().flatMap { index, younger in
      members.dropFirst(index + 1).compactMap { older in
        guard younger.constraint.repeats(older.constraint) else { return nil }
        let isUpdate = younger.constraint.differsInConstantAlone(from: older.constraint)
        var description = ConstraintDescription(younger.constraint)
        description.constant = DirectedConstant(younger.constraint.constant)
        description.identifier = nil
        let suggestion = LayoutIssue.Suggestion(
          statement: LayoutIssue.Statement(older.constraint),
          change: .repetition(by: .init(younger.constraint), isUpdate: isUpdate),
          code: description.replacementCode(isUpdate: isUpdate)
        )
        return (older.row, suggestion)
      }
    }
  }

  /// A natural size that is as strong as required.
  struct RequiredContent {
    let row: Row
    let item: ItemRecord
    let axis: LayoutAxis
    let isResistance: Bool
  }

  /// The natural sizes that take part in a conflict.
  func requiredContents(of conflict: Conflict) -> [RequiredContent] {
    conflict.rows.compactMap { row in
      guard case .item(let item)? = owner(of: row), let rows = item.systemRows else { return nil }
      for axis in LayoutAxis.allCases {
        let isResistance = rows[axis].resistance == row.index
        guard isResistance || rows[axis].hugging == row.index else { continue }
        return RequiredContent(row: row, item: item, axis: axis, isResistance: isResistance)
      }
      return nil
    }
  }

  /// To have a natural size yield to constraints.
  func suggestion(lowering content: RequiredContent) -> LayoutIssue.Suggestion {
    let priority = LayoutPriority(999)
    return LayoutIssue.Suggestion(
      statement: statement(content.row),
      change: .priority(priority),
      code: content.item.code(
        setting: content.isResistance ? .resistance : .hugging,
        to: priority,
        on: content.axis
      )
    )
  }
}

/// Which of the two pulls of a natural size.
enum ContentPull: Hashable {
  case hugging
  case resistance
}

extension ItemRecord {
  /// How one would type that a natural size hugs or resists by a priority.
  func code(setting pull: ContentPull, to priority: LayoutPriority, on axis: LayoutAxis) -> String {
    let word = pull == .hugging ? "Hugging" : "CompressionResistance"
    return "\(name).setContent\(word)Priority(\(priority), for: .\(axis))"
  }
}

extension LayoutConstraint {
  /// Whether both are of one dialect and say what the same attribute equals.
  fileprivate func repeats(_ other: LayoutConstraint) -> Bool {
    dialect == other.dialect && first === other.first && firstAttribute == other.firstAttribute
      && relation == .equal && other.relation == .equal
  }

  fileprivate func differsInConstantAlone(from other: LayoutConstraint) -> Bool {
    second === other.second && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }
}
