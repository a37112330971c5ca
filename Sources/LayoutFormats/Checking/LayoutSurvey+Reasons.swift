import ConstraintKernel

/// Why a rule has something to say: the kernel's explanations, asked of the layout as it stands.
extension LayoutSurvey {
  /// More constraints of a chain than this are counted, and not named, unless that takes as many lines.
  private static let mostSteps = 8

  /// Why a fault is one, line by line; `conflicts` are all ``conflictReasons``.
  func reasons(for fault: LayoutFault, _ conflicts: [String: LayoutReason]) -> LayoutReason {
    let boxes = outline.boxes()
    let place = fault.places.first ?? 0
    switch fault.rule {
    case .conflict: return conflicts[fault.detail] ?? LayoutReason()
    case .cutOff: return chain(of: fault.detail == "width" ? .width : .height, at: place)
    case .noSize: return chain(of: boxes[place].width <= 0 ? .width : .height, at: place)
    case .tapTarget:
      return chain(of: boxes[place].width <= boxes[place].height ? .width : .height, at: place)
    case .ambiguous:
      let parts = LayoutAmbiguity.Part.allCases.filter { fault.detail.contains($0.rawValue) }
      let content = fault.detail.hasSuffix(LayoutRule.ofItsContent)
      let item = content ? outline.scrollContent(of: place) : nil
      return LayoutReason(
        lines: parts.compactMap { choice(of: $0.attribute, item ?? outline.items[place]) }
      )
    case .jump, .notMirrored: return chain(of: .left, at: place)
    case .overlap:
      let (one, two) = (boxes[place], boxes[fault.places[1]])
      let isAcross = fault.detail == LayoutAxis.horizontal.overlapDetail
      let isInOrder = isAcross ? one.midX <= two.midX : one.midY <= two.midY
      let (before, after) = isInOrder ? (place, fault.places[1]) : (fault.places[1], place)
      return chain(
        from: Side(place: before, attribute: isAcross ? .right : .bottom),
        to: Side(place: after, attribute: isAcross ? .left : .top)
      )
    case .outside:
      let (box, parent) = (boxes[place], boxes[fault.places[1]])
      let edges: [(attribute: LayoutConstraint.Attribute, excess: Double)] = [
        (.left, parent.minX - box.minX), (.right, box.maxX - parent.maxX),
        (.top, parent.minY - box.minY), (.bottom, box.maxY - parent.maxY),
      ]
      let edge = edges.max { $0.excess < $1.excess }?.attribute ?? .left
      return chain(
        from: Side(place: fault.places[1], attribute: edge),
        to: Side(place: place, attribute: edge)
      )
    case .negativeGap:
      let own = gaps.filter { $0.places == fault.places }
      func distance(_ gap: Gap) -> Double {
        outline.value(of: gap.after, in: boxes) - outline.value(of: gap.before, in: boxes)
      }
      guard let gap = own.min(by: { distance($0) < distance($1) }) else { return LayoutReason() }
      return chain(from: gap.before, to: gap.after)
    }
  }

  private typealias Side = LayoutOutline.Side

  // MARK: Chains

  /// What decides an attribute of an item.
  func chain(of attribute: LayoutConstraint.Attribute, at place: Int) -> LayoutReason {
    lines(outline.items[place].explain(attribute))
  }

  /// What decides the number that jumps, at a width in front.
  func chain(ofJump fault: LayoutFault, at width: String) -> LayoutReason {
    let part = LayoutAmbiguity.Part(rawValue: fault.detail) ?? .x
    return LayoutReason(lines: ["at \(width):"]) + chain(of: part.attribute, at: fault.places[0])
  }

  /// What decides how far one edge is from another; where no constraint reaches both, what decides
  /// where the second is.
  private func chain(from start: Side, to end: Side) -> LayoutReason {
    let (item, other) = (outline.items[end.place], outline.items[start.place])
    let distance: LayoutExplanation? =
      switch (end.attribute, start.attribute) {
      case (.left, .left): item.leftAnchor.explainDistance(from: other.leftAnchor)
      case (.left, .right): item.leftAnchor.explainDistance(from: other.rightAnchor)
      case (.right, .right): item.rightAnchor.explainDistance(from: other.rightAnchor)
      case (.top, .top): item.topAnchor.explainDistance(from: other.topAnchor)
      case (.top, .bottom): item.topAnchor.explainDistance(from: other.bottomAnchor)
      case (.bottom, .bottom): item.bottomAnchor.explainDistance(from: other.bottomAnchor)
      default: nil
      }
    guard let distance, !distance.steps.isEmpty else {
      return chain(of: end.attribute, at: end.place)
    }
    return lines(distance)
  }

