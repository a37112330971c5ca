import ConstraintKernel
import LayoutStatements

/// How a printed constraint gets into the variable that held it before.
struct Storing {
  private let target: SourceDialect
  private let facts: SourceFacts
  private let scope: Int
  /// Properties that the conversion declares, which any code may read as if they were no optionals.
  var properties: Set<String> = []
  /// Whether what the old dialect stored was not active yet.
  var activatedLater = false
  /// Whether nothing else is made together with what is stored.
  var isAlone = false
  private var assignments: Set<String> = []
  /// Lines behind the printed ones.
  private var last: [String] = []
  private var names: VariableNames
  /// Names of variables that printers must not give to others.
  private(set) var taken: Set<String> = []

  init(_ target: SourceDialect, _ facts: SourceFacts, _ scope: Int, reserved: Set<String>) {
    names = VariableNames(reserved)
    self.target = target
    self.facts = facts
    self.scope = scope
  }

  /// The assignment a printer is asked for.
  mutating func assignment(
    for storage: String,
    _ statement: LayoutStatement
  ) throws(LeftReason) -> String {
    let name = storage.split(separator: " ").last.map(String.init) ?? storage
    if storage.hasPrefix("let ") || storage.hasPrefix("var ") {
      // What a block declares is not seen behind it.
      if target == .maker || target == .operators { throw .handle(name) }
      assignments.insert(storage)
      return storage
    }
    let declared = facts.declaration(of: SourceFacts.key(storage), at: scope)
    let type = declared?.type ?? ""
    let isObserved = declared?.isObserved ?? false
    if isObserved { try checkObserver(of: name) }
    // Nothing else holds what is not active yet, and an observer would see it inactive.
    let needsLocal = isObserved || declared?.isWeak ?? false
    guard target.leavesFlags, !properties.contains(SourceFacts.key(storage)),
      needsLocal || (!type.hasSuffix("!") && (type.isEmpty || type.hasSuffix("?")))
    else {
      assignments.insert(storage)
      return storage
    }
    // A list of constraints takes no optional.
    let local = names.name(for: statement.subject, statement.attribute)
    taken.insert(local)
    last.append("\(storage) = \(local)")
    return "let \(local)"
  }

  /// Code that runs when a variable is set has to see what it saw before.
  private func checkObserver(of name: String) throws(LeftReason) {
    let activatesLater = target == .maker || target == .operators
    guard activatedLater == activatesLater, activatesLater || isAlone else {
      throw .noWords(
        "code runs when '\(name)' is set, and would see other constraints active"
      )
    }
  }

  /// The printed lines with what storing asks for.
  func finish(_ lines: [String]) -> [String] {
    guard target == .maker else { return lines + last }
    return lines.map { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasSuffix(".constraint"), let sign = text.firstRange(of: " = "),
        assignments.contains(String(text[..<sign.lowerBound]))
      else { return line }
      return line + ".layoutConstraints[0]"
    } + last
  }
}
