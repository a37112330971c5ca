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
  func forgottenFlags(in conflict: Conflict, _ members: [Member]) -> [FlagChange] {
    placedTwice(in: conflict, by: members.map { $0.constraint }).map { row, item in
      FlagChange(
        item: item,
        rows: item.placedRows,
        suggestion: LayoutIssue.Suggestion(
          statement: statement(row),
          change: .autoresizing(of: [item.name]),
          code: "\(item.quotedName).translatesAutoresizingMaskIntoConstraints = false"
        )
      )
    }
  }

  /// Items of a conflict that their frames place although some of its constraints do, in the order of its
  /// rows, each with the first row that its frame has there.
  ///
  /// An item is meant to be placed by constraints where one speaks of it with its parent, with a sibling, or
  /// alone; constraints with what lies inside it may tie that to a frame on purpose.
  /// - Complexity: O(rows) for each item that the constraints name.
  func placedTwice(
    in conflict: Conflict,
    by constraints: [LayoutConstraint]
  ) -> [(row: Row, item: ItemRecord)] {
    let items = constraints.flatMap { constraint in
      let (first, second) = (constraint.first, constraint.second)
      return [
        second.map { !$0.isInside(first) } ?? true ? first : nil,
        second.flatMap { first.isInside($0) ? nil : $0 },
      ].compactMap { $0 }
    }
    let found = items.uniqued().compactMap { item -> (place: Int, item: ItemRecord)? in
      guard item !== root, item.isPlacedByFrame, !item.isCollapsed else { return nil }
      let placed = Set(item.placedRows)
      if placed.isEmpty { return nil }
      return conflict.rows.firstIndex(where: placed.contains).map { ($0, item) }
    }
    return found.sorted { $0.place < $1.place }.map { (conflict.rows[$0.place], $0.item) }
  }

  /// The items that a conflict says are placed twice; see ``placedTwice(in:by:)``.
  ///
  /// As many constraints are looked at as for suggestions.
  func placedTwice(in conflict: Conflict) -> [ItemRecord] {
    let constraints = conflict.rows.reversed().lazy.compactMap { self.constraint(of: $0) }
    return placedTwice(in: conflict, by: Array(constraints.prefix(Self.mostConstraints)))
      .map { $0.item }
  }

  /// The items whose frames take part in a conflict, the root aside, in the order of its rows.
  func framed(in conflict: Conflict) -> [ItemRecord] {
    conflict.rows.compactMap { row in
      guard case .item(let item)? = owner(of: row), item !== root, item.isPlacedByFrame,
        item.placedRows.contains(row)
      else { return nil }
      return item
    }.uniqued()
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
        var description = younger.constraint.present
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

  /// Pairs of constraints of a conflict by which two dialects say what the same attribute equals.
  func duplicates(
    among members: [Member]
  ) -> [(rows: [Row], suggestion: LayoutIssue.Suggestion)] {
    // Members are the youngest first.
    members.enumerated().flatMap { index, younger in
      members.dropFirst(index + 1).compactMap { older in
        guard younger.constraint.duplicates(older.constraint) else { return nil }
        let pair = [older.constraint, younger.constraint]
        let suggestion = LayoutIssue.Suggestion(
          statement: LayoutIssue.Statement(older.constraint),
          change: .duplicate(
            by: LayoutIssue.Statement(younger.constraint),
            dialects: pair.map { $0.dialect.moduleName }
          ),
          code: pair.map(\.description).joined(separator: " or ")
        )
        return ([older.row, younger.row], suggestion)
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
    return "\(quotedName).setContent\(word)Priority(\(priority), for: .\(axis))"
  }
}

extension ItemRecord {
  /// The rows by which the item is placed beside constraints.
  fileprivate var placedRows: [Row] {
    guard let placed = systemRows?.placed else { return [] }
    return placed.indices.filter { placed[$0] >= 0 }.map { Row(index: placed[$0]) }
  }
}

extension LayoutConstraint {
  /// Whether both are of one dialect and say what the same attribute equals.
  fileprivate func repeats(_ other: LayoutConstraint) -> Bool {
    dialect == other.dialect && determinesTheSame(as: other)
  }

  /// Whether they are of two dialects and say what the same attribute equals.
  fileprivate func duplicates(_ other: LayoutConstraint) -> Bool {
    dialect != other.dialect && determinesTheSame(as: other)
  }

  private func determinesTheSame(as other: LayoutConstraint) -> Bool {
    first === other.first && firstAttribute == other.firstAttribute
      && relation == .equal && other.relation == .equal
  }

  fileprivate func differsInConstantAlone(from other: LayoutConstraint) -> Bool {
    second === other.second && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }
}
