import ConstraintKernel

/// One property of a style: a distance from the superview or from another item, or a length.
struct StyleProperty {
  var attribute: LayoutConstraint.Attribute
  var value: Double
  var relation = LayoutConstraint.Relation.equal
  var target: LayoutView?
  var source: LayoutSource

  static func left(
    _ value: Double,
    of target: LayoutView? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(
      attribute: .left,
      value: value,
      target: target,
      source: LayoutSource(file: file, line: line)
    )
  }

  static func center(
    _ value: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(attribute: .centerX, value: value, source: LayoutSource(file: file, line: line))
  }

  static func width(
    _ value: Double,
    _ relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(
      attribute: .width,
      value: value,
      relation: relation,
      source: LayoutSource(file: file, line: line)
    )
  }

  /// What the property says of an item, in the kernel's words.
  func description(
    of item: ItemRecord,
    media: ConstraintDescription.Condition? = nil
  ) -> ConstraintDescription {
    let isLength = attribute == .width
    let other = target.map { ConstraintDescription.Target.item($0.layoutNode.record) }
    return ConstraintDescription(
      item,
      attribute,
      relation,
      isLength ? .nothing : other ?? .superview,
      isLength ? .notAnAttribute : attribute,
      constant: DirectedConstant(value),
      dialect: .style,
      source: source,
      condition: media
    )
  }
}

/// The style of one item.
struct Style {
  let record: ItemRecord

  /// Sets properties: each takes its place from what was set there before, for as long as a media query holds.
  @discardableResult
  func set(
    _ properties: StyleProperty...,
    media: ConstraintDescription.Condition? = nil
  ) -> [LayoutConstraint] {
    let declarations = properties.compactMap {
      SlotDeclaration($0.description(of: record, media: media), elsewhere: nil)
    }
    guard let installed = record.slotLedger(of: .style).declare(declarations) else { return [] }
    record.leaveFrame()
    return installed
  }

  /// Sets how wide the item is for its height, beside its properties.
  @discardableResult
  func setAspectRatio(
    _ number: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let source = LayoutSource(file: file, line: line)
    let ratio = LayoutRatio(of: record, .equal, number, dialect: .style, source: source)
    do throws(LayoutIssue) {
      let wanted = try ratio.description()
      let declaration = SlotDeclaration(wanted, elsewhere: nil, at: .ratio)
      let declarations = declaration.map { [$0] } ?? []
      return record.slotLedger(of: .style).declare(declarations) ?? []
    } catch {
      record.refuse(error)
      return []
    }
  }

  /// Makes the item a line across its superview, as one of its rules.
  @discardableResult
  func setLine(
    at share: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let guideline = LayoutGuideline(
      record,
      along: .horizontal,
      at: .fraction(share),
      dialect: .style,
      source: LayoutSource(file: file, line: line)
    )
    do throws(LayoutIssue) {
      let made = ConstraintDescription.makeConstraints(of: try guideline.descriptions())
      return made.map(record.ledger(of: .style).add) ?? false
    } catch {
      record.refuse(error)
      return false
    }
  }

  /// Lays items one after the other between the edges of the superview of the first, which share its
  /// width by weights, or keep their own where there are none; all or none.
  @discardableResult
  static func row(
    _ items: [LayoutView],
    gap: Double = 0,
    growing weights: [Double] = [],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let records = items.map(\.layoutNode.record)
    guard let first = records.first else { return false }
    let source = LayoutSource(file: file, line: line)
    do throws(LayoutIssue) {
      let chain = LayoutChain(
        records,
        .spreadInside,
        in: try LayoutRoom(around: first, along: .horizontal, source: source),
        spacing: gap,
        weights: weights,
        dialect: .style,
        source: source
      )
      let batches: [ConstraintLedger.Batch] = try chain.descriptions().map { wanted in
        let made = LayoutConstraint(wanted, second: wanted.targetItem)
        return (wanted.item.ledger(of: .style), [made])
      }
      return ConstraintLedger.install(batches, isReplacing: false)
    } catch {
      first.refuse(error)
      return false
    }
  }

  /// Forgets what was set.
  func clear() { record.existingSlotLedger(of: .style)?.clear() }

  /// Replaces the rules of the item, beside what is set.
  @discardableResult
  func rules(_ properties: StyleProperty...) -> Bool {
    guard let made = make(properties) else { return false }
    return record.ledger(of: .style).replace(with: made)
  }

  /// Changes the values of rules that there are.
  @discardableResult
  func update(_ properties: StyleProperty...) -> Bool {
    record.ledger(of: .style).update(properties.map { $0.description(of: record) }) != nil
  }

  /// Pins the item by properties that whoever pins it keeps, as strongly as the block around says.
  @discardableResult
  func pin(_ properties: StyleProperty...) -> [LayoutConstraint] {
    guard let made = make(properties), ConstraintScope.admit(made) else { return [] }
    return made
  }

  private func make(_ properties: [StyleProperty]) -> [LayoutConstraint]? {
    record.refreshAncestry()
    return ConstraintDescription.makeConstraints(of: properties.map { $0.description(of: record) })
  }
}

extension LayoutItem {
  /// The item's style.
  var style: Style { Style(record: layoutNode.record) }
}

/// Runs a block in which items are pinned less strongly.
func unimportant<Result>(_ priority: LayoutPriority, _ block: () -> Result) -> Result {
  ConstraintScope.giving(priority: priority, block)
}
