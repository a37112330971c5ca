/// Where the items of some calls go, and which of them may be one, by numbers.
struct FlowNet {
  /// A caller by numbers.
  struct Member {
    let file: UInt64
    let type: Int
    let item: String
    let name: Int
    let itemTypes: [Int]
    let isOpen: Bool
    let isForeign: Bool
    /// The type of the code, which may be another one than that of the member.
    let around: Int
    /// Where the object is declared whose member it is; -1 for what is no such member.
    let scope: Int
    /// The class of the item, by the number that ``ItemClasses`` gives it.
    let itemClass: Int
    /// Whether some file makes an item of the type around.
    let isMade: Bool
    let kind: Kind
    /// The words of an element.
    var words = NumberSet()
    /// Its name among these words.
    let word: Int?
    /// The spots of names by which the code around may mean it, and of names that hold it.
    var said = NumberSet()
    var held = NumberSet()
    /// The functions that get the item, and the words of these and of what they call.
    var reached = NumberSet()

    /// A caller of which another one says more.
    static let none = Member(
      file: 0,
      type: -1,
      item: "",
      name: -1,
      itemTypes: [],
      isOpen: false,
      isForeign: false,
      around: -1,
      scope: -1,
      itemClass: -1,
      isMade: false,
      kind: .none,
      word: nil
    )

    /// Whether a name that holds the item is one by which another caller means its own.
    func isHeld(by other: Member) -> Bool { held.intersects(other.said) }
  }

  enum Kind: Equatable {
    case own
    case parameter(Int)
    case element
    case relative
    /// Another caller of the same calls knows more of the item.
    case none
  }

  private(set) var members: [Member] = []
  private let types: TypeTree
  private let classes: ItemClasses
  /// The names of callers and the words of elements.
  private var names: [String: Int] = [:]
  private let selfName: Int
  /// For each function with a call that lays out its parameter those that may get the same item.
  private var sharing: [NumberSet] = []

  init(
    _ callers: [LayoutFlow.Caller],
    _ flow: LayoutFlow,
    isMade: (String) -> Bool,
    isGlobal: (String) -> Bool,
    isOneType: (String) -> Bool,
    keepsItem: (String) -> Bool,
    parents: (String) -> [String],
    chain: (String) -> [String]?
  ) {
    classes = ItemClasses(Set(callers.map(\.className)), chain: chain)
    var functions: [String: Int] = [:]
    var words: [String: Int] = [:]
    var typeNames: Set<String> = []
    for caller in callers {
      names[caller.name] = names[caller.name] ?? names.count
      typeNames.formUnion(caller.itemTypes)
      if caller.isForeign { typeNames.formUnion(flow.memberTypes[caller.name] ?? []) }
      typeNames.insert(caller.type)
      if let owner = caller.owner { typeNames.insert(owner.type) }
      switch caller.naming {
      case .parameter(let function): functions[function] = functions[function] ?? functions.count
      case .element(let all):
        for word in all.sorted() {
          words[word] = words[word] ?? words.count
          names[word] = names[word] ?? names.count
        }
      case .own, .relative: break
      }
    }
    for handing in flow.handings.values.joined() {
      typeNames.insert(handing.type)
      typeNames.insert(handing.around)
    }
    for all in flow.functionTypes.values { typeNames.formUnion(all) }
    for all in flow.owners.values { typeNames.formUnion(all) }
    types = TypeTree(typeNames, parents: parents)
    selfName = names["self"] ?? -1
    let holders = FlowHolders(flow, names, types)
    // What the platform gives to a function may be any item.
    let platform = flow.platform.names(isCalled: isMade)
    let given = platform.reduce(into: NumberSet()) { $0.formUnion(holders.parameters(of: $1)) }
    let ways = FlowWays(flow, functions, words, names, types, holders)
    for caller in callers {
      let owner = owner(of: caller, flow, isOneType)
      if owner == nil ? caller.owner?.isMember ?? false : caller.owner?.isMember == false {
        members.append(.none)
        continue
      }
      members.append(
        member(
          caller,
          owner,
          flow,
          ways,
          holders,
          given,
          platform,
          functions,
          words,
          isMade,
          isGlobal,
          keepsItem
        )
      )
    }
    if !functions.isEmpty { sharing = ways.sharing(functions.count) }
  }

