import ConstraintSolver

/// From the solver's reasons to chains of constraints.
extension LayoutEngine {
  /// Why a value is what it is.
  func explain(_ question: ExplainedSum) -> LayoutExplanation {
    answer { explainSolution(question) }
  }

  private func explainSolution(_ question: ExplainedSum) -> LayoutExplanation {
    // Frames that were not found to be the best have no chain that proves them.
    guard let host = question.host, memory.isComplete else { return question.unanswered }
    guard let (form, offset) = form(of: question, in: host) else {
      return explainByFrames(question)
    }
    guard let reason = rows.reason(of: form) else { return question.unanswered }
    let count = reason.shares.count + reason.losses.count + reason.support.count
    return wording(rows: count + reason.bystanders.count) {
      explain(question, form, offset, by: reason)
    }
  }

  private func explain(
    _ question: ExplainedSum,
    _ form: [Term],
    _ offset: Double,
    by reason: Reason
  ) -> LayoutExplanation {
    var steps = reason.shares.map { share in
      LayoutExplanation.Step(
        statement: explained(share.source),
        constant: constant(of: share.source),
        rate: share.rate,
        saysConstant: saysConstant(share.source)
      )
    }
    // Sums begin with what is there before anything is taken off.
    if let first = steps.firstIndex(where: { $0.contribution > 0 }) {
      steps.insert(steps.remove(at: first), at: 0)
    }
    if offset != 0 { steps.append(ownStep(question, offset)) }
    let named = Set(steps.map(\.statement))
    let support = reason.support.map(explained).uniqued().filter { !named.contains($0) }
    let value = LayoutGrain.snap(reason.value + offset)
    var plain: String?
    if case .range = reason.freedom { plain = plainRemedy(for: question, form, reason) }
    return LayoutExplanation(
      subject: question.text,
      value: value,
      steps: steps,
      losses: losses(of: reason, form),
      support: support,
      bystanders: bystanders(of: reason, besides: named.union(support)),
      freedom: freedom(reason, question, plain, offset),
      suggestions: room(for: question, reason),
      hasPlainRemedy: plain != nil
    )
  }

  /// The constraints that a value cannot do without; in no order.
  func decidingConstraints(of question: ExplainedSum) -> [LayoutConstraint] {
    answer { constraintsDeciding(question) }
  }

  private func constraintsDeciding(_ question: ExplainedSum) -> [LayoutConstraint] {
    guard let host = question.host, let (form, _) = form(of: question, in: host) else { return [] }
    guard let reason = rows.reason(of: form) else {
      let item = question.first.item
      let axis = question.first.attribute.axis
      return item.constraintsOfBothSides.filter {
        $0.firstAttribute.axis == axis || $0.secondAttribute.axis == axis
      }
    }
    let sources =
      reason.shares.map(\.source) + reason.support + reason.losses.map(Reason.Source.row)
    return sources.compactMap { source in
      if case .row(let row) = source { constraint(of: row) } else { nil }
    }
  }

  /// The variables a question speaks of, and what margins, baselines and insets add, in points; nil
  /// where one of the items has no variables.
  func form(of question: ExplainedSum, in host: ItemRecord) -> ([Term], Double)? {
    let directional = [question.first.attribute, question.second?.attribute]
      .contains { $0?.isDirectional == true }
    let direction = directional ? direction(of: host) : .leftToRight
    let parts = [question.first] + (question.second.map { [$0] } ?? [])
    guard parts.allSatisfy({ isInLayout($0.item, $0.attribute, host, direction) }) else {
      return nil
    }
    let sides = parts.map { side($0.attribute, of: $0.item, in: host, direction) }
    let isTurned = isTurned(sides[0], sides.count > 1 ? sides[1] : nil, 1, in: host)
    var terms: [Term] = []
    var offset = 0.0
    for (side, sign) in zip(sides, [1.0, -1]) {
      side.append(to: &terms, in: host, factor: isTurned ? -sign : sign, isTurned: isTurned)
      offset += sign * side.signedOffset
    }
    return (terms, offset)
  }

  /// Whether everything that an attribute is read from has variables.
  private func isInLayout(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    _ host: ItemRecord,
    _ direction: LayoutReadingDirection
  ) -> Bool {
    if attribute.kind == .nothing { return false }
    if direction == .rightToLeft || item === host, !holds(host) { return false }
    var current = item
    while current !== host {
      if !holds(current) { return false }
      guard attribute.kind == .location, let parent = current.parent else { return true }
      if current.startsAtRight, !holds(parent) { return false }
      current = parent
    }
    return true
  }

