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

    /// Whether it lays out what an extension extends, which does not become attributes.
    var isAnyItem: Bool {
      if case .parameter = naming { return item == "self" }
      return false
    }

    /// The last name of the path.
    var name: String {
      var name = item.split(separator: ".").last.map(String.init) ?? item
      while let last = name.last, last == "!" || last == "?" { name.removeLast() }
      return name
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

    /// Functions that get it as an argument, in the last place of a path or as part of a list.
    var functions: Set<String> = []
    /// Methods that are called on it.
    var methods: Set<String> = []
    /// Names of lists, variables and functions that hold it or give it back.
    var holders: Set<String> = []

    fileprivate mutating func add(_ other: Handing) {
      functions.formUnion(other.functions)
      methods.formUnion(other.methods)
      holders.formUnion(other.holders)
    }
  }

  private var callers: [Caller: [Call]] = [:]
  private var order: [Caller] = []
  /// By the names of items.
  private var handings: [String: [Handing]] = [:]
  /// The words of all functions of a name.
  private var bodies: [String: Set<String>] = [:]
  /// Methods of extensions.
  private var extensions: Set<String> = []

  mutating func add(_ call: Call, of caller: Caller) {
    if callers[caller] == nil { order.append(caller) }
    callers[caller, default: []].append(call)
  }

  mutating func add(_ handing: Handing, of name: String) {
    handings[name, default: []].append(handing)
  }

  mutating func add(_ words: Set<String>, ofFunction name: String, isExtension: Bool) {
    bodies[name, default: []].formUnion(words)
    if isExtension { extensions.insert(name) }
  }

  // MARK: Questions

  func words(ofFunction name: String) -> Set<String> { bodies[name] ?? [] }

  /// A call that stands against others, and the first of those.
  struct Rivalry: Sendable {
    /// What the others take up.
    var slots = LayoutSlots()
    /// Whether one of both replaces the other one as it is; otherwise only attributes would.
    var replaces = false
    /// The file and the line of the first of them.
    let file: UInt64
    let line: Int
  }

  /// The calls of a file that others may take the place of, or the other way round, by their verbs.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - dialect: The dialect of the calls.
  ///   - competes: Whether calls of several files or types meet although none replaces another one,
  ///     since what they become does.
  ///   - isMade: Whether some file makes an item of a type.
  ///   - inherits: Whether a type is another one, or inherits from it.
  /// - Returns: What stands against each call.
  /// - Complexity: O(*m* *n*) in the different names of the file and of all files.
  func rivalries(
    in file: UInt64,
    _ dialect: SourceConversion.Origin,
    competes: Bool,
    isMade: (String) -> Bool,
    inherits: (String, String) -> Bool
  ) -> [Int: Rivalry] {
    var found: [Int: Rivalry] = [:]
    let all = order.filter { $0.dialect == dialect }
    var reach = FlowReach(bodies, handings(of: all, inherits))
    let slots = all.map { caller in
      (callers[caller] ?? []).reduce(into: LayoutSlots()) { $0.formUnion($1.slots) }
    }
    let candidates = FlowCandidates(all, all.map(reach.holders))
    for (index, one) in all.enumerated() where one.file == file {
      for place in candidates.others(of: index) {
        let other = all[place]
        let replaces = one.replaces || other.replaces
        let isElsewhere =
          one.file != other.file
          || (one.type != other.type && !one.isAnyItem && !other.isAnyItem)
        guard replaces || (competes && isElsewhere),
          !slots[index].isDisjoint(with: slots[place]),
          mayMeet(one, other, &reach, isMade, inherits)
        else { continue }
        for call in callers[one] ?? [] {
          let rivals = (callers[other] ?? []).filter { rival in
            !rival.slots.isDisjoint(with: call.slots)
              && (index != place || rival.token != call.token)
          }
          guard let first = rivals.first else { continue }
          var rivalry = found[call.token] ?? Rivalry(file: other.file, line: first.line)
          for rival in rivals { rivalry.slots.formUnion(rival.slots) }
          if replaces { rivalry.replaces = true }
          found[call.token] = rivalry
        }
      }
    }
    return found
  }

  /// Where each caller's item is handed on: in its own file, and under a name of its own by code of
  /// other files whose type has that name, too, or that asks another object for it.
  private func handings(
    of callers: [Caller],
    _ inherits: (String, String) -> Bool
  ) -> [Caller: Handing] {
    var found: [Caller: Handing] = [:]
    for caller in callers {
      var all = Handing(file: caller.file, type: caller.type)
      var names: Set<String> = [caller.name]
      // An element goes where that goes what it is made of.
      if case .element(let words) = caller.naming { names.formUnion(words) }
      for handing in names.sorted().flatMap({ handings[$0] ?? [] }) {
        let mayBeOne =
          handing.file == caller.file
          || (caller.naming == .own || names.count > 1)
            && (handing.type.isEmpty || caller.isForeign
              || inherits(handing.type, caller.type) || inherits(caller.type, handing.type))
        if mayBeOne { all.add(handing) }
      }
      found[caller] = all
    }
    return found
  }

  /// Whether two names may mean one item.
  private func mayMeet(
    _ one: Caller,
    _ other: Caller,
    _ reach: inout FlowReach,
    _ isMade: (String) -> Bool,
    _ inherits: (String, String) -> Bool
  ) -> Bool {
    let areNear = inherits(one.type, other.type) || inherits(other.type, one.type)
    switch (one.naming, other.naming) {
    case (.own, .own):
      return areOne(one, other, areNear, reach, isMade, inherits)
    case (.relative, .relative):
      return one != other && (areNear || one.isForeign || other.isForeign)
    case (.relative, _): return areNear || one.isForeign || other.isForeign
    case (_, .relative): return areNear || one.isForeign || other.isForeign
    case (.element(let words), .element(let others)):
      if one.file == other.file, one.type == other.type, one.item == other.item, one != other {
        return !words.isDisjoint(with: others)
      }
      return !words.isDisjoint(with: others) && (areNear || one.isForeign || other.isForeign)
    case (.element(let words), _):
      return isElement(other, of: words, near: areNear || one.isForeign, &reach)
        || isHanded(one, to: other, &reach)
    case (_, .element(let words)):
      return isElement(one, of: words, near: areNear || other.isForeign, &reach)
        || isHanded(other, to: one, &reach)
    case (.parameter, .parameter):
      return isHanded(one, to: other, &reach) || isHanded(other, to: one, &reach)
        || (one != other && shareItem(one, other, &reach, inherits))
    case (.own, .parameter): return isHanded(one, to: other, &reach)
    case (.parameter, .own): return isHanded(other, to: one, &reach)
    }
  }

  /// Whether two paths lead to one item.
  private func areOne(
    _ one: Caller,
    _ other: Caller,
    _ areNear: Bool,
    _ reach: FlowReach,
    _ isMade: (String) -> Bool,
    _ inherits: (String, String) -> Bool
  ) -> Bool {
    // Within a type of a file a path is a place, which is known more exactly.
    if one.file == other.file, one.type == other.type, one.item == other.item { return false }
    if one.name == "self" || other.name == "self" {
      if one.name == other.name { return areNear }
      let (owner, item) = one.name == "self" ? (one, other) : (other, one)
      return item.itemTypes.contains { type in
        inherits(type, owner.type)
          || (item.isOpen && isMade(owner.type) && inherits(owner.type, type))
      }
    }
    if one.name == other.name { return areNear || one.isForeign || other.isForeign }
    guard one.file != other.file else { return false }
    return reach.holders(of: one).contains(other.name) && (areNear || other.isForeign)
      || reach.holders(of: other).contains(one.name) && (areNear || one.isForeign)
  }

  /// Whether an item may be an element of what some words name.
  private func isElement(
    _ caller: Caller,
    of words: Set<String>,
    near isNear: Bool,
    _ reach: inout FlowReach
  ) -> Bool {
    if isNear, words.contains(caller.name) || !reach.holders(of: caller).isDisjoint(with: words) {
      return true
    }
    for function in functions(of: caller, reach)
    where !reach.words(from: function).isDisjoint(with: words) {
      return true
    }
    return false
  }

  /// Whether a function that lays out its parameter may get an item.
  private func isHanded(_ caller: Caller, to other: Caller, _ reach: inout FlowReach) -> Bool {
    guard case .parameter(let function) = other.naming else { return false }
    return functions(of: caller, reach).contains { first in
      first == function || reach.functions(from: first).contains(function)
    }
  }

  /// Whether some item is handed to both of two functions.
  private func shareItem(
    _ one: Caller,
    _ other: Caller,
    _ reach: inout FlowReach,
    _ inherits: (String, String) -> Bool
  ) -> Bool {
    guard case .parameter(let first) = one.naming, case .parameter(let second) = other.naming else {
      return false
    }
    let all = reach.shared ?? sharing(&reach, inherits)
    reach.shared = all
    return all.contains { $0.contains(first) && $0.contains(second) }
  }

  /// The functions that may get one item, for each item that more than one gets.
  private func sharing(
    _ reach: inout FlowReach,
    _ inherits: (String, String) -> Bool
  ) -> Set<Set<String>> {
    var sharing: Set<Set<String>> = []
    for names in handings.values {
      for handing in names {
        var functions = known(handing)
        for other in names where mayBeOne(handing, other, inherits) {
          functions.formUnion(known(other))
        }
        var reached = functions
        for name in functions { reached.formUnion(reach.functions(from: name)) }
        if reached.count > 1 { sharing.insert(reached) }
      }
    }
    return sharing
  }

  /// Whether code in two places that has one name for an item may mean the same one.
  private func mayBeOne(
    _ one: Handing,
    _ other: Handing,
    _ inherits: (String, String) -> Bool
  ) -> Bool {
    one.file == other.file || one.type.isEmpty || other.type.isEmpty
      || inherits(one.type, other.type) || inherits(other.type, one.type)
  }

  /// The functions of the files that get an item, or a list, a variable or a result that holds it.
  private func functions(of caller: Caller, _ reach: FlowReach) -> Set<String> {
    guard let handing = reach.handings[caller] else { return [] }
    var functions = known(handing)
    var seen = handing.holders
    var waiting = seen
    while let name = waiting.popFirst() {
      for next in handings[name] ?? [] {
        functions.formUnion(known(next))
        for holder in next.holders where seen.insert(holder).inserted { waiting.insert(holder) }
      }
    }
    return functions
  }

  private func known(_ handing: Handing) -> Set<String> {
    handing.functions.union(handing.methods.intersection(extensions))
  }
}