  /// The type whose member a caller names; nil where that is not certain, or the member gives any item.
  private func owner(
    of caller: LayoutFlow.Caller,
    _ flow: LayoutFlow,
    _ isOneType: (String) -> Bool
  ) -> Int? {
    guard let owner = caller.owner, isOneType(owner.type), let all = flow.owners[caller.name] else {
      return nil
    }
    let type = types.number(of: owner.type)
    let near = types.near(type)
    let given = flow.aliasTypes[caller.name] ?? []
    return all.contains { types.inherits(type, from: types.number(of: $0)) }
      && !given.contains { near.contains(types.number(of: $0)) } ? type : nil
  }

  private func member(
    _ caller: LayoutFlow.Caller,
    _ owner: Int?,
    _ flow: LayoutFlow,
    _ ways: FlowWays,
    _ holders: FlowHolders,
    _ given: NumberSet,
    _ platform: Set<String>,
    _ functions: [String: Int],
    _ words: [String: Int],
    _ isMade: (String) -> Bool,
    _ isGlobal: (String) -> Bool,
    _ keepsItem: (String) -> Bool
  ) -> Member {
    var own: Set<String> = [caller.name]
    let kind: Kind
    var isAny = false
    var said = NumberSet()
    switch caller.naming {
    case .own:
      // What the file does not declare may be such a member of another one.
      let isAlias =
        owner == nil && caller.itemTypes.isEmpty && !caller.isOpen && caller.item != "self"
        && (flow.aliases.contains(caller.name)
          || flow.wrapped[caller.name]?.contains { !keepsItem($0) } ?? false)
        || owner != nil && flow.wrapped[caller.name]?.contains { !keepsItem($0) } ?? false
      kind = isAlias || !keepsItem(caller.wrapper) ? .relative : .own
    case .relative: kind = .relative
    case .parameter(let function):
      isAny = caller.item != "self" && platform.contains(function)
      kind = isAny ? .relative : .parameter(functions[function] ?? -1)
    case .element(let all):
      // What no file shows gives a closure any item.
      isAny = !caller.givingFunction.isEmpty && flow.bodies[caller.givingFunction] == nil
      kind = isAny ? .relative : .element
      // An element goes where that goes what it is made of.
      own.formUnion(all)
      for word in all { if let number = words[word] { said.insert(functions.count + number) } }
    }
    let around = types.number(of: caller.type)
    let type = owner ?? around
    let isOthers = owner == nil && caller.isForeign
    let way = ways.way(
      of: own,
      in: caller.file,
      of: type,
      isForeign: isOthers,
      isAnywhere: kind == .own || own.count > 1,
      withResults: kind != .own
    )
    var held = way.holders
    if case .parameter(let function) = caller.naming {
      held = ways.holders(of: caller.name, givenBy: function, in: caller.file)
    }
    held.formUnion(given)
    let isForeign = isAny || isOthers || (kind == .own && isGlobal(caller.item))
    var meant = NumberSet()
    for name in caller.words {
      guard let number = names[name] else { continue }
      meant.formUnion(holders.spots(of: number, in: type, isForeign: isForeign))
    }
    var itemTypes = caller.itemTypes
    let isMember = itemTypes.isEmpty && caller.isForeign && kind == .own
    if isMember { itemTypes = flow.memberTypes[caller.name] ?? [] }
    return Member(
      file: caller.file,
      type: type,
      item: caller.item,
      name: names[caller.name] ?? -1,
      itemTypes: itemTypes.map(types.number),
      isOpen: caller.isOpen || isMember,
      isForeign: isForeign,
      around: around,
      scope: owner == nil ? -1 : caller.owner?.scope ?? -1,
      itemClass: classes.number(of: caller.className),
      isMade: isMade(caller.type),
      kind: kind,
      words: said,
      word: words[caller.name].map { functions.count + $0 },
      said: meant,
      held: held,
      reached: way.reached
    )
  }

