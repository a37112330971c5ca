/// Constraints that go and others that come, for the time of a question.
struct ConstraintExchange {
  /// What is in layout, and is to be out of it.
  var leaving: [LayoutConstraint]
  /// What is not in layout, and is to come.
  var arriving: [LayoutConstraint]
  /// Items that leave their frames, beside those that what arrives is about.
  var placed: [ItemRecord]

  /// Why some of what is to come cannot, by the links of the tree as they are.
  var obstacles: [LayoutConstraint.Obstacle] {
    arriving.withScaffolds.resolveAsLinked().obstacles
  }

  /// The part of it that is about one hierarchy.
  func part(in root: ItemRecord, _ roots: inout RootTable) -> ConstraintExchange {
    ConstraintExchange(
      leaving: leaving.filter { roots.root(of: $0.first) === root },
      arriving: arriving.filter { roots.root(of: $0.first) === root },
      placed: placed.filter { roots.root(of: $0) === root }
    )
  }

  /// Carries it out without a word to anybody, and returns what takes it back.
  func carryOut() -> Undo {
    let hosts = leaving.map(\.host)
    var undo = Undo(exchange: self, hosts: hosts)
    for item in placed + arriving.map(\.first) { undo.note(item) }
    for constraint in leaving { constraint.uninstall() }
    arriving.installIfPossible()
    for item in placed { item.endPlacementByFrame() }
    return undo
  }

  /// What was before an exchange.
  struct Undo {
    fileprivate let exchange: ConstraintExchange
    fileprivate let hosts: [ItemRecord?]
    private var items: [(item: ItemRecord, isPlacedByFrame: Bool, dialects: DialectTrace)] = []
    private var noted: Set<ItemRecord> = []

    fileprivate init(exchange: ConstraintExchange, hosts: [ItemRecord?]) {
      (self.exchange, self.hosts) = (exchange, hosts)
    }

    fileprivate mutating func note(_ item: ItemRecord) {
      guard noted.insert(item).inserted else { return }
      items.append((item, item.isPlacedByFrame, item.dialects))
    }

    /// Has everything be as it was, but for what foreign code did meanwhile.
    func takeBack() {
      for constraint in exchange.arriving { constraint.uninstall() }
      let former = zip(exchange.leaving, hosts).filter { $0.0.host == nil && $0.1 != nil }
      former.map(\.0).installIfPossible(on: former.map(\.1))
      for (item, isPlacedByFrame, dialects) in items where item.isPresent {
        item.setPlacedByFrame(isPlacedByFrame)
        item.dialects = dialects
      }
    }
  }
}
