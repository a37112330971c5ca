import SourceRewriting

extension ProgramGenerator {
  private static let horizontal = ["left", "right", "leading", "trailing", "centerX"]
  private static let vertical = ["top", "bottom", "centerY"]
  private static let sizes = ["width", "height"]

  /// A pair of attributes that may stand on the sides of one constraint.
  private mutating func pair() -> (String, String) {
    switch below(4) {
    case 0:
      // Left and leading do not stand on two sides.
      let edges = any([["left", "right"], ["leading", "trailing"]])
      return (any(edges), any(edges))
    case 1: return (any(["top", "bottom"]), any(["top", "bottom"]))
    case 2: return (any(Self.sizes), any(Self.sizes))
    default:
      let attribute = any(Self.horizontal + Self.vertical + Self.sizes)
      return (attribute, attribute)
    }
  }

  private mutating func subject(_ item: String) -> String {
    guard item == "self" || item == "parent" || item == "box" else { return item }
    return any(["a", "b", "c", "d"])
  }

  private mutating func target(besides item: String) -> String {
    let others = items.filter { $0 != item }
    return others.isEmpty || one(in: 5) ? "self" : any(others)
  }

  /// A statement that lays out an item.
  mutating func layout(_ item: String) {
    let item = subject(item)
    switch dialect {
    case .maker: maker(item, "make")
    case .operators: relations(item)
    case .attribute: attributes(item)
    case .autoPin: pins(item)
    default: anchors(item)
    }
  }

  private mutating func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: SnapKit

  private mutating func chain(_ item: String, _ maker: String) -> String {
    let (one, other) = pair()
    let relation = any([
      "equalTo", "equalTo", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo",
    ])
    let target = target(besides: item)
    var text: String
    switch below(9) {
    case 0:
      text = "\(maker).\(one).\(relation)Superview()"
      if !Self.sizes.contains(one) {
        text += any(["", ".offset(\(number()))", ".inset(\(number()))"])
      }
    case 1: text = "\(maker).edges.equalTo(\(target))" + any(["", ".inset(\(number()))"])
    case 2: text = "\(maker).\(any(Self.sizes)).\(relation)(\(plainNumber()))"
    case 3:
      text =
        "\(maker).\(any(["left.top", "top.right", "width.height", "leading.bottom"])).equalTo(\(target))"
      text += any(["", ".offset(\(number()))"])
    case 4: text = "\(maker).center.equalTo(\(target))"
    case 5:
      text = "\(maker).size.equalTo(\(any(["\(target)", "24", "CGSize(width: 8, height: gap)"])))"
    case 6:
      text = "\(maker).\(any(["left", "top", "bottom"])).equalTo(\(number()))"
    default:
      text = "\(maker).\(one).\(relation)(\(target).snp.\(other))"
      if Self.sizes.contains(one) { text += any(["", ".multipliedBy(2)", ".dividedBy(4)"]) }
      text += any(["", ".offset(\(number()))"])
    }
    return text + any(["", "", "", ".priority(500)", ".priority(.high)", ".priority(600)"])
  }

  private mutating func maker(_ item: String, _ word: String) {
    let parameter = any([word, "make", "$0", "m"])
    let count = 1 + below(3)
    if count == 1 {
      let opening = parameter == "$0" ? "{ " : "{ \(parameter) in "
      line("\(item).snp.makeConstraints \(opening)\(chain(item, parameter)) }")
      return
    }
    braces("\(item).snp.makeConstraints {" + (parameter == "$0" ? "" : " \(parameter) in")) {
      inner in
      for _ in 0..<count {
        let chain = inner.chain(item, parameter)
        if inner.one(in: 8) {
          inner.line("if \(inner.any(["isWide", "gap > 4"])) { \(chain) }")
        } else {
          inner.line(chain)
        }
      }
    }
  }

  // MARK: Cartography

  private mutating func relation(_ item: String, _ target: String) -> String {
    let (one, other) = pair()
    let sign = any(["==", "==", "==", ">=", "<="])
    var text: String
    switch below(7) {
    case 0: text = "\(item).\(any(Self.sizes)) \(sign) \(plainNumber())"
    case 1:
      text =
        "\(item).edges == " + any(["\(target).edges", "inset(\(target).edges, \(plainNumber()))"])
    case 2:
      text = "\(item).\(any(["center", "size"])) == \(target)."
      text += text.contains("center") ? "center" : "size"
    case 3: return "\(item).left == \(item).superview!.left"
    default:
      text = "\(item).\(one) \(sign) \(target).\(other)"
      if Self.sizes.contains(one) { text += any(["", " * 2", " / 4"]) }
      text += any(["", " + \(number())", " - \(plainNumber())"])
    }
    return text + any(["", "", "", " ~ LayoutPriority(500)", " ~ .defaultHigh"])
  }

