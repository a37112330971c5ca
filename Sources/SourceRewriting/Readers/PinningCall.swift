import ConstraintKernel
import LayoutStatements

/// One call: its name, its labels, and what its words mean.
struct PinningCall {
  let selector: String
  let name: String
  private let subject: String
  let arguments: [String: CallChain.Argument]
  private let lift: AutoPinLift

  init(
    _ name: String,
    _ arguments: [CallChain.Argument],
    _ subject: String,
    _ lift: AutoPinLift
  ) {
    self.name = name
    self.subject = subject
    self.lift = lift
    var byLabel: [String: CallChain.Argument] = [:]
    for argument in arguments { byLabel[argument.label ?? "_"] = argument }
    self.arguments = byLabel
    selector = name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private func text(_ label: String) -> String? {
    arguments[label].map { lift.reading.source.text(ofTokens: $0.tokens) }
  }

  func amount(_ label: String) -> Amount? {
    arguments[label].map { lift.reading.amount($0.tokens, at: lift.scope) }
  }

  /// Whether an argument is `true`, as all that can be left out are; nil for anything but a literal.
  func flag(_ label: String) -> Bool? {
    switch text(label) {
    case nil, "true": true
    case "false": false
    default: nil
    }
  }

  func has(_ labels: String...) -> Bool { Set(arguments.keys).isSubset(of: labels) }

  private var relation: LayoutConstraint.Relation? {
    guard let argument = arguments["relation"] else { return .equal }
    switch lift.reading.caseName(argument.tokens) {
    case "equal": return .equal
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    default: return nil
    }
  }

  /// The attribute a word such as `.vertical` or `ALEdge.top` means.
  func word(_ label: String) -> LayoutConstraint.Attribute? {
    guard let argument = arguments[label], let name = lift.reading.caseName(argument.tokens) else {
      return nil
    }
    switch name {
    case "vertical": return .centerX
    case "horizontal": return .centerY
    case "marginAxisVertical": return .centerXWithinMargins
    case "marginAxisHorizontal": return .centerYWithinMargins
    case _ where name.hasPrefix("margin"):
      let edge = String(name.dropFirst(6))
      return AttributeWords.single[edge.prefix(1).lowercased() + edge.dropFirst()]?.margin
    default: return AttributeWords.single[name]
    }
  }

  /// The constraints; nil for a call that cannot be read.
  func constraints() -> [LayoutStatement]? {
    guard let relation else { return nil }
    switch name {
    case "autoPinEdge" where arguments["withSystemSpacing"] != nil: return gaps(relation)
    case "autoPinEdge" where arguments["toSuperviewArea"] != nil: return edgeToArea(relation)
    case "autoPinEdges" where arguments["toSuperviewArea"] != nil: return edgesToArea()
    case "autoPinEdge": return arguments["to"] == nil ? edgeToSuperview(relation) : related("of")
    case "autoPin", "autoPinToTopLayoutGuide", "autoPinToBottomLayoutGuide",
      "autoPinToTopLayoutGuideOfViewController", "autoPinToBottomLayoutGuideOfViewController":
      return toBars(relation)
    case "autoPinEdgesToSuperviewEdges": return edges(.superview, \.self)
    case "autoPinEdgesToSuperviewSafeArea":
      return edges(ItemReference(.superview, .safeArea), \.self)
    case "autoPinEdgesToSuperviewMargins": return edges(.superview, \.margin)
    case "autoPinEdges": return edgesElsewhere()
    case "autoCenterInSuperview":
      return arguments.isEmpty ? [toSuperview(.centerY), toSuperview(.centerX)] : nil
    case "autoCenterInSuperviewMargins":
      guard arguments.isEmpty else { return nil }
      return [
        toSuperview(.centerY, .centerYWithinMargins), toSuperview(.centerX, .centerXWithinMargins),
      ]
    case "autoAlignAxis": return axis()
    case "autoMatch", "autoConstrainAttribute": return related("of")
    case "autoSetDimension":
      guard has("_", "toSize", "relation"), let size = amount("toSize"), let attribute = word("_")
      else { return nil }
      return [LayoutStatement(subject, attribute, relation, constant: size)]
    case "autoSetRatio":
      guard has("_", "relation"), let ratio = text("_"),
        let statement = RatioText.statement(subject, relation, ratio)
      else { return nil }
      return [statement]
    case "autoSetDimensions":
      guard has("to"), let size = arguments["to"],
        let structure = StructureText(size.tokens, .size, lift.reading, at: lift.scope)
      else { return nil }
      return [LayoutConstraint.Attribute.width, .height].map {
        LayoutStatement(
          subject,
          $0,
          constant: structure.constants(.size, on: $0)?.leftToRight ?? .zero
        )
      }
    default: return nil
    }
  }

  private func toSuperview(
    _ attribute: LayoutConstraint.Attribute,
    _ target: LayoutConstraint.Attribute? = nil
  ) -> LayoutStatement {
    LayoutStatement(subject, attribute, .equal, .item(.superview, target ?? attribute))
  }

  // MARK: Edges of the superview

  private func edgeToSuperview(_ relation: LayoutConstraint.Relation) -> [LayoutStatement]? {
    guard
      has("toSuperviewEdge", "toSuperviewSafeArea", "toSuperviewMargin", "withInset", "relation")
    else { return nil }
    let inset = amount("withInset") ?? .zero
    if let edge = word("toSuperviewEdge") { return [pin(edge, nil, edge, inset, relation)] }
    if let edge = word("toSuperviewSafeArea") {
      return [pin(edge, .safeArea, edge, inset, relation)]
    }
    guard let edge = word("toSuperviewMargin") else { return nil }
    return [pin(edge, nil, edge.margin, inset, relation)]
  }

  /// `autoPinEdge(.top, toSuperviewArea: .safeArea, withInset: 8)`.
  private func edgeToArea(_ relation: LayoutConstraint.Relation) -> [LayoutStatement]? {
    guard has("_", "toSuperviewArea", "withInset", "relation"), let edge = word("_"), let area
    else { return nil }
    let isMargin = area == .layoutMargins
    let inset = amount("withInset") ?? .zero
    return [pin(edge, isMargin ? nil : area, isMargin ? edge.margin : edge, inset, relation)]
  }

  /// `autoPinEdges(toSuperviewArea: .margins, with: insets, excludingEdge: .top)`.
  private func edgesToArea() -> [LayoutStatement]? {
    guard has("toSuperviewArea", "with", "excludingEdge"), let area else { return nil }
    return area == .layoutMargins
      ? edges(.superview, \.margin) : edges(ItemReference(.superview, area), \.self)
  }

  private var area: ItemReference.Guide? {
    arguments["toSuperviewArea"].flatMap { lift.reading.area($0.tokens) }
  }

  /// Usual gaps inwards from the item's own edge, which the relation compares.
  private func gaps(_ relation: LayoutConstraint.Relation) -> [LayoutStatement]? {
    guard lift.reading.facts.module == .own, let amount = amount("withSystemSpacing") else {
      return nil
    }
    let edge: LayoutConstraint.Attribute
    let target: LayoutStatement.Target
    if let own = word("toSuperviewEdge") {
      guard has("toSuperviewEdge", "withSystemSpacing", "relation") else { return nil }
      (edge, target) = (own, .item(.superview, own))
    } else {
      guard has("_", "to", "of", "withSystemSpacing", "relation"), let own = word("_"),
        let other = word("to"), let item = text("of"), !item.contains("?")
      else { return nil }
      (edge, target) = (own, .item(.named(item, for: subject), other))
    }
    var statement = LayoutStatement(
      subject,
      edge,
      edge.isFarEdge ? relation.flipped : relation,
      target
    )
    return statement.setGaps(inwards: amount) ? [statement] : nil
  }

  /// An inset counts inwards, and its relation compares it.
  private func pin(
    _ edge: LayoutConstraint.Attribute,
    _ guide: ItemReference.Guide?,
    _ target: LayoutConstraint.Attribute,
    _ inset: Amount,
    _ relation: LayoutConstraint.Relation
  ) -> LayoutStatement {
    LayoutStatement(
      subject,
      edge,
      edge.isFarEdge ? relation.flipped : relation,
      .item(ItemReference(.superview, guide), target),
      constant: edge.isFarEdge ? inset.negated : inset,
      constantKind: .inset
    )
  }

  /// Below the bars of a view controller, or above them; the inset counts away from them.
  private func toBars(_ relation: LayoutConstraint.Relation) -> [LayoutStatement]? {
    let isTop = name.contains("Top") || arguments["toTopLayoutGuideOf"] != nil
    let labels = ["toTopLayoutGuideOf", "toBottomLayoutGuideOf", "of", "_"]
    guard let label = labels.first(where: { arguments[$0] != nil }), let controller = text(label),
      has(label, "withInset", "relation"), !controller.contains("?"),
      name == "autoPin" ? label.hasPrefix("to") : !label.hasPrefix("to")
    else { return nil }
    let inset = amount("withInset") ?? .zero
    let guide = ItemReference("\(controller).\(isTop ? "topLayoutGuide" : "bottomLayoutGuide")")
    return [
      LayoutStatement(
        subject,
        isTop ? .top : .bottom,
        isTop ? relation : relation.flipped,
        .item(guide, isTop ? .bottom : .top),
        constant: isTop ? inset : inset.negated
      )
    ]
  }

  private func edges(
    _ item: ItemReference,
    _ target: (LayoutConstraint.Attribute) -> LayoutConstraint.Attribute
  ) -> [LayoutStatement]? {
    guard
      has(
        "with",
        "excludingEdge",
        "toSuperviewMarginsExcludingEdge",
        "toEdgesOf",
        "toSuperviewArea"
      )
    else { return nil }
    let excludingLabel =
      arguments["toSuperviewMarginsExcludingEdge"] == nil
      ? "excludingEdge" : "toSuperviewMarginsExcludingEdge"
    let excluded = word(excludingLabel)
    if arguments[excludingLabel] != nil, excluded == nil { return nil }
    let structure = arguments["with"].flatMap {
      StructureText($0.tokens, .insets, lift.reading, at: lift.scope)
    }
    if arguments["with"] != nil, structure == nil { return nil }
    var edges: [LayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    let isOriginalArea =
      name == "autoPinEdgesToSuperviewSafeArea" && lift.reading.facts.module == .original
    // There the safe area has edges in reading direction, whichever of them is left out.
    if !isOriginalArea, excluded == .left || excluded == .right {
      edges = [.top, .left, .bottom, .right]
    }
    let missing =
      switch excluded {
      case .left where isOriginalArea: LayoutConstraint.Attribute.leading
      case .right where isOriginalArea: LayoutConstraint.Attribute.trailing
      default: excluded
      }
    return edges.filter { $0 != missing }.map { edge in
      let physical = edge.physical(in: .leftToRight)
      let constant = structure?.constants(.insets, on: physical)?.leftToRight ?? .zero
      return LayoutStatement(
        subject,
        edge,
        .equal,
        .item(item, target(edge)),
        constant: constant,
        constantKind: .inset
      )
    }
  }

  private func edgesElsewhere() -> [LayoutStatement]? {
    if arguments["toSuperviewMarginsExcludingEdge"] != nil { return edges(.superview, \.margin) }
    guard let other = text("toEdgesOf"), !other.contains("?") else { return nil }
    return edges(.named(other, for: subject), \.self)
  }

  // MARK: Other items

  private func axis() -> [LayoutStatement]? {
    if let axis = word("toSuperviewAxis") {
      return has("toSuperviewAxis") ? [toSuperview(axis)] : nil
    }
    if let axis = word("toSuperviewMarginAxis") {
      return has("toSuperviewMarginAxis") ? [toSuperview(axis, axis.margin)] : nil
    }
    guard let axis = word("_"), arguments["toSameAxisOf"] != nil else { return nil }
    return related("toSameAxisOf", attribute: axis)
  }

  /// An offset is added to the other item's coordinate.
  private func related(
    _ label: String,
    attribute: LayoutConstraint.Attribute? = nil
  ) -> [LayoutStatement]? {
    guard has("_", "to", label, "withOffset", "withMultiplier", "offset", "relation"), let relation,
      let first = word("_"), let second = attribute ?? word("to"),
      let other = text(label), !other.contains("?")
    else { return nil }
    return [
      LayoutStatement(
        subject,
        first,
        relation,
        .item(.named(other, for: subject), second),
        factor: amount("withMultiplier") ?? .one,
        constant: amount("withOffset") ?? amount("offset") ?? .zero
      )
    ]
  }
}
