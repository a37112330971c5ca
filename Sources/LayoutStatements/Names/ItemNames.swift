package import ConstraintKernel

/// The expression of every item and guide of a hierarchy.
package struct ItemNames {
  package private(set) var expressions: [ObjectIdentifier: String] = [:]
  /// Lines that declare the names that had to be invented, in the order of the tree.
  package private(set) var declarations: [String] = []
  private var taken: Set<String> = []
  /// The number that was given last behind each word.
  private var numbers: [String: Int] = [:]

  /// Names a hierarchy: by properties, then by the items' own names, then by type and number.
  package init(_ root: any LayoutItem, _ naming: ItemNaming) {
    let properties = naming.properties()
    name(root, properties[ObjectIdentifier(root)] ?? naming.root)
    let all = root.withItemsBelow
    for parent in all {
      for item in [parent] + Self.ownGuides(of: parent) {
        if let property = properties[ObjectIdentifier(item)] { name(item, property) }
      }
    }
    for parent in all {
      for item in [parent] + Self.ownGuides(of: parent) {
        let own = Self.ownName(of: item)
        if SwiftWords.isIdentifier(own) { name(item, own) }
      }
    }
    for item in all { invent(in: item) }
  }

  /// The reference to an item, with its guide if it is one that every view has.
  package func reference(to item: any LayoutItem) -> ItemReference? {
    if let guide = item as? LayoutGuide, let owner = guide.owningView,
      let name = expressions[ObjectIdentifier(owner)]
    {
      if let kind = Self.systemGuide(guide) { return ItemReference(.named(name), kind) }
      if guide.layoutNode.record.standsAtOwnersOrigin || Self.isFrameGuide(guide) {
        return ItemReference(.named("\(name).\(guide.identifier)"))
      }
    }
    return expressions[ObjectIdentifier(item)].map { ItemReference(.named($0)) }
  }

  // MARK: Giving names

  /// Gives a name where both are free.
  private mutating func name(_ item: any LayoutItem, _ expression: String) {
    let identity = ObjectIdentifier(item)
    guard expressions[identity] == nil, taken.insert(expression).inserted else { return }
    expressions[identity] = expression
  }

  /// Numbers what lies in an item and has no name, and declares it by its place.
  private mutating func invent(in item: any LayoutItem) {
    guard let owner = expressions[ObjectIdentifier(item)] else { return }
    let list = item is LayoutView ? "subviews" : "layoutChildren"
    for (index, inner) in item.itemsInside.enumerated() {
      invent(inner, Self.typeWord(inner), "\(owner).\(list)[\(index)]")
    }
    for (index, guide) in item.guidesInside.enumerated() where Self.isOwn(guide) {
      invent(guide, "guide", "\(owner).layoutGuides[\(index)]")
    }
  }

  private mutating func invent(_ item: any LayoutItem, _ word: String, _ place: String) {
    guard expressions[ObjectIdentifier(item)] == nil else { return }
    var number = numbers[word] ?? 0
    repeat { number += 1 } while taken.contains("\(word)\(number)")
    numbers[word] = number
    name(item, "\(word)\(number)")
    let type = "\(type(of: item))"
    declarations.append("let \(word)\(number) = \(place)  // \(type) without a name of its own")
  }

  // MARK: What items say of themselves

  private static func ownName(of item: any LayoutItem) -> String {
    if let guide = item as? LayoutGuide { return guide.identifier }
    return (item as? LayoutView)?.givenName ?? item.layoutName
  }

  /// `label` for a `LayoutLabel`.
  private static func typeWord(_ item: any LayoutItem) -> String {
    var word = "\(type(of: item))"
    if word.hasPrefix("Layout") { word.removeFirst("Layout".count) }
    return SwiftWords.lowerCamel(word)
  }

  private static func ownGuides(of item: any LayoutItem) -> [any LayoutItem] {
    item.guidesInside.filter(isOwn)
  }

  /// Whether a guide was added to its view by source code.
  private static func isOwn(_ guide: LayoutGuide) -> Bool {
    let record = guide.layoutNode.record
    return record.insetsInOwner == nil && !record.standsAtOwnersOrigin
  }

  private static func systemGuide(_ guide: LayoutGuide) -> ItemReference.Guide? {
    guard guide.layoutNode.record.insetsInOwner != nil else { return nil }
    return ItemReference.Guide(rawValue: guide.identifier)
  }

  private static func isFrameGuide(_ guide: LayoutGuide) -> Bool {
    (guide.owningView as? LayoutScrollView)?.frameLayoutGuide === guide
  }
}