  private mutating func relations(_ item: String) {
    let other = target(besides: item)
    let names: (String, String)
    switch below(4) {
    case 0: names = ("$0", "$1")
    case 1: names = ("one", "other")
    case 2 where !item.contains(".") && !item.contains("[") && item != other && other != "self":
      names = (item, other.contains("[") ? "it" : other)
    default: names = ("x", "y")
    }
    let count = 1 + below(3)
    let head = names.0 == "$0" ? "" : " \(names.0), \(names.1) in"
    braces("constrain(\(item), \(other)) {\(head)") { inner in
      for index in 0..<count {
        let isTurned = inner.one(in: 5) && names.0 != "$0"
        var text =
          isTurned ? inner.relation(names.1, names.0) : inner.relation(names.0, names.1)
        // The block takes what it names.
        if names.0 == "$0", index == 0, !text.contains("$1") { text = "$0.width == $1.width" }
        if isTurned, text.contains("superview") { continue }
        inner.line(text)
      }
    }
  }

  // MARK: EasyPeasy

  private mutating func attribute(_ item: String) -> String {
    let (one, other) = pair()
    let sign = any(["", "", "", ">=", "<="])
    let target = target(besides: item)
    var text: String
    let number = sign.isEmpty ? number() : plainNumber()
    switch below(6) {
    case 0:
      text = any([
        "Edges(\(plainNumber()))", "Center()", "Size(\(plainNumber()))",
        "Size(CGSize(width: 4, height: gap))",
      ])
    case 1: text = "\(capitalized(any(Self.sizes)))(\(sign)\(plainNumber()))"
    case 2:
      let size = any(Self.sizes)
      text = "\(capitalized(size))(\(any(["", "==0 * 2", "4"]))).like(\(target))"
    case 3 where !Self.sizes.contains(one):
      text = "\(capitalized(one))(\(sign)\(number))"
    default:
      if Self.sizes.contains(one) {
        text = "\(capitalized(one))(\(sign)\(plainNumber()))"
      } else {
        text = "\(capitalized(one))(\(sign)\(number)).to(\(target), .\(other))"
      }
    }
    return text + any(["", "", "", ".with(.custom(500))", ".with(.high)"])
  }

  private mutating func attributes(_ item: String) {
    let item = item.contains("[") ? any(["a", "b"]) : item
    let count = 1 + below(3)
    let list = (0..<count).map { _ in attribute(item) }
    switch below(3) {
    case 0 where count == 1: line("\(item) <- \(list[0])")
    case 0: line("\(item) <- [\(list.joined(separator: ", "))]")
    case 1: line("\(item).easy.layout([\(list.joined(separator: ", "))])")
    default: line("\(item).easy.layout(\(list.joined(separator: ", ")))")
    }
  }

  // MARK: PureLayout

  private mutating func call(_ item: String) -> String {
    let (one, other) = pair()
    let edge = any(["left", "right", "top", "bottom", "leading", "trailing"])
    let relation = any(["", "", ", relation: .greaterThanOrEqual", ", relation: .lessThanOrEqual"])
    let target = target(besides: item)
    switch below(8) {
    case 0: return "\(item).autoPinEdge(toSuperviewEdge: .\(edge))"
    case 1:
      return "\(item).autoPinEdge(toSuperviewEdge: .\(edge), withInset: \(number())\(relation))"
    case 2:
      return "\(item).autoSetDimension(.\(any(Self.sizes)), toSize: \(plainNumber())\(relation))"
    case 3:
      return any([
        "\(item).autoCenterInSuperview()",
        "\(item).autoSetDimensions(to: CGSize(width: 8, height: gap))",
      ])
    case 4:
      return "\(item).autoMatch(.\(any(Self.sizes)), to: .\(any(Self.sizes)), of: \(target)"
        + any([")", ", withOffset: \(number()))", ", withMultiplier: 0.5)"])
    case 5:
      return "\(item).autoAlignAxis(.\(any(["vertical", "horizontal"])), toSameAxisOf: \(target)"
        + any([")", ", withOffset: \(number()))"])
    case 6:
      return "\(item).autoPinEdgesToSuperviewEdges("
        + any([
          ")", "with: UIEdgeInsets(top: 1, left: gap, bottom: 3, right: 4))",
          "with: .zero, excludingEdge: .top)",
        ])
    default:
      guard !Self.sizes.contains(one), one != "centerX", one != "centerY" else {
        return
          "\(item).autoPinEdge(.top, to: .bottom, of: \(target), withOffset: \(number())\(relation))"
      }
      return "\(item).autoPinEdge(.\(one), to: .\(other), of: \(target)"
        + any([")", ", withOffset: \(number())\(relation))"])
    }
  }

  private mutating func pins(_ item: String) {
    guard one(in: 4) else { return line(call(item)) }
    let level = any(["UILayoutPriority(500)", ".defaultHigh"])
    braces("NSLayoutConstraint.autoSetPriority(\(level)) {") { inner in
      for _ in 0..<1 + inner.below(2) { inner.line(inner.call(item)) }
    }
  }

  // MARK: Anchors

