import ConstraintKernel

/// A call on several items that are named where it stands: `[a, b].autoAlignViews(to: .top)`.
struct PinningList {
  /// The call, without its items.
  let call: PinningCall
  private let items: [String]
  private let lift: AutoPinLift

  /// Fails for a call on anything but a list in brackets.
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
      guard let size = call.arguments["to"] else { return nil }
      let structure = StructureText(size.tokens, lift.reading.source)
      return [.width, .height].flatMap { (attribute: LayoutConstraint.Attribute) in
        items.map {
          LayoutStatement(
            $0,
            attribute,
            constant: structure.constants(.size, on: attribute)?.leftToRight ?? .zero
          )
        }
      }
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
