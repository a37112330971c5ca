/// What naming the items of one hierarchy takes, found once for as long as a question lasts.
///
/// A name by itself costs a look at every property above the item and at every item before it; *n* names
/// found through one table cost as much together. A table knows the hierarchy as it was when first
/// asked, so that it is kept for no longer than one question.
final class ItemNameTable {
  /// The names that were asked for already.
  var names: [ObjectIdentifier: String] = [:]
  /// The same as they stand in text that reads like code.
  var quotedNames: [ObjectIdentifier: String] = [:]
  /// What an item is called by the properties of an item above it: `header`, `badges[1]`.
  private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  /// The nearest item at or above each that has such properties, nil for none.
  private var owners: [ObjectIdentifier: ItemRecord?] = [:]
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
  /// - Complexity: O(*p*) in the properties of each item above at first, then O(*d*) in those of them
  ///   that have any.
  func property(of item: any LayoutItem, _ record: ItemRecord) -> String? {
    var next = nearestOwner(from: record.parent)
    while let owner = next {
      if let path = properties[ObjectIdentifier(owner)]?[ObjectIdentifier(item)] { return path }
      next = nearestOwner(from: owner.parent)
    }
    return nil
  }

  /// The nearest item at or above another one that has properties which hold objects.
  private func nearestOwner(from start: ItemRecord?) -> ItemRecord? {
    var passed: [ItemRecord] = []
    var next = start
    var nearest: ItemRecord?
    while let current = next, nearest == nil {
      if let known = owners[ObjectIdentifier(current)] {
        nearest = known
        break
      }
      passed.append(current)
      if hasProperties(current) { nearest = current }
      next = current.parent
    }
    for record in passed { owners[ObjectIdentifier(record)] = .some(nearest) }
    return nearest
  }

  private func hasProperties(_ record: ItemRecord) -> Bool {
    guard let owner = record.item, type(of: owner) != LayoutView.self else { return false }
    let found = Self.paths(in: owner)
    properties[ObjectIdentifier(record)] = found
    return !found.isEmpty
  }

  private static func paths(in owner: any LayoutItem) -> [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !isOwnClass(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = "\(current.subjectType).\(plain(label))"
        forEachObject(in: child.value) { object, path in
          if found[object] == nil { found[object] = name + path }
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Whether a class is the kernel's own, whose properties name no item.
  private static func isOwnClass(_ type: Any.Type) -> Bool {
    let classes: [Any.Type] = [
      LayoutView.self, LayoutStackView.self, LayoutScrollView.self, LayoutLabel.self,
    ]
    return classes.contains { $0 == type }
  }

  /// The objects that the value of a property leads to: directly, as elements of an array, or as
  /// properties of a value.
  private static func forEachObject(
    in value: Any,
    depth: Int = 0,
    _ body: (ObjectIdentifier, _ path: String) -> Void
  ) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: body(ObjectIdentifier(value as AnyObject), "")
    case .optional: mirror.children.first.map { forEachObject(in: $0.value, depth: depth, body) }
    case .struct, .tuple:
      if depth == mostValues { return }
      for child in mirror.children {
        let step = child.label.map(component) ?? ""
        forEachObject(in: child.value, depth: depth + 1) { body($0, step + $1) }
      }
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

  /// How many values inside one another are looked into.
  private static let mostValues = 2

  /// `.inner` of a property of a value, `.0` of a tuple without labels; nothing of a wrapped one.
  private static func component(_ label: String) -> String {
    let name = plain(label)
    return name == "wrappedValue" ? "" : name.hasPrefix(".") ? name : ".\(name)"
  }

  /// A property's name without what the compiler adds to lazy ones and to wrapped ones.
  private static func plain(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
