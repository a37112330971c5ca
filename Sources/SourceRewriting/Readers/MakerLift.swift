import ConstraintKernel

/// Makes constraints of the statements of one block of chains.
struct MakerLift {
  let reading: Reading
  let scope: Int
  let subject: String
  let maker: String
  /// Whether an offset may be a structure, as in the versions before `snp`.
  var takesStructures = false

  var source: SwiftSource { reading.source }

  /// What a statement says; nil for code that does not begin with the maker.
  func row(_ statement: Range<Int>) -> LayoutRow.Content? {
    var value = statement
    var storage: String?
    if source.isToken(value.lowerBound, "return") {
      value = value.lowerBound + 1..<value.upperBound
    } else if !source.isToken(value.lowerBound, maker),
      let assignment = reading.assignment(statement)
    {
      (storage, value) = (assignment.storage, assignment.value)
    }
    guard source.isToken(value.lowerBound, maker) else { return nil }
    guard let chain = source.chain(at: value.lowerBound, limit: value.upperBound),
      chain.tokens.upperBound == value.upperBound
    else { return .left(.notUnderstood) }
    switch lift(chain) {
    case .success(var statement):
      statement.tokens = value.lowerBound..<value.upperBound
      statement.storage = storage
      guard storage == nil || statement.word == nil else { return .left(.handedOn) }
      guard storage == nil || Self.storesHandle(chain) || Self.storesConstraint(chain) else {
        return .left(.handedOn)
      }
      statement.storesConstraint = Self.storesConstraint(chain)
      return .statement(statement)
    case .failure(let left):
      return .left(left)
    }
  }

  private static func storesHandle(_ chain: CallChain) -> Bool {
    chain.links.last?.name == "constraint"
  }

  /// Whether a chain ends in the constraint behind its handle: `.constraint.layoutConstraints[0]`.
  private static func storesConstraint(_ chain: CallChain) -> Bool {
    let names = chain.links.suffix(3).map(\.name)
    return names == ["constraint", "layoutConstraints", ""]
      || names == ["constraint", "layoutConstraints", "first"]
  }

  /// `make.ratio.equalTo(16.0 / 9).priority(750)`.
  private func ratio(_ chain: CallChain) -> Result<ReadStatement, LeftReason> {
    guard chain.links.count > 1, chain.links[0].arguments == nil,
      let argument = chain.links[1].arguments?.first,
      var parts = MakerParts(relation: chain.links[1], of: self)
    else { return .failure(.notUnderstood) }
    for link in chain.links[2...] {
      if let left = parts.apply(link, self) { return .failure(left) }
    }
    guard let statement = parts.ratio(subject, source.text(ofTokens: argument.tokens)) else {
      return .failure(.notUnderstood)
    }
    return .success(
      ReadStatement(
        tokens: chain.tokens,
        construct: "ratio.\(chain.links[1].name)",
        constraints: [statement],
        storage: nil
      )
    )
  }

  private func lift(_ chain: CallChain) -> Result<ReadStatement, LeftReason> {
    if let name = chain.links.first?.name, reading.facts.module == .own {
      if name == "ratio" { return ratio(chain) }
      if Self.wordKinds[name] != nil { return word(chain) }
    }
    var attributes: [LayoutConstraint.Attribute] = []
    var index = 0
    while index < chain.links.count, chain.links[index].arguments == nil {
      let name = chain.links[index].name
      if name == "and" || name == "with" || name == "equalToSuperview" {
        if name == "equalToSuperview" { break }
      } else if let words = Self.words[name] {
        for word in words where !attributes.contains(word) { attributes.append(word) }
      } else {
        break
      }
      index += 1
    }
    guard !attributes.isEmpty, index < chain.links.count,
      var parts = MakerParts(relation: chain.links[index], of: self)
    else { return .failure(.notUnderstood) }
    let construct = chain.links[index].name
    for link in chain.links[(index + 1)...] {
      if let left = parts.apply(link, self) { return .failure(left) }
    }
    if let left = parts.reason { return .failure(left) }
    attributes.sort { Self.place($0) < Self.place($1) }
    switch parts.constraints(subject, attributes) {
    case .success(let constraints):
      return .success(
        ReadStatement(
          tokens: chain.tokens,
          construct: parts.modifier.map { "\(construct).\($0)" } ?? construct,
          constraints: constraints,
          storage: nil
        )
      )
    case .failure(let left): return .failure(left)
    }
  }

  /// The attributes of one word, compounds included.
  static let words: [String: [LayoutConstraint.Attribute]] = {
    var words = AttributeWords.single.mapValues { [$0] }
    words["edges"] = [.left, .top, .right, .bottom]
    words["horizontalEdges"] = [.left, .right]
    words["verticalEdges"] = [.top, .bottom]
    words["directionalEdges"] = [.leading, .top, .trailing, .bottom]
    words["directionalHorizontalEdges"] = [.leading, .trailing]
    words["directionalVerticalEdges"] = [.top, .bottom]
    words["size"] = [.width, .height]
    words["center"] = [.centerX, .centerY]
    words["margins"] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    words["directionalMargins"] = [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
    words["centerWithinMargins"] = [.centerXWithinMargins, .centerYWithinMargins]
    return words
  }()

  private static let order: [LayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  static func place(_ attribute: LayoutConstraint.Attribute) -> Int {
    order.firstIndex(of: attribute) ?? order.count
  }
}
