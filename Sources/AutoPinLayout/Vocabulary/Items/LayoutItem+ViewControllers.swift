public import ConstraintKernel

/// What a port's view controller offers to be pinned to its layout guides.
///
/// Adopting it takes no code for a class that has both properties.
public protocol ALLayoutGuideOwner: AnyObject {
  /// The type of the guide at the top.
  associatedtype TopLayoutGuide: LayoutItem
  /// The type of the guide at the bottom.
  associatedtype BottomLayoutGuide: LayoutItem

  /// The guide whose bottom is where bars at the top end.
  var topLayoutGuide: TopLayoutGuide { get }
  /// The guide whose top is where bars at the bottom begin.
  var bottomLayoutGuide: BottomLayoutGuide { get }
}

extension LayoutItem {
  /// Pins the top below a view controller's bars, at a distance downwards.
  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf viewController: some ALLayoutGuideOwner,
    withInset inset: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let guide = viewController.topLayoutGuide.record
    return PinnedItem(self, file, line)
      .inset(.top, relation, from: .bottom, of: .item(guide), by: inset)
      .collect()
  }

  /// Pins the bottom above a view controller's bars, at a distance upwards.
  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf viewController: some ALLayoutGuideOwner,
    withInset inset: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let guide = viewController.bottomLayoutGuide.record
    return PinnedItem(self, file, line)
      .inset(.bottom, relation, from: .top, of: .item(guide), by: inset)
      .collect()
  }
}