  private mutating func anchor(_ item: String) -> String {
    let (one, other) = pair()
    let relation = any(["equal", "equal", "equal", "greaterThanOrEqual", "lessThanOrEqual"])
    var target = target(besides: item)
    if one != "width", one != "height", self.one(in: 5) { target = "\(item).superview!" }
    let prefix = target == "self" && self.one(in: 2) ? "" : "\(target)."
    if self.one(in: 4) {
      return "\(item).\(any(Self.sizes))Anchor.constraint(\(relation)ToConstant: \(plainNumber()))"
    }
    if self.one(in: 5) {
      return
        "NSLayoutConstraint(item: \(item), attribute: .\(one), relatedBy: .\(relation), toItem: \(target), "
        + "attribute: .\(other), multiplier: 1, constant: \(number()))"
    }
    let factor = Self.sizes.contains(one) ? any(["", ", multiplier: 2"]) : ""
    return "\(item).\(one)Anchor.constraint(\(relation)To: \(prefix)\(other)Anchor"
      + factor + any(["", ", constant: \(number())"]) + ")"
  }

  private mutating func anchors(_ item: String) {
    switch below(4) {
    case 0: line("\(anchor(item)).isActive = true")
    case 1:
      let name = name("limit")
      line("let \(name) = \(anchor(item))")
      line("\(name).priority = \(any(["UILayoutPriority(500)", ".defaultHigh"]))")
      if one(in: 5) { layout(any(items)) }
      line("\(name).isActive = true")
    default:
      let count = 1 + below(3)
      line("NSLayoutConstraint.activate([")
      for _ in 0..<count { line("  \(anchor(item)),") }
      line("])")
    }
  }

  // MARK: Handles and lists

  mutating func storeHandle() {
    let item = any(["a", "b", "c", "d"])
    let handle = any(["first", "second"])
    let owner = any(["", "self."])
    let (target, constant) = (target(besides: item), plainNumber())
    let edge = any(["left", "top", "right", "width"])
    switch dialect {
    case .maker:
      let chain = "make.\(edge).equalTo(\(target)).offset(\(constant)).constraint"
      line("\(item).snp.makeConstraints { make in \(owner)\(handle) = \(chain) }")
    case .operators:
      let relation = "one.\(edge) == other.\(edge) + \(constant)"
      line("constrain(\(item), \(target)) { one, other in \(owner)\(handle) = \(relation) }")
    case .attribute:
      line("\(owner)\(handle) = \(item).easy.layout(\(capitalized(edge))(\(constant))).first")
    case .autoPin:
      line(
        edge == "width"
          ? "\(owner)\(handle) = \(item).autoSetDimension(.width, toSize: \(constant))"
          : "\(owner)\(handle) = \(item).autoPinEdge(toSuperviewEdge: .\(edge), withInset: \(constant))"
      )
    default:
      line(
        "\(owner)\(handle) = \(item).\(edge)Anchor.constraint(equalTo: \(target).\(edge)Anchor, constant: \(constant))"
      )
      line("\(owner)\(handle).isActive = true")
    }
  }

  mutating func changeHandle() {
    let handle = any(["first", "second"])
    let (number, level) = (number(), any(["UILayoutPriority(500)", ".defaultHigh"]))
    if dialect == .maker {
      line(
        any([
          "\(handle)?.update(offset: \(number))", "\(handle)?.deactivate()",
          "\(handle)?.activate()",
          "\(handle)?.update(inset: \(number))", "\(handle)?.update(priority: 500)",
        ])
      )
    } else {
      line(
        any([
          "\(handle)?.constant = \(number)", "\(handle)?.isActive = false",
          "\(handle)?.isActive = true", "\(handle)?.priority = \(level)",
          "\(handle)?.constant += 2",
        ])
      )
    }
  }

  mutating func list() {
    let item = any(["a", "b", "c", "d"])
    switch dialect {
    case .anchors:
      let name = name("list")
      line("var \(name) = [\(anchor(item)), \(anchor(item))]")
      if one(in: 2) { layout(any(items)) }
      if one(in: 2) {
        line("\(name).append(\(anchor(item)))")
      } else {
        line("if isWide { \(name) += [\(anchor(item))] }")
      }
      line("NSLayoutConstraint.activate(\(name))")
    case .autoPin:
      braces("kept = NSLayoutConstraint.autoCreateAndInstallConstraints {") { inner in
        for _ in 0..<1 + inner.below(2) { inner.line(inner.call(item)) }
      }
      if one(in: 2) { line("kept[0].\(any(["constant = 3", "isActive = false"]))") }
    case .attribute:
      line("kept = \(item).easy.layout([\(attribute(item)), \(attribute(item))])")
      if one(in: 2) { line("kept[0].\(any(["constant = 3", "isActive = false"]))") }
    case .maker:
      if one(in: 2) {
        braces("d.snp.remakeConstraints { make in") { inner in
          for _ in 0..<1 + inner.below(2) { inner.line(inner.chain("d", "make")) }
        }
      } else {
        line("d.snp.removeConstraints()")
      }
    case .operators:
      if one(in: 3) {
        line("constrain(clear: group)")
      } else {
        braces("constrain(\(item), self, replace: group) { one, other in") { inner in
          for _ in 0..<1 + inner.below(2) {
            let text = inner.relation("one", "other")
            if !text.contains("superview") { inner.line(text) }
          }
          inner.line("one.width == 40")
        }
      }
    default: layout(item)
    }
  }
}
