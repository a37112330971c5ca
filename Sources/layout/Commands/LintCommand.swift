import SourceRewriting

/// `layout lint`: what layout source almost never means.
struct LintCommand {
  private let files: SourceFiles

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    var words: [String] = []
    while let word = arguments.takeWord() { words.append(word) }
    try arguments.finish()
    if words.isEmpty { throw .usage("lint needs a file or a folder.") }
    files = try SourceFiles(words)
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    var status = ToolStatus.solved
    var lint = SourceLint()
    if files.paths.count > 1 {
      for path in files.paths { lint.world.read(try SourceFiles.read(path)) }
    }
    for (index, path) in files.paths.enumerated() {
      terminal.progress(index + 1, of: files.paths.count, path)
      let bytes = try SourceFiles.read(path)
      let findings: [SourceLint.Finding]
      do throws(SourceProblem) {
        findings = try lint.findings(in: bytes)
      } catch {
        terminal.say("\(path): \(error)")
        status = .badData
        continue
      }
      for finding in findings {
        let place = "\(path):\(finding.line):\(finding.column)"
        try terminal.print("\(place): \(finding.message) [\(finding.rule.rawValue)]\n")
        if status == .solved { status = .conflict }
      }
    }
    return status
  }
}
