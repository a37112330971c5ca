import ConstraintKernel

/// Which calls of all files may lay out one item under different names.
///
/// Some calls take the place of what another call made of the same item: both become something else,
/// or none does. Items are followed through arguments, lists and results. Functions are known by their
/// names alone, so that items of two functions with one name count as the same.
struct LayoutFlow: Sendable {
  /// How a call names its item.
  enum Naming: Hashable, Sendable {
    /// By a property or a variable that has an item of its own.
    case own
    /// By a parameter of a function, or as `self` in an extension of any item's type.
    case parameter(of: String)
    /// As an element of what these words name, or by a variable that is made of them.
    case element(of: Set<String>)
    /// As a subview, or as a superview.
    case relative
  }

  /// Calls of one file that name their item in one way.
  struct Caller: Hashable, Sendable {
    let file: UInt64
    /// The dialect of its words.
    let dialect: SourceConversion.Origin
    /// Whether it takes the place of what others made, or changes it.
    let replaces: Bool
    /// The type around.
    let type: String
    /// The path of the item, without `self.`.
    let item: String
    /// The types that the item may have been made of, by its declaration.
    let itemTypes: Set<String>
    /// Whether the declaration does not show what it is made of.
    let isOpen: Bool
    let naming: Naming
    /// Whether the path begins with something else than a member of the type around.
    let isForeign: Bool
    /// Whether all that an element may be has names that the file shows where the element gets its own.
    var isListed = false
    /// The function that gives the item to a closure, as it likes; empty for other items.
    var givingFunction = ""
    /// The property wrapper that gives the item; empty without one.
    var wrapper = ""
    /// The object whose member the path names, `card` of `card.title`, where its type is written; nil for other paths.
    var owner: Owner?
    /// The class that the item is declared with; empty where none is written.
    var className = ""

    /// An object with a type that is written.
    struct Owner: Hashable, Sendable {
      let type: String
      /// Where the object is declared.
      let scope: Int
      /// Whether this is the caller of the type's own member, and not one that any object's may be.
      var isMember = false
    }

    /// Whether it lays out what an extension extends, which does not become attributes.
    var isAnyItem: Bool {
      if case .parameter = naming { return item == "self" }
      return false
    }

    /// Whether the item has no plain name of the type around, so that it may have one there, too.
    var isUnnamed: Bool {
      switch naming {
      case .relative: true
      case .parameter: !isAnyItem
      case .own: isForeign || item.contains(".")
      case .element: !isListed
      }
    }

    /// The same calls, where their item is one that another object has or gives.
    func ofOtherObject(_ naming: Naming) -> Caller {
      Caller(
        file: file,
        dialect: dialect,
        replaces: replaces,
        type: type,
        item: item,
        itemTypes: [],
        isOpen: false,
        naming: naming,
        isForeign: true,
        owner: owner,
        className: className
      )
    }

    /// The same calls, where their item is the member that the type of its object declares; nil for other paths.
    var ofOwner: Caller? {
      guard let owner else { return nil }
      var caller = ofOtherObject(.own)
      caller.owner = Owner(type: owner.type, scope: owner.scope, isMember: true)
      return caller
    }

    /// The words that name what it lays out, or what this is an element of.
    var words: Set<String> {
      if case .element(let words) = naming { words } else { [name] }
    }

    /// The last name of the path.
    var name: String {
      var name = item.split(separator: ".").last.map(String.init) ?? item
      while let last = name.last, last == "!" || last == "?" { name.removeLast() }
      return SwiftSource.plain(name)
    }
  }

  /// One call: its line, its verb, and the slots of its item that it takes up.
  struct Call: Sendable {
    let line: Int
    let token: Int
    let slots: LayoutSlots
  }

  /// Where code of one type in one file hands an item on that it names.
  struct Handing: Sendable {
    let file: UInt64
    /// The type around; empty where the name is a member of another object.
    let type: String
    /// The type around, for the member of another object as well.
    let around: String
    /// Whether the name is one that a function or a statement declares, which is no member.
    var isVariable = false
    /// Whether the name is that of a function which is called.
    var isCall = false

    /// Functions that get it as an argument, in the last place of a path or as part of a list.
    var functions: Set<String> = []
    /// Methods that are called on it.
    var methods: Set<String> = []
    /// Names of lists, variables and functions that hold it or give it back.
    var holders: Set<String> = []
    /// Functions that give it back, which are holders, too.
    var givers: Set<String> = []
    /// Those of the holders that are members of another object.
    var members: Set<String> = []
  }

  private(set) var callers: [Caller: [Call]] = [:]
  private(set) var order: [Caller] = []
  /// By the names of items.
  private(set) var handings: [String: [Handing]] = [:]
  /// The words of all functions of a name.
  private(set) var bodies: [String: Set<String>] = [:]
  /// The types that have a function of a name.
  private(set) var functionTypes: [String: Set<String>] = [:]
  /// Members of types that give an item which other code has.
  var aliases: Set<String> = []
  /// The types whose members give an item which other code has, by the names of these.
  private(set) var aliasTypes: [String: Set<String>] = [:]
  /// The property wrappers of members, by the names of these.
  private(set) var wrapped: [String: Set<String>] = [:]
  /// Methods of extensions.
  private(set) var extensions: Set<String> = []
  /// The types that members of a name are declared with or made of.
  private(set) var memberTypes: [String: Set<String>] = [:]

  /// Functions that the platform may call.
  var platform = PlatformCalls()
  /// The types that declare a member of a name; empty for a name that belongs to none.
  private(set) var owners: [String: Set<String>] = [:]

  mutating func add(_ call: Call, of caller: Caller) {
    if callers[caller] == nil { order.append(caller) }
    callers[caller, default: []].append(call)
  }

  mutating func add(aliases: [(name: String, types: Set<String>)]) {
    for (name, types) in aliases {
      self.aliases.insert(name)
      aliasTypes[name, default: []].formUnion(types)
    }
  }

  mutating func add(_ wrapper: String, ofMember name: String) {
    wrapped[name, default: []].insert(wrapper)
  }

  mutating func add(_ handing: Handing, of name: String) {
    handings[name, default: []].append(handing)
  }

  mutating func add(_ function: FlowReading.Function) {
    bodies[function.name, default: []].formUnion(function.words)
    if function.isExtension { extensions.insert(function.name) }
    functionTypes[function.name, default: []].insert(function.type)
  }

  mutating func add(_ types: Set<String>, ofMember name: String) {
    memberTypes[name, default: []].formUnion(types)
  }

  mutating func add(owners types: Set<String>, ofMember name: String) {
    owners[name, default: []].formUnion(types)
  }

  func words(ofFunction name: String) -> Set<String>? { bodies[name] }
}

/// The slots of an item that attributes take up: the sides, the centre and the size of both axes.
struct LayoutSlots: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = LayoutSlots(rawValue: 0xFF)

  /// The slots that an attribute takes up, or pushes others out of.
  init(_ attribute: LayoutConstraint.Attribute) {
    let bits: UInt8
    if attribute.kind == .size {
      bits = 8
    } else if attribute.isMiddle {
      bits = 7
    } else {
      bits = attribute.isFarEdge ? 2 : 1
    }
    rawValue = attribute.axis == .horizontal ? bits : bits << 4
  }

  /// The slots of several attributes.
  init(of attributes: [LayoutConstraint.Attribute]) {
    rawValue = attributes.reduce(0) { $0 | LayoutSlots($1).rawValue }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
