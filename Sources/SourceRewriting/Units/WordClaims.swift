import ConstraintKernel
import LayoutStatements

/// What a word takes up of its items.
extension StatedWord {
  /// One constraint for each attribute that the word takes up of an item it places, and for each item
  /// it refers to, with all its numbers in the constant.
  ///
  /// These are no constraints that anything is printed as: deciders ask them which items, slots and
  /// expressions the word has.
  var claims: [LayoutStatement] {
    let numbers = numbers.compactMap(\.written)
    let constant = numbers.isEmpty ? Amount.zero : .text(numbers.joined(separator: " + "))
    return placedItems.flatMap { item in
      attributes.flatMap { attribute in
        references.map { reference in
          LayoutStatement(
            item,
            attribute,
            .equal,
            .item(reference, attribute),
            constant: constant,
            priority: priority
          )
        }
      }
    }
  }

  /// The attributes of each placed item that it takes up, as slots of attributes are.
  private var attributes: [LayoutConstraint.Attribute] {
    switch meaning {
    case .bias(_, let room):
      return [room.start.attribute.axis == .vertical ? .centerY : .centerX]
    case .chain(_, _, let room, _, _):
      return [room.start.attribute.axis == .vertical ? .top : .leading]
    case .barrier(let edge, _, _, _):
      let axis = edge.axis ?? .horizontal
      return [axis.length, axis.across.start, axis.across.end]
    case .guideline(let axis, let position):
      let start = if case .end = position { axis.end } else { axis.start }
      return [start, axis.length, axis.across.start, axis.across.end]
    }
  }

  /// The items that it refers to; the superview where it names none.
  private var references: [ItemReference] {
    var all: [ItemReference] = []
    func add(_ item: ItemReference) { if !all.contains(item) { all.append(item) } }
    if let room { [room.start.item, room.end.item].forEach(add) }
    switch meaning {
    case .barrier(_, let others, _, _): others.map { ItemReference($0) }.forEach(add)
    case .chain(let items, _, _, _, _) where items.count > 1:
      items.map { ItemReference($0) }.forEach(add)
    case .bias, .chain, .guideline: break
    }
    return all.isEmpty ? [.superview] : all
  }

  /// Every number of it.
  private var numbers: [Amount] {
    var all: [Amount]
    switch meaning {
    case .bias(let share, _): all = [share]
    case .barrier(_, _, let margin, _): all = [margin]
    case .chain(_, let style, _, let spacing, let weights):
      all = [spacing] + weights
      if case .packed(let bias) = style { all.append(bias) }
    case .guideline(_, .start(let number)), .guideline(_, .end(let number)),
      .guideline(_, .fraction(let number)):
      all = [number]
    }
    if let room { all += [room.lead, room.tail] }
    return all
  }
}

extension ReadStatement {
  /// A statement that says a word.
  init(tokens: Range<Int>, construct: String, word: StatedWord) {
    self.init(tokens: tokens, construct: construct, constraints: word.claims)
    self.word = word
  }

  /// Whether it is a word that is one constraint.
  var isBias: Bool { word?.isBias ?? false }

  /// The same at another priority; nil for required.
  mutating func setPriority(_ level: Amount?) {
    word?.priority = level
    for index in constraints.indices { constraints[index].priority = level }
  }
}
