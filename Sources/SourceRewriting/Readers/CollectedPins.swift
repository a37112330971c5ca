/// A block whose calls pin without installing, and what becomes of all their constraints then.
///
/// `compact = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { … }` keeps them, and so does the same with `return`;
/// `autoCreateAndInstallConstraints` installs them, and may keep them as well.
struct CollectedPins {
  /// The text in front of the call, where a list keeps the constraints: `compact = `.
  let prefix: String?
  /// The list as an expression, where it is installed as soon as it is made.
  let installs: String?
  /// The body of the block.
  let body: Range<Int>

  /// Reads a statement; fails for any other one, and where the file does not show which kind of list it sets.
  init?(_ statement: Range<Int>, at scope: Int, _ reading: Reading) {
    let source = reading.source
    let isReturn = source.isToken(statement.lowerBound, "return")
    let assignment = isReturn ? nil : reading.assignment(statement)
    let rest = statement.lowerBound + 1..<statement.upperBound
    let value = isReturn ? rest : assignment?.value ?? statement
    guard !value.isEmpty,
      let chain = source.chain(at: value.lowerBound, limit: value.upperBound),
      chain.tokens == value, chain.links.count == 1, let call = chain.links.first,
      call.arguments == nil, call.closures.count == 1,
      let closure = source.closure(at: call.closures[0]),
      closure.parameters.isEmpty, closure.capture == nil
    else { return nil }
    let isKept = isReturn || assignment.map { $0.storage != "_" } ?? false
    switch call.name {
    case "autoCreateConstraintsWithoutInstalling" where isKept: installs = nil
    case "autoCreateAndInstallConstraints" where !isReturn:
      if isKept, let storage = assignment?.storage {
        guard let list = Self.list(storage, at: scope, reading) else { return nil }
        installs = list
      } else {
        installs = nil
      }
    default: return nil
    }
    let start = source.tokens[statement.lowerBound].range.lowerBound
    let end = source.tokens[value.lowerBound].range.lowerBound
    prefix = isKept ? source.text(start..<end) : nil
    body = closure.body
  }

  /// A variable as a list of constraints that is there; nil where its declaration does not show it as one.
  private static func list(_ storage: String, at scope: Int, _ reading: Reading) -> String? {
    let types = ["[NSLayoutConstraint]", "[LayoutConstraint]"]
    let words = storage.split(separator: " ")
    var type = reading.facts.declaration(of: SourceFacts.key(storage), at: scope)?.type ?? ""
    var name = storage
    if words.first == "let" || words.first == "var" {
      name = AnchorGroup.name(ofStorage: storage)
      // Without a type it has that of the list which is made.
      type =
        storage.firstIndex(of: ":").map { String(storage[storage.index(after: $0)...]) } ?? types[0]
    }
    type = type.filter { !$0.isWhitespace }
    if types.contains(type) || type.last == "!" && types.contains(String(type.dropLast())) {
      return name
    }
    return type.last == "?" && types.contains(String(type.dropLast())) ? "\(name) ?? []" : nil
  }
}
