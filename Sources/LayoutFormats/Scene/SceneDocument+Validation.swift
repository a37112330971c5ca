import ConstraintKernel

extension SceneDocument {
  /// Checks what the types do not guarantee, in the order of the document's text.
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
    if let fault = faults(places: Array(constraints.indices)).first { throw fault }
  }

  /// All faults, where the constraints stand at the given places of a text.
  ///
  /// States and places, and what is in them, are looked at if `holdsSets`.
  func faults(places: [Int], holdingSets holdsSets: Bool = true) -> [SceneReadingError] {
    let check = SceneCheck()
    check.scale(displayScale)
    check.gap(siblingGap, at: "siblingGap")
    check.gap(superviewGap, at: "superviewGap")
    check.size(size)
    check.item(root, at: "root", depth: 0)
    if holdsSets { check.alternatives(alternatives) }
    for (index, constraint) in zip(places, constraints) {
      let path = ScenePath.element(index, of: "constraints")
      if holdsSets { check.sets(constraint.sets, at: "\(path).in") }
      check.constraint(constraint, at: path)
    }
    for (index, id) in checks.tapTargets.enumerated() {
      check.attempt(try check.known(id, at: "checks.tapTargets[\(index)]"))
    }
    for (index, suppression) in checks.suppressions.enumerated() {
      check.attempt(try check.suppression(suppression, at: "checks.suppressed[\(index)]"))
    }
    return check.faults
  }
}

/// A walk over a document that knows the names and priorities met so far.
final class SceneCheck {
  /// The path at which each name was given.
  private(set) var places: [String: String] = [:]
  /// The priority that was the first to have each of the engine's levels.
  private var levels: [Float: Double] = [:]
  /// How many more unknown names are compared with all that are known, which takes its time.
  private var questions = 32
  /// The path of the alternatives that each name of a set belongs to.
  var pathsOfSets: [String: String] = [:]

  /// What is not as it should be, in the order in which it was met.
  private(set) var faults: [SceneReadingError] = []

  /// Checks something, and goes on where it is not as it should be.
  func attempt(_ check: @autoclosure () throws(SceneReadingError) -> Void) {
    do throws(SceneReadingError) {
      try check()
    } catch {
      faults.append(error)
    }
  }

  func scale(_ scale: Double) {
    attempt(try length(scale, at: "displayScale", "the pixels per point, \(SceneReader.length)"))
  }

  func size(_ size: LayoutSize) {
    for (name, length) in [("width", size.width), ("height", size.height)] {
      attempt(
        try self.length(
          length,
          at: "root.size.\(name)",
          "the root's \(name), \(SceneReader.length)"
        )
      )
    }
  }

  func item(_ item: SceneItem, at path: String, depth: Int) {
    guard depth <= SceneDocument.deepestNesting else {
      return faults.append(SceneReadingError.tooDeep(path: path))
    }
    attempt(try name(item.id, at: path))
    attempt(try measures(of: item, at: path))
    if depth == 0, item.frame != nil {
      let expected = "no frame, as the root has a size"
      faults.append(SceneReadingError(path: "\(path).frame", expected: expected, found: "one"))
    }
    for (index, child) in item.children.enumerated() {
      self.item(child, at: "\(path).children[\(index)]", depth: depth + 1)
    }
    for (index, guide) in item.guides.enumerated() {
      attempt(try name(guide, at: "\(path).guides[\(index)]"))
    }
  }

  private func name(_ id: String, at path: String) throws(SceneReadingError) {
    let path = "\(path).id"
    try require(!id.isEmpty, at: path, "an id that is not empty", found: "\"\"")
    if let earlier = places.updateValue(path, forKey: id) {
      let found = "\(ScenePath.quoted(id)), which \(earlier) is already"
      throw SceneReadingError(path: path, expected: "an id of its own", found: found)
    }
  }

