import ConstraintKernel

/// Where the names of items come from.
public struct ItemNaming {
  /// What the root is called: `view` in a controller, `self` in a view.
  package var root: String
  /// The object whose stored properties hold items; nil for none.
  package var owner: AnyObject?
  /// What stands in front of the owner's properties, such as `cell.`; nothing inside the owner.
  package var prefix: String

  /// Names items after the properties of an owner, then after themselves.
  public init(root: String = "view", owner: AnyObject? = nil, prefix: String = "") {
    self.root = root
    self.owner = owner
    self.prefix = prefix
  }

  /// The expressions of an owner's properties that hold items, each in its first form.
  ///
  /// Arrays give their elements, `rows[0]`; lazy properties are named without what Swift adds.
  func properties() -> [ObjectIdentifier: String] {
    var expressions: [ObjectIdentifier: String] = [:]
    guard let owner else { return expressions }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      for child in level.children {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        Self.note(child.value, prefix + name, &expressions)
      }
      mirror = level.superclassMirror
    }
    return expressions
  }

  private static func note(
    _ value: Any,
    _ expression: String,
    _ expressions: inout [ObjectIdentifier: String]
  ) {
    if let item = value as? any LayoutItem {
      let identity = ObjectIdentifier(item)
      if expressions[identity] == nil { expressions[identity] = expression }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      for child in mirror.children { note(child.value, expression, &expressions) }
    case .collection:
      for (index, child) in mirror.children.enumerated() {
        note(child.value, "\(expression)[\(index)]", &expressions)
      }
    default: break
    }
  }
}
