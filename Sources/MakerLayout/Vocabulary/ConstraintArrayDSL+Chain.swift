public import ConstraintKernel
import Dialects

extension ConstraintArrayDSL {
  /// Lays the items one after the other along an axis of the first one's superview.
  ///
  /// `[back, title, more].snp.chain(.spreadInside, along: .horizontal)` gives the same room to both
  /// gaps. It adds a constraint to each item, all or none, and answers with their handles; what
  /// holds them comes and goes with them. Items that are gone drop out with their gaps. Items
  /// with a weight above 0 share the room by their weights, whatever the style. `lead` and `tail`
  /// are points that stay free at both ends. No items, one that stands twice and numbers that are
  /// none are reported, and change nothing.
  @discardableResult
  public func chain(
    _ style: LayoutChainStyle = .spread,
    along axis: LayoutAxis,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    let source = LayoutSource(file: file, line: line)
    return chain(style, spacing, weights, source) { first throws(LayoutIssue) in
      try LayoutRoom(around: first, along: axis, source: source).inset(lead: lead, tail: tail)
    }
  }

  /// Lays the items one after the other between two positions.
  ///
  /// `[title, more].snp.chain(from: back.snp.trailing, to: bar.snp.trailing)`; each end is one attribute
  /// of an item. All else is as in the superview.
  @discardableResult
  public func chain(
    _ style: LayoutChainStyle = .spread,
    from start: ConstraintItem,
    to end: ConstraintItem,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    let room = LayoutRoom(from: LayoutEnd(start), to: LayoutEnd(end)).inset(lead: lead, tail: tail)
    return chain(style, spacing, weights, LayoutSource(file: file, line: line)) {
      _ throws(LayoutIssue) in room
    }
  }

  private func chain(
    _ style: LayoutChainStyle,
    _ spacing: Double,
    _ weights: [Double],
    _ source: LayoutSource,
    in room: (ItemRecord) throws(LayoutIssue) -> LayoutRoom
  ) -> [Constraint] {
    guard let first = records.first else {
      LayoutIssueHandler.standardError(LayoutIssue(LayoutChain.noItems, source: source))
      return []
    }
    do throws(LayoutIssue) {
      let chain = LayoutChain(
        records,
        style,
        in: try room(first),
        spacing: spacing,
        weights: weights,
        dialect: .maker,
        source: source
      )
      var wanted: [ItemRecord: ConstraintDescription] = [:]
      for own in try chain.descriptions() { wanted[own.item] = own }
      return ConstraintVerb.make.run(
        { make in
          if let own = wanted[make.record] {
            _ = make.relate([], .equal, .described([own]), source)
          }
        },
        onEach: records,
        source
      )
    } catch {
      for record in records { record.noteRefusal() }
      first.refreshAncestry()
      first.report(error)
      return []
    }
  }
}
