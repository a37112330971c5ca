/// What closures give back that are called where they stand.
extension SwiftSource {
  /// The argument that a closure gives back as it is, `{ $0.isHidden = true; return $0 }(UIButton())`; nil where it may
  /// give back something else.
  func argumentGivenBack(_ tokens: Range<Int>, by closure: Closure) -> Range<Int>? {
    let bracket = after(tokens.lowerBound)
    guard isToken(bracket, "("), after(bracket) == tokens.upperBound,
      closure.parameters.count < 2
    else { return nil }
    let arguments = elements(in: bracket + 1..<tokens.upperBound - 1)
    let name = closure.parameters.first ?? "$0"
    let header = tokens.lowerBound..<closure.body.lowerBound
    // A closure may say another type, and code another item of that name.
    guard arguments.count == 1, !header.contains(where: { isToken($0, "->") }),
      !closure.body.contains(where: {
        isToken($0, name) && isToken($0 - 1, "let") || isToken($0, "var")
      })
    else { return nil }
    let statements = statements(in: closure.body)
    func gives(_ value: Int, _ end: Int) -> Bool { isToken(value, name) && value + 1 == end }
    if statements.count == 1, gives(statements[0].lowerBound, statements[0].upperBound) {
      return arguments[0]
    }
    guard let last = statements.last, isToken(last.lowerBound, "return"),
      gives(last.lowerBound + 1, last.upperBound)
    else { return nil }
    let returns = closure.body.filter { isToken($0, "return") }
    return returns.count == 1 ? arguments[0] : nil
  }
}
