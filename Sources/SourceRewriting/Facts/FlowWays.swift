/// Where items go by their names: into functions and what these call, and into what holds them.
struct FlowWays {
  /// Where an item goes that one name, or several, may mean.
  struct Way {
    /// The functions that get it, and the words of these and of what they call: through lists, variables and results
    /// that hold it, too.
    var reached = NumberSet()
    /// The same without what holds it.
    var direct = NumberSet()
    /// The names that hold it, by the numbers that ``FlowHolders`` gives them.
    var holders = NumberSet()
    /// A function that gets it, and whether there are more.
    var function: String?
    var hasMore = false

    mutating func add(_ other: Way) {
      reached.formUnion(other.reached)
      direct.formUnion(other.direct)
      holders.formUnion(other.holders)
      hasMore = hasMore || other.hasMore
      guard let name = other.function else { return }
      if let function { hasMore = hasMore || function != name } else { function = name }
    }
  }

  /// The ways of one name, by where it is said.
  private struct NameWays {
    var all = Way()
    /// As a member of another object.
    var foreign = Way()
    var files: [UInt64: Way] = [:]
    var types: [Int: Way] = [:]
  }

  private let flow: LayoutFlow
  private let types: TypeTree
  private let holders: FlowHolders
  /// What each function of the files leads to, itself among it.
  private var functions: [String: NumberSet] = [:]
  /// What a name leads to that holds an item.
  private var holding: [String: NumberSet] = [:]
  private var ways: [String: NameWays] = [:]
  /// The same for what functions of a name give back.
  private var results: [String: NameWays] = [:]

  init(
    _ flow: LayoutFlow,
    _ numbers: [String: Int],
    _ words: [String: Int],
    _ names: [String: Int],
    _ types: TypeTree,
    _ holders: FlowHolders
  ) {
    (self.flow, self.types, self.holders) = (flow, types, holders)
    functions = Self.reached(flow, numbers, words)
    holding = held()
    let wanted = numbers.isEmpty ? Set(names.keys) : Set(flow.handings.keys)
    for name in wanted where !FlowHandings.isLocal(name) {
      guard let handings = flow.handings[name] else { continue }
      ways[name] = ways(handings.filter { !$0.isCall })
      results[name] = ways(handings.filter(\.isCall))
    }
  }

  private func ways(_ handings: [LayoutFlow.Handing]) -> NameWays? {
    if handings.isEmpty { return nil }
    var own = NameWays()
    for handing in handings {
      let way = way(handing)
      // A variable is no member of another object.
      if !handing.isVariable { own.all.add(way) }
      own.files[handing.file, default: Way()].add(way)
      if handing.type.isEmpty {
        own.foreign.add(way)
      } else {
        own.types[types.number(of: handing.type), default: Way()].add(way)
      }
    }
    return own
  }

