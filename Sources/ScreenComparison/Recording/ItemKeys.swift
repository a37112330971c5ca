import ConstraintKernel
import LayoutStatements

/// Names of items by which two versions of a screen are paired.
///
/// An item that has a name of its own in the whole screen goes by it; any other goes by its place
/// below its parent, such as `card/0`. A name that reads like no code is quoted. The guides that a view has by itself are named after it, and
/// are no items: they come into being on the first request.
struct ItemKeys {
  /// Every item, and every added guide, parents first.
  private(set) var items: [(item: any LayoutItem, parent: Int?)] = []
  /// The name of each item, at the same place.
  private(set) var names: [String] = []
  private var known: [ObjectIdentifier: String] = [:]

  init(_ root: any LayoutItem) {
    var counts: [String: Int] = [:]
    var places: [ObjectIdentifier: Int] = [:]
    for item in root.withItemsBelow {
      let place = items.count
      items.append((item, item === root ? nil : places[ObjectIdentifier(item)]))
      items += item.guidesInside.filter { !Self.isSystem($0) }.map { ($0, place) }
      for inner in item.itemsInside { places[ObjectIdentifier(inner)] = place }
    }
    for (item, _) in items { counts[Self.ownName(of: item), default: 0] += 1 }
    var children: [String: Int] = [:]
    for (item, parent) in items {
      let own = Self.ownName(of: item)
      var name = own.isEmpty ? "root" : own
      if let parent, own.isEmpty || counts[own] != 1 {
        let kind = "\(names[parent])/\(item is LayoutGuide ? "guide" : "")"
        name = "\(kind)\(children[kind, default: 0])"
        children[kind, default: 0] += 1
      }
      names.append(name)
      known[ObjectIdentifier(item)] = name
    }
  }

  /// The name of an item of the screen.
  func name(of item: any LayoutItem) -> String? {
    if let name = known[ObjectIdentifier(item)] { return name }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    return known[ObjectIdentifier(owner)].map { "\($0).\(LayoutText.quoted(guide.identifier))" }
  }

  private static func ownName(of item: any LayoutItem) -> String {
    let name =
      (item as? LayoutGuide)?.identifier ?? (item as? LayoutView)?.givenName ?? item.layoutName
    return LayoutText.quoted(name)
  }

  private static func isSystem(_ guide: LayoutGuide) -> Bool {
    let record = guide.layoutNode.record
    return record.insetsInOwner != nil || record.standsAtOwnersOrigin
  }
}
