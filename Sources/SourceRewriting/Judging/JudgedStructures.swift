/// Initialisers of insets, sizes and points that extensions declare, as the judge reads them: sums of
/// their parameters.
struct JudgedStructures: Sendable {
  private struct Initializer: Sendable {
    let parameters: [String]
    /// The sum of each part; nil where the body does something else.
    let parts: [String: JudgedSum]?
  }

  /// By type and labels.
  private var known: [String: [Initializer]] = [:]
  /// The files that were read, by their words.
  private var files: Set<String> = []

  /// Knows what some files declare.
  init(_ files: [[UInt8]] = []) {
    for file in files { if let code = JudgedCode(file) { read(code) } }
  }

  mutating func read(_ code: JudgedCode) {
    let extensions = code.words.indices.filter { code.text($0) == "extension" }
    guard !extensions.isEmpty, files.insert(code.text(code.words.indices)).inserted else { return }
    for start in extensions {
      let type = code.text(start + 1)
      // A brace stands behind the name, or behind what the extension conforms to.
      let header = start..<min(start + 32, code.words.count)
      guard ["Insets", "Size", "Point"].contains(where: type.hasSuffix),
        let brace = header.first(where: { code.text($0) == "{" })
      else { continue }
      var index = brace + 1
      while index < code.partner(brace) {
        if code.text(index) == "init", code.text(index - 1) != ".", code.text(index + 1) == "(" {
          declare(index, type, code)
        }
        index = code.after(index)
      }
    }
  }

  private mutating func declare(_ index: Int, _ type: String, _ code: JudgedCode) {
    var (labels, names): ([String], [String]) = ([], [])
    for part in code.parts(index + 2..<code.partner(index + 1)) {
      guard let colon = part.first(where: { code.text($0) == ":" }) else { return }
      labels.append(code.text(part.lowerBound))
      names.append(code.text(colon - 1))
    }
    let body = code.after(index + 1)
    let call = code.text(body + 1) == "self" ? body + 4 : -1
    var parts: [String: JudgedSum]?
    if code.text(body) == "{", call > 0, code.text(call) == "(",
      code.after(call) == code.partner(body)
    {
      parts = [:]
      for argument in code.arguments(at: call) {
        parts?[argument.label] = JudgedArithmetic(code: code).sum(argument.value)
      }
    }
    known["\(type) \(labels)", default: []].append(Initializer(parameters: names, parts: parts))
  }

  /// The part of what an initialiser makes; nil where no one initialiser is known, or not by sums.
  ///
  /// - Parameters:
  ///   - wanted: The labels of the part, of which there is one.
  ///   - type: What is made.
  ///   - arguments: What stands for each parameter.
  /// - Returns: The sum.
  func part(
    _ wanted: [String],
    of type: String,
    _ arguments: [(label: String, sum: JudgedSum)]
  ) -> JudgedSum? {
    let labels = arguments.map { $0.label.isEmpty ? "_" : $0.label }
    guard let found = known["\(type) \(labels)"], found.count == 1,
      let part = wanted.lazy.compactMap({ found[0].parts?[$0] }).first
    else { return nil }
    var sum = JudgedSum()
    for (atom, factor) in part.terms {
      if atom.isEmpty {
        sum.add(factor, "")
      } else if let place = found[0].parameters.firstIndex(of: atom) {
        sum.add(arguments[place].sum, times: factor)
      } else {
        return nil
      }
    }
    return sum
  }
}
