import LayoutMigration
import LayoutStatements

/// Puts printed code into the list or group that keeps its constraints.
struct ListWriter {
  private let target: SourceDialect
  private let verb: LayoutUnit.Verb
  private let constraintType: String
  private let indentation: String
  private let assigns: Bool
  private let isOptional: Bool
  /// What the list holds, by the name that code around has given it.
  private let held: String?
  /// Whether the list is the item itself, which attributes are cleared by.
  private let isItem: Bool
  /// Whether the first statements stand in front of any code.
  private let beginsPlainly: Bool
  private var runs = 0
  /// The expression of the list; nil where nothing is kept.
  let storage: String?

  /// Whether branches stand inside the call that makes a group.
  var holdsFlow: Bool { target == .operators }

  /// Code that keeps nothing, and changes constants.
  static let none = ListWriter()

  private init() {
    target = .anchors
    verb = .updates
    (constraintType, indentation) = ("", "")
    (assigns, isItem, beginsPlainly) = (false, false, true)
    (isOptional, held) = (false, nil)
    storage = nil
  }

  /// Fails for units whose constraints are kept nowhere.
  init?(_ group: UnitGroup, _ conversion: SourceConversion, _ style: SourceStyle) {
    guard let unit = group.units.first, let replacement = unit.replacement else { return nil }
    target = conversion.target
    verb = unit.verb
    constraintType = style.constraintType
    indentation = style.indentation
    assigns = replacement.assigns
    (isOptional, held) = (replacement.isOptional, replacement.held)
    if case .statement = unit.rows.first?.content {
      beginsPlainly = true
    } else {
      beginsPlainly = false
    }
    isItem = target == .attribute && unit.subject != nil
    storage = replacement.storage
  }

  /// The printer of the dialect that keeps what it prints; nil where the plain one does.
  var printer: (any StatementPrinter)? {
    guard let storage else { return nil }
    return switch target {
    case .operators: OperatorPrinter(replacing: storage)
    case .maker: MakerPrinter(.prepare)
    case .anchors: AnchorPrinter(storingIn: storage)
    case .constraint: ConstraintPrinter(storingIn: storage)
    case .attribute, .autoPin, .scene: nil
    }
  }

  /// The lines in front: they take out what the list holds.
  func opening(isEmpty: Bool) -> [String] {
    guard let storage, verb != .adds else { return [] }
    if isItem { return ["\(storage).easy.clear()"] }
    if target == .operators { return isEmpty ? ["constrain(clear: \(storage))"] : [] }
    let out =
      target == .maker
      ? "\(storage).forEach { $0.deactivate() }"
      : "\(constraintType).deactivate(\(held ?? storage))"
    return isEmpty || !beginsPlainly ? [out, "\(storage) = []"] : [out]
  }

  /// The lines of one run of statements, which the list takes in.
  mutating func keeping(_ lines: [String]) throws(LeftReason) -> [String] {
    guard let storage, !isItem, !lines.isEmpty else { return lines }
    runs += 1
    let adds = verb == .adds && !assigns || !beginsPlainly || runs > 1
    // Nothing is added to a list that may not be there.
    if isOptional, adds { throw .handle(storage) }
    let sign = adds ? "+=" : "="
    switch target {
    case .operators: return lines
    case .anchors, .constraint:
      if isOptional {
        let call = "\(constraintType).activate(\(storage)"
        return lines.map { $0 == call + ")" ? call + " ?? [])" : $0 }
      }
      return adds ? lines.map { $0 == "\(storage) = [" ? "\(storage) += [" : $0 } : lines
    case .autoPin:
      let call = "\(constraintType).autoCreateAndInstallConstraints {"
      return ["\(storage) \(sign) \(call)"] + lines.map { indentation + $0 } + ["}"]
    case .maker:
      return try calls(".snp.prepareConstraints {", lines, sign) + [
        "\(storage).forEach { $0.activate() }"
      ]
    case .attribute: return try calls(".easy.layout(", lines, sign)
    case .scene: return lines
    }
  }

  /// Adds the result of every call to the list.
  private func calls(
    _ word: String,
    _ lines: [String],
    _ sign: String
  ) throws(LeftReason) -> [String] {
    let storage = storage ?? ""
    var sign = sign
    var result: [String] = []
    for line in lines {
      guard line.contains(word), !line.hasPrefix(" "), !line.hasPrefix("\t") else {
        result.append(line)
        continue
      }
      // A result that has a name of its own is taken apart by it.
      if line.hasPrefix("let ") { throw .handle(storage) }
      result.append("\(storage) \(sign) \(line)")
      sign = "+="
    }
    return result
  }
}
