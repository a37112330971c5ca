import ConstraintKernel

extension SceneDocument {
  /// Checks what the types leave open, in the order of the document's text.
  ///
  /// A document that was read has passed; one that was built by code is checked before it is
  /// written or solved. Names must be unique and not empty, numbers in their ranges and no larger
  /// than ``largestNumber``, constraints must name items of the tree and compare like with like, no
  /// two priorities may be so near to each other that the engine takes them for one, and no item may
  /// stand deeper than ``deepestNesting``.
  ///
  /// - Throws: ``SceneReadingError`` for the first fault, with the path it has in JSON.
  /// - Complexity: O(*n*) in items and constraints.
  public func validate() throws(SceneReadingError) {
    var check = SceneCheck()
    for (key, length) in [("width", size.width), ("height", size.height)] {
      try check.length(length, at: "root.size.\(key)", "the root's \(key), \(SceneReader.length)")
    }
    try check.item(root, at: "root", depth: 0)
    for (index, constraint) in constraints.enumerated() {
      try check.constraint(constraint, at: ScenePath.element(index, of: "constraints"))
    }
    for (index, id) in checks.tapTargets.enumerated() {
      try check.known(id, at: "checks.tapTargets[\(index)]")
    }
    for (index, silence) in checks.silences.enumerated() {
      try check.silence(silence, at: "checks.silenced[\(index)]")
    }
  }
}

/// A walk over a document that knows the names and priorities met so far.
private struct SceneCheck {
  /// The path at which each name was given.
  private var places: [String: String] = [:]
  /// The priority that was the first to have each of the engine's levels.
  private var levels: [Float: Double] = [:]

  mutating func item(
    _ item: SceneItem,
    at path: String,
    depth: Int
  ) throws(SceneReadingError) {
    let deepest = SceneDocument.deepestNesting
    try check(depth <= deepest, at: path, "at most \(deepest) items above this one", "more")
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
    try check(!id.isEmpty, at: path, "an id that is not empty", "\"\"")
    let earlier = places.updateValue(path, forKey: id)
    try check(
      earlier == nil,
      at: path,
      "an id of its own",
      "\(ScenePath.quoted(id)), which \(earlier ?? "") is already"
    )
  }

  private mutating func measures(of item: SceneItem, at path: String) throws(SceneReadingError) {
    let natural = item.intrinsicContentSize
    for (key, margin) in item.layoutMargins.present {
      try number(margin, at: "\(path).layoutMargins.\(key)")
    }
    for (key, length) in natural.present {
      try self.length(length, at: "\(path).intrinsicContentSize.\(key)", SceneReader.naturalLength)
    }
    // Only an item with a natural size has levels of its own in the engine.
    let counts = [natural.width != nil, natural.height != nil]
    for (member, levels) in [
      ("contentHugging", item.contentHugging),
      ("compressionResistance", item.compressionResistance),
    ] {
      for ((key, level), counts) in zip(levels.present, counts) {
        try priority(level, at: "\(path).\(member).\(key)", counts: counts)
      }
    }
    for (key, offset) in item.baselineOffsets.present {
      try number(offset, at: "\(path).baselineOffsets.\(key)")
    }
  }

  mutating func constraint(
    _ constraint: SceneConstraint,
    at path: String
  ) throws(SceneReadingError) {
    let first = constraint.first.attribute
    try known(constraint.first.item, at: "\(path).first")
    try check(first.isPart, at: "\(path).attribute", "an attribute of an item", "none")
    if let second = constraint.second {
      try known(second.item, at: "\(path).second")
      try check(
        first.canMeet(second.attribute),
        at: "\(path).secondAttribute",
        "\(first.partners) to go with \(first)",
        ScenePath.quoted("\(second.attribute)")
      )
    } else {
      try check(first.isSize, at: "\(path).second", "an item, as \(first) is a position", "nothing")
    }
    try number(constraint.multiplier, at: "\(path).multiplier")
    try check(
      constraint.multiplier != 0 || first.isSize,
      at: "\(path).multiplier",
      "a number other than 0 for a position",
      "0"
    )
    try number(constraint.constant, at: "\(path).constant")
    try priority(constraint.priority, at: "\(path).priority")
  }

  func silence(_ silence: LayoutSilence, at path: String) throws(SceneReadingError) {
    for (index, id) in silence.items.enumerated() {
      try known(id, at: "\(path).items[\(index)]")
    }
    try check(!silence.reason.isEmpty, at: "\(path).reason", "a reason that is not empty", "\"\"")
  }

  func known(_ id: String, at path: @autoclosure () -> String) throws(SceneReadingError) {
    try check(
      places[id] != nil,
      at: path(),
      "the id of an item or a guide",
      "\(ScenePath.quoted(id)), which the tree does not have"
    )
  }

  // MARK: Numbers

  func length(
    _ value: Double,
    at path: @autoclosure () -> String,
    _ expected: @autoclosure () -> String
  ) throws(SceneReadingError) {
    try check(value >= 0, at: path(), expected(), SceneNumber.exact(value))
    try number(value, at: path())
  }

  private func number(_ value: Double, at path: @autoclosure () -> String) throws(SceneReadingError)
  {
    try check(value.isFinite, at: path(), "a finite number", SceneNumber.exact(value))
    let largest = SceneDocument.largestNumber
    try check(
      value.magnitude <= largest,
      at: path(),
      "a number from \(SceneNumber.exact(-largest)) to \(SceneNumber.exact(largest))",
      SceneNumber.exact(value)
    )
  }

  /// Checks a priority, and that nobody else who `counts` has the same level with another one.
  private mutating func priority(
    _ value: Double,
    at path: @autoclosure () -> String,
    counts: Bool = true
  ) throws(SceneReadingError) {
    let isInRange = value > 0 && value <= 1000
    try check(isInRange, at: path(), SceneReader.priority, SceneNumber.exact(value))
    guard counts else { return }
    let first = levels[SceneConstraint.level(of: value), default: value]
    levels[SceneConstraint.level(of: value)] = first
    try check(
      value == first,
      at: path(),
      "a priority that single precision tells from \(SceneNumber.exact(first)), or the same",
      SceneNumber.exact(value)
    )
  }

  /// Says what is expected and what is found at a path; words are made only where it is not right.
  private func check(
    _ isRight: Bool,
    at path: @autoclosure () -> String,
    _ expected: @autoclosure () -> String,
    _ found: @autoclosure () -> String
  ) throws(SceneReadingError) {
    guard !isRight else { return }
    throw SceneReadingError(path: path(), expected: expected(), found: found())
  }
}

extension SceneConstraint {
  /// The engine's level for a priority in (0, 1000]: levels are counted in single precision.
  ///
  /// What is below 1000 stays below it, what is above 0 above it.
  static func level(of priority: Double) -> Float {
    let level = Float(priority)
    return priority < 1000 && level >= 1000
      ? Float(1000).nextDown : max(level, .leastNormalMagnitude)
  }
}