  /// What functions lead to: the numbers of functions, and behind these those of words.
  private static func reached(
    _ flow: LayoutFlow,
    _ numbers: [String: Int],
    _ words: [String: Int]
  ) -> [String: NumberSet] {
    let nodes = Array(Set(flow.bodies.keys).union(numbers.keys))
    let places = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    var own = [NumberSet](repeating: NumberSet(), count: nodes.count)
    var edges = [[Int]](repeating: [], count: nodes.count)
    for (index, name) in nodes.enumerated() {
      if let number = numbers[name] { own[index].insert(number) }
      // A function may give back what it gets.
      if let number = words[name] { own[index].insert(numbers.count + number) }
      for word in flow.bodies[name] ?? [] {
        if let number = words[word] { own[index].insert(numbers.count + number) }
        if flow.bodies[word] != nil, let place = places[word] { edges[index].append(place) }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(nodes, NumberSet.reached(from: own, along: edges))
    )
  }

  private func known(_ handing: LayoutFlow.Handing) -> Set<String> {
    handing.functions.union(handing.methods.intersection(flow.extensions))
  }

  private func reached(_ functions: Set<String>) -> NumberSet {
    functions.reduce(into: NumberSet()) { all, name in
      if let own = self.functions[name] { all.formUnion(own) }
    }
  }

  /// What names lead to that hold items, directly and through others.
  private func held() -> [String: NumberSet] {
    let nodes = Array(flow.handings.keys)
    let places = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    var own = [NumberSet](repeating: NumberSet(), count: nodes.count)
    var edges = [[Int]](repeating: [], count: nodes.count)
    for (index, name) in nodes.enumerated() {
      var next: Set<String> = []
      for handing in flow.handings[name] ?? [] {
        own[index].formUnion(reached(known(handing)))
        next.formUnion(handing.holders)
      }
      edges[index] = next.compactMap { places[$0] }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(nodes, NumberSet.reached(from: own, along: edges))
    )
  }

  private func way(_ handing: LayoutFlow.Handing) -> Way {
    let functions = known(handing)
    var way = Way()
    way.direct = reached(functions)
    way.reached = way.direct
    var locals = NumberSet()
    for holder in handing.holders {
      if let own = holding[holder] {
        way.reached.formUnion(own)
        // A loop or a closure hands on what its list holds.
        if FlowHandings.isLocal(holder), !own.isEmpty { locals.formUnion(own) }
      }
    }
    way.holders = holders.all(of: handing, handing.holders)
    way.holders.formUnion(holders.parameters(given: handing))
    way.direct.formUnion(locals)
    way.function = functions.min()
    way.hasMore = functions.count > 1 || !locals.isEmpty
    return way
  }

  // MARK: Questions

  /// Where an item goes: in its own file, and under a name of its own by code of other files whose type
  /// has that name, too, or that asks another object for it; with what functions of these names give back, or without.
  func way(
    of names: Set<String>,
    in file: UInt64,
    of type: Int,
    isForeign: Bool,
    isAnywhere: Bool,
    withResults: Bool
  ) -> Way {
    var found = Way()
    let all = names.compactMap { ways[$0] }
    for own in withResults ? all + names.compactMap({ results[$0] }) : all {
      if isAnywhere, isForeign {
        found.add(own.all)
        // What an element is made of may be a variable.
        if withResults, let way = own.files[file] { found.add(way) }
        continue
      }
      if let way = own.files[file] { found.add(way) }
      if isAnywhere { found.add(near(type, own)) }
    }
    return found
  }

  /// What other objects' members are, and what types say that are near one.
  private func near(_ type: Int, _ own: NameWays) -> Way {
    var found = own.foreign
    for near in types.near(type) {
      if let way = own.types[near] { found.add(way) }
    }
    return found
  }

  /// The names that hold what a function gets, or gives back of a name of its own: `self` of `return self`.
  func holders(of name: String, givenBy function: String, in file: UInt64) -> NumberSet {
    var found = holders.parameters(of: function)
    for handing in flow.handings[name] ?? []
    where handing.file == file && handing.holders.contains(function) {
      found.formUnion(holders.all(of: handing, [function]))
    }
    return found
  }

  /// For each function those that may get an item which it gets.
  ///
  /// - Parameter count: How many functions have numbers.
  /// - Returns: The numbers of functions, by the number of each.
  func sharing(_ count: Int) -> [NumberSet] {
    var all: Set<NumberSet> = []
    for (name, handings) in flow.handings {
      for handing in handings {
        guard let own = handing.isCall ? results[name] : ways[name] else { continue }
        var way = own.all
        if !handing.type.isEmpty {
          way = near(types.number(of: handing.type), own)
          if let file = own.files[handing.file] { way.add(file) }
        }
        if way.hasMore || callsAnother(way.function) { all.insert(way.direct) }
      }
    }
    var sharing = [NumberSet](repeating: NumberSet(), count: count)
    for set in all {
      for number in set.numbers where number < count { sharing[number].formUnion(set) }
    }
    return sharing
  }

  /// Whether a function calls one of another name.
  private func callsAnother(_ function: String?) -> Bool {
    guard let function, let words = flow.bodies[function] else { return false }
    return words.contains { $0 != function && flow.bodies[$0] != nil }
  }
}
