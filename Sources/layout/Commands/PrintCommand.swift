import Dialects
import LayoutFormats
import LayoutMigration
import LayoutStatements

/// `layout print FILE|- --to DIALECT`: scene documents in, source code out.
struct PrintCommand {
  private let files: [InputSource]
  private let dialect: SourceDialect
  private let fidelity: PrintingContext.Fidelity
  private let typeNames: PrintingContext.TypeNames

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    let known = DialectName.allCases.filter { SourceDialect($0) != nil }
    guard let dialect = try arguments.takeDialect(.to, among: known).flatMap(SourceDialect.init)
    else { throw .usage("print needs a dialect: --to maker, for example.") }
    self.dialect = dialect
    fidelity = arguments.takeFlag(.idiomatic) ? .idiomatic : .exact
    typeNames = arguments.takeFlag(.uiKit) ? .uiKit : .kernel
    var files: [InputSource] = []
    while let path = arguments.takeWord() { files.append(InputSource(path: path)) }
    guard !files.isEmpty else { throw .usage("print needs a file, or '-' for standard input.") }
    self.files = files
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    var states: [LayoutSourceCode.State] = []
    for file in files {
      let document = try file.document(terminal)
      if dialect == .scene {
        try terminal.print(json(document, file))
        continue
      }
      states.append(.init(stateName(file, document), LayoutSnapshot(document)))
    }
    guard dialect != .scene else { return .solved }
    var code = LayoutSourceCode(states)
    code.fidelity = fidelity
    code.typeNames = typeNames
    try terminal.print(code.printed(in: dialect).text())
    return .solved
  }

  private func json(_ document: SceneDocument, _ file: InputSource) throws(ToolExit) -> String {
    do throws(SceneReadingError) {
      return try document.encoded()
    } catch {
      throw ToolExit(status: .badData, message: "\(file): \(error)")
    }
  }

  /// A state goes by its file's name without folders and ending.
  private func stateName(_ file: InputSource, _ document: SceneDocument) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    let stem = name.hasSuffix(".json") ? name.dropLast(5) : name
    return stem == "-" || stem.isEmpty ? document.name : String(stem)
  }
}
