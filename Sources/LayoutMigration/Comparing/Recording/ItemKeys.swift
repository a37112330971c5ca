import ConstraintKernel

/// Names of items by which two versions of a screen are paired.
///
/// An item that has a name of its own in the whole screen goes by it; any other goes by its place
/// below its parent, such as `card/0`.
struct ItemKeys {
  /// Every view and guide, parents first.
  private(set) var items: [(item: any LayoutItem, parent: Int?)] = []
  /// The name of each item, at the same place.
  private(set) var names: [String] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ root: LayoutView) {
    collect(root, parent: nil)
    var counts: [String: Int] = [:]
    for (item, _) in items { counts[Self.ownName(of: item), default: 0] += 1 }
    var siblings: [Int: Int] = [:]
    for (place, entry) in items.enumerated() {
      let own = Self.ownName(of: entry.item)
      guard let parent = entry.parent else {
        names.append(own.isEmpty ? "root" : own)
        continue
      }
      let sibling = siblings[parent, default: 0]
      siblings[parent] = sibling + 1
      if Self.isSystemGuide(entry.item) {
        names.append("\(names[parent]).\(own)")
      } else if !own.isEmpty, counts[own] == 1 {
        names.append(own)
      } else {
        names.append("\(names[parent])/\(sibling)")
      }
      assert(names.count == place + 1, "\(names.count) names for \(place + 1) items")
    }
  }

  /// The name of an item of the screen.
  func name(of item: any LayoutItem) -> String? { places[ObjectIdentifier(item)].map { names[$0] } }

  private mutating func collect(_ view: LayoutView, parent: Int?) {
    var waiting: [(view: LayoutView, parent: Int?)] = [(view, parent)]
    while let (view, parent) = waiting.popLast() {
      let place = note(view, parent)
      for guide in view.layoutGuides { _ = note(guide, place) }
      waiting += view.subviews.reversed().map { ($0, place) }
    }
  }

  private mutating func note(_ item: any LayoutItem, _ parent: Int?) -> Int {
    places[ObjectIdentifier(item)] = items.count
    items.append((item, parent))
    return items.count - 1
  }

  private static func ownName(of item: any LayoutItem) -> String {
    if let view = item as? LayoutView { return view.name }
    return (item as? LayoutGuide)?.identifier ?? ""
  }

  private static func isSystemGuide(_ item: any LayoutItem) -> Bool {
    guard let record = (item as? LayoutGuide)?.layoutNode.record else { return false }
    return record.insetsInOwner != nil || record.standsAtOwnersOrigin
  }
}
