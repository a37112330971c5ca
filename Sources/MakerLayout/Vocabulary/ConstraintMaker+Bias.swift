public import ConstraintKernel
import Dialects

extension ConstraintMaker {
  /// Places the item along an axis of its superview, at a share of the room that it leaves.
  ///
  /// `make.bias(0.3, along: .horizontal)` leaves 30 percent of the room before the item and 70
  /// behind it. A share outside of 0 to 1 and a missing superview are reported, and the block
  /// changes nothing. An update does not change it, remake does.
  @discardableResult
  public func bias(
    _ share: Double,
    along axis: LayoutAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    let source = LayoutSource(file: file, line: line)
    return place(share, source) { () throws(LayoutIssue) in
      try LayoutRoom(around: record, along: axis, source: source)
    }
  }

  /// Places the item between two positions, at a share of the room that it leaves.
  ///
  /// `make.bias(0.3, from: icon.snp.trailing, to: card.snp.trailing)`; each end is one attribute of
  /// an item.
  @discardableResult
  public func bias(
    _ share: Double,
    from start: ConstraintItem,
    to end: ConstraintItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    place(share, LayoutSource(file: file, line: line)) { () throws(LayoutIssue) in
      LayoutRoom(from: LayoutEnd(start), to: LayoutEnd(end))
    }
  }

  private func place(
    _ share: Double,
    _ source: LayoutSource,
    in room: () throws(LayoutIssue) -> LayoutRoom
  ) -> ConstraintMakerPrioritizable {
    do throws(LayoutIssue) {
      let room = try room()
      let bias = LayoutBias(of: record, share, in: room, dialect: .maker, source: source)
      return relate([], .equal, .described([try bias.description()]), source)
    } catch {
      return relate([], .equal, .refused(error.kind), source)
    }
  }
}

extension LayoutEnd {
  /// The one position that an item names; of several no attribute, which is refused.
  init(_ item: ConstraintItem) {
    self.init(item.record, item.attributes.only ?? .notAnAttribute)
  }
}
