/// How many sites of layout a file has, as the judge counts them.
///
/// A site is a relation, a chain, an attribute, a pinning call or an anchor's constraint; a block or a
/// call without any counts as one. The count shares no code with that of conversions.
struct JudgedSites {
  private let code: JudgedCode
  /// Whether words are those of the originals, which have none for several constraints.
  private let isOriginal: Bool
  /// The words that stand for sites: none counts twice, however blocks stand in each other.
  private var words: Set<Int> = []

  /// Counts the sites of some forms.
  ///
  /// - Complexity: O(*n*) in the words, for each level at which blocks stand in each other.
  init(
    _ code: JudgedCode,
    _ origin: SourceConversion.Origin,
    toInitializers: Bool,
    isOriginal: Bool = true
  ) {
    (self.code, self.isOriginal) = (code, isOriginal)
    for index in code.words.indices {
      switch origin {
      case .maker: maker(index)
      case .operators: operators(index)
      case .attribute: attributes(index)
      case .autoPin: pinning(index)
      case .anchors:
        anchors(index, toInitializers: toInitializers)
        if !toInitializers { initializer(index) }
      case .constraint: initializer(index)
      case .visual: if code.text(index) == "withVisualFormat" { words.insert(index) }
      }
    }
    if origin == .maker {
      helpers(["ConstraintMaker"]) { index, code in
        let word = code.text(index)
        let relations = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
        return relations.contains { word == $0 || word == $0 + "Superview" }
          && code.text(index - 1) == "." && code.text(index + 1) == "("
      }
    } else if origin == .operators {
      helpers(["ViewProxy", "LayoutProxy", "LayoutGuideProxy", "LayoutSupportProxy"]) {
        index,
        code in
        switch code.text(index) {
        case "==", "<=", ">=":
          let word = code.text(index - 1)
          return JudgedReader.single.contains(word)
            || ["edges", "size", "center", "edgesWithinMargins", "centerWithinMargins"].contains(
              word
            )
        case "align", "distribute":
          return code.text(index + 1) == "(" && ![".", "func"].contains(code.text(index - 1))
        default: return false
        }
      }
    }
  }

  /// Counts what functions, closures and extensions say of the makers or the proxies they are given.
  private mutating func helpers(_ types: Set<String>, isSite: (Int, JudgedCode) -> Bool) {
    for index in code.words.indices where types.contains(code.text(index)) {
      var brace = index
      let isExtension = code.text(index - 1) == "extension"
      // Behind the parameters, behind the name of what is extended, or behind the sign of a value.
      while brace < min(index + 60, code.words.count), code.text(brace) != "{" { brace += 1 }
      guard code.text(brace) == "{" else { continue }
      var start = index
      while start > 0, !code.startsLine(start), !["{", "}", ";"].contains(code.text(start - 1)) {
        start -= 1
      }
      let header = (start..<index).map(code.text)
      let isFunction = header.contains("func") || header.contains("init")
      guard isExtension || isFunction || (header.contains("let") && code.text(brace - 1) == "=")
      else { continue }
      for word in brace..<code.partner(brace) where isSite(word, code) { words.insert(word) }
    }
  }

  /// How many there are.
  var count: Int { words.count }

  private mutating func insert(_ found: [Int], or verb: Int) {
    if found.isEmpty { words.insert(verb) } else { words.formUnion(found) }
  }

  private mutating func maker(_ verb: Int) {
    var name = code.text(verb)
    if name.hasPrefix("snp_") {
      name = String(name.dropFirst(4))
    } else {
      let owner = code.text(verb - 2) == "?" ? verb - 3 : verb - 2
      guard code.text(verb - 1) == ".", code.text(owner) == "snp" else { return }
    }
    let verbs = ["make", "remake", "update", "prepare", "remove"]
    if name == "chain" { return insert([], or: verb) }
    guard verbs.contains(where: { name == $0 + "Constraints" }) else { return }
    let brace = code.text(verb + 1) == "(" ? verb + 2 : verb + 1
    guard code.text(brace) == "{" else { return insert([], or: verb) }
    let (parameters, body) = code.closure(at: brace)
    let maker = parameters.first ?? "$0"
    let chains = body.filter {
      code.text($0) == maker && code.text($0 - 1) != "." && code.text($0 + 1) != ":"
    }
    insert(chains, or: verb)
  }

  private mutating func operators(_ verb: Int) {
    guard code.text(verb) == "constrain", code.text(verb + 1) == "(",
      code.text(verb - 1) != "func",
      code.text(verb - 1) != "." || code.text(verb - 2) == "Cartography"
    else { return }
    let brace = JudgedReader.block(of: verb, code)
    guard code.text(brace) == "{" else { return insert([], or: verb) }
    let (parameters, body) = code.closure(at: brace)
    var proxies = Set(parameters)
    func isProxy(_ word: String) -> Bool { proxies.contains(word) || word.first == "$" }
    for index in body where code.text(index) == "let" && code.text(index + 2) == "=" {
      if isProxy(code.text(index + 3)) { proxies.insert(code.text(index + 1)) }
    }
    let relations = body.filter { index in
      switch code.text(index) {
      case "==", "<=", ">=": return isProxy(code.text(code.start(before: index)))
      case "align", "distribute":
        return code.text(index + 1) == "(" && code.text(index - 1) != "."
      case "place", "barrier", "chain", "guideline":
        return !isOriginal && code.text(index + 1) == "(" && code.text(index - 1) != "."
      default: return false
      }
    }
    insert(relations, or: verb)
  }

