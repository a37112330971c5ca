/// The ratio of width to height: `Ratio(16 / 9)`, `Ratio(>=1)`.
///
/// It has a slot of its own: it pushes out another ratio, and neither the width nor the height. A
/// number that is not finite, or not above 0, is reported when it is applied, and so is a factor.
public final class Ratio: Attribute {
  /// The width is exactly so many times the height.
  public convenience init(
    _ value: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// The width is exactly so many times the height.
  @_disfavoredOverload
  public convenience init(
    _ value: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// The width compares so with a multiple of the height: `Ratio(<=2)`.
  public convenience init(
    _ constant: Constant,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(constant, source: LayoutSource(file: file, line: line))
  }

  /// True: it speaks of the item alone.
  public override var ownedByItem: Bool { true }

  override func declaration(
    on item: ItemRecord,
    at site: SlotDeclarationSite?
  ) throws(LayoutIssue) -> SlotDeclaration? {
    guard constant.multiplier == 1 else {
      throw LayoutIssue(.bareMultiplier, items: [item.name], source: source)
    }
    let ratio = LayoutRatio(
      of: item,
      constant.relation,
      constant.value,
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
    let wanted = try ratio.description()
    return SlotDeclaration(wanted, elsewhere: nil, at: .ratio, instance: self, site: site)
  }
}
