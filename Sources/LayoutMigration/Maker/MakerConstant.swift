import ConstraintKernel
import LayoutStatements

/// The constant of a chain, as an offset or an inset.
///
/// An inset takes its sign from the target's attribute. It is used for distances inside the
/// superview, where both attributes are the same: always at far edges, at near edges beside an
/// equation with an inset. Everything else is an offset, with its sign; so is a distance from one edge of a guide,
/// which people name.
struct MakerConstant {
  /// The call, or nothing where there is no constant.
  let text: String
  let isInset: Bool

  init(_ phrase: Phrase, _ context: PrintingContext, prefersInsets: Bool) {
    let statement = phrase.first
    if let gaps = statement.gapsInwards {
      text = gaps.isOne ? ".systemSpacing()" : ".systemSpacing(\(gaps.source))"
      isInset = false
    } else if let rightToLeft = statement.constantRightToLeft, statement.target != .nothing {
      text = ".inset(\(Self.insets(statement, rightToLeft, context)))"
      isInset = true
    } else if phrase.shape?.constants == .unevenInsets {
      text = ".inset(\(Self.insets(phrase, context)))"
      isInset = true
    } else if statement.target == .nothing || phrase.statements.allSatisfy(\.constant.isZero) {
      text = ""
      isInset = false
    } else if Self.isInset(phrase, context, prefersInsets) {
      text = ".inset(\(statement.inset.source))"
      isInset = true
    } else {
      text = ".offset(\(statement.constant.source))"
      isInset = false
    }
  }

  private static func isInset(
    _ phrase: Phrase,
    _ context: PrintingContext,
    _ prefersInsets: Bool
  ) -> Bool {
    let statement = phrase.first
    if phrase.statements.count > 1 { return true }
    guard case .item(let item, let attribute) = statement.target, attribute.isEdge,
      item.guide == nil || statement.constantKind == .inset
        || context.area(item, of: statement.subject) != nil,
      attribute == statement.attribute, attribute != .firstBaseline, attribute != .lastBaseline,
      context.isSuperview(item, of: statement.subject)
    else { return false }
    if attribute.isFarEdge { return statement.constant.isNegative }
    return prefersInsets || statement.constantKind == .inset
  }

  /// Insets of four edges, by their sides.
  private static func insets(_ phrase: Phrase, _ context: PrintingContext) -> String {
    let isDirectional = phrase.statements.contains { $0.attribute.isDirectional }
    let sides: [LayoutConstraint.Attribute] =
      isDirectional ? [.top, .leading, .bottom, .trailing] : [.top, .left, .bottom, .right]
    let arguments = sides.map { side in
      let inset = phrase.statements.first { $0.attribute == side }?.inset ?? .zero
      return "\(side): \(inset.source)"
    }
    let type = isDirectional ? context.directionalInsetsType : context.insetsType
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// Insets whose sides give a constant for each reading direction.
  private static func insets(
    _ statement: LayoutStatement,
    _ rightToLeft: Amount,
    _ context: PrintingContext
  ) -> String {
    let attribute = statement.targetAttribute ?? statement.attribute
    let isFar = attribute.isFarEdge
    let leftToRight = statement.inset.source
    let mirrored = (isFar ? rightToLeft.negated : rightToLeft).source
    // Physical insets meet a leading edge on the left, or on the right; and the other way round.
    let (near, far) = isFar ? (mirrored, leftToRight) : (leftToRight, mirrored)
    return attribute.isDirectional
      ? "\(context.insetsType)(top: 0, left: \(near), bottom: 0, right: \(far))"
      : "\(context.directionalInsetsType)(top: 0, leading: \(near), bottom: 0, trailing: \(far))"
  }
}