  private func measures(of item: SceneItem, at path: String) throws(SceneReadingError) {
    let plain = Self.plain
    try frame(of: item, at: "\(path).frame")
    try numbers(item.layoutMargins, plain.layoutMargins, at: "\(path).layoutMargins")
    try numbers(item.safeAreaInsets, plain.safeAreaInsets, at: "\(path).safeAreaInsets")
    try naturalSize(of: item, plain, at: path)
    try numbers(item.baselineOffsets, plain.baselineOffsets, at: "\(path).baselineOffsets")
    try numbers(
      item.alignmentRectInsets,
      plain.alignmentRectInsets,
      at: "\(path).alignmentRectInsets"
    )
    try heights(of: item, at: "\(path).heights")
    if let order = item.order {
      try check(Double(order), order >= 0, at: "\(path).order", "a whole number of at least 0")
    }
    if let content = item.scrollContent, !item.guides.contains(content) {
      let expected = "the id of a guide of the item"
      throw SceneReadingError(
        path: "\(path).scrollContent",
        expected: expected,
        found: ScenePath.quoted(content)
      )
    }
  }

  /// What says nothing but its id, as most items do.
  private static let plain = SceneItem(id: "")

  /// Checks numbers that stand together, unless they are those of an item that says nothing.
  private func numbers<Measures: SceneMeasures>(
    _ measures: Measures,
    _ plain: Measures,
    at path: @autoclosure () -> String
  ) throws(SceneReadingError) {
    guard measures != plain else { return }
    for (key, value) in measures.present { try number(value, at: "\(path()).\(key)") }
  }

  /// Checks the size that an item wants and the priorities it wants it at.
  private func naturalSize(
    of item: SceneItem,
    _ plain: SceneItem,
    at path: String
  ) throws(SceneReadingError) {
    let natural = item.intrinsicContentSize
    if natural != plain.intrinsicContentSize {
      for (key, length) in natural.present {
        try self.length(
          length,
          at: "\(path).intrinsicContentSize.\(key)",
          SceneReader.naturalLength
        )
      }
    } else if item.contentHugging == plain.contentHugging,
      item.compressionResistance == plain.compressionResistance
    {
      return
    }
    // Only an item with a natural size has levels of its own in the engine.
    let counts = [natural.width != nil, natural.height != nil]
    for ((key, hugging), counts) in zip(item.contentHugging.present, counts) {
      try priority(hugging, at: "\(path).contentHugging.\(key)", counts: counts)
    }
    for ((key, resistance), counts) in zip(item.compressionResistance.present, counts) {
      try priority(resistance, at: "\(path).compressionResistance.\(key)", counts: counts)
    }
  }

  private func frame(of item: SceneItem, at path: String) throws(SceneReadingError) {
    guard let frame = item.frame else { return }
    try number(frame.minX, at: "\(path).x")
    try number(frame.minY, at: "\(path).y")
    try length(frame.width, at: "\(path).width", SceneReader.length)
    try length(frame.height, at: "\(path).height", SceneReader.length)
  }

  private func heights(of item: SceneItem, at path: String) throws(SceneReadingError) {
    var former: Double?
    for (index, step) in item.heights.enumerated() {
      let place = ScenePath.element(index, of: path)
      try length(step.width, at: "\(place).width", SceneReader.length)
      try length(step.height, at: "\(place).height", SceneReader.length)
      if let whole = step.wholeHeight {
        try length(whole, at: "\(place).wholeHeight", SceneReader.length)
      }
      try check(
        step.width,
        former.map { step.width > $0 } ?? true,
        at: "\(place).width",
        "a width above the one before"
      )
      former = step.width
    }
  }

  func gap(_ length: Double, at path: String) {
    attempt(try self.length(length, at: path, "a usual gap in points, \(SceneReader.length)"))
  }

  func constraint(_ constraint: SceneConstraint, at path: String) {
    if let word = constraint.word { return self.word(word, of: constraint, at: path) }
    end(constraint.first, at: "\(path).first")
    if let second = constraint.second { end(second, at: "\(path).second") }
    attempt(try attributes(of: constraint, at: path))
    attempt(try multiplier(of: constraint, at: path))
    attempt(try number(constraint.constant, at: "\(path).constant"))
    attempt(try number(constraint.gaps, at: "\(path).gaps"))
    attempt(try number(constraint.goneConstant ?? 0, at: "\(path).goneConstant"))
    if constraint.gaps != 0 {
      let hasPlaces = constraint.second != nil && !constraint.first.attribute.isSize
      attempt(try check(constraint.gaps, hasPlaces, at: "\(path).gaps", "none beside a size"))
    }
    attempt(try priority(constraint.priority, at: "\(path).priority"))
  }

