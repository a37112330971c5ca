/// How a chain shares out the room that its items leave.
public enum LayoutChainStyle: Hashable, Sendable {
  /// The same room before, between and behind the items.
  case spread
  /// The same room between the items, which begin and end with the room.
  case spreadInside
  /// One item next to the other, and that share of the room before the first.
  case packed(bias: Double = 0.5)
}

/// Items one after the other along an axis, between two ends.
///
/// The members are one constraint for each item, where it begins. Equal gaps are guides as long as
/// one unit, another guide; each follows the item behind it, and so is gone with it. Of items packed,
/// a guide around all of them is placed by a ``LayoutBias``.
package struct LayoutChain {
  /// The items, in reading direction or from the top.
  package var items: [ItemRecord]
  /// How the room is shared out that the items leave.
  package var style: LayoutChainStyle
  /// Where they lie.
  package var room: LayoutRoom
  /// Points between neighbours, beside what the style gives.
  package var spacing: Double
  /// How the items that have one share the room; empty for items that keep their lengths.
  package var weights: [Double]
  /// How strongly it is meant where the items begin; nil means required.
  package var priority: LayoutPriority?
  /// A name for people; nil means none.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource
  /// When it is wanted; nil means always.
  package var condition: ConstraintDescription.Condition?

  /// Says how items lie between two ends.
  package init(
    _ items: [ItemRecord],
    _ style: LayoutChainStyle,
    in room: LayoutRoom,
    spacing: Double,
    weights: [Double],
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource,
    condition: ConstraintDescription.Condition? = nil
  ) {
    self.items = items
    self.style = style
    self.room = room
    self.spacing = spacing
    self.weights = weights
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
    self.condition = condition
  }

  /// Why nothing can be a chain of no items.
  package static let noItems = LayoutIssue.Kind.invalidUse("a chain has one item or more")

  /// Where each item begins, in their order.
  ///
  /// - Throws: An issue about no items, one that stands twice, a number that is not finite, weights
  ///   that do not fit, or items of different hierarchies.
  package func descriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    if let kind = issue {
      throw LayoutIssue(kind, items: items.prefix(1).map(\.name), source: source)
    }
    let shares = weights.contains { $0 > 0 }
    if items.count == 1, !shares { return [try bias(of: items[0]).description()] }
    let arrangement = try LayoutArrangement(
      LayoutWord(.chain(self)),
      of: items + [room.start.item, room.end.item],
      dialect: dialect,
      source: source
    )
    arrangement.whileGone = (items[0], 0 - spacing)
    let begin: [LayoutEnd]
    if shares {
      begin = share(arrangement)
    } else {
      begin =
        switch style {
        case .spread: spread(arrangement)
        case .spreadInside: spreadInside(arrangement)
        case .packed: try packed(arrangement)
        }
    }
    return arrangement.word.descriptions(heldBy: arrangement, at: begin)
  }

  /// The constraints that place the items, by where each of them begins.
  func members(at begin: [LayoutEnd]) -> [ConstraintDescription] {
    zip(items, begin).map { description($0, at: $1) }
  }

  private var bias: Double { if case .packed(let bias) = style { bias } else { 0.5 } }

  private func bias(of item: ItemRecord) -> LayoutBias {
    LayoutBias(
      of: item,
      bias,
      in: room,
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source,
      condition: condition
    )
  }

  private var issue: LayoutIssue.Kind? {
    if items.isEmpty { return Self.noItems }
    if Set(items).count < items.count { return .invalidUse("an item stands once in a chain") }
    if [room.start.item, room.end.item].contains(where: items.contains) {
      return .invalidUse("a chain does not end at an item of its own")
    }
    if !spacing.isFinite { return .notFinite(spacing) }
    if let weight = weights.first(where: { !NumberReader.isUsable(multiplier: $0) }) {
      return NumberReader.issue(withMultiplier: weight)
    }
    if weights.contains(where: { $0 < 0 }) { return .invalidUse("a weight is not negative") }
    if !weights.isEmpty, weights.count != items.count {
      return .invalidUse("a chain with weights has one for each item")
    }
    return LayoutBias.issue(with: bias) ?? room.issue
  }

  private func description(
    _ item: ItemRecord,
    at begin: LayoutEnd
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      room.near,
      .equal,
      .item(begin.item),
      begin.attribute,
      constant: DirectedConstant(begin.offset),
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source,
      condition: condition
    )
  }
}

/// The styles: each adds its rows and says where the items begin.
extension LayoutChain {
  /// Puts a gap as long as the unit before each item, the first one behind a position; the items begin
  /// where the gaps end.
  private func gaps(
    _ arrangement: LayoutArrangement,
    _ unit: ItemRecord,
    from first: LayoutEnd
  ) -> [LayoutEnd] {
    let (near, far, length) = (room.near, room.far, room.axis.length)
    let gaps = arrangement.addGuides("gap before", following: items)
    var rows: [LayoutConstraint] = []
    rows.reserveCapacity(2 * gaps.count)
    var before = first
    for (item, gap) in zip(items, gaps) {
      let (other, edge, offset) = (before.item, before.attribute, before.offset)
      rows.append(arrangement.makeRow(gap, near, .equal, other, edge, constant: offset))
      rows.append(arrangement.makeRow(gap, length, .equal, unit, length))
      before = LayoutEnd(item, far)
    }
    arrangement.add(rows)
    return zip(gaps.indices, gaps).map { LayoutEnd($1, far, offset: $0 == 0 ? 0 : spacing) }
  }

