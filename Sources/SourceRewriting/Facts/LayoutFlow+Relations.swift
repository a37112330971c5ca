/// Which calls of a dialect stand against each other, found for all files at once.
extension LayoutFlow {
  /// A call that stands against others, and the first of those.
  struct Rivalry: Equatable, Sendable {
    /// What the others take up.
    var slots = LayoutSlots()
    /// Whether one of both replaces the other one as it is; otherwise only attributes would.
    var replaces = false
    /// The file and the line of the first of them.
    let file: UInt64
    let line: Int
  }

  /// The calls that others may take the place of, or the other way round, by their files and verbs.
  ///
  /// - Parameters:
  ///   - dialect: The dialect of the calls.
  ///   - competes: Whether calls of several files or types meet although none replaces another one,
  ///     since what they become does.
  ///   - file: The one file that is asked about; nil for all.
  ///   - target: The dialect they become; nil where what stands in it already takes no part.
  ///   - isMade: Whether some file makes an item of a type.
  ///   - isGlobal: Whether a name belongs to no type.
  ///   - isOneType: Whether a name is that of one class or structure of the files, and of nothing else.
  ///   - keepsItem: Whether a property wrapper gives the item that it was set to.
  ///   - parents: What a type of a name inherits from.
  ///   - chain: A class and all that it inherits from; nil where that is not known.
  /// - Returns: What stands against each call.
  /// - Complexity: O(*n* + *m*² / 64) in the words of the files and the different names of items in them, and O(*p*) in
  ///   the pairs of these that have one name, or of which one is a parameter, an element, a subview or `self`.
  func rivalries(
    _ dialect: SourceConversion.Origin,
    competes: Bool,
    in file: UInt64?,
    target: SourceConversion.Origin?,
    isMade: (String) -> Bool,
    isGlobal: (String) -> Bool,
    isOneType: (String) -> Bool,
    keepsItem: (String) -> Bool,
    parents: (String) -> [String],
    chain: (String) -> [String]?
  ) -> [UInt64: [Int: Rivalry]] {
    // What stands in the dialect they become takes the place of what is written in it.
    let all = order.filter { $0.dialect == dialect || ($0.dialect == target && $0.replaces) }
    // Where nothing takes the place of anything, no call stands against another one.
    guard competes || all.contains(where: \.replaces) else { return [:] }
    let calls = all.map { callers[$0] ?? [] }
    let slots = calls.map { $0.reduce(into: LayoutSlots()) { $0.formUnion($1.slots) } }
    let most = slots.reduce(LayoutSlots()) { $0.union($1) }
    let net = FlowNet(
      all,
      self,
      isMade: isMade,
      isGlobal: isGlobal,
      isOneType: isOneType,
      keepsItem: keepsItem,
      parents: parents,
      chain: chain
    )
    let candidates = FlowCandidates(all, net)
    var found: [UInt64: [Int: Rivalry]] = [:]
    for (index, one) in all.enumerated()
    where (file == nil || one.file == file) && one.dialect == dialect {
      var own = found[one.file] ?? [:]
      for place in candidates.others(of: index, replacing: !competes && !one.replaces) {
        let other = all[place]
        let replaces = one.replaces || other.replaces
        let isElsewhere =
          one.file != other.file
          || (one.type != other.type && !one.isAnyItem && !other.isAnyItem)
          || one.item != other.item
            && (one.isUnnamed || other.isUnnamed || net.isRelative(index) || net.isRelative(place))
        guard replaces || (competes && isElsewhere),
          !slots[index].isDisjoint(with: slots[place]), net.mayMeet(index, place)
        else { continue }
        var isFull = true
        for call in calls[index] {
          let rivals = calls[place].filter { rival in
            !rival.slots.isDisjoint(with: call.slots)
              && (one.file != other.file || rival.token != call.token)
          }
          if let first = rivals.first {
            var rivalry = own[call.token] ?? Rivalry(file: other.file, line: first.line)
            for rival in rivals { rivalry.slots.formUnion(rival.slots) }
            if replaces { rivalry.replaces = true }
            own[call.token] = rivalry
          }
          isFull = isFull && own[call.token]?.slots == most && own[call.token]?.replaces == true
        }
        // No other call changes what is known then.
        if isFull { break }
      }
      if !own.isEmpty { found[one.file] = own }
    }
    return found
  }
}

/// Which names are worth comparing: those of an item of its own meet the same name, names that hold
/// it, and all that no item has for itself.
private struct FlowCandidates {
  private let net: FlowNet
  private var own: [Int: [Int]] = [:]
  /// Those of an item of their own by the spots of names that they say, and that hold it.
  private var saying: [Int: [Int]] = [:]
  private var holding: [Int: [Int]] = [:]
  /// What no item has for itself, and those of them that take the place of what others made.
  private var shared: [Int] = []
  private var replacing: [Int] = []
  private var selves: [Int] = []
  private let count: Int

  init(_ callers: [LayoutFlow.Caller], _ net: FlowNet) {
    self.net = net
    count = callers.count
    for (index, member) in net.members.enumerated() {
      if member.kind == .none { continue }
      guard member.kind == .own else {
        shared.append(index)
        if callers[index].replaces { replacing.append(index) }
        continue
      }
      own[member.name, default: []].append(index)
      if net.isSelf(member) { selves.append(index) }
      for spot in member.said.numbers { saying[spot, default: []].append(index) }
      for spot in member.held.numbers { holding[spot, default: []].append(index) }
    }
  }

  /// What may be the same item as one, in order.
  func others(of index: Int, replacing isReplacing: Bool) -> [Int] {
    let member = net.members[index]
    if member.kind == .none { return [] }
    guard member.kind == .own, !net.isSelf(member) else { return Array(0..<count) }
    var named = own[member.name] ?? []
    named += selves
    for spot in member.held.numbers { named += saying[spot] ?? [] }
    for spot in member.said.numbers { named += holding[spot] ?? [] }
    named.sort()
    let shared = isReplacing ? replacing : shared
    var (found, next): ([Int], Int) = ([], 0)
    found.reserveCapacity(named.count + shared.count)
    for place in named where place != found.last {
      while next < shared.count, shared[next] < place {
        found.append(shared[next])
        next += 1
      }
      if place != found.last { found.append(place) }
    }
    found += shared[next...]
    return found
  }
}
