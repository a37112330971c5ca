import ConstraintKernel
import LayoutStatements

/// One `auto…` call.
struct AutoPinCall {
  let text: String

  init(_ phrase: Phrase, _ context: PrintingContext) {
    let statement = phrase.first
    let call = Self.compound(phrase, context) ?? Self.call(statement, context)
    text = "\(statement.subject).\(call)"
  }

  // MARK: Several at once

  private static func compound(_ phrase: Phrase, _ context: PrintingContext) -> String? {
    guard let word = phrase.shape?.word else { return nil }
    switch word {
    case "center": return "autoCenterInSuperview()"
    case "dimensions":
      let sizes = phrase.statements.map(\.constant.source)
      return "autoSetDimensions(to: \(context.sizeType)(width: \(sizes[0]), height: \(sizes[1])))"
    default: return edges(phrase, excluding: word == "all" ? nil : word, context)
    }
  }

  private static func edges(
    _ phrase: Phrase,
    excluding excluded: String?,
    _ context: PrintingContext
  ) -> String {
    let statement = phrase.first
    var arguments: [String] = []
    var name = "autoPinEdgesToSuperviewEdges"
    if let item = statement.targetItem {
      if !context.isSuperview(item, of: statement.subject) || item.guide == .layoutMargins
        || item.guide == .readableContent
      {
        name = "autoPinEdges"
        let area = areaWord(item, of: statement.subject, context)
        let expression = context.expression(of: item, subject: statement.subject)
        arguments.append(area.map { "toSuperviewArea: \($0)" } ?? "toEdgesOf: \(expression)")
      } else if item.guide == .safeArea {
        name = "autoPinEdgesToSuperviewSafeArea"
      }
    }
    if let insets = insets(phrase, context) {
      arguments.append("with: \(insets)")
    } else if excluded != nil, context.saysOriginals {
      // There no call leaves an edge out without insets.
      arguments.append("with: .zero")
    }
    if let excluded { arguments.append("excludingEdge: .\(excluded)") }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func insets(_ phrase: Phrase, _ context: PrintingContext) -> String? {
    var sides = ["top": "0", "left": "0", "bottom": "0", "right": "0"]
    for statement in phrase.statements where !statement.constant.isZero {
      switch statement.attribute {
      case .top: sides["top"] = statement.inset.source
      case .bottom: sides["bottom"] = statement.inset.source
      case .leading, .left: sides["left"] = statement.inset.source
      default: sides["right"] = statement.inset.source
      }
    }
    if sides.values.allSatisfy({ $0 == "0" }) { return nil }
    let arguments = ["top", "left", "bottom", "right"].map { "\($0): \(sides[$0] ?? "0")" }
    return "\(context.insetsType)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: One

  private static func call(_ statement: LayoutStatement, _ context: PrintingContext) -> String {
    if context.saysWords, let ratio = statement.ratio {
      return "autoSetRatio(\(ratio.factorSource)\(relation(statement.relation)))"
    }
    guard case .item(let item, let attribute) = statement.target else {
      let relation = relation(statement.relation)
      return "autoSetDimension(.\(statement.attribute), "
        + "toSize: \(statement.constant.source)\(relation))"
    }
    if let call = gap(statement, item, attribute, context) { return call }
    if let call = pinToSuperview(statement, item, attribute, context) { return call }
    let partner = context.expression(of: item, subject: statement.subject)
    if let call = alignment(statement, item, attribute, partner, context) { return call }
    let isPlain = statement.factor.isOne
    if statement.attribute.isPlainEdge, attribute.isPlainEdge, isPlain {
      return "autoPinEdge(.\(statement.attribute), to: .\(attribute), of: \(partner)"
        + trailing(statement, context)
    }
    if statement.attribute.kind == .size, attribute.kind == .size {
      return "autoMatch(.\(statement.attribute), to: .\(attribute), of: \(partner)"
        + trailing(statement, context)
    }
    return "autoConstrainAttribute(.\(statement.attribute.pinName), to: .\(attribute.pinName), "
      + "of: \(partner)" + trailing(statement, context)
  }

  /// Whether there are words for the gaps of a statement: they lie between edges, and alone.
  static func canSay(_ statement: LayoutStatement) -> Bool {
    statement.hasGapsAlone && (statement.gaps == nil || statement.lieBetweenEdges)
  }

  /// An edge so many usual gaps away from another one.
  private static func gap(
    _ statement: LayoutStatement,
    _ item: ItemReference,
    _ attribute: LayoutConstraint.Attribute,
    _ context: PrintingContext
  ) -> String? {
    guard let gaps = statement.gapsInwards else { return nil }
    let edge = statement.attribute
    let isInset =
      edge == attribute && item.guide == nil
      && context.isSuperview(item, of: statement.subject)
    let partner = context.expression(of: item, subject: statement.subject)
    let place =
      isInset ? "toSuperviewEdge: .\(edge)" : ".\(edge), to: .\(attribute), of: \(partner)"
    let relation = edge.isFarEdge ? statement.relation.flipped : statement.relation
    return "autoPinEdge(\(place), withSystemSpacing: \(gaps.source)\(Self.relation(relation)))"
  }

  /// The word for an area of the superview beside the safe area, which has calls of its own; nil where
  /// it is written by its guide.
  ///
  /// The margins are attributes of the superview in these calls, and a document means their guide.
  private static func areaWord(
    _ item: ItemReference,
    of subject: String,
    _ context: PrintingContext
  ) -> String? {
    guard item.guide == .readableContent || item.guide == .layoutMargins && context.saysWords else {
      return nil
    }
    return context.area(item, of: subject)
  }

  /// An edge inside an edge of the superview, its margin or its safe area.
  private static func pinToSuperview(
    _ statement: LayoutStatement,
    _ item: ItemReference,
    _ attribute: LayoutConstraint.Attribute,
    _ context: PrintingContext
  ) -> String? {
    guard statement.attribute.isPlainEdge, statement.factor.isOne,
      context.isSuperview(item, of: statement.subject)
    else { return nil }
    let area: String
    var name = ""
    switch item.guide {
    case nil where attribute == statement.attribute: area = "toSuperviewEdge"
    case nil where attribute == statement.attribute.margin: area = "toSuperviewMargin"
    case .safeArea where attribute == statement.attribute: area = "toSuperviewSafeArea"
    case .some where attribute == statement.attribute:
      guard let word = areaWord(item, of: statement.subject, context) else { return nil }
      area = ""
      name = word
    default: return nil
    }
    let isFar = statement.attribute.isFarEdge
    let relation = isFar ? statement.relation.flipped : statement.relation
    // At a margin the original takes an inset or a relation.
    if context.saysOriginals, area == "toSuperviewMargin", relation != .equal,
      !statement.constant.isZero
    {
      return nil
    }
    var call =
      name.isEmpty
      ? "autoPinEdge(\(area): .\(statement.attribute)"
      : "autoPinEdge(.\(statement.attribute), toSuperviewArea: \(name)"
    let needsInset =
      context.saysOriginals && relation != .equal && area != "toSuperviewMargin"
    if !statement.constant.isZero || needsInset {
      call += ", withInset: \(statement.inset.source)"
    }
    return call + Self.relation(relation) + ")"
  }

  /// An axis on the same axis, which can only be equal, with a factor or an offset.
  private static func alignment(
    _ statement: LayoutStatement,
    _ item: ItemReference,
    _ attribute: LayoutConstraint.Attribute,
    _ partner: String,
    _ context: PrintingContext
  ) -> String? {
    guard let axis = statement.attribute.pinAxis, statement.relation == .equal else { return nil }
    let isSuperview = context.isSuperview(item, of: statement.subject) && item.guide == nil
    let isPlain = statement.factor.isOne && statement.constant.isZero
    if isSuperview, isPlain, statement.attribute.isMiddle, attribute == statement.attribute.margin {
      return "autoAlignAxis(toSuperviewMarginAxis: .\(axis))"
    }
    guard attribute == statement.attribute else { return nil }
    if isSuperview, isPlain { return "autoAlignAxis(toSuperviewAxis: .\(axis))" }
    let head = "autoAlignAxis(.\(axis), toSameAxisOf: \(partner)"
    if statement.factor.isOne { return head + trailing(statement, context) }
    guard statement.constant.isZero else { return nil }
    return "\(head), withMultiplier: \(statement.factor.factorSource))"
  }

  /// Factor, offset and relation, and the closing bracket.
  private static func trailing(_ statement: LayoutStatement, _ context: PrintingContext) -> String {
    var arguments = ""
    let hasFactor = !statement.factor.isOne
    if hasFactor { arguments += ", withMultiplier: \(statement.factor.factorSource)" }
    // The original knows no relation alone.
    let needsOffset = context.saysOriginals && !hasFactor && statement.relation != .equal
    if !statement.constant.isZero || needsOffset {
      arguments += ", \(hasFactor ? "offset" : "withOffset"): \(statement.constant.source)"
    }
    return arguments + relation(statement.relation) + ")"
  }

  private static func relation(_ relation: LayoutConstraint.Relation) -> String {
    relation == .equal ? "" : ", relation: .\(relation.caseName)"
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is one of the six edges.
  var isPlainEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The dialect's name of the line through the item; nil for anything else.
  fileprivate var pinAxis: String? {
    switch self {
    case .centerX: "vertical"
    case .centerY: "horizontal"
    case .lastBaseline: "baseline"
    case .firstBaseline: "firstBaseline"
    default: nil
    }
  }

  /// The dialect's name of any attribute.
  fileprivate var pinName: String {
    if let pinAxis { return pinAxis }
    switch self {
    case .leftMargin: return "marginLeft"
    case .rightMargin: return "marginRight"
    case .topMargin: return "marginTop"
    case .bottomMargin: return "marginBottom"
    case .leadingMargin: return "marginLeading"
    case .trailingMargin: return "marginTrailing"
    case .centerXWithinMargins: return "marginAxisVertical"
    case .centerYWithinMargins: return "marginAxisHorizontal"
    default: return description
    }
  }
}
