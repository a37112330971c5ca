/// The dialects that ever installed a constraint on an item; the kernel's own API does not count.
enum DialectTrace {
  case none
  case one(LayoutDialect)
  /// Several, and those of which it was reported that they hold constraints in one slot of the item.
  indirect case several(Set<LayoutDialect>, reported: Set<LayoutDialect>)

  /// The same after a dialect installed a constraint.
  func adding(_ dialect: LayoutDialect) -> DialectTrace {
    if dialect == .kernel { return self }
    switch self {
    case .none: return .one(dialect)
    case .one(let former):
      return former == dialect ? self : .several([former, dialect], reported: [])
    case .several(let all, let reported):
      return all.contains(dialect) ? self : .several(all.union([dialect]), reported: reported)
    }
  }

  /// Whether there are several, of some of which nothing was reported yet.
  var mayShareSlots: Bool {
    if case .several(let all, let reported) = self { !reported.isSuperset(of: all) } else { false }
  }

  /// The same after it was reported that two hold constraints in one slot; nil if that is nothing new.
  func reporting(_ one: LayoutDialect, _ other: LayoutDialect) -> DialectTrace? {
    guard case .several(let all, let reported) = self else { return nil }
    let pair: Set<LayoutDialect> = [one, other]
    return reported.isSuperset(of: pair) ? nil : .several(all, reported: reported.union(pair))
  }
}

extension ItemRecord {
  /// Notes that a dialect installs a constraint on the item.
  func noteDialect(_ dialect: LayoutDialect) {
    // Nearly always the one that is there.
    if case .one(let known) = dialects, known == dialect { return }
    dialects = dialects.adding(dialect)
  }
}
