package import ConstraintKernel

/// The expression of every view and guide of a hierarchy.
package struct ItemNames {
  package private(set) var expressions: [ObjectIdentifier: String] = [:]
  /// Lines that declare the names that had to be invented, in the order of the tree.
  package private(set) var declarations: [String] = []
  private var taken: Set<String> = []
  /// The number that was given last behind each word.
  private var numbers: [String: Int] = [:]

  /// Names a hierarchy: by properties, then by the items' own names, then by type and number.
  package init(_ root: LayoutView, _ naming: ItemNaming) {
    let properties = naming.properties()
    name(root, properties[ObjectIdentifier(root)] ?? naming.root)
    let views = root.withViewsBelow
    for view in views {
      for item in [view as any LayoutItem] + Self.ownGuides(of: view) {
        if let property = properties[ObjectIdentifier(item)] { name(item, property) }
      }
    }
    for view in views {
      for item in [view as any LayoutItem] + Self.ownGuides(of: view) {
        let own = Self.ownName(of: item)
        if SwiftWords.isIdentifier(own) { name(item, own) }
      }
    }
    for view in views { invent(view) }
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

  /// Numbers the items of a view that have no name, and declares them by their places.
  private mutating func invent(_ view: LayoutView) {
    guard let owner = expressions[ObjectIdentifier(view)] else { return }
    for (index, subview) in view.subviews.enumerated() {
      invent(subview, Self.typeWord(subview), "\(owner).subviews[\(index)]")
    }
    for (index, guide) in view.layoutGuides.enumerated() where Self.isOwn(guide) {
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
    if let view = item as? LayoutView { return view.givenName }
    return (item as? LayoutGuide)?.identifier ?? ""
  }

  /// `label` for a `LayoutLabel`.
  private static func typeWord(_ view: LayoutView) -> String {
    var word = "\(type(of: view))"
    if word.hasPrefix("Layout") { word.removeFirst("Layout".count) }
    return SwiftWords.lowerCamel(word)
  }

  private static func ownGuides(of view: LayoutView) -> [any LayoutItem] {
    view.layoutGuides.filter(isOwn)
  }

  /// Whether a guide was added to its view by somebody.
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
