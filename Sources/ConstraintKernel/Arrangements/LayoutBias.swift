/// Where an item lies between two ends: at a share of the room that it leaves.
///
/// With the start s, the end e and the item's length w, the item begins at `s + share · (e - s - w)`.
/// The point of the item at that share of its length then lies at the same share of the room, and
/// so one constraint of the item places it: `item.leading == part.leading`, where two guides, the
/// part of the item and the part of the room that lie before the point, end at one place. At 0, at
/// 1, and at 0.5 between the edges of one item there is nothing to share, and the constraint needs
/// no guide.
package struct LayoutBias {
  /// The item that is placed.
  package var item: ItemRecord
  /// How much of the room that is left lies before the item, from 0 to 1.
  package var share: Double
  /// Where it is placed.
  package var room: LayoutRoom
  /// How strongly it is meant; nil means required.
  package var priority: LayoutPriority?
  /// A name for people; nil means none.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource
  /// When it is wanted; nil means always.
  package var condition: ConstraintDescription.Condition?

  /// Says where an item lies between two ends.
  package init(
    of item: ItemRecord,
    _ share: Double,
    in room: LayoutRoom,
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource,
    condition: ConstraintDescription.Condition? = nil
  ) {
    self.item = item
    self.share = share
    self.room = room
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
    self.condition = condition
  }

  /// Why a number is no share of the room; nil if it is one.
  package static func issue(with share: Double) -> LayoutIssue.Kind? {
    guard NumberReader.isUsable(multiplier: share) else {
      return NumberReader.issue(withMultiplier: share)
    }
    return (0...1).contains(share) ? nil : .invalidUse("a share of the room left is from 0 to 1")
  }

  /// The description of the one constraint that places the item, as part of a word if one is given.
  ///
  /// - Throws: An issue about a share that is none, ends of different axes, or items of different
  ///   hierarchies.
  package func description(
    of whole: LayoutWord? = nil
  ) throws(LayoutIssue) -> ConstraintDescription {
    if let kind = Self.issue(with: share) ?? room.issue ?? ownEdgeIssue {
      throw LayoutIssue(kind, items: [item.name], source: source)
    }
    let word = whole ?? LayoutWord(.bias(self))
    let held = simpleMember == nil ? try between(word) : nil
    guard whole != nil else {
      return word.descriptions(heldBy: held?.arrangement, at: held.map { [$0.begin] } ?? [])[0]
    }
    var description = member(at: held?.begin)
    description.arrangement = held?.arrangement
    return description
  }

  /// The constraint, by where the item begins where that takes guides.
  func member(at begin: LayoutEnd?) -> ConstraintDescription {
    if let begin { return edge(room.near, at: begin) }
    return simpleMember ?? edge(room.near, at: room.start)
  }

  /// The constraint where it takes no guides; nil for all other shares.
  private var simpleMember: ConstraintDescription? {
    if share == 0 { return edge(room.near, at: room.start) }
    if share == 1 { return edge(room.far, at: room.end) }
    if share == 0.5, let frame = room.frame, room.start.offset + room.end.offset == 0 {
      return edge(room.axis.middle, at: LayoutEnd(frame, room.axis.middle))
    }
    return nil
  }

  /// The constraint for a caller that has to hand one back where ``description()`` threw.
  ///
  /// It names no attribute, so that it can never become active.
  package func makeRefusedConstraint() -> LayoutConstraint {
    LayoutConstraint(edge(.notAnAttribute, at: room.start), second: room.start.item)
  }

  private var ownEdgeIssue: LayoutIssue.Kind? {
    [room.start.item, room.end.item].contains { $0 === item }
      ? .invalidUse("an item is not placed between edges of its own") : nil
  }

  /// The item's part before the point ends where the room's part before the point does.
  private func between(
    _ word: LayoutWord
  ) throws(LayoutIssue) -> (arrangement: LayoutArrangement, begin: LayoutEnd) {
    let (start, end) = (room.start, room.end)
    let arrangement = try LayoutArrangement(
      word,
      of: [item, start.item, end.item],
      dialect: dialect,
      source: source
    )
    let (near, far, length) = (room.near, room.far, room.axis.length)
    let ownPart = arrangement.addGuide("of", following: item)
    arrangement.add(ownPart, length, .equal, item, length, multiplier: share)
    let part = arrangement.addGuide("of the room")
    arrangement.add(part, near, .equal, start.item, start.attribute, constant: start.offset)
    if let frame = room.frame {
      let inset = share * (end.offset - start.offset)
      arrangement.add(part, length, .equal, frame, length, multiplier: share, constant: inset)
    } else {
      let whole = arrangement.addGuide("room")
      arrangement.add(whole, near, .equal, start.item, start.attribute, constant: start.offset)
      arrangement.add(whole, far, .equal, end.item, end.attribute, constant: end.offset)
      arrangement.add(part, length, .equal, whole, length, multiplier: share)
    }
    arrangement.add(ownPart, far, .equal, part, far)
    return (arrangement, LayoutEnd(ownPart, near))
  }

  private func edge(
    _ attribute: LayoutConstraint.Attribute,
    at end: LayoutEnd
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      attribute,
      .equal,
      .item(end.item),
      end.attribute,
      constant: DirectedConstant(end.offset),
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source,
      condition: condition
    )
  }
}

extension LayoutItem {
  /// Places the item between two horizontal positions, at a share of the room that its width
  /// leaves.
  ///
  /// `view.constraint(atShare: 0.3, from: a.trailingAnchor, to: b.leadingAnchor)` leaves 30 percent
  /// before the view and 70 behind it. The constraint is not active yet. A share outside of 0 to 1
  /// and ends that cannot be are reported at once; the constraint then handed back can never become
  /// active.
  /// - Complexity: O(depth).
  public func constraint(
    atShare share: Double,
    from start: LayoutXAxisAnchor,
    to end: LayoutXAxisAnchor,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    place(share, LayoutEnd(start), LayoutEnd(end), LayoutSource(file: file, line: line))
  }

  /// Places the item between two vertical positions, at a share of the room that its height leaves.
  ///
  /// All else is as between horizontal positions.
  /// - Complexity: O(depth).
  public func constraint(
    atShare share: Double,
    from start: LayoutYAxisAnchor,
    to end: LayoutYAxisAnchor,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    place(share, LayoutEnd(start), LayoutEnd(end), LayoutSource(file: file, line: line))
  }

  private func place(
    _ share: Double,
    _ start: LayoutEnd,
    _ end: LayoutEnd,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    let room = LayoutRoom(from: start, to: end)
    let bias = LayoutBias(of: record, share, in: room, dialect: .kernel, source: source)
    do throws(LayoutIssue) {
      let wanted = try bias.description()
      return LayoutConstraint(wanted, second: wanted.targetItem)
    } catch {
      record.refreshAncestry()
      record.refuse(error)
      return bias.makeRefusedConstraint()
    }
  }
}

extension LayoutEnd {
  /// The position that an anchor names.
  init<Kind>(_ anchor: LayoutAnchor<Kind>) { self.init(anchor.record, anchor.attribute) }
}
