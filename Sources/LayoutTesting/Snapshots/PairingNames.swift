import LayoutFormats

/// What the items of a hierarchy are called when it is set beside one of other classes.
struct PairingNames {
  /// The words that make up the names of the hierarchy's classes.
  private let classes: Set<Substring>

  /// - Complexity: O(*n*) in the items.
  init(_ root: any LayoutItem) {
    let names = LayoutOutline(root).items.map { "\(type(of: $0))" }
    classes = Set(names.flatMap { $0.split { !Self.isLetter($0) }.map { Substring(String($0)) } })
  }

  /// A name without what comes from classes: `_.title` for `Card.title`, `_` for `Card#2`, and nothing
  /// for the root.
  func key(_ name: String, depth: Int) -> String {
    if depth == 0 { return "" }
    var key = ""
    var rest = name[...]
    while let first = rest.first {
      let word = rest.prefix { Self.isLetter($0) == Self.isLetter(first) }
      rest = rest[word.endIndex...]
      let isClass = classes.contains(word)
      key += isClass ? "_" : word
      // The number of a class is one of the whole hierarchy.
      if isClass, rest.first == "#" { rest = rest.dropFirst().drop { $0.isNumber } }
    }
    return key
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
