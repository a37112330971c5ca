import ConstraintKernel
import LayoutMigration
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
  /// Variables that may be optionals, in a dialect whose calls give what they take.
  private var optionals: Set<String> = []
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
    let isOptional =
      !properties.contains(SourceFacts.key(storage))
      && (needsLocal || (!type.hasSuffix("!") && (type.isEmpty || type.hasSuffix("?"))))
    guard target.leavesFlags, isOptional else {
      assignments.insert(storage)
      if isOptional { optionals.insert(storage) }
      return storage
    }
    return local(for: storage, statement)
  }

  /// A variable of the function's own, from which the other one gets its constraint: a list of constraints takes no
  /// optional.
  private mutating func local(for storage: String, _ statement: LayoutStatement) -> String {
    let local = names.name(for: statement.subject, statement.attribute)
    taken.insert(local)
    last.append("\(storage) = \(local)")
    return "let \(local)"
  }

  /// Gives those constraints variables of the function's own that the dialect has no word for: what an initialiser
  /// makes is active a line later.
  ///
  /// - Returns: Whether there are any, so that all have to be printed again.
  mutating func bindDirect(
    _ constraints: inout [LayoutStatement],
    _ detours: [PrintedStatements.Detour]
  ) -> Bool {
    let direct = Set(detours.compactMap(\.statement.assignment))
    var isBound = false
    for index in constraints.indices {
      guard let storage = constraints[index].assignment, optionals.contains(storage),
        direct.contains(storage)
      else { continue }
      optionals.remove(storage)
      assignments.remove(storage)
      constraints[index].assignment = local(for: storage, constraints[index])
      isBound = true
    }
    return isBound
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
