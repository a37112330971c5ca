import ConstraintSolver

/// From rows to words.
extension LayoutEngine {
  /// Calls `body`, which puts about as many rows into words: their items are named as by
  /// ``ItemRecord/namingOnce(_:)``, and if they are many, all owners of rows are looked up at once.
  ///
  /// `body` is not to change a row.
  func wording<Answer>(rows count: Int, _ body: () -> Answer) -> Answer {
    root.namingOnce {
      guard count > Self.fewRows, question.owners == nil else { return body() }
      question.beginLookup(rowOwners())
      defer { question.endLookup() }
      return body()
    }
  }

  /// As many rows are looked for among the constraints of their items.
  private static let fewRows = 32

  /// Who a row speaks for, found among the items whose variables it mentions.
  ///
  /// - Complexity: O(*n*) in the constraints of these items; O(rows) for a row whose terms cancelled.
  func owner(of row: Row) -> RowOwner? {
    if let owners = question.owners { return owners[row.index] }
    let items = rows.terms(of: row).compactMap { member(of: $0.variable) }
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
    case .item(let item): statement(row, of: item)
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
      let reason =
        "its natural size, hugging \(natural.huggingPriority), "
        + "resistance \(natural.resistancePriority)"
      let length = natural.length
      return LayoutIssue.Statement(
        LayoutIssue.Requirement("\(record.quotedName).\(part)", .equal, length, because: reason)
      )
    }
    return statement(source)
  }

  /// A size that must not be negative, in words.
  func boundStatement(_ variable: Variable) -> LayoutIssue.Statement {
    let bound = LayoutIssue.Requirement(name(of: variable), .greaterThanOrEqual, 0)
    guard let guide = member(of: variable)?.item as? ArrangementGuide else {
      return LayoutIssue.Statement(bound)
    }
    // That no gap is negative is part of the word that made it.
    return LayoutIssue.Statement(
      text: bound.text,
      source: LayoutIssue.Location(guide.word.source),
      of: LayoutIssue.Whole(guide.word)
    )
  }

  private func zeroStatement(_ variable: Variable) -> LayoutIssue.Statement {
    LayoutIssue.Statement(
      LayoutIssue.Requirement(name(of: variable), .equal, 0, because: "nothing asks for more")
    )
  }

  /// `card.width`.
  func name(of variable: Variable) -> String {
    let part = FrameVariables.part(of: variable)
    let member = member(of: variable)
    let start = member?.startsAtRight == true ? "leading" : "left"
    let word = part == .x ? start : part == .y ? "top" : part.rawValue
    return "\(member?.quotedName ?? "").\(word)"
  }

  /// What an item requires by itself with a row, in words.
  private func statement(_ row: Row, of record: ItemRecord) -> LayoutIssue.Statement {
    if let requirement = requirement(row, of: record) { return LayoutIssue.Statement(requirement) }
    let name = record.quotedName
    guard let rows = record.systemRows, rows.placement == .inset else {
      return LayoutIssue.Statement(text: name)
    }
    return LayoutIssue.Statement(text: "\(name) lies in its owner")
  }

  /// The number that an item requires by itself with a row; nil where it requires none.
  private func requirement(_ row: Row, of record: ItemRecord) -> LayoutIssue.Requirement? {
    let name = record.quotedName
    func requires(
      _ part: String,
      _ relation: LayoutConstraint.Relation,
      _ number: Double,
      _ reason: String
    ) -> LayoutIssue.Requirement {
      LayoutIssue.Requirement("\(name).\(part)", relation, number, because: reason)
    }
    if let pull = question.pulls.first(where: { $0.width == row.index || $0.height == row.index }) {
      let part = pull.width == row.index ? "width" : "height"
      return requires(part, .equal, rows.constant(of: row), "its fitting size")
    }
    guard let rows = record.systemRows else { return nil }
    for axis in [LayoutAxis.horizontal, .vertical] {
      let natural = rows[axis]
      let part = axis == .horizontal ? "width" : "height"
      if natural.least == row.index {
        return requires(part, .greaterThanOrEqual, natural.leastLength, "its least size")
      }
      if natural.hugging == row.index {
        let reason = "its natural size, hugging \(natural.huggingPriority)"
        return requires(part, .lessThanOrEqual, natural.length, reason)
      }
      if natural.resistance == row.index {
        let reason = "its natural size, resistance \(natural.resistancePriority)"
        return requires(part, .greaterThanOrEqual, natural.length, reason)
      }
    }
    if rows.placement == .inset { return nil }
    let placed = rows.placed
    if record.isCollapsed {
      if row.index == placed[2] { return requires("width", .equal, 0, "it is gone") }
      if row.index == placed[3] { return requires("height", .equal, 0, "it is gone") }
    }
    if record === root, question.pulledRoot != nil {
      let part = row.index == placed[2] ? "width" : "height"
      return requires(part, .equal, self.rows.constant(of: row), "its fitting size")
    }
    let frame = record.readFrame() ?? .zero
    if row.index == placed[0] {
      let (edge, place) = record.startsAtRight ? ("right", frame.maxX) : ("left", frame.minX)
      return requires(edge, .equal, place, "its frame")
    }
    if row.index == placed[1] { return requires("top", .equal, frame.minY, "its frame") }
    let level = rows.placement.level
    let reason = level.isRequired ? "its frame" : "its frame, at \(level)"
    return row.index == placed[2]
      ? requires("width", .equal, frame.width, reason)
      : requires("height", .equal, frame.height, reason)
  }
}

extension LayoutIssue.Statement {
  /// A constraint in words.
  package init(_ constraint: LayoutConstraint) {
    self.init(
      text: constraint.description + constraint.stateNote,
      identifier: constraint.identifier,
      source: LayoutIssue.Location(constraint.source),
      of: LayoutIssue.Whole(constraint)
    )
  }
}
