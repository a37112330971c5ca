/// The names that hold items: variables, lists, and what functions give back to code of any type.
///
/// A name means something in code of a type, so that `title` of one type is not that of another one. Such places are
/// the nodes of a graph; an item that is at one of them is at all that it leads to.
struct FlowHolders {
  /// A name of a caller, or a word of an element, where code of a type says it.
  private struct Spot: Hashable {
    let name: Int
    let type: Int
  }

  /// A name by which code of a type keeps an item, or of any type that of another object.
  private struct Keeping: Hashable {
    let name: String
    let type: Int
  }

  /// In the place of a type: any.
  private static let anyType = -2

  private let types: TypeTree
  private let names: [String: Int]
  private let functions: Set<String>
  /// Methods and properties of extensions, which get the object that they are asked of.
  private let extensions: Set<String>
  /// The numbers of nodes, by names and the types whose code says them; another object's member is one of no type.
  private var nodes: [String: [Int: Int]] = [:]
  private var edges: [[Int]] = []
  /// The nodes of what code keeps by a name, from which it gets to all that may be meant by that name.
  private var keeping: [Keeping: Int] = [:]
  /// The nodes of what initialisers get, by the numbers of their types.
  private var initializers: [Int: Int] = [:]
  private var spots: [Spot: Int] = [:]
  private var spotsOfNames: [Int: NumberSet] = [:]
  /// For each node the spots at which an item is that is at the node.
  private var reached: [NumberSet] = []

  /// Follows all names of some files.
  ///
  /// - Parameters:
  ///   - flow: What the files say.
  ///   - names: The names of callers and the words of elements, by numbers.
  ///   - types: All types whose code says names.
  /// - Complexity: O(*e* *n* / 64) in the places where names are handed on and in the names of callers by types.
  init(_ flow: LayoutFlow, _ names: [String: Int], _ types: TypeTree) {
    (self.names, self.types) = (names, types)
    functions = Set(flow.bodies.keys)
    extensions = flow.extensions
    let elsewhere = types.number(of: "")
    var givers: [String: Set<Int>] = [:]
    // Before any edge leads to them.
    for name in flow.handings.keys {
      guard let function = FlowHandings.function(ofParameters: name) else { continue }
      let node = node(name, elsewhere)
      let type = types.number(of: function)
      if type >= 0 { initializers[type] = node }
    }
    for (name, handings) in flow.handings {
      for handing in handings {
        let node = node(name, types.number(of: handing.type))
        let around = types.number(of: handing.around)
        edges[node] += parameterNodes(given: handing)
        for holder in handing.holders {
          let isForeign = handing.members.contains(holder)
          edges[node].append(keepingNode(holder, isForeign ? Self.anyType : around))
          if isForeign { edges[node].append(self.node(holder, around)) }
          if handing.givers.contains(holder) { givers[holder, default: []].insert(around) }
        }
      }
    }
    for (name, own) in nodes where functions.contains(name) && own.count > 1 {
      let declaring = Set((flow.functionTypes[name] ?? []).map(types.number))
      connect(own, givers[name] ?? [], declaring, elsewhere)
    }
    joinMembers(flow.owners, elsewhere)
    reached = NumberSet.reached(from: spots(of: flow), along: edges)
  }

  /// The spots that each node is itself.
  private mutating func spots(of flow: LayoutFlow) -> [NumberSet] {
    var own = [NumberSet](repeating: NumberSet(), count: edges.count)
    for (name, all) in nodes {
      guard let number = names[name] else { continue }
      for (type, node) in all {
        own[node].insert(spot(number, type))
        // Code of any type may say the name of what a function gives back.
        if functions.contains(name) { own[node].insert(spot(number, Self.anyType)) }
      }
    }
    for (name, handings) in flow.handings {
      for handing in handings where !handing.members.isEmpty {
        guard let node = nodes[name]?[place(name, types.number(of: handing.type))] else { continue }
        for member in handing.members {
          if let number = names[member] { own[node].insert(spot(number, Self.anyType)) }
        }
      }
    }
    return own
  }

  /// The nodes of what functions get that code hands an item to; `init` is that of a type near the one around.
  private func parameterNodes(given handing: LayoutFlow.Handing) -> [Int] {
    let functions = handing.functions.union(handing.methods.intersection(extensions))
    return functions.flatMap { function -> [Int] in
      if function == "init" {
        let types = types.near(types.number(of: handing.around))
        return types.compactMap { initializers[$0] }
      }
      return (nodes[FlowHandings.parameters(of: function)]?.values).map(Array.init) ?? []
    }
  }