  private func attributes(
    of constraint: SceneConstraint,
    at path: String
  ) throws(SceneReadingError) {
    let first = constraint.first.attribute
    try require(first.isPart, at: "\(path).attribute", "an attribute of an item", found: "none")
    guard let second = constraint.second?.attribute else {
      let expected = "an item, as \(first) is a position"
      return try require(first.isSize, at: "\(path).second", expected, found: "nothing")
    }
    try require(
      first.canMeet(second),
      at: "\(path).secondAttribute",
      "\(first.partners) to go with \(first)",
      found: ScenePath.quoted("\(second)")
    )
  }

  private func multiplier(
    of constraint: SceneConstraint,
    at path: String
  ) throws(SceneReadingError) {
    let path = "\(path).multiplier"
    try number(constraint.multiplier, at: path)
    let isRight = constraint.multiplier != 0 || constraint.first.attribute.isSize
    try check(constraint.multiplier, isRight, at: path, "a number other than 0 for a position")
  }

  func suppression(_ suppression: LayoutSuppression, at path: String) throws(SceneReadingError) {
    for (index, id) in suppression.items.enumerated() {
      try known(id, at: "\(path).items[\(index)]")
    }
    let isGiven = !suppression.reason.isEmpty
    try require(isGiven, at: "\(path).reason", "a reason that is not empty", found: "\"\"")
  }

  /// The name that is probably meant by another one; empty where it is known, or none is like it, and once that was asked
  /// often.
  func meant(by name: String, among known: [String: String]) -> String {
    if known[name] != nil || questions == 0 { return "" }
    questions -= 1
    return NearestWord.nearest(to: name, among: known.keys.sorted())
      .map { "; did you mean \(ScenePath.quoted($0))?" } ?? ""
  }

  func known(_ id: String, at path: @autoclosure () -> String) throws(SceneReadingError) {
    try require(
      places[id] != nil,
      at: path(),
      "the id of an item or a guide",
      found: "\(ScenePath.quoted(id)), which the tree does not have" + meant(by: id, among: places)
    )
  }

  /// Checks the item of an anchor, and that it is one that has areas where the anchor names one.
  func end(_ anchor: SceneAnchor, at path: String) {
    attempt(try known(anchor.item, at: path))
    guard let area = anchor.area, let place = places[anchor.item] else { return }
    attempt(
      try require(
        !place.contains(".guides["),
        at: "\(path)Area",
        "no area, as \(ScenePath.quoted(anchor.item)) is a guide",
        found: ScenePath.quoted("\(area)")
      )
    )
  }

  func require(
    _ isRight: Bool,
    at path: @autoclosure () -> String,
    _ expected: @autoclosure () -> String,
    found: @autoclosure () -> String
  ) throws(SceneReadingError) {
    guard !isRight else { return }
    throw SceneReadingError(path: path(), expected: expected(), found: found())
  }
}

// MARK: Numbers

extension SceneCheck {
  func length(
    _ value: Double,
    at path: @autoclosure () -> String,
    _ expected: String
  ) throws(SceneReadingError) {
    try check(value, value >= 0, at: path(), expected)
    try number(value, at: path())
  }

  func number(_ value: Double, at path: @autoclosure () -> String) throws(SceneReadingError) {
    try check(value, value.isFinite, at: path(), "a finite number")
    let largest = SceneDocument.largestNumber
    try check(
      value,
      value.magnitude <= largest,
      at: path(),
      "a number from -\(SceneNumber.exact(largest)) to \(SceneNumber.exact(largest))"
    )
  }

  /// Checks a priority, and that no other item that `counts` has the same level with another one.
  func priority(
    _ value: Double,
    at path: @autoclosure () -> String,
    counts: Bool = true
  ) throws(SceneReadingError) {
    try check(value, value > 0 && value <= 1000, at: path(), SceneReader.priority)
    guard counts else { return }
    let first = levels[SceneConstraint.level(of: value), default: value]
    levels[SceneConstraint.level(of: value)] = first
    try check(
      value,
      value == first,
      at: path(),
      "a priority that single precision tells from \(SceneNumber.exact(first)), or the same"
    )
  }

  func check(
    _ value: Double,
    _ isRight: Bool,
    at path: @autoclosure () -> String,
    _ expected: @autoclosure () -> String
  ) throws(SceneReadingError) {
    try require(isRight, at: path(), expected(), found: SceneNumber.exact(value))
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
