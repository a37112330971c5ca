/// What names of types mean, what types inherit, and which members they have.
extension SourceWorld {
  /// The last part of a name such as `Card.Metrics`, without what unwraps it.
  static func last(_ type: String) -> String {
    var name = type[...]
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  /// Whether some file declares a type, or a name of no type.
  func declares(_ name: String) -> Bool {
    types[name] != nil || members[""]?[name] != nil
  }

  /// Whether a name is that of one class or structure of the files, and of nothing else.
  func isOneType(_ name: String) -> Bool {
    guard let all = types[name], all.count == 1 else { return false }
    switch all[0] {
    case .reference, .value: return true
    case .requirement, .alias: return false
    }
  }

  /// Whether a name means what some file declares, where it is said in a type: one that is declared
  /// in no type, in that one, in one around it, or in one that these inherit from.
  func declares(_ name: String, within type: String) -> Bool {
    if members[""]?[name] != nil { return true }
    guard let homes = homes[name] else { return false }
    return homes.contains("")
      || type.split(separator: ".").contains { part in
        homes.contains { $0 == part || inherits(String(part), from: $0) }
      }
  }

  /// The classes of the files that a class inherits from, by their own names, and whether that are all but those of the
  /// platform.
  func superclasses(of type: String) -> (names: Set<String>, areAll: Bool) {
    var names: Set<String> = []
    var current = type
    while case .reference(let parents)? = types[current]?.first, let parent = parents.first {
      let name = Self.last(parent)
      guard let own = types[name] else {
        return (names, name.hasPrefix("UI") || name.hasPrefix("NS") || name == "LayoutView")
      }
      if own == [.requirement] || !names.insert(name).inserted { break }
      current = name
    }
    return (names, true)
  }

  private func inherits(_ type: String, from parent: String, depth: Int = 0) -> Bool {
    guard depth < 8, case .reference(let parents)? = types[Self.last(type)]?.first else {
      return false
    }
    return parents.contains { name in
      name == Self.last(parent) || inherits(name, from: parent, depth: depth + 1)
    }
  }

  /// Whether some file adds a member to one of some types, or to one that they inherit from.
  func hasMember(_ name: String, of owners: [String]) -> Bool {
    owners.contains { members[$0]?[name] != nil }
  }

  /// The names of all members that some types have by themselves or inherit, as far as files declare them.
  func memberNames(of types: Set<String>) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var open = types.map(Self.last).filter { !$0.isEmpty }
    if !open.isEmpty { open += ["UIView", "UIViewController", "UIResponder", "NSObject"] }
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if let own = members[type] { names.formUnion(own.keys) }
      for kind in self.types[type] ?? [] {
        if case .reference(let parents) = kind { open += parents.map(Self.last) }
      }
    }
    return names
  }

  /// What a type's name means: what the files declare, else what the platform does.
  func kind(ofType type: String, depth: Int = 0) -> ValueKind {
    let name = Self.last(type)
    guard depth < 8, let declared = types[name] else { return ValueKind(ofType: type) }
    guard declared.count == 1 else { return .unknown }
    switch declared[0] {
    case .alias(let other): return kind(ofType: other, depth: depth + 1)
    case .value, .requirement: return .unknown
    case .reference(let parents):
      guard let parent = parents.first else { return .unknown }
      let kind = kind(ofType: parent, depth: depth + 1)
      return kind.isItem || kind == .constraint ? kind : .unknown
    }
  }

  /// What a member of a type is, those that it inherits included; nil where no file declares it.
  func member(_ name: String, of type: String, isFunction: Bool, depth: Int = 0) -> Member? {
    let type = Self.last(type)
    if let all = members[type]?[name]?.filter({ $0.isFunction == isFunction }), let one = all.first
    {
      let agree = all.allSatisfy { $0.kind == one.kind && $0.type == one.type }
      return agree
        ? one : Member(kind: .unknown, element: .unknown, type: "", isFunction: isFunction)
    }
    guard depth < 8, !type.isEmpty else { return nil }
    switch types[type]?.first {
    case .reference(let parents)?:
      for parent in parents {
        if let found = member(name, of: parent, isFunction: isFunction, depth: depth + 1) {
          return found
        }
      }
      return nil
    case .alias(let other)?:
      return member(name, of: other, isFunction: isFunction, depth: depth + 1)
    default: return nil
    }
  }
}
