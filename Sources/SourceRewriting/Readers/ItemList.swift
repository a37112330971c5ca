/// The items of a block of chains that speaks of several at once, as `[title, text].snp.makeConstraints { … }` does.
///
/// The block runs for each of them, which blocks for one item after the other do as well: where it does nothing but
/// constrain, where the file shows what each element is, and where none is listed twice. Of this package's module
/// alone: the original has no such word.
struct ItemList {
  /// The items, as they are written.
  let items: [String]

  /// Reads a literal; nil for everything else, and for items that the file does not show.
  init?(_ subject: String, at scope: Int, _ reading: Reading) {
    guard reading.facts.module == .own, subject.hasPrefix("["),
      let list = try? SwiftSource(Array(subject.utf8)),
      list.after(0) == list.tokens.count
    else { return nil }
    items = list.elements(in: 1..<list.tokens.count - 1).map { list.text(ofTokens: $0) }
    let places = Set(items.map { reading.facts.place(of: $0, at: scope) })
    guard !items.isEmpty, places.count == items.count,
      items.allSatisfy({ item in
        item.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
          && reading.facts.kind(ofName: item, at: scope).isItem
      })
    else { return nil }
  }

  /// What a statement says of all items, one after the other; nil for code that does not begin with the maker.
  func row(_ statement: Range<Int>, _ lift: MakerLift) -> LayoutRow.Content? {
    let source = lift.source
    // `make.item` is another one each time.
    let mentions = statement.filter {
      source.isToken($0, lift.maker) && !source.isToken($0 - 1, ".")
    }
    guard mentions.count <= 1 else { return .left(.handedOn) }
    var whole: ReadStatement?
    for item in items {
      let own = MakerLift(
        reading: lift.reading,
        scope: lift.scope,
        subject: item,
        maker: lift.maker
      )
      guard let content = own.row(statement) else { return nil }
      guard case .statement(let read) = content else { return content }
      guard read.storage == nil, read.word == nil else { return .left(.handedOn) }
      if whole == nil {
        whole = read
      } else {
        whole?.constraints += read.constraints
        whole?.placed += read.placed
      }
    }
    return whole.map { .statement($0) }
  }
}
