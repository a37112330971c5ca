public import ConstraintKernel
import Dialects

/// Items one after the other: `[back, title, more].easy.layout(Chain(.spread, along: .horizontal))`.
///
/// It takes the slot of the near edge of each item. Items that are gone drop out with their gaps.
/// Items with a weight above 0 share the room by their weights, whatever the style.
public final class Chain {
  private let style: LayoutChainStyle
  private let axis: LayoutAxis
  private let ends: LayoutRoom?
  private let spacing: Double
  private let weights: [Double]
  private let margins: (lead: Double, tail: Double)
  private let source: LayoutSource
  private var priority = Priority.required
  private var question: Question?

  private init(
    _ style: LayoutChainStyle,
    _ axis: LayoutAxis,
    _ ends: LayoutRoom?,
    _ spacing: Double,
    _ weights: [Double],
    _ margins: (lead: Double, tail: Double),
    _ source: LayoutSource
  ) {
    (self.style, self.axis, self.ends, self.margins) = (style, axis, ends, margins)
    (self.spacing, self.weights, self.source) = (spacing, weights, source)
  }

  /// A chain along an axis of the first item's superview, `lead` and `tail` points inside its edges.
  public convenience init(
    _ style: LayoutChainStyle = .spread,
    along axis: LayoutAxis,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    self.init(style, axis, nil, spacing, weights, (lead, tail), source)
  }

  /// A chain between two positions of items, with `lead` and `tail` points left free at both.
  public convenience init(
    _ style: LayoutChainStyle = .spread,
    from start: any LayoutItem,
    _ startAttribute: PositionReference,
    to end: any LayoutItem,
    _ endAttribute: PositionReference,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let room = LayoutRoom(
      from: LayoutEnd(start.record, startAttribute.attribute),
      to: LayoutEnd(end.record, endAttribute.attribute)
    )
    let source = LayoutSource(file: file, line: line)
    self.init(style, .horizontal, room, spacing, weights, (lead, tail), source)
  }

  /// Sets how strongly it is meant where the items begin.
  @discardableResult
  public func with(_ priority: Priority) -> Self {
    self.priority = priority
    return self
  }

  /// Sets when it is wanted: asked when applied and at every reload; nil means always.
  @discardableResult
  public func when(_ closure: Condition?) -> Self {
    question = closure.map(Question.plain)
    return self
  }

  /// Sets in which surroundings of its items it is wanted; they are watched by themselves.
  @_disfavoredOverload
  @discardableResult
  public func when(_ closure: ContextualCondition?) -> Self {
    question = closure.map(Question.contextual)
    return self
  }

  /// What it says of items, an item each.
  fileprivate func descriptions(
    of items: [ItemRecord]
  ) throws(LayoutIssue) -> [ConstraintDescription] {
    guard let first = items.first else { throw LayoutIssue(LayoutChain.noItems, source: source) }
    let level = priority.layoutPriority
    if !level.isValid {
      throw LayoutIssue(.priorityOutOfRange(level), items: [first.name], source: source)
    }
    let room: LayoutRoom
    if let ends {
      room = ends
    } else {
      room = try LayoutRoom(around: first, along: axis, source: source)
    }
    let chain = LayoutChain(
      items,
      style,
      in: room.inset(lead: margins.lead, tail: margins.tail),
      spacing: spacing,
      weights: weights,
      priority: level,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
    return try chain.descriptions()
  }
}

/// The attributes of several items: `[back, title, more].easy`.
public struct EasyPeasyItems {
  let records: [ItemRecord]

  /// Applies a chain to the items, all or none, and answers with their constraints.
  ///
  /// What cannot be meant is reported, and nothing is installed.
  @discardableResult
  public func layout(_ chain: Chain) -> [LayoutConstraint] {
    do throws(LayoutIssue) {
      return try chain.descriptions(of: records).flatMap { wanted in
        let ledger = wanted.item.slotLedger(of: .attribute)
        let made = SlotDeclaration(wanted, elsewhere: nil).flatMap { ledger.declare([$0]) }
        wanted.item.leaveFrame()
        return made ?? []
      }
    } catch {
      guard let first = records.first else {
        LayoutIssueHandler.standardError(error)
        return []
      }
      for record in records { record.noteRefusal() }
      first.refreshAncestry()
      first.report(error)
      return []
    }
  }

  /// Forgets every attribute of the items.
  public func clear() {
    for record in records { record.existingSlotLedger(of: .attribute)?.clear() }
  }
}

extension Array where Element: LayoutItem {
  /// The attributes of the items, all at once.
  public var easy: EasyPeasyItems { EasyPeasyItems(records: map(\.record)) }
}

extension Array where Element == any LayoutItem {
  /// The attributes of the items, all at once.
  public var easy: EasyPeasyItems { EasyPeasyItems(records: map(\.record)) }
}
