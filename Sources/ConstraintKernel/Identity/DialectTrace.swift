/// The dialects that ever installed a constraint on an item; the kernel's own API does not count.
enum DialectTrace {
  case none
  case one(LayoutDialect)
  /// Several, and those of which it was reported that they hold constraints in one slot of the item.
  indirect case several(Set<LayoutDialect>, reported: Set<LayoutDialect>)

  /// Notes that a dialect installs a constraint.
  mutating func note(_ dialect: LayoutDialect) {
    if dialect == .kernel { return }
    switch self {
    case .none: self = .one(dialect)
    case .one(let former):
      if former != dialect { self = .several([former, dialect], reported: []) }
    case .several(let all, let reported):
      if !all.contains(dialect) { self = .several(all.union([dialect]), reported: reported) }
    }
  }

  /// Whether there are several, of some of which nothing was reported yet.
  var mayShareSlots: Bool {
    if case .several(let all, let reported) = self { !reported.isSuperset(of: all) } else { false }
  }

  /// Notes that it is reported that two hold constraints in one slot; says whether that is new.
  mutating func report(_ one: LayoutDialect, _ other: LayoutDialect) -> Bool {
    guard case .several(let all, let reported) = self else { return false }
    let pair: Set<LayoutDialect> = [one, other]
    if reported.isSuperset(of: pair) { return false }
    self = .several(all, reported: reported.union(pair))
    return true
  }
}
