import LayoutStatements

/// A list of constraints that other code activates later, as an expression of the target dialect.
struct KeptList {
  /// The text in front of the list: `compact = `, `let all = ` or `return `.
  private let prefix: String
  private let target: SourceDialect
  private let activatesNext: Bool
  /// The list as an expression, where it is active as soon as it is made.
  private let installs: String?
  private let constraintType: String
  private let indentation: String

  /// Makes the writer for a group; nil for one whose constraints are active at once.
  init?(_ group: UnitGroup, _ target: SourceDialect, _ style: SourceStyle) {
    guard group.units.count == 1, let prefix = group.units[0].keeps else { return nil }
    self.prefix = prefix
    self.target = target
    installs = group.units[0].installs
    activatesNext = group.units[0].activatesNext || installs != nil
    constraintType = style.constraintType
    indentation = style.indentation
  }

  /// How a dialect says such a list.
  private enum Form {
    /// A literal.
    case literal
    /// What a call gives that makes constraints without installing them.
    case collected
    /// Prepared constraints of each item.
    case prepared
    /// The result of the call that makes them, which are active a statement earlier.
    case result
  }

  /// How the dialect says it; nil where it has no words for what is not active.
  private var form: Form? {
    switch target {
    case .anchors, .constraint: .literal
    case .autoPin: .collected
    case .maker: .prepared
    case .attribute: activatesNext ? .result : nil
    case .operators, .scene: nil
    }
  }

  /// Why there are no words for any such list; nil where there are.
  var obstacle: LeftReason? { form == nil ? Self.isInactive : nil }

  private static let isInactive = LeftReason.noWords(
    "its constraints are not active yet, which there are no words for"
  )

  /// The lines that make the same constraints active, as ones that only make them.
  func kept(_ lines: [String]) throws(LeftReason) -> [String] {
    let activation = installs.map { ["\(constraintType).activate(\($0))"] } ?? []
    switch form {
    case .literal: return try list(lines) + activation
    case .collected:
      return ["\(prefix)NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {"]
        + lines.map { $0.isEmpty ? $0 : indentation + $0 } + ["}"] + activation
    case .prepared: return try prepared(lines) + activation
    case .result: return try installed(lines)
    case nil: throw Self.isInactive
    }
  }

  /// The result of the one call that makes them: they are active a statement earlier.
  private func installed(_ lines: [String]) throws(LeftReason) -> [String] {
    guard let first = lines.first, first.contains(".easy.layout("),
      lines.dropFirst().allSatisfy({ $0.hasPrefix(indentation) || $0 == "])" })
    else { throw .handedOn }
    return [prefix + first] + lines.dropFirst()
  }

  /// A literal of what one statement activates.
  private func list(_ lines: [String]) throws(LeftReason) -> [String] {
    let activation = ".isActive = true"
    if lines.count == 1, lines[0].hasSuffix(activation) {
      return ["\(prefix)[\(lines[0].dropLast(activation.count))]"]
    }
    let opening = "NSLayoutConstraint.activate(["
    guard let start = lines.firstIndex(of: opening), lines.last == "])",
      lines[..<start].allSatisfy({ !$0.hasSuffix(activation) && $0 != opening })
    else { throw .handedOn }
    return Array(lines[..<start]) + ["\(prefix)["] + lines[(start + 1)..<(lines.count - 1)] + ["]"]
  }

  /// The blocks of each item, one added to the other.
  private func prepared(_ lines: [String]) throws(LeftReason) -> [String] {
    let verb = ".snp.makeConstraints { make in"
    var result: [String] = []
    var step = ""
    for line in lines {
      if line.hasSuffix(verb), line.first != " " {
        step = result.isEmpty ? "" : indentation
        let call = line.dropLast(verb.count) + ".snp.prepareConstraints { make in"
        result.append(result.isEmpty ? prefix + call : "\(indentation)+ \(call)")
      } else if line == "}" {
        result.append("\(step)}.flatMap { $0.layoutConstraints }")
      } else if line.hasPrefix(indentation), !result.isEmpty {
        result.append(step + line)
      } else {
        throw .handedOn
      }
    }
    return result
  }
}
