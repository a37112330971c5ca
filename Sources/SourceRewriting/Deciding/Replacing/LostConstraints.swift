import LayoutStatements

/// Code that takes constraints away without a word of a dialect: with their item, or by themselves.
///
/// A call that says them anew makes others then, while the constant of one that is gone changes nothing.
struct LostConstraints {
  private let reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }

  /// Whether something may have taken away what units made of an item.
  func mayTouch(_ units: [LayoutUnit], of place: SourceFacts.Place) -> Bool {
    for word in ["removeConstraint", "removeConstraints"]
    where !reading.places(of: word).isEmpty { return true }
    // All that a view has, or that one is part of.
    let asks = reading.places(of: "constraints").contains { token in
      !source.isToken(token + 1, ":") && !source.isToken(token + 1, "(")
        && !source.isToken(token - 1, "let") && !source.isToken(token - 1, "var")
    }
    if asks || isMoved(place) { return true }
    var items: Set<String> = [place.item]
    for constraint in units.flatMap(\.statements).flatMap(\.constraints) {
      if case .named(let name) = constraint.targetItem?.base { items.insert(SourceFacts.key(name)) }
    }
    items.remove("self")
    if isRemoved(oneOf: items) { return true }
    let world = reading.facts.world
    return world.mayCall(Self.leaving, of: place.type, besides: source)
      && items.contains { world.mentions($0, besides: source) }
  }

  private static let leaving = "removeFromSuperview"

  /// Whether code of the file may take an item out of its superview, also by a function of another file.
  func mayLeave(_ place: SourceFacts.Place) -> Bool {
    if isRemoved(oneOf: [place.item]) { return true }
    let world = reading.facts.world
    return source.tokens.indices.contains { token in
      source.tokens[token].kind == .word && source.isToken(token + 1, "(")
        && !source.isToken(token - 1, "func")
        && world.words(ofFunction: source.text(at: token)).contains(Self.leaving)
    }
  }

  private func isRemoved(oneOf items: Set<String>) -> Bool {
    reading.places(of: Self.leaving).contains { mayBeOne(of: items, at: $0) }
  }

  /// Whether an item is added to several views, one after the other.
  private func isMoved(_ place: SourceFacts.Place) -> Bool {
    let all = reading.facts.superviews[place] ?? []
    return reading.facts.moved.contains(place) || all.contains { $0.item != all[0].item }
  }

  /// Whether what a call is made on may be one of some items: anything but another name of a property, and `self`.
  private func mayBeOne(of items: Set<String>, at call: Int) -> Bool {
    let start = reading.facts.scopes.statement(of: call).lowerBound
    let name = SourceFacts.unwrapped(
      SourceFacts.key(SourceFacts.receiver(before: call, from: start, source))
    )
    if name == "self" { return false }
    if items.contains(name) { return true }
    let scope = reading.facts.scopes.scope(of: call)
    guard let declared = reading.facts.declaration(of: name, at: scope) else { return true }
    let isProperty = reading.facts.scopes.scopes[declared.scope].kind == .type
    return declared.code != nil || !isProperty && declared.madeType.isEmpty
  }
}