/// Which names are worth comparing: those of an item of its own meet the same name, names that hold
/// it, and all that no item has for itself.
private struct FlowCandidates {
  private let callers: [LayoutFlow.Caller]
  private let holders: [Set<String>]
  private var own: [String: [Int]] = [:]
  private var held: [String: [Int]] = [:]
  private var shared: [Int] = []

  init(_ callers: [LayoutFlow.Caller], _ holders: [Set<String>]) {
    self.callers = callers
    self.holders = holders
    for (index, caller) in callers.enumerated() {
      guard caller.naming == .own else {
        shared.append(index)
        continue
      }
      own[caller.name, default: []].append(index)
      for holder in holders[index] { held[holder, default: []].append(index) }
    }
  }

  /// What may be the same item as one, in order.
  func others(of index: Int) -> [Int] {
    let caller = callers[index]
    guard caller.naming == .own, caller.name != "self" else { return Array(callers.indices) }
    var found = Set(shared)
    for name in holders[index].union([caller.name, "self"]) { found.formUnion(own[name] ?? []) }
    found.formUnion(held[caller.name] ?? [])
    return found.sorted()
  }
}

/// What calls lead to, from one function of the files to the next.
private struct FlowReach {
  private let bodies: [String: Set<String>]
  /// Where the item of each caller is handed on.
  let handings: [LayoutFlow.Caller: LayoutFlow.Handing]
  private var known: [String: Set<String>] = [:]
  /// The functions that may get one item, for each item; nil before they are asked for.
  var shared: Set<Set<String>>?

  init(
    _ bodies: [String: Set<String>],
    _ handings: [LayoutFlow.Caller: LayoutFlow.Handing]
  ) {
    self.bodies = bodies
    self.handings = handings
  }

  /// The names of what holds a caller's item.
  func holders(of caller: LayoutFlow.Caller) -> Set<String> { handings[caller]?.holders ?? [] }

  /// The functions that one of a name may call, directly or through others.
  mutating func functions(from name: String) -> Set<String> {
    if let found = known[name] { return found }
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for word in bodies[next] ?? [] where bodies[word] != nil && found.insert(word).inserted {
        waiting.append(word)
      }
    }
    known[name] = found
    return found
  }

  /// The words of a function, and of those it may call.
  mutating func words(from name: String) -> Set<String> {
    guard let own = bodies[name] else { return [] }
    return functions(from: name).reduce(into: own) { $0.formUnion(bodies[$1] ?? []) }
  }
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
