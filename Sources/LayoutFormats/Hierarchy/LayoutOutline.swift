public import ConstraintKernel

/// An item that says which items lie in it, so that pictures and checks see them.
///
/// Views know their subviews and guides. Of other items those are seen that constraints were made
/// with; a class whose children may have none adopts this protocol.
public protocol LayoutContainer: LayoutItem {
  /// The items that lie in this one, back to front.
  var layoutChildren: [any LayoutItem] { get }
}

/// A hierarchy as a list: parents before what lies in them, back to front.
package struct LayoutOutline {
  package private(set) var items: [any LayoutItem] = []
  /// The place of each item's parent in the list; nil for the root.
  private(set) var parents: [Int?] = []
  /// How many items lie above each item.
  private(set) var depths: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Lists a hierarchy; an item that is met again in itself is listed once.
  ///
  /// - Parameters:
  ///   - root: The item at the top, which is listed in any case.
  ///   - onlyShown: Whether to leave out what is gone or hidden, and what lies in it.
  /// - Complexity: O(*n*) in the items.
  package init(_ root: any LayoutItem, onlyShown: Bool = false) {
    var waiting: [(item: any LayoutItem, parent: Int?, depth: Int)] = [(root, nil, 0)]
    let isEmpty = onlyShown && !Self.isShown(root)
    while let (item, parent, depth) = waiting.popLast() {
      guard places.updateValue(items.count, forKey: ObjectIdentifier(item)) == nil else { continue }
      for child in Self.children(of: item).reversed()
      where !isEmpty && (!onlyShown || Self.isShown(child)) {
        waiting.append((child, items.count, depth + 1))
      }
      items.append(item)
      parents.append(parent)
      depths.append(depth)
    }
  }

  /// What lies in an item, back to front; guides of a view come behind its subviews.
  package static func children(of item: any LayoutItem) -> [any LayoutItem] {
    if let container = item as? any LayoutContainer { return container.layoutChildren }
    guard let view = item as? LayoutView else { return item.record.childItems }
    let own: [any LayoutItem] = view.subviews + view.layoutGuides
    let known = Set(own.map(ObjectIdentifier.init))
    return own + view.record.childItems.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Whether an item takes room and is not hidden.
  static func isShown(_ item: any LayoutItem) -> Bool {
    (item as? LayoutView)?.isHidden != true && !item.record.isCollapsed
  }

  /// The place of an item in the list; nil for one of another hierarchy.
  func place(of item: any LayoutItem) -> Int? { places[ObjectIdentifier(item)] }

  /// Where the items lie at present as seen from the root, whose corner is the origin.
  ///
  /// What lies in a scroll view stands where it has been scrolled to.
  /// - Complexity: O(*n*) in the items.
  func boxes() -> [LayoutRect] {
    var boxes: [LayoutRect] = []
    boxes.reserveCapacity(items.count)
    for (item, parent) in zip(items, parents) {
      var box = item.layoutFrame
      if let parent {
        let space = Self.space(of: items[parent], at: boxes[parent])
        box.origin = LayoutPoint(x: box.minX + space.x, y: box.minY + space.y)
      } else {
        box.origin = .zero
      }
      boxes.append(box)
    }
    return boxes
  }

  /// Where the origin of an item's own coordinates lies while its box lies somewhere.
  static func space(of item: any LayoutItem, at box: LayoutRect) -> LayoutPoint {
    guard let scroll = item as? LayoutScrollView else { return box.origin }
    let offset = scroll.contentOffset
    return LayoutPoint(x: box.minX - offset.x, y: box.minY - offset.y)
  }

  /// All active constraints between the items, in the order of activation.
  package var constraints: [LayoutConstraint] {
    items.flatMap(\.record.hostedConstraints).filter { !$0.stepsAside }
      .sorted { $0.rank < $1.rank }
  }
}
