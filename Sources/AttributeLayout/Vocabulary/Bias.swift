public import ConstraintKernel
import Dialects

/// A place at a share of the room that the item leaves: `Bias(0.3, along: .horizontal)`.
///
/// The room is that of the superview, or lies between two items: `Bias(0.3, from: icon, .trailing,
/// to: card, .trailing)`. It takes the slot of the centre of its axis, and so pushes out edges and
/// centres. A share outside of 0 to 1 and items of different hierarchies are reported when it is
/// applied.
public final class Bias: Attribute {
  private var share = 0.0
  private var axis = LayoutAxis.horizontal
  private var ends: LayoutRoom?

  /// A place along an axis of the superview.
  public convenience init(
    _ share: Double,
    along axis: LayoutAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    (self.share, self.axis) = (share, axis)
  }

  /// A place between two positions of items.
  public convenience init(
    _ share: Double,
    from start: any LayoutItem,
    _ startAttribute: PositionReference,
    to end: any LayoutItem,
    _ endAttribute: PositionReference,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    self.share = share
    ends = LayoutRoom(
      from: LayoutEnd(start.record, startAttribute.attribute),
      to: LayoutEnd(end.record, endAttribute.attribute)
    )
  }

  override func declaration(
    on item: ItemRecord,
    at site: SlotDeclarationSite?
  ) throws(LayoutIssue) -> SlotDeclaration? {
    let room: LayoutRoom
    if let ends {
      room = ends
    } else {
      room = try LayoutRoom(around: item, along: axis, source: source)
    }
    let bias = LayoutBias(
      of: item,
      share,
      in: room,
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
    let wanted = try bias.description()
    return SlotDeclaration(wanted, elsewhere: nil, at: .center, instance: self, site: site)
  }
}
