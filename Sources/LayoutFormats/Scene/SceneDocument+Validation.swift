extension SceneDocument {
  /// Checks what the types leave open, in the order of the document's text.
  ///
  /// A document that was read has passed; one that was built by code is checked before it is
  /// written or solved. Names must be unique and not empty, numbers finite and in their ranges,
  /// constraints must name items of the tree and compare like with like, and no item may stand
  /// deeper than ``deepestNesting``.
  ///
  /// - Throws: ``SceneReadingError`` for the first fault, with the path it has in JSON.
  /// - Complexity: O(*n*) in items and constraints.
  public func validate() throws(SceneReadingError) {
    var check = SceneCheck()
    try check.length(size.width, at: "root.size.width", "the root's width")
    try check.length(size.height, at: "root.size.height", "the root's height")
    try check.item(root, at: "root", depth: 0)
    for (index, constraint) in constraints.enumerated() {
      try check.constraint(constraint, at: ScenePath.element(index, of: "constraints"))
    }
  }
}

/// A walk over a document that knows the names met so far.
private struct SceneCheck {
  /// The path at which each name was given.
  private var places: [String: String] = [:]

  mutating func item(
    _ item: SceneItem,
    at path: String,
    depth: Int
  ) throws(SceneReadingError) {
    guard depth <= SceneDocument.deepestNesting else { throw SceneReadingError.tooDeep(path: path) }
    try name(item.id, at: path)
    try measures(of: item, at: path)
    for (index, child) in item.children.enumerated() {
      try self.item(child, at: "\(path).children[\(index)]", depth: depth + 1)
    }
    for (index, guide) in item.guides.enumerated() {
      try name(guide.id, at: "\(path).guides[\(index)]")
    }
  }

  private mutating func name(_ id: String, at path: String) throws(SceneReadingError) {
    let path = "\(path).id"
    guard !id.isEmpty else {
      throw SceneReadingError(path: path, expected: "an id that is not empty", found: "\"\"")
    }
    if let earlier = places.updateValue(path, forKey: id) {
      throw SceneReadingError(
        path: path,
        expected: "an id of its own",
        found: "\(ScenePath.quoted(id)), which \(earlier) is already"
      )
    }
  }

  private func measures(of item: SceneItem, at path: String) throws(SceneReadingError) {
    let margins = item.layoutMargins
    try finite(margins.top, at: "\(path).layoutMargins.top")
    try finite(margins.left, at: "\(path).layoutMargins.left")
    try finite(margins.bottom, at: "\(path).layoutMargins.bottom")
    try finite(margins.right, at: "\(path).layoutMargins.right")
    let natural = item.intrinsicContentSize
    try naturalLength(natural.width, at: "\(path).intrinsicContentSize.width")
    try naturalLength(natural.height, at: "\(path).intrinsicContentSize.height")
    try priority(item.contentHugging.horizontal, at: "\(path).contentHugging.horizontal")
    try priority(item.contentHugging.vertical, at: "\(path).contentHugging.vertical")
    let resistance = item.compressionResistance
    try priority(resistance.horizontal, at: "\(path).compressionResistance.horizontal")
    try priority(resistance.vertical, at: "\(path).compressionResistance.vertical")
    try finite(item.baselineOffsets.first, at: "\(path).baselineOffsets.first")
    try finite(item.baselineOffsets.last, at: "\(path).baselineOffsets.last")
  }

  func constraint(
    _ constraint: SceneConstraint,
    at path: String
  ) throws(SceneReadingError) {
    try known(constraint.first.item, at: "\(path).first")
    if let second = constraint.second {
      try known(second.item, at: "\(path).second")
      try pair(constraint.first.attribute, second.attribute, at: path)
    } else if !constraint.first.attribute.isSize {
      throw SceneReadingError(
        path: "\(path).second",
        expected: "an item, as \(constraint.first.attribute.rawValue) is a position",
        found: "nothing"
      )
    }
    try finite(constraint.multiplier, at: "\(path).multiplier")
    if constraint.multiplier == 0, !constraint.first.attribute.isSize {
      throw SceneReadingError(
        path: "\(path).multiplier",
        expected: "a number other than 0 for a position",
        found: "0"
      )
    }
    try finite(constraint.constant, at: "\(path).constant")
    try priority(constraint.priority, at: "\(path).priority")
  }

  private func known(_ id: String, at path: @autoclosure () -> String) throws(SceneReadingError) {
    guard places[id] == nil else { return }
    throw SceneReadingError(
      path: path(),
      expected: "the id of an item or a guide",
      found: "\(ScenePath.quoted(id)), which the tree does not have"
    )
  }

  private func pair(
    _ first: SceneAttribute,
    _ second: SceneAttribute,
    at path: String
  ) throws(SceneReadingError) {
    guard !first.canMeet(second) else { return }
    throw SceneReadingError(
      path: "\(path).secondAttribute",
      expected: "\(first.partners) to go with \(first.rawValue)",
      found: ScenePath.quoted(second.rawValue)
    )
  }
}

extension SceneCheck {
  func length(
    _ value: Double,
    at path: @autoclosure () -> String,
    _ what: String
  ) throws(SceneReadingError) {
    guard !(value.isFinite && value >= 0) else { return }
    throw SceneReadingError(
      path: path(),
      expected: "\(what), a number of at least 0",
      found: SceneNumber.exact(value)
    )
  }

  private func naturalLength(_ value: Double?, at path: @autoclosure () -> String)
    throws(SceneReadingError)
  {
    guard let value, !(value.isFinite && value >= 0) else { return }
    throw SceneReadingError(
      path: path(),
      expected: SceneReader.naturalLength,
      found: SceneNumber.exact(value)
    )
  }

  private func priority(_ value: Double, at path: @autoclosure () -> String)
    throws(SceneReadingError)
  {
    guard !(value > 0 && value <= 1000) else { return }
    throw SceneReadingError(
      path: path(),
      expected: SceneReader.priority,
      found: SceneNumber.exact(value)
    )
  }

  private func finite(_ value: Double, at path: @autoclosure () -> String) throws(SceneReadingError)
  {
    guard !value.isFinite else { return }
    throw SceneReadingError(
      path: path(),
      expected: "a finite number",
      found: SceneNumber.exact(value)
    )
  }
}

extension SceneReadingError {
  /// The error of an item that stands deeper than the format allows.
  static func tooDeep(path: String) -> SceneReadingError {
    SceneReadingError(
      path: path,
      expected: "at most \(SceneDocument.deepestNesting) items above this one",
      found: "more"
    )
  }
}
