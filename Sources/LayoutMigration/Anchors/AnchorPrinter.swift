import ConstraintKernel
import LayoutStatements

/// Writes layout anchors: one activation for all, variables for what is not required.
package struct AnchorPrinter: StatementPrinter {
  /// ``SourceDialect/anchors``.
  package let dialect = SourceDialect.anchors

  private let storage: String?

  /// Makes a printer.
  ///
  /// - Parameter storage: The expression in which the constraints are kept; nil to keep them nowhere.
  package init(storingIn storage: String? = nil) {
    self.storage = storage
  }

  /// Writes one `activate` for all statements, behind the variables it needs.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    let writer = ConstraintWriter(context: context, storage: storage) { statement in
      AnchorPhrase(statement, context)?.text
    }
    return writer.print(statements)
  }
}

/// One constraint in words of anchors.
struct AnchorPhrase {
  let text: String

  /// Fails where anchors have no words for it.
  init?(_ statement: LayoutStatement, _ context: PrintingContext) {
    guard let subject = Self.anchor(of: statement.attribute) else { return nil }
    let relation = "\(statement.relation.caseName)To"
    guard case .item(let item, let attribute) = statement.target else {
      guard statement.attribute.axis != nil, Self.isSize(statement.attribute) else { return nil }
      text =
        "\(statement.subject).\(subject).constraint("
        + "\(relation)Constant: \(statement.constant.source))"
      return
    }
    guard let target = Self.anchor(of: attribute), Self.agree(statement.attribute, attribute)
    else { return nil }
    if context.saysWords, let ratio = statement.ratio {
      let number = ratio.factorSource
      text = "\(statement.subject).ratioAnchor.constraint(\(relation)Constant: \(number))"
      return
    }
    let partner = context.expression(of: item, subject: statement.subject)
    if let gaps = statement.gaps {
      guard statement.factor.isOne, statement.constant.isZero, let axis = attribute.axis,
        !Self.isSize(attribute)
      else { return nil }
      let arguments: String
      if gaps.areBetweenSiblings {
        let place = axis == .horizontal ? "After" : "Below"
        arguments =
          "\(relation)SystemSpacing\(place): \(partner).\(target), "
          + "multiplier: \(gaps.count.source)"
      } else {
        arguments = "\(relation): \(partner).\(target), gap: \(gaps.count.gapSource)"
      }
      text = "\(statement.subject).\(subject).constraint(\(arguments))"
      return
    }
    var arguments = "\(relation): \(partner).\(target)"
    if !statement.factor.isOne {
      guard Self.isSize(attribute) else { return nil }
      arguments += ", multiplier: \(statement.factor.factorSource)"
    }
    if !statement.constant.isZero { arguments += ", constant: \(statement.constant.source)" }
    text = "\(statement.subject).\(subject).constraint(\(arguments))"
  }

  private static func isSize(_ attribute: LayoutConstraint.Attribute) -> Bool {
    attribute == .width || attribute == .height
  }

  /// The property that gives the anchor; margins have none.
  private static func anchor(of attribute: LayoutConstraint.Attribute) -> String? {
    attribute == .notAnAttribute || attribute.edge != attribute ? nil : "\(attribute)Anchor"
  }

  /// Whether the types of both anchors are the same: sizes, or locations of one axis.
  private static func agree(
    _ one: LayoutConstraint.Attribute,
    _ other: LayoutConstraint.Attribute
  ) -> Bool {
    isSize(one) == isSize(other) && (isSize(one) || one.axis == other.axis)
  }
}
