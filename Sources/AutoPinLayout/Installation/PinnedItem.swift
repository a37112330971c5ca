import ConstraintKernel
import Dialects

/// An item and the line of source code that pins it; makes descriptions of what the line says.
///
/// A description has the priority and the identifier of the running blocks from the start, also if
/// its constraint is refused.
struct PinnedItem {
  let item: any LayoutItem
  let source: LayoutSource

  /// `item.word relation multiplier · other.otherWord + constant`.
  func relate<Word: AttributeWord>(
    _ word: Word,
    _ relation: LayoutConstraint.Relation = .equal,
    to otherWord: Word,
    of other: any LayoutItem,
    times multiplier: Double = 1,
    plus constant: Double = 0
  ) -> ConstraintDescription {
    let target = ConstraintDescription.Target.item(other.record)
    return describe(word.attribute, relation, target, otherWord.attribute, multiplier, constant)
  }

  /// `item.attribute = superview.otherAttribute + constant`.
  func relateToSuperview(
    _ attribute: LayoutConstraint.Attribute,
    to otherAttribute: LayoutConstraint.Attribute,
    plus constant: Double = 0
  ) -> ConstraintDescription {
    describe(attribute, .equal, .superview, otherAttribute, 1, constant)
  }

  /// `item.attribute relation size`.
  func size(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ size: Double
  ) -> ConstraintDescription {
    describe(attribute, relation, .nothing, .notAnAttribute, 1, size)
  }

  /// Reads inwards: `relation` and `distance` speak of the way from `target` to the edge.
  func inset(
    _ edge: ALEdge,
    _ relation: LayoutConstraint.Relation = .equal,
    from targetAttribute: LayoutConstraint.Attribute,
    of target: ConstraintDescription.Target,
    by distance: Double
  ) -> ConstraintDescription {
    let attribute = edge.attribute
    return attribute.isFarEdge
      ? describe(attribute, relation.flipped, target, targetAttribute, 1, 0 - distance)
      : describe(attribute, relation, target, targetAttribute, 1, distance)
  }

  /// Reads inwards, with a distance of so many usual gaps.
  func gap(
    _ edge: ALEdge,
    _ relation: LayoutConstraint.Relation,
    from targetAttribute: LayoutConstraint.Attribute,
    of target: ConstraintDescription.Target,
    by multiplier: Double
  ) -> ConstraintDescription {
    let attribute = edge.attribute
    return describe(
      attribute,
      attribute.isFarEdge ? relation.flipped : relation,
      target,
      targetAttribute,
      1,
      DirectedConstant(inwards: .system(multiplier), from: attribute)
    )
  }

  /// Reads inwards at all edges but the excluded one, counter-clockwise from the top.
  ///
  /// Code that excludes left or right means physical edges and gets the opposite one; everybody
  /// else gets leading and trailing.
  func insets(
    _ insets: LayoutInsets,
    excluding excluded: ALEdge?,
    from targetAttribute: (ALEdge) -> LayoutConstraint.Attribute = \.attribute,
    of target: ConstraintDescription.Target
  ) -> [ConstraintDescription] {
    let isPhysical = excluded == .left || excluded == .right
    let edges: [(ALEdge, Double)] = [
      (.top, insets.top),
      (isPhysical ? .left : .leading, insets.left),
      (.bottom, insets.bottom),
      (isPhysical ? .right : .trailing, insets.right),
    ]
    return edges.filter { $0.0 != excluded }.map { edge, distance in
      inset(edge, from: targetAttribute(edge), of: target, by: distance)
    }
  }

  /// `item.width relation number · item.height`, installed or handed to the running block.
  func setRatio(_ relation: LayoutConstraint.Relation, _ number: Double) -> LayoutConstraint {
    let scope = ConstraintScope.current
    let ratio = LayoutRatio(
      of: item.record,
      relation,
      number,
      priority: scope?.priority,
      identifier: scope?.identifier,
      dialect: .autoPin,
      source: source
    )
    return carryOut(refused: ratio.makeRefusedConstraint()) { () throws(LayoutIssue) in
      try ratio.description().collect()
    }
  }

  /// The constraint of a bias, installed or handed to the running block.
  func setBias(
    _ share: Double,
    in room: () throws(LayoutIssue) -> LayoutRoom
  ) -> LayoutConstraint {
    let scope = ConstraintScope.current
    let unrelated = relate(LayoutConstraint.Attribute.notAnAttribute, to: .notAnAttribute, of: item)
    return carryOut(refused: unrelated.makeUnrelatedConstraint()) { () throws(LayoutIssue) in
      let bias = LayoutBias(
        of: item.record,
        share,
        in: try room(),
        priority: scope?.priority,
        identifier: scope?.identifier,
        dialect: .autoPin,
        source: source
      )
      return try bias.description().collect()
    }
  }

  /// The constraints of a guideline, installed or handed to the running block: all, or none.
  func setGuideline(
    _ axis: LayoutAxis,
    _ position: LayoutGuidelinePosition
  ) -> [LayoutConstraint] {
    let scope = ConstraintScope.current
    let line = LayoutGuideline(
      item.record,
      along: axis,
      at: position,
      priority: scope?.priority,
      identifier: scope?.identifier,
      dialect: .autoPin,
      source: source
    )
    return carryOut(refused: []) { () throws(LayoutIssue) in try line.descriptions().collect() }
  }

  /// The constraints of a barrier, installed or handed to the running block: all, or none.
  func setBarrier(
    _ edge: ALEdge,
    _ others: [ItemRecord],
    _ margin: Double,
    _ includesGone: Bool
  ) -> [LayoutConstraint] {
    let scope = ConstraintScope.current
    let barrier = LayoutBarrier(
      item.record,
      at: edge.attribute,
      of: others,
      margin: margin,
      includingGone: includesGone,
      priority: scope?.priority,
      identifier: scope?.identifier,
      dialect: .autoPin,
      source: source
    )
    return carryOut(refused: []) { () throws(LayoutIssue) in try barrier.descriptions().collect() }
  }

  /// Makes what a word stands for; where it cannot be meant, that is reported, the running block's batch does
  /// not come about, and the answer is `refused`.
  private func carryOut<Made>(
    refused: @autoclosure () -> Made,
    _ word: () throws(LayoutIssue) -> Made
  ) -> Made {
    do throws(LayoutIssue) {
      return try word()
    } catch {
      item.record.refreshAncestry()
      item.record.refuse(error)
      ConstraintScope.refuse()
      return refused()
    }
  }

  /// Reports what a call asked for in vain, and keeps the running block's batch from coming about.
  func refuse(_ kind: LayoutIssue.Kind) {
    item.record.refuse(kind, source: source)
    ConstraintScope.refuse()
  }

  private func describe(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintDescription.Target,
    _ targetAttribute: LayoutConstraint.Attribute,
    _ multiplier: Double,
    _ constant: Double
  ) -> ConstraintDescription {
    describe(attribute, relation, target, targetAttribute, multiplier, DirectedConstant(constant))
  }

  private func describe(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintDescription.Target,
    _ targetAttribute: LayoutConstraint.Attribute,
    _ multiplier: Double,
    _ constant: DirectedConstant
  ) -> ConstraintDescription {
    let scope = ConstraintScope.current
    return ConstraintDescription(
      item.record,
      attribute,
      relation,
      target,
      targetAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: scope?.priority,
      identifier: scope?.identifier,
      dialect: .autoPin,
      source: source
    )
  }
}

extension PinnedItem {
  init(_ item: any LayoutItem, _ file: StaticString, _ line: UInt) {
    self.init(item: item, source: LayoutSource(file: file, line: line))
  }
}