  /// Leads what code keeps by a name to all nodes that the name may mean.
  ///
  /// What is kept in a member of the type around is at that in code of the types near it, and where code asks another
  /// object for it. What is kept in a member of another object is there in each type that declares one of that name. What
  /// is kept in a variable of no type is there in all types.
  private mutating func joinMembers(_ owners: [String: Set<String>], _ elsewhere: Int) {
    var near: [String: Set<Int>] = [:]
    for (name, all) in owners {
      near[name] = all.reduce(into: []) { $0.formUnion(types.near(types.number(of: $1))) }
    }
    for (kept, node) in keeping {
      let own = nodes[kept.name] ?? [:]
      let isForeign = kept.type == Self.anyType
      let around = isForeign ? Set(own.keys) : types.near(kept.type)
      // What no file declares is a member of the platform's types.
      var meant = around.intersection(near[kept.name] ?? around)
      if near[kept.name]?.contains(elsewhere) ?? false { meant.formUnion(own.keys) }
      if isForeign || !meant.isEmpty { meant.insert(elsewhere) }
      edges[node] += meant.compactMap { own[$0] }
    }
  }

  /// What a function of a type gives back is at its name in code of types near it, and in code that asks another
  /// object; a type that is near no such function may have it from any, as from a type around.
  private mutating func connect(
    _ own: [Int: Int],
    _ givers: Set<Int>,
    _ declaring: Set<Int>,
    _ elsewhere: Int
  ) {
    let open = own.filter { type, _ in
      type == elsewhere || !declaring.contains { types.areNear($0, type) }
    }
    for giver in givers {
      guard let node = own[giver] else { continue }
      edges[node] += open.values.filter { $0 != node }
      for type in types.near(giver) where type != giver {
        if let other = own[type] { edges[node].append(other) }
      }
    }
  }

  /// What a statement or a closure declares is in one place.
  private func place(_ name: String, _ type: Int) -> Int {
    FlowHandings.isLocal(name) ? types.number(of: "") : type
  }

  private mutating func node(_ name: String, _ type: Int) -> Int {
    let type = place(name, type)
    if let known = nodes[name]?[type] { return known }
    nodes[name, default: [:]][type] = edges.count
    edges.append([])
    return edges.count - 1
  }

  /// The node of what code of a type keeps by a name, from which it gets to the node of that name there.
  private mutating func keepingNode(_ name: String, _ type: Int) -> Int {
    if FlowHandings.isLocal(name) { return node(name, type) }
    let kept = Keeping(name: name, type: type)
    if let known = keeping[kept] { return known }
    let own = type == Self.anyType ? [] : [node(name, type)]
    keeping[kept] = edges.count
    edges.append(own)
    return edges.count - 1
  }

  private mutating func spot(_ name: Int, _ type: Int) -> Int {
    let spot = Spot(name: name, type: type)
    if let known = spots[spot] { return known }
    let number = spots.count
    spots[spot] = number
    spotsOfNames[name, default: NumberSet()].insert(number)
    return number
  }

  // MARK: Questions

  /// The spots of all that holds an item, where code hands it to some names.
  func all(of handing: LayoutFlow.Handing, _ names: Set<String>) -> NumberSet {
    var found = NumberSet()
    let around = types.number(of: handing.around)
    for name in names {
      let isForeign = handing.members.contains(name)
      let kept = Keeping(name: name, type: isForeign ? Self.anyType : around)
      if let node = keeping[kept] { found.formUnion(reached[node]) }
      if isForeign || FlowHandings.isLocal(name), let node = nodes[name]?[place(name, around)] {
        found.formUnion(reached[node])
      }
      if isForeign, let number = self.names[name],
        let spot = spots[Spot(name: number, type: Self.anyType)]
      {
        found.insert(spot)
      }
    }
    return found
  }

  /// The spots of all that holds what some functions get to which code hands an item.
  func parameters(given handing: LayoutFlow.Handing) -> NumberSet {
    parameterNodes(given: handing).reduce(into: NumberSet()) { $0.formUnion(reached[$1]) }
  }

  /// The spots of all that holds what a function gets.
  func parameters(of function: String) -> NumberSet {
    let own = nodes[FlowHandings.parameters(of: function)]?.values.map { reached[$0] } ?? []
    return own.reduce(into: NumberSet()) { $0.formUnion($1) }
  }

  /// The spots that code of a type means by a name, which may be that of any object's member.
  func spots(of name: Int, in type: Int, isForeign: Bool) -> NumberSet {
    if isForeign { return spotsOfNames[name] ?? NumberSet() }
    var found = NumberSet()
    if let spot = spots[Spot(name: name, type: Self.anyType)] { found.insert(spot) }
    for type in types.near(type) {
      if let spot = spots[Spot(name: name, type: type)] { found.insert(spot) }
    }
    return found
  }
}
