/// What naming the items of one hierarchy takes, found once for as long as a question lasts.
///
/// A name by itself costs a look at every property above the item and at every item before it; *n* names
/// found through one table cost as much together. A table knows the hierarchy as it was when first
/// asked, so that it is kept for no longer than one question.
final class ItemNameTable {
  /// The names that were asked for already.
  var names: [ObjectIdentifier: String] = [:]
  /// What an item is called by the properties of an item above it: `header`, `badges[1]`.
  private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  private var numbers: [ObjectIdentifier: Int]?

  /// The number of an item among those of its class, in the order of the tree.
  ///
  /// - Complexity: O(*n*) in the items of the hierarchy at first, then O(1).
  func number(of record: ItemRecord) -> Int {
    if let numbers { return numbers[ObjectIdentifier(record)] ?? 0 }
    var counts: [ObjectIdentifier: Int] = [:]
    var found: [ObjectIdentifier: Int] = [:]
    record.root.forEachInSubtree { record in
      guard let item = record.item else { return }
      counts[ObjectIdentifier(type(of: item)), default: 0] += 1
      found[ObjectIdentifier(record)] = counts[ObjectIdentifier(type(of: item))]
    }
    numbers = found
    return found[ObjectIdentifier(record)] ?? 0
  }

  /// The property of an item above that holds this one, as `Card.header`; of several the nearest.
  ///
  /// - Complexity: O(*p*) in the properties of each item above at first, then O(depth).
  func property(of item: any LayoutItem, _ record: ItemRecord) -> String? {
    var next = record.parent
    while let current = next {
      next = current.parent
      guard let owner = current.item, type(of: owner) != LayoutView.self else { continue }
      if let path = paths(in: owner, current)[ObjectIdentifier(item)] { return path }
    }
    return nil
  }

  private func paths(in owner: any LayoutItem, _ record: ItemRecord) -> [ObjectIdentifier: String] {
    if let known = properties[ObjectIdentifier(record)] { return known }
    var found: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !Self.isOwnClass(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = "\(current.subjectType).\(Self.plain(label))"
        Self.forEachObject(in: child.value) { object, path in
          if found[object] == nil { found[object] = name + path }
        }
      }
      mirror = current.superclassMirror
    }
    properties[ObjectIdentifier(record)] = found
    return found
  }

  /// Whether a class is the kernel's own, whose properties are nobody's names for an item.
  private static func isOwnClass(_ type: Any.Type) -> Bool {
    let classes: [Any.Type] = [
      LayoutView.self, LayoutStackView.self, LayoutScrollView.self, LayoutLabel.self,
    ]
    return classes.contains { $0 == type }
  }

  /// The objects that the value of a property leads to: directly, or as elements of an array.
  private static func forEachObject(
    in value: Any,
    _ body: (ObjectIdentifier, _ path: String) -> Void
  ) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: body(ObjectIdentifier(value as AnyObject), "")
    case .optional: mirror.children.first.map { forEachObject(in: $0.value, body) }
    case .collection:
      for (index, element) in mirror.children.enumerated().prefix(mostElements)
      where Mirror(reflecting: element.value).displayStyle == .class {
        body(ObjectIdentifier(element.value as AnyObject), "[\(index)]")
      }
    default: break
    }
  }

  /// The most elements of an array that are looked at.
  private static let mostElements = 256

  /// A property's name without what the compiler adds to lazy ones and to wrapped ones.
  private static func plain(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
