import ConstraintSolver

/// What a person would do about a value that is not decided, found by trying.
extension LayoutEngine {
  /// The most rows that may hang together with a value for anything to be tried on it.
  static let mostRowsOfTrial = 2_048
  /// How much one solution of a trial may take for each row, in looks at one row.
  static let workOfTrialRow = 256
  /// The most views tied one inside another, from scroll content inwards.
  private static let mostTies = 4

  /// What settles an undecided value, as one would write it.
  ///
  /// It is the end of scroll content, tied, or the priority of one of several natural sizes that pull alike; nil
  /// where neither settles the value.
  /// Each is tried in a copy of what hangs together. A priority that settles the value moves nothing; the
  /// end of scroll content is where the content ends.
  /// - Complexity: a copy of what hangs together, and a few solutions of it, each with a reason.
  func plainRemedy(for question: ExplainedSum, _ form: [Term], _ reason: Reason) -> String? {
    guard question.second == nil, let axis = question.first.attribute.axis else { return nil }
    return endOfContent(question.first.item, along: axis, form)
      ?? rivalry(along: axis, form, reason)
  }

  // MARK: Scroll content

  private func endOfContent(
    _ item: ItemRecord,
    along axis: LayoutAxis,
    _ form: [Term]
  ) -> String? {
    guard let outermost = contentOfScrolling(item) else { return nil }
    var ties: [(inner: ItemRecord, outer: ItemRecord)] = []
    var outer = outermost
    var start = rowIndices(of: outer)
    while ties.count < Self.mostTies, let inner = lastItem(in: outer, along: axis) {
      ties.append((inner, outer))
      start += rowIndices(of: inner)
      if settles(ties, along: axis, around: start, form) {
        return ties.map { text(of: $0, along: axis) }.joined(separator: " with ")
      }
      outer = inner
    }
    return nil
  }

  /// The item, if it is the content of something that scrolls, or a view that lies there.
  private func contentOfScrolling(_ item: ItemRecord) -> ItemRecord? {
    guard let content = item.parent?.contentOfScrolling else { return nil }
    return item === content || !item.flags.contains(.isGuide) ? item : nil
  }

  /// The item that ends last in another, in the content of what scrolls or in a view.
  private func lastItem(in outer: ItemRecord, along axis: LayoutAxis) -> ItemRecord? {
    let host = outer.parent?.contentOfScrolling === outer ? outer.parent ?? outer : outer
    func end(_ item: ItemRecord) -> Double {
      guard let own = item.variables else { return -.infinity }
      return rows.value(of: own.start(on: axis)) + rows.value(of: own.length(on: axis))
    }
    let inner = host.children.filter { item in
      !item.flags.contains(.isGuide) && !item.isCollapsed && holds(item)
    }
    return inner.max { end($0) < end($1) }
  }

  private func settles(
    _ ties: [(inner: ItemRecord, outer: ItemRecord)],
    along axis: LayoutAxis,
    around start: [Row],
    _ form: [Term]
  ) -> Bool {
    var equations: [[Term]] = []
    for tie in ties {
      guard let inner = tie.inner.variables, let outer = tie.outer.variables else { return false }
      var terms = [
        Term(inner.start(on: axis), 1), Term(inner.length(on: axis), 1),
        Term(outer.length(on: axis), -1),
      ]
      // Items beside the guide stand where the content begins, as it does.
      if tie.outer.flags.contains(.isGuide) { terms.append(Term(outer.start(on: axis), -1)) }
      equations.append(terms)
    }
    // A length without an end may stand in no row at all.
    let all = (equations.joined() + form).map { $0.variable }
    guard let trial = settlingTrial(around: start, with: all), let form = trial.form(form)
    else { return false }
    let before = trial.solver.conflicts.count
    for terms in equations {
      guard let row = trial.form(terms),
        (try? trial.solver.addRow(row, .equal, 0, rank: .max)) != nil
      else { return false }
    }
    guard trial.solver.solve().isComplete, trial.solver.conflicts.count == before else {
      return false
    }
    return trial.solver.reason(of: form)?.freedom == .unique
  }