  private func lines(_ explanation: LayoutExplanation) -> LayoutReason {
    guard !explanation.steps.isEmpty else { return LayoutReason() }
    var reason = LayoutReason(
      lines: ["\(explanation.subject): \(explanation.reckoning)"]
        + Self.beginning(of: explanation.readSteps) {
          "  \(words($0.statement))"
        } rest: {
          "  and \($0) more"
        }
        + Self.beginning(of: explanation.readLosses) { loss in
          "  \(loss.isBroken ? "broken because of a conflict" : "lost"): "
            + words(loss.statement)
        } rest: {
          "  and \($0) more that lost"
        }
        + explanation.suggestions.prefix(1).map { "to give it room, \($0.text(outline.line))" }
    )
    reason.note(explanation.steps.compactMap { source(of: $0.statement) })
    reason.note(explanation.losses.compactMap { source(of: $0.statement) })
    return reason
  }

  /// A line for each element of a list, of a long one for the first ones, and one for the rest.
  private static func beginning<Element>(
    of list: [Element],
    _ line: (Element) -> String,
    rest: (Int) -> String
  ) -> [String] {
    let shown = list.count > mostSteps + 1 ? list.prefix(mostSteps) : list[...]
    return shown.map(line) + (shown.count < list.count ? [rest(list.count - shown.count)] : [])
  }

  /// What else an attribute could be, and what would settle it; nil for one that is decided.
  private func choice(
    of attribute: LayoutConstraint.Attribute,
    _ item: any LayoutItem
  ) -> String? {
    let explanation = item.explain(attribute)
    guard case .range(_, let remedy) = explanation.freedom else { return nil }
    let value = LayoutText.number(explanation.value)
    // A size of nothing is no intention; the intended one is unknown here.
    let isNothing = (attribute == .width || attribute == .height) && explanation.value <= 0
    let isPlain = remedy == "\(explanation.subject) == \(value)"
    let settling = isNothing && isPlain ? "a constraint on it" : remedy
    return "\(explanation.subject) is \(value), and could be another; \(settling) settles it"
  }

  /// What the layout's conflicts as they stand are, by the words of their faults.
  ///
  /// - Complexity: a few solutions of what hangs together with each conflict.
  var conflictReasons: [String: LayoutReason] {
    let groups = root.layoutConflictGroups
    let reasons = zip(groups, root.layoutAdvice(on: groups)).map { group, advice in
      var reason = LayoutReason(
        lines: advice.sum + advice.members(words).map { "  \($0)" }
          + advice.remedies(words, line: outline.line)
      )
      let broken = group.conflicts.compactMap(\.broken)
      let constraints = broken + group.conflicts.flatMap(\.constraints)
      reason.note(
        constraints.compactMap { outline.source(of: LayoutIssue.Location($0.source)) }
      )
      return (group.onOneLine, reason)
    }
    return Dictionary(reasons) { first, _ in first }
  }

  private func source(of statement: LayoutIssue.Statement) -> String? {
    statement.source.flatMap { outline.source(of: $0) }
  }

  private func words(_ statement: LayoutIssue.Statement) -> String {
    guard let source = statement.source else { return statement.text }
    return "\(statement.text)   (\(outline.line(of: source)))"
  }
}

extension LayoutConflictGroup {
  /// The constraints of the first conflict on one line, and what the same cause broke besides; of long
  /// lists the ends.
  var onOneLine: String {
    let broken = conflicts[0].broken?.readText
    let rows = LayoutText.ends(
      of: conflicts[0].constraints.map(\.readText).uniqued(),
      keeping: broken
    ) {
      $0
    }
    let others = LayoutText.beginning(
      of: conflicts.dropFirst().compactMap(\.broken?.readText).uniqued()
    ) {
      $0
    }
    return rows.joined(separator: "; ")
      + (others.isEmpty ? "" : "; the same cause broke \(others.joined(separator: "; "))")
  }
}

extension LayoutAmbiguity.Part {
  /// The attribute that the number is, as seen from the left and the top.
  var attribute: LayoutConstraint.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
