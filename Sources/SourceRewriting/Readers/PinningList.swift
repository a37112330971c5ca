import ConstraintKernel
import LayoutStatements

/// A call on several items that are named where it stands: `[a, b].autoAlignViews(to: .top)`.
struct PinningList {
  /// The call, without its items.
  let call: PinningCall
  let items: [String]
  /// The declaration of the items, where they have one name.
  let declaration: Range<Int>?
  private let lift: AutoPinLift

  /// Fails for a call on anything but a list in brackets, or a constant of its block that is one.
  init?(_ chain: CallChain, _ lift: AutoPinLift) {
    let source = lift.reading.source
    var list = chain.head
    if source.isToken(list.lowerBound, "("), source.isToken(list.lowerBound + 1, "[") {
      // `([a, b] as NSArray)`
      let end = source.after(list.lowerBound + 1)
      guard source.isToken(end, "as"), source.isToken(end + 1, "NSArray"),
        end + 3 == list.upperBound
      else { return nil }
      list = list.lowerBound + 1..<end
    } else if source.isToken(list.lowerBound, "("), source.isToken(list.lowerBound + 2, "as"),
      source.isToken(list.lowerBound + 3, "NSArray"), list.count == 5
    {
      // `(views as NSArray)`
      list = list.lowerBound + 1..<list.lowerBound + 2
    }
    declaration = lift.reading.list(named: list, at: lift.scope)
    if let end = declaration?.upperBound {
      let start = (declaration ?? list).first { source.isToken($0, "=") } ?? end
      list = start + 1..<end
    }
    guard source.isToken(list.lowerBound, "["), chain.links.count == 1,
      let link = chain.links.first, let arguments = link.arguments
    else { return nil }
    items = source.elements(in: list.lowerBound + 1..<list.upperBound - 1)
      .map { source.text(ofTokens: $0) }
    call = PinningCall(link.name, arguments, "", lift)
    self.lift = lift
  }

  /// The items that leave their frames.
  var placed: [String] { lift.reading.contents(of: items, at: lift.scope) }

  /// The one superview that the file shows of all items.
  var container: ItemReference? {
    let superviews = items.map { lift.reading.facts.superview(of: $0, at: lift.scope) }
    guard let first = superviews.first ?? nil, superviews.allSatisfy({ $0 == first }) else {
      return nil
    }
    return ItemReference(first)
  }

  /// Why a call is left that ``constraints()`` has none for.
  var reason: LeftReason {
    call.arguments["withFixedSize"] != nil && container == nil ? .noContainer : .notUnderstood
  }

  /// The constraints; nil for a call that cannot be read.
  func constraints() -> [LayoutStatement]? {
    guard !items.isEmpty, !items.contains(where: { $0.contains("?") }) else { return nil }
    switch call.name {
    case "autoAlignViews" where call.has("to"), "autoAlignViewsToEdge" where call.has("_"),
      "autoAlignViewsToAxis" where call.has("_"):
      return call.word(call.arguments["to"] == nil ? "_" : "to").flatMap(chain)
    case "autoMatchViewsDimension" where call.has("_"): return call.word("_").flatMap(chain)
    case "autoSetViewsDimension" where call.has("_", "toSize"):
      guard let attribute = call.word("_"), let size = call.amount("toSize") else { return nil }
      return items.map { LayoutStatement($0, attribute, constant: size) }
    case "autoSetViewsDimensions" where call.has("to"):
      guard let size = call.arguments["to"],
        let structure = StructureText(size.tokens, .size, lift.reading, at: lift.scope)
      else { return nil }
      return [.width, .height].flatMap { (attribute: LayoutConstraint.Attribute) in
        items.map {
          LayoutStatement(
            $0,
            attribute,
            constant: structure.constants(.size, on: attribute)?.leftToRight ?? .zero
          )
        }
      }
    case "autoDistributeViews": return PinningDistribution(self)?.constraints()
    default: return nil
    }
  }

  /// Each item against the one before it.
  private func chain(_ attribute: LayoutConstraint.Attribute) -> [LayoutStatement]? {
    guard items.count > 1 else { return nil }
    return zip(items.dropFirst(), items).map { item, before in
      LayoutStatement(item, attribute, .equal, .item(.named(before, for: item), attribute))
    }
  }
}

extension Reading {
  /// The declaration of a name, where it is a constant of the same block that lists constants.
  func list(named name: Range<Int>, at scope: Int) -> Range<Int>? {
    guard name.count == 1, source.tokens[name.lowerBound].kind == .word else { return nil }
    let word = source.text(at: name.lowerBound)
    let lists = facts.scopes.scopes[scope].statements.compactMap { statement -> Range<Int>? in
      let start = statement.lowerBound
      guard source.isToken(start, "let"), source.isToken(start + 1, word) else { return nil }
      let sign = statement.first { source.isToken($0, "=") } ?? start
      guard source.isToken(sign + 1, "["), source.after(sign + 1) == statement.upperBound,
        statement.upperBound <= name.lowerBound
      else { return nil }
      return statement
    }
    guard lists.count == 1, let list = lists.first,
      let sign = list.first(where: { source.isToken($0, "=") })
    else { return nil }
    // What a property or variable holds may be something else by the time of the call.
    let items = source.elements(in: sign + 2..<list.upperBound - 1)
    let members = TypeMembers(self)
    let isFixed = items.allSatisfy { item in
      let text = source.text(ofTokens: item)
      return members.isFixed(text, at: scope)
        || facts.declaration(of: text, at: scope)?.isConstant == true
    }
    return isFixed ? list : nil
  }
}