  /// What stands where it was put: no constraint reaches it.
  private func explainByFrames(_ question: ExplainedSum) -> LayoutExplanation {
    guard question.second == nil, question.first.attribute.kind != .nothing,
      let frame = question.first.item.readFrame()
    else { return question.unanswered }
    let item = question.first.item
    let parent = item.parent?.readFrame()?.size ?? frame.size
    let isMirrored =
      question.first.attribute.isDirectional && direction(of: item.parent ?? item) == .rightToLeft
    let position = item.parent == nil ? .zero : frame.origin
    var value: Double
    switch question.first.attribute {
    case .width: value = frame.width
    case .height: value = frame.height
    case .left, .leftMargin: value = position.x
    case .leading, .leadingMargin:
      value = isMirrored ? parent.width - position.x - frame.width : position.x
    case .right, .rightMargin: value = position.x + frame.width
    case .trailing, .trailingMargin:
      value = isMirrored ? parent.width - position.x : position.x + frame.width
    case .centerX, .centerXWithinMargins: value = position.x + frame.width / 2
    case .top, .topMargin, .firstBaseline: value = position.y
    case .bottom, .bottomMargin, .lastBaseline: value = position.y + frame.height
    case .centerY, .centerYWithinMargins: value = position.y + frame.height / 2
    case .notAnAttribute: value = 0
    }
    let physical = question.first.attribute.physical(in: isMirrored ? .rightToLeft : .leftToRight)
    item.refreshBaseline(physical)
    value += isMirrored ? -item.offset(of: physical) : item.offset(of: physical)
    let reason = "its frame, which no constraint reaches"
    let statement = LayoutIssue.Statement(
      LayoutIssue.Requirement(question.text, .equal, value, because: reason)
    )
    return LayoutExplanation(
      subject: question.text,
      value: value,
      steps: [LayoutExplanation.Step(statement: statement, constant: value, rate: 1)],
      losses: [],
      support: [],
      bystanders: [],
      freedom: .unique
    )
  }

  /// What the attribute itself adds: a margin, a baseline, an alignment inset.
  private func ownStep(_ question: ExplainedSum, _ offset: Double) -> LayoutExplanation.Step {
    let distance = LayoutIssue.Requirement(
      question.text,
      lies: offset,
      from: "the edge of the frame"
    )
    return LayoutExplanation.Step(
      statement: LayoutIssue.Statement(distance),
      constant: offset,
      rate: 1
    )
  }

  private func constant(of source: Reason.Source) -> Double {
    if case .row(let row) = source { rows.constant(of: row) } else { 0 }
  }

  /// Whether what a source brings in stands in its words: margins, baselines and insets do not, nor what counts
  /// as 0 because an item is gone, nor what follows from the size of a parent.
  private func saysConstant(_ source: Reason.Source) -> Bool {
    guard case .row(let row) = source else { return true }
    switch owner(of: row) {
    case .constraint(let constraint):
      // How long a gap is does not stand in its words.
      if constraint.directedConstant.gaps != 0 { return false }
      let (stated, counted) = (abs(constraint.constant), abs(rows.constant(of: row)))
      return LayoutText.number(stated) == LayoutText.number(counted)
    case .item(let item):
      guard let rows = item.systemRows else { return true }
      let isPlacement = rows.placed.indices.contains { rows.placed[$0] == row.index }
      return !isPlacement || !rows.placement.followsParent
    case nil: return true
    }
  }

  private func losses(of reason: Reason, _ form: [Term]) -> [LayoutExplanation.Loss] {
    let variables = Set(form.map(\.variable))
    let broken = rows.conflicts.map(\.rejected).filter { row in
      rows.terms(of: row).contains { variables.contains($0.variable) }
    }
    return (reason.losses + broken).map { row in
      LayoutExplanation.Loss(
        statement: statement(row),
        amount: LayoutGrain.snap(rows.error(of: row)),
        isBroken: rows.isRejected(row)
      )
    }
  }

  private func bystanders(
    of reason: Reason,
    besides named: Set<LayoutIssue.Statement>
  ) -> [LayoutExplanation.Bystander] {
    // Half of a natural size stands beside nothing that names the whole.
    let all = reason.bystanders.filter { !named.contains(explained(.row($0))) }.map { row in
      LayoutExplanation.Bystander(
        statement: statement(row),
        slack: LayoutGrain.snap(abs(slack(of: row)))
      )
    }
    return all.enumerated()
      .sorted { ($0.element.slack, $0.offset) < ($1.element.slack, $1.offset) }.map(\.element)
  }

  private func slack(of row: Row) -> Double {
    rows.terms(of: row).reduce(-rows.constant(of: row)) {
      $0 + $1.coefficient * rows.value(of: $1.variable)
    }
  }

  private func freedom(
    _ reason: Reason,
    _ question: ExplainedSum,
    _ plain: String?,
    _ offset: Double
  ) -> LayoutExplanation.Freedom {
    switch reason.freedom {
    case .unique: return .unique
    case .unproved: return .unproved
    case .range(let range):
      // A root stays where it is; nothing is to be settled there.
      if question.first.item === root, question.first.attribute.kind == .location { return .unique }
      let low = LayoutGrain.snap(range.lowerBound + offset)
      let high = LayoutGrain.snap(range.upperBound + offset)
      if let plain { return .range(low...high, remedy: plain) }
      // At the end of a range, a value rounded to the grain may lie outside of it.
      let exact = reason.value + offset
      let size = max(abs(reason.value), abs(offset))
      let remedy = question.remedy(LayoutGrain.cleared(exact, among: size))
      return .range(low...high, remedy: remedy)
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that stood before.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension LayoutItem {
  /// What all questions took in the item's hierarchy so far, after reasons, multipliers and what is ambiguous, in
  /// looks at one constraint.
  package var layoutQuestionWork: Int { record.root.ownedEngine?.rows.questionWork ?? 0 }
}
