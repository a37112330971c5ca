public import ConstraintKernel
import Dialects

/// A line at the furthest edge of several items: `Barrier(at: .trailing, of: [name, street])`.
///
/// It moves as they do, and ends `margin` points beyond whichever reaches furthest. Items that are
/// gone do not count, unless `includingGone`. It stands for three attributes, each in its slot: a
/// length of 0 and both ends across. What it is applied to is mostly a guide. No items, one that
/// stands twice and a margin that is not finite are reported when it is applied. The items are not
/// retained.
public final class Barrier: Attribute {
  private var edge = LayoutEdge.trailing
  private var others: [ItemRecord] = []
  private var margin = 0.0
  private var includesGone = false
  private var pieces: [Attribute] = []

  /// A line at an edge of items.
  public convenience init(
    at edge: LayoutEdge,
    of items: [any LayoutItem],
    margin: Double = 0,
    includingGone: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==0, source: LayoutSource(file: file, line: line))
    (self.edge, others) = (edge, items.map(\.record))
    (self.margin, includesGone) = (margin, includingGone)
  }

  override var parts: [Attribute] { pieces }

  override func checkMeaning(on item: ItemRecord) throws(LayoutIssue) {
    let barrier = LayoutBarrier(
      item,
      at: edge.attribute,
      of: others,
      margin: margin,
      includingGone: includesGone,
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
    pieces = try barrier.descriptions().map { DescribedAttribute($0) }
  }
}

/// One constraint of several that a word describes as a whole.
private final class DescribedAttribute: Attribute {
  private var wanted: ConstraintDescription?

  convenience init(_ wanted: ConstraintDescription) {
    self.init(==0, source: wanted.source)
    self.wanted = wanted
  }

  override func declaration(
    on item: ItemRecord,
    at site: SlotDeclarationSite?
  ) throws(LayoutIssue) -> SlotDeclaration? {
    wanted.flatMap { SlotDeclaration($0, elsewhere: nil, instance: self, site: site) }
  }
}
