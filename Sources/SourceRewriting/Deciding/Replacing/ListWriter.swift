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
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - names: Names that no variable may get.
  /// - Returns: The lines with the list.
  /// - Throws: The reason why the list cannot take them in.
  mutating func keeping(
    _ lines: [String],
    besides names: Set<String>
  ) throws(LeftReason) -> [String] {
    guard let storage, !isItem, !lines.isEmpty else { return lines }
    runs += 1
    let addsToOthers = verb == .adds && !assigns
    let adds = addsToOthers || !beginsPlainly || runs > 1
    // Nothing is added to a list that may not be there.
    if isOptional, adds { throw .handle(storage) }
    let sign = adds ? "+=" : "="
    switch target {
    case .operators: return lines
    case .anchors, .constraint:
      if addsToOthers {
        let name = newName(names)
        let call = "\(constraintType).activate("
        return lines.map {
          if $0 == "\(storage) = [" { return "let \(name) = [" }
          return $0 == "\(call)\(storage))" ? "\(call)\(name))" : $0
        } + ["\(storage) += \(name)"]
      }
      if isOptional {
        let call = "\(constraintType).activate(\(storage)"
        return lines.map { $0 == call + ")" ? call + " ?? [])" : $0 }
      }
      return adds ? lines.map { $0 == "\(storage) = [" ? "\(storage) += [" : $0 } : lines
    case .autoPin:
      let call = "\(constraintType).autoCreateAndInstallConstraints {"
      return ["\(storage) \(sign) \(call)"] + lines.map { indentation + $0 } + ["}"]
    case .maker:
      if addsToOthers {
        let name = newName(names)
        var made = try calls(".snp.prepareConstraints {", lines, sign)
        let places = made.indices.filter { made[$0].hasPrefix("\(storage) += ") }
        guard places.count == 1 else { throw .handle(storage) }
        made[places[0]] = "let \(name) = \(made[places[0]].dropFirst(storage.count + 4))"
        return made + ["\(name).forEach { $0.activate() }", "\(storage) += \(name)"]
      }
      return try calls(".snp.prepareConstraints {", lines, sign) + [
        "\(storage).forEach { $0.activate() }"
      ]
    case .attribute: return try calls(".easy.layout(", lines, sign)
    case .scene: return lines
    }
  }

  /// The name of a variable for what is added to the list.
  ///
  /// What the list held before may have gone with a superview since, or be inactive by a handle: only what is new
  /// may be activated.
  private func newName(_ names: Set<String>) -> String {
    let list = (storage ?? "").split(separator: ".").last.map(String.init) ?? ""
    let name = "new" + list.prefix(1).uppercased() + list.dropFirst()
    var (free, number) = (name, 2)
    while names.contains(free) { (free, number) = ("\(name)\(number)", number + 1) }
    return free
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
