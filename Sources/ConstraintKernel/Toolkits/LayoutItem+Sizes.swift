/// The least and the natural length that an item could have along an axis, in points.
///
/// What GTK calls a size request.
public struct LayoutSizeRequest: Hashable, Sendable {
  /// The length below which a constraint of a level above 999.5 breaks.
  public var minimum: Double
  /// The length that constraints and natural sizes would like; never below ``minimum``.
  public var natural: Double

  /// Makes a request.
  public init(minimum: Double, natural: Double) {
    (self.minimum, self.natural) = (minimum, natural)
  }
}

extension LayoutItem {
  /// The least and the natural length that the item could have along an axis.
  ///
  /// What a toolkit asks before it gives the item a size: the width first, then the height for that width.
  ///
  /// ```swift
  /// let width = window.layoutSizes(along: .horizontal)
  /// let height = window.layoutSizes(along: .vertical, across: max(width.minimum, 320))
  /// ```
  ///
  /// The answer does not depend on the frame that the item has. A root that keeps the size of its frame answers by
  /// the rows it has anyway, and remembers answers until something is edited; of another item the rows
  /// around it step aside for as long as the question takes. Views that asked for `updateConstraints` get it
  /// first. Apart from that nothing changes: constraints, frames, marks and issues are afterwards as before.
  ///
  /// - Parameters:
  ///   - axis: The axis along which to answer.
  ///   - length: The length across in points, which the item is taken to have unless constraints need more;
  ///     nil for as little as they allow. One that is not finite is reported and counts as nil.
  /// - Returns: Both lengths, to a millionth of a point and before pixels.
  /// - Complexity: O(1) for what is remembered. Else that of two solutions, linear in what depends on the
  ///   size in lists and forms; for an item that is no root, proportional to the subtree.
  public func layoutSizes(along axis: LayoutAxis, across length: Double? = nil) -> LayoutSizeRequest
  {
    let record = record
    let across = length.flatMap { record.usable($0) }
    let question = SizeQuestion(axis: axis, across: across, of: record)
    let answer = LayoutPass.withEngine(of: record) { $0.lengths(of: record, question) }
    if let answer, let answer { return answer }
    let present = layoutFrame.size.length(on: axis)
    return LayoutSizeRequest(minimum: present, natural: present)
  }
}
