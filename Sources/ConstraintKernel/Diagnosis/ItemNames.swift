// What diagnoses, captures and pictures call an item: the name it was given; else the property that holds
// it, as in `Card.header`; else the beginning of its text; else its class with a number.
extension ItemRecord {
  /// What people call the item.
  ///
  /// A name that was set need not be the only one of its kind; a class has a number that is unique in
  /// the hierarchy, as long as items neither come nor go.
  /// - Complexity: O(1) for a name that was set; else O(*d* + *n*) in the properties of the items
  ///   above and the items of the hierarchy.
  package var name: String {
    guard let item else { return "(gone)" }
    let typeName = String(describing: type(of: item))
    guard !flags.contains(.isAskedForName) else { return typeName }
    flags.insert(.isAskedForName)
    defer { flags.remove(.isAskedForName) }
    // A label answers with its text, which is the weaker name.
    let label = (view as? LayoutLabel).flatMap { $0.name.isEmpty ? $0 : nil }
    let given = label == nil ? item.layoutName : ""
    if !given.isEmpty, !isNamelessGuide { return given }
    if let property = propertyName { return property }
    if let text = label?.layoutName, !text.isEmpty { return text }
    return numberedName(typeName, of: item)
  }

  /// Whether the item is a guide of somebody's own that was given no name.
  private var isNamelessGuide: Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.identifier.isEmpty && extras?.ownerInsets == nil
      && extras?.isAtOwnersOrigin != true
  }

  /// The property of an item above that holds this one, as `Card.header`; of several the nearest.
  private var propertyName: String? {
    guard let item else { return nil }
    var next = parent
    while let record = next {
      next = record.parent
      guard let owner = record.item, owner.mayHaveProperties else { continue }
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let current = mirror, !Self.isOwnClass(current.subjectType) {
        for child in current.children {
          guard let label = child.label, let path = Self.path(from: child.value, to: item) else {
            continue
          }
          return "\(current.subjectType).\(Self.plain(label))\(path)"
        }
        mirror = current.superclassMirror
      }
    }
    return nil
  }

  /// Whether a class is the kernel's own, whose properties are nobody's names for an item.
  private static func isOwnClass(_ type: Any.Type) -> Bool {
    let classes: [Any.Type] = [
      LayoutView.self, LayoutStackView.self, LayoutScrollView.self, LayoutLabel.self,
    ]
    return classes.contains { $0 == type }
  }

  /// How an item is reached from the value of a property: directly, or as an element of an array.
  private static func path(from value: Any, to item: any LayoutItem) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return (value as AnyObject) === item ? "" : nil
    case .optional: return mirror.children.first.flatMap { path(from: $0.value, to: item) }
    case .collection:
      for (index, element) in mirror.children.enumerated().prefix(mostElements)
      where Mirror(reflecting: element.value).displayStyle == .class
        && (element.value as AnyObject) === item
      {
        return "[\(index)]"
      }
      return nil
    default: return nil
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

  private func numberedName(_ typeName: String, of item: any LayoutItem) -> String {
    var number = 0
    let type = ObjectIdentifier(Swift.type(of: item))
    var isFound = false
    root.forEachInSubtree { record in
      guard !isFound, let other = record.item else { return }
      if ObjectIdentifier(Swift.type(of: other)) == type { number += 1 }
      isFound = record === self
    }
    return "\(typeName)#\(number)"
  }
}

extension LayoutItem {
  /// Whether the class may store items of its own; the kernel's view does not.
  fileprivate var mayHaveProperties: Bool { type(of: self) != LayoutView.self }
}