  /// Whether a caller names its item by what leads to it, and not by a name of its own.
  func isRelative(_ index: Int) -> Bool { members[index].kind == .relative }

  func isSelf(_ member: Member) -> Bool { member.name == selfName }

  // MARK: Questions

  /// Whether two names may mean one item.
  func mayMeet(_ index: Int, _ place: Int) -> Bool {
    let (one, other) = (members[index], members[place])
    if classes.areApart(one.itemClass, other.itemClass) { return false }
    let isForeign = one.isForeign || other.isForeign
    switch (one.kind, other.kind) {
    case (.none, _), (_, .none): return false
    case (.own, .own): return areOne(one, other)
    case (.relative, .relative):
      return index != place && (isForeign || types.areNear(one.type, other.type))
    case (.relative, _), (_, .relative):
      return isForeign || areNear(one, other)
        || one.isHeld(by: other) || other.isHeld(by: one)
    case (.element, .element):
      guard one.words.intersects(other.words) else { return false }
      let isOne =
        one.file == other.file && one.type == other.type && one.item == other.item
        && index != place
      return isOne || isForeign || types.areNear(one.type, other.type)
    case (.element, _): return isElement(other, of: one) || isHanded(one, to: other)
    case (_, .element): return isElement(one, of: other) || isHanded(other, to: one)
    case (.parameter(let first), .parameter(let second)):
      return isHanded(one, to: other) || isHanded(other, to: one)
        || (index != place && sharing[first].contains(second))
    case (.own, .parameter): return isHanded(one, to: other) || other.isHeld(by: one)
    case (.parameter, .own): return isHanded(other, to: one) || one.isHeld(by: other)
    }
  }

  /// Whether the code of one caller may name what that of another one does, or has the other's item as a member.
  private func areNear(_ one: Member, _ other: Member) -> Bool {
    types.areNear(one.type, other.type) || types.areNear(one.around, other.type)
      || types.areNear(one.type, other.around)
  }

  private func isForeign(_ one: Member, _ other: Member) -> Bool {
    one.isForeign || other.isForeign
  }

  /// Whether two paths lead to one item.
  private func areOne(_ one: Member, _ other: Member) -> Bool {
    // Within a type of a file a path is a place, which is known more exactly.
    if one.file == other.file, one.type == other.type, one.item == other.item,
      one.scope == other.scope, one.around == other.around
    {
      return false
    }
    if isSelf(one) || isSelf(other) {
      if one.name == other.name { return types.areNear(one.type, other.type) }
      let (owner, item) = isSelf(one) ? (one, other) : (other, one)
      return item.itemTypes.contains { type in
        types.inherits(type, from: owner.type)
          || (item.isOpen && owner.isMade && types.inherits(owner.type, from: type))
      }
    }
    if one.name == other.name,
      one.isForeign || other.isForeign || types.areNear(one.type, other.type)
    {
      return true
    }
    let isWithin = one.file == other.file && one.type == other.type
    guard !isWithin || isForeign(one, other) || one.scope >= 0 || other.scope >= 0 else {
      return false
    }
    return one.isHeld(by: other) || other.isHeld(by: one)
  }

  /// Whether an item may be an element of what the words of another name say.
  private func isElement(_ member: Member, of list: Member) -> Bool {
    if member.reached.intersects(list.words) || member.isHeld(by: list) { return true }
    return member.word.map(list.words.contains) ?? false
      && (list.isForeign || areNear(member, list))
  }

  /// Whether a function that lays out its parameter may get an item.
  private func isHanded(_ member: Member, to other: Member) -> Bool {
    guard case .parameter(let function) = other.kind else { return false }
    return member.reached.contains(function)
  }
}
