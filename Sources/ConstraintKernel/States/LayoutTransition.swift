/// What lies between two states: a frame of each item for every share of time from 0 to 1.
///
/// ```swift
/// let transition = states.transition(from: .mini, to: .full, curve: .easeInOut)
/// let frame = transition?.frame(of: cover, at: 0.5)
/// ```
///
/// It is a value. What is laid out is neither touched by it nor followed: of a layout that changes
/// since, ask anew.
public struct LayoutTransition {
  /// How far it has come at each share of time.
  public var curve: LayoutCurve
  /// The items of the hierarchy, those above before those in them.
  private let items: [ItemRecord]
  private let start: [ItemRecord: LayoutRect]
  private let end: [ItemRecord: LayoutRect]

  init(from start: StateFrames, to end: StateFrames, _ curve: LayoutCurve) {
    self.curve = curve
    (self.start, self.end) = (start.frames, end.frames)
    items = start.items.filter { end.frames[$0] != nil }
  }

  /// The frame of an item in its superview at a share of time, in points; nil for one that the
  /// hierarchy did not have.
  ///
  /// At 0 and below it is that of the first state, and at 1 and above that of the second, to the bit.
  /// A share that is not finite is reported, and counts as 0.
  /// - Complexity: O(1), beside the curve.
  public func frame(of item: any LayoutItem, at share: Double) -> LayoutRect? {
    let record = item.record
    if !share.isFinite { record.report(.notFinite(share)) }
    return frame(of: record, at: progress(at: share))
  }

  /// The frame of every item that is still there in its superview at a share of time, in points, of
  /// those above before those in them.
  ///
  /// A share that is not finite is reported, and counts as 0.
  /// - Complexity: O(*n*) in the items.
  public func frames(at share: Double) -> [(item: any LayoutItem, frame: LayoutRect)] {
    if !share.isFinite { items.first { $0.isPresent }?.report(.notFinite(share)) }
    let progress = progress(at: share)
    return items.compactMap { record in
      guard let item = record.item, let frame = frame(of: record, at: progress) else { return nil }
      return (item, frame)
    }
  }

  private func progress(at share: Double) -> Double {
    share.isFinite ? curve.progress(at: share) : 0
  }

  private func frame(of item: ItemRecord, at progress: Double) -> LayoutRect? {
    guard let start = start[item], let end = end[item] else { return nil }
    if progress == 0 { return start }
    if progress == 1 { return end }
    func between(_ path: KeyPath<LayoutRect, Double>) -> Double {
      let (from, to) = (start[keyPath: path], end[keyPath: path])
      return from == to ? from : from + (to - from) * progress
    }
    return LayoutRect(
      x: between(\.origin.x),
      y: between(\.origin.y),
      width: max(between(\.size.width), 0),
      height: max(between(\.size.height), 0)
    )
  }
}

extension LayoutStates {
  /// What lies between two states, each as it would be laid out now; nil where that cannot be.
  ///
  /// Nothing is switched: both are questions, after which constraints, frames and values are as before.
  /// Views that asked for `updateConstraints` get it first. Every item of the hierarchy has a frame in
  /// both: one of which a state says nothing stands where the rest of the layout has it. What
  /// `layoutSubviews` would do once frames are handed out is no part of it.
  ///
  /// A name that is not defined, and constraints that cannot be installed, are reported.
  ///
  /// - Parameters:
  ///   - start: Where it begins; nil for none of the states.
  ///   - end: Where it ends; nil for none of the states.
  ///   - curve: How far it has come at each share of time.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The transition.
  /// - Complexity: that of a switch to each state and back.
  public func transition(
    from start: Name?,
    to end: Name?,
    curve: LayoutCurve = .linear,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutTransition? {
    let source = LayoutSource(file: file, line: line)
    do throws(LayoutIssue) {
      let states = [try state(named: start, source), try state(named: end, source)]
      guard let ends = book.frames(in: states, source) else { return nil }
      return LayoutTransition(from: ends[0], to: ends[1], curve)
    } catch {
      book.report(error)
      return nil
    }
  }
}