  private mutating func attributes(_ verb: Int) {
    let isArrow = code.text(verb) == "<-"
    if !isArrow {
      let owner = code.text(verb - 2) == "?" ? verb - 3 : verb - 2
      guard code.text(verb - 1) == ".", code.text(owner) == "easy",
        ["layout", "reload", "clear"].contains(code.text(verb))
      else { return }
    }
    let start = verb + 1
    let isList = code.text(start) == (isArrow ? "[" : "(")
    guard isArrow || isList else { return insert([], or: verb) }
    let end = isList ? code.after(start) : arrowEnd(start)
    let found = (start..<max(start, end)).filter { index in
      let name = code.text(index)
      guard name.first?.isUppercase == true, code.text(index + 1) == "(",
        code.text(index - 1) != "." || code.text(index - 2) == "EasyPeasy"
      else { return false }
      if !isOriginal, ["Ratio", "Bias", "Barrier", "Guideline"].contains(name) { return true }
      let word = name.prefix(1).lowercased() + name.dropFirst()
      return ![
        "baseline", "edgesWithinMargins", "directionalEdges", "directionalHorizontalEdges",
        "directionalMargins", "directionalVerticalEdges", "horizontalEdges", "verticalEdges",
      ].contains(word)
        && JudgedReader.attributes(word) != nil
    }
    insert(found, or: verb)
  }

  /// Where the one attribute behind an arrow ends: with its chain.
  private func arrowEnd(_ start: Int) -> Int {
    let head = code.text(start + 1) == "(" ? code.after(start + 1) : start + 1
    return code.links(from: head, to: code.words.count).end
  }

  private static let pins: Set<String> = [
    "AlignAxis", "AlignAxisToSuperviewAxis", "AlignAxisToSuperviewMarginAxis", "AlignViews",
    "AlignViewsToAxis", "AlignViewsToEdge", "CenterInSuperview", "CenterInSuperviewMargins",
    "Chain", "ConstrainAttribute", "DistributeViews", "DistributeViewsAlongAxis", "Identify",
    "Install", "InstallConstraints", "Match", "MatchDimension", "MatchViewsDimension", "Pin",
    "PinEdge", "PinEdges", "PinEdgesToSuperviewEdges", "PinEdgesToSuperviewEdgesWithInsets",
    "PinEdgesToSuperviewMargins", "PinEdgesToSuperviewSafeArea", "PinEdgeToSuperviewEdge",
    "PinEdgeToSuperviewMargin", "PinEdgeToSuperviewSafeArea", "PinToBottomLayoutGuide",
    "PinToBottomLayoutGuideOfViewController", "PinToTopLayoutGuide",
    "PinToTopLayoutGuideOfViewController", "Remove", "RemoveConstraint", "RemoveConstraints",
    "RemoveConstraintsAffectingView", "RemoveConstraintsAffectingViewAndSubviews", "SetBarrier",
    "SetBias", "SetContentCompressionResistancePriority",
    "SetContentCompressionResistancePriorityForAxis", "SetContentHuggingPriority",
    "SetContentHuggingPriorityForAxis", "SetDimension", "SetDimensions", "SetDimensionsToSize",
    "SetGuideline", "SetIdentifier", "SetRatio", "SetViewsDimension", "SetViewsDimensions",
    "SetViewsDimensionsToSize",
  ]

  private mutating func pinning(_ index: Int) {
    let word = code.text(index)
    guard word.hasPrefix("auto"), Self.pins.contains(String(word.dropFirst(4))),
      code.text(index - 1) != "func", ["(", "{"].contains(code.text(index + 1))
    else { return }
    words.insert(index)
  }

  private mutating func anchors(_ index: Int, toInitializers: Bool) {
    if code.text(index) == "constraint", code.text(index + 1) == "(",
      code.text(index - 2).hasSuffix("Anchor") || Self.relates(index, code)
    {
      words.insert(index)
    }
    // What anchors alone have words for is in its form already.
    if toInitializers { return }
    let arrangements = ["atShare", "asBarrierAt", "asGuidelineAlong", "chaining"]
    if code.text(index).hasPrefix("constraint"), code.text(index - 1) == ".",
      code.text(index + 1) == "(", arrangements.contains(code.text(index + 2))
    {
      words.insert(index)
    }
  }

  /// Whether a call relates what it is asked of, as only anchors do.
  static func relates(_ call: Int, _ code: JudgedCode) -> Bool {
    let label = code.text(call + 2).lowercased()
    return code.text(call - 1) == "." && code.text(call + 3) == ":"
      && ["equalto", "lessthanorequalto", "greaterthanorequalto"].contains { relation in
        ["", "constant", "systemspacingafter", "systemspacingbelow"].contains {
          label == relation + $0
        }
      }
  }

  private mutating func initializer(_ index: Int) {
    if code.text(index) == "item", code.text(index + 1) == ":",
      code.text(index - 2).hasSuffix("LayoutConstraint")
    {
      words.insert(index)
    }
  }
}
