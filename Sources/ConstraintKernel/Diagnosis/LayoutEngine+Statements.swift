import ConstraintSolver

/// From rows to words.
extension LayoutEngine {
  /// Calls `body`, which puts about as many rows into words: their items are named as by
  /// ``ItemRecord/namingOnce(_:)``, and if they are many, all owners of rows are looked up at once.
  ///
  /// `body` is not to change a row.
  func wording<Answer>(rows count: Int, _ body: () -> Answer) -> Answer {
    root.namingOnce {
      guard count > Self.fewRows, owners == nil else { return body() }
      owners = rowOwners()
      defer { owners = nil }
      return body()
    }
  }

  /// As many rows are looked for among the constraints of their items.
  private static let fewRows = 32

  /// Who a row speaks for, found among the items whose variables it mentions.
  ///
  /// - Complexity: O(*n*) in the constraints of these items; O(rows) for a row whose terms cancelled.
  func owner(of row: Row) -> RowOwner? {
    if let owners { return owners[row.index] }
    let items = solver.terms(of: row).compactMap { member(of: $0.variable) }
    for item in items {
      var isOwn = false
      item.systemRows?.visit { isOwn = isOwn || $0 == row.index }
      if isOwn { return .item(item) }
    }
    for role in [ConstraintRole.first, .second] {
      for item in items {
        var found: LayoutConstraint?
        item.visitConstraints(as: role) { if $0.row == row.index { found = $0 } }
        if let found { return .constraint(found) }
      }
    }
    return rowOwners()[row.index]
  }

  /// The constraint a row comes from; nil for a row of an item itself.
  func constraint(of row: Row) -> LayoutConstraint? { owner(of: row)?.constraint }

  /// What holds a variable in place, in words.
  func statement(_ source: Reason.Source) -> LayoutIssue.Statement {
    switch source {
    case .row(let row): statement(row)
    case .zero(let variable): zeroStatement(variable)
    }
  }

  /// A row in words: the constraint it comes from, or what an item requires by itself.
  func statement(_ row: Row) -> LayoutIssue.Statement {
    switch owner(of: row) {
    case .constraint(let constraint): LayoutIssue.Statement(constraint)
    case .item(let item): LayoutIssue.Statement(text: systemText(row, item))
    case nil: LayoutIssue.Statement(text: "")
    }
  }

  /// What holds a variable in place, a natural size as one.
  func explained(_ source: Reason.Source) -> LayoutIssue.Statement {
    guard case .row(let row) = source, case .item(let record)? = owner(of: row),
      let rows = record.systemRows
    else { return statement(source) }
    for (axis, part) in [(LayoutAxis.horizontal, "width"), (.vertical, "height")] {
      let natural = rows[axis]
      guard natural.hugging == row.index || natural.resistance == row.index else { continue }
      let text =
        "\(record.name).\(part) == \(LayoutText.number(natural.length)) (its natural size, "
        + "hugging \(natural.huggingPriority), resistance \(natural.resistancePriority))"
      return LayoutIssue.Statement(text: text)
    }
    return statement(source)
  }

  /// A size that must not be negative, in words.
  func boundStatement(_ variable: Variable) -> LayoutIssue.Statement {
    LayoutIssue.Statement(text: "\(name(of: variable)) >= 0")
  }

  private func zeroStatement(_ variable: Variable) -> LayoutIssue.Statement {
    LayoutIssue.Statement(text: "\(name(of: variable)) == 0 (nothing asks for more)")
  }

  /// `card.width`.
  func name(of variable: Variable) -> String {
    let part = FrameVariables.part(of: variable)
    let member = member(of: variable)
    let start = member?.startsAtRight == true ? "leading" : "left"
    let word = part == .x ? start : part == .y ? "top" : part.rawValue
    return "\(member?.name ?? "").\(word)"
  }

  private func systemText(_ row: Row, _ record: ItemRecord) -> String {
    let number = LayoutText.number
    if let pull = pulls.first(where: { $0.width == row.index || $0.height == row.index }) {
      let part = pull.width == row.index ? "width" : "height"
      return "\(record.name).\(part) == \(number(solver.constant(of: row))) (its fitting size)"
    }
    guard let rows = record.systemRows else { return record.name }
    for axis in [LayoutAxis.horizontal, .vertical] {
      let natural = rows[axis]
      guard natural.hugging == row.index || natural.resistance == row.index else { continue }
      let part = axis == .horizontal ? "width" : "height"
      let isHugging = natural.hugging == row.index
      let level =
        isHugging
        ? "hugging \(natural.huggingPriority)" : "resistance \(natural.resistancePriority)"
      return "\(record.name).\(part) \(isHugging ? "<=" : ">=") \(number(natural.length)) "
        + "(its natural size, \(level))"
    }
    if rows.placement == .inset { return "\(record.name) lies in its owner" }
    let frame = record.readFrame() ?? .zero
    let placed = rows.placed
    let name = record.name
    if record.isCollapsed {
      if row.index == placed[2] { return "\(name).width == 0 (it is gone)" }
      if row.index == placed[3] { return "\(name).height == 0 (it is gone)" }
    }
    if row.index == placed[0] {
      let (edge, place) = record.startsAtRight ? ("right", frame.maxX) : ("left", frame.minX)
      return "\(name).\(edge) == \(number(place)) (its frame)"
    }
    if row.index == placed[2] { return "\(name).width == \(number(frame.width)) (its frame)" }
    if row.index == placed[1] { return "\(name).top == \(number(frame.minY)) (its frame)" }
    return "\(name).height == \(number(frame.height)) (its frame)"
  }
}

extension LayoutIssue.Statement {
  /// A constraint in words.
  package init(_ constraint: LayoutConstraint) {
    self.init(
      text: constraint.description,
      identifier: constraint.identifier,
      source: LayoutIssue.Location(constraint.source)
    )
  }
}