  /// The unit is the gap behind the last item.
  private func spread(_ arrangement: LayoutArrangement) -> [LayoutEnd] {
    let (end, unit) = (room.end, arrangement.addGuide("gap behind"))
    let begin = gaps(arrangement, unit, from: room.start)
    arrangement.add(unit, room.near, .equal, items[items.count - 1], room.far)
    arrangement.add(unit, room.far, .equal, end.item, end.attribute, constant: end.offset)
    return begin
  }

  /// The unit lies before the start, so that the first item of some length begins there, its gap
  /// behind the unit's own beginning.
  ///
  /// The last item ends with the room as far as a gap is left to give.
  private func spreadInside(_ arrangement: LayoutArrangement) -> [LayoutEnd] {
    let (start, unit) = (room.start, arrangement.addGuide("gap"))
    arrangement.add(unit, room.far, .equal, start.item, start.attribute, constant: start.offset)
    arrangement.add(unit, room.axis.length, priority: .leastPull)
    let begin = gaps(arrangement, unit, from: LayoutEnd(unit, room.near))
    endAtMost(arrangement, reaching: .pull)
    return begin
  }

  /// Weighted items are as many units long as they weigh.
  private func share(_ arrangement: LayoutArrangement) -> [LayoutEnd] {
    let (start, length) = (room.start, room.axis.length)
    let unit = arrangement.addGuide("weight")
    arrangement.add(unit, room.near, .equal, start.item, start.attribute, constant: start.offset)
    for (item, weight) in zip(items, weights) where weight > 0 {
      arrangement.add(item, length, .equal, unit, length, multiplier: weight)
    }
    endAtMost(arrangement, reaching: .filling)
    arrangement.whileGone = (items[0], start.offset - spacing)
    return abutting(start)
  }

  /// A guide around all of them lies at the bias.
  private func packed(_ arrangement: LayoutArrangement) throws(LayoutIssue) -> [LayoutEnd] {
    let all = arrangement.addGuide("items")
    arrangement.add(all, room.far, .equal, items[items.count - 1], room.far)
    var placement = bias(of: all)
    (placement.priority, placement.condition) = (nil, nil)
    arrangement.add(try placement.description(of: arrangement.word))
    return abutting(LayoutEnd(all, room.near))
  }

  private func abutting(_ first: LayoutEnd) -> [LayoutEnd] {
    [first] + items.dropLast().map { LayoutEnd($0, room.far, offset: spacing) }
  }

  private func endAtMost(_ arrangement: LayoutArrangement, reaching priority: LayoutPriority) {
    let (last, end) = (items[items.count - 1], room.end)
    for (relation, priority) in [
      (LayoutConstraint.Relation.lessThanOrEqual, LayoutPriority.required), (.equal, priority),
    ] {
      arrangement.add(
        last,
        room.far,
        relation,
        end.item,
        end.attribute,
        constant: end.offset,
        priority: priority
      )
    }
  }
}

extension LayoutPriority {
  /// The level at which gaps take what is left: 0.002, below every level in use.
  fileprivate static let pull = LayoutPriority(0.002)
  /// The level at which a gap that nothing decides is 0: 0.001.
  fileprivate static let leastPull = LayoutPriority(0.001)
  /// The level at which weighted items fill the room: 999.
  fileprivate static let filling = LayoutPriority(999)
}

extension LayoutConstraint {
  /// The constraints that lay items one after the other between two horizontal positions.
  ///
  /// There is one for each item, and they carry what holds them; none is active yet. Items that
  /// are gone drop out with their gaps. Items with a weight above 0 share the room by their
  /// weights, whatever the style. `lead` and `tail` are points that stay free at both ends. No items, one that stands twice and numbers that are none are
  /// reported, and the answer is empty.
  /// - Complexity: O(*n*) in the items, times their depth.
  public static func constraints(
    chaining items: [any LayoutItem],
    _ style: LayoutChainStyle = .spread,
    from start: LayoutXAxisAnchor,
    to end: LayoutXAxisAnchor,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let room = LayoutRoom(from: LayoutEnd(start), to: LayoutEnd(end)).inset(lead: lead, tail: tail)
    let source = LayoutSource(file: file, line: line)
    return chain(items, style, room, spacing, weights, source)
  }

  /// The constraints that lay items one below the other between two vertical positions.
  ///
  /// All else is as between horizontal positions.
  /// - Complexity: O(*n*) in the items, times their depth.
  public static func constraints(
    chaining items: [any LayoutItem],
    _ style: LayoutChainStyle = .spread,
    from start: LayoutYAxisAnchor,
    to end: LayoutYAxisAnchor,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let room = LayoutRoom(from: LayoutEnd(start), to: LayoutEnd(end)).inset(lead: lead, tail: tail)
    let source = LayoutSource(file: file, line: line)
    return chain(items, style, room, spacing, weights, source)
  }

  private static func chain(
    _ items: [any LayoutItem],
    _ style: LayoutChainStyle,
    _ room: LayoutRoom,
    _ spacing: Double,
    _ weights: [Double],
    _ source: LayoutSource
  ) -> [LayoutConstraint] {
    let chain = LayoutChain(
      items.map(\.record),
      style,
      in: room,
      spacing: spacing,
      weights: weights,
      dialect: .kernel,
      source: source
    )
    do throws(LayoutIssue) {
      let wanted = try chain.descriptions()
      return wanted.map { LayoutConstraint($0, second: $0.targetItem) }
    } catch {
      let listener = items.first?.record ?? room.start.item
      listener.refreshAncestry()
      listener.refuse(error)
      return []
    }
  }
}