  private func text(
    of tie: (inner: ItemRecord, outer: ItemRecord),
    along axis: LayoutAxis
  ) -> String {
    let edge = axis == .horizontal ? "trailing" : "bottom"
    return "\(tie.inner.quotedName).\(edge) == \(tie.outer.quotedName).\(edge)"
  }

  // MARK: Natural sizes that pull alike

  /// One of the two rows of a natural size.
  private struct Rival {
    let row: Row
    let item: ItemRecord
    let pull: ContentPull
    let priority: LayoutPriority
    /// Whether the last solution keeps it.
    let isKept: Bool
  }

  private func rivalry(along axis: LayoutAxis, _ form: [Term], _ reason: Reason) -> String? {
    let all = rivals(in: reason, along: axis)
    guard let lost = all.first(where: { !$0.isKept }) else { return nil }
    let alike = all.filter { $0.pull == lost.pull && $0.priority == lost.priority }
    guard Set(alike.map { $0.item }).count > 1 else { return nil }
    let kept = alike.filter { $0.isKept }
    // One that keeps its size may keep it by a stronger pull; else the one that gave way is weaker.
    let raised = lost.priority.rawValue + 1
    let candidates: [(Rival, Float)] =
      kept.map { ($0, raised) } + [(lost, lost.priority.rawValue - 1)]
    for (rival, level) in candidates where level > 0 && level < LayoutPriority.required.rawValue {
      if settles(rival.row, at: LayoutPriority(level), form, reason.value) {
        return rival.item.code(setting: rival.pull, to: LayoutPriority(level), on: axis)
      }
    }
    return nil
  }

  /// The optional natural sizes that a value hangs on.
  private func rivals(in reason: Reason, along axis: LayoutAxis) -> [Rival] {
    let sources = reason.shares.map { $0.source } + reason.support
    let rows =
      sources.compactMap { source -> Row? in
        if case .row(let row) = source { row } else { nil }
      } + reason.losses
    let items = rows.compactMap { row -> ItemRecord? in
      guard case .item(let item)? = owner(of: row), let natural = item.systemRows?[axis],
        natural.hugging == row.index || natural.resistance == row.index
      else { return nil }
      return item
    }
    // Of a natural size that is kept, either row may be the one that decides.
    return items.uniqued().flatMap { item -> [Rival] in
      guard let natural = item.systemRows?[axis] else { return [] }
      return [
        rival(natural.hugging, item, .hugging, natural.huggingPriority),
        rival(natural.resistance, item, .resistance, natural.resistancePriority),
      ]
      .filter { !$0.priority.isRequired }
    }
  }

  private func rival(
    _ index: Int32,
    _ item: ItemRecord,
    _ pull: ContentPull,
    _ priority: LayoutPriority
  ) -> Rival {
    let row = Row(index: index)
    let isKept = LayoutGrain.snap(rows.error(of: row)) == 0
    return Rival(row: row, item: item, pull: pull, priority: priority, isKept: isKept)
  }

  private func settles(
    _ row: Row,
    at priority: LayoutPriority,
    _ form: [Term],
    _ value: Double
  ) -> Bool {
    guard let trial = settlingTrial(around: [row], with: form.map { $0.variable }),
      let form = trial.form(form), let own = trial.rows[row],
      (try? trial.solver.setPriority(own, Double(priority.rawValue))) != nil,
      trial.solver.solve().isComplete, let found = trial.solver.reason(of: form)
    else { return false }
    return found.freedom == .unique && LayoutGrain.snap(found.value - value) == 0
  }

  // MARK: Trials

  /// A copy, solved, of what hangs together with some rows, and of other variables; nil where that is too much
  /// to try anything.
  func settlingTrial(around start: [Row], with others: [Variable] = []) -> SolverCopy? {
    let most = Self.mostRowsOfTrial
    guard let copy = rows.copy(around: start, with: others, limit: most, requiredOnly: false)
    else { return nil }
    copy.solver.workLimit = Self.workOfTrialRow * max(copy.rows.count, 16)
    return copy.solver.solve().isComplete ? copy : nil
  }

  /// All rows of an item and of the constraints that name it.
  private func rowIndices(of item: ItemRecord) -> [Row] {
    var indices = item.constraintsOfBothSides.map { $0.row }
    item.systemRows?.visit { indices.append($0) }
    return indices.filter { $0 >= 0 }.map { Row(index: $0) }
  }
}
