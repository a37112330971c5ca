import ConstraintKernel
import LayoutStatements

/// Blocks of relations that a group holds: `constrain(a, replace: group) { … }`.
///
/// The group becomes a list of constraints where every use of it in the file is such a block, or
/// clears it.
struct GroupPlan: ReplacementPlan {
  private let reading: Reading
  private var replacements: [Int: Replacement] = [:]
  private var declarations: [String: [SourceEdit]] = [:]

  /// Nothing new is declared; groups change their type.
  var names: Set<String> { [] }

  /// Looks at every group that some unit replaces or clears; those in `blocked` are not planned.
  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    _ units: [LayoutUnit],
    _ blocked: Set<String>,
    style: SourceStyle
  ) {
    self.reading = reading
    guard conversion.origin == .operators else { return }
    let element = conversion.target == .maker ? "Constraint" : style.constraintType
    var byGroup: [String: [LayoutUnit]] = [:]
    for unit in units {
      guard let group = unit.group else { continue }
      byGroup[SourceFacts.key(group), default: []].append(unit)
    }
    for (name, own) in byGroup where !blocked.contains(name) {
      guard own.allSatisfy({ $0.reason == .replaces && $0.rows.allSatisfy(\.reasons.isEmpty) }),
        let edits = declaration(of: name, element, own)
      else { continue }
      declarations[name] = edits
      for unit in own {
        replacements[unit.tokens.lowerBound] = Replacement(
          storage: unit.group ?? name,
          key: name,
          assigns: unit.verb == .adds
        )
      }
    }
  }

  func planned(_ unit: LayoutUnit) -> LayoutUnit {
    guard let replacement = replacements[unit.tokens.lowerBound] else { return unit }
    var planned = unit
    planned.reason = nil
    planned.replacement = replacement
    return planned
  }

  func edits(for names: Set<String>) -> [SourceEdit] {
    names.sorted().flatMap { declarations[$0] ?? [] }
  }

  /// The edits that make a list of `let group = ConstraintGroup()`; nil where something else is
  /// done with the name.
  private func declaration(
    of name: String,
    _ element: String,
    _ units: [LayoutUnit]
  ) -> [SourceEdit]? {
    let source = reading.source
    var edits: [SourceEdit]?
    for index in reading.places(of: name) {
      if units.contains(where: { $0.tokens.contains(index) }) { continue }
      let keyword = index - 1
      guard edits == nil, source.isToken(keyword, "let") || source.isToken(keyword, "var") else {
        return nil
      }
      var sign = index + 1
      if source.isToken(sign, ":"), source.isToken(sign + 1, "ConstraintGroup") { sign += 2 }
      guard source.isToken(sign, "="), source.isToken(sign + 1, "ConstraintGroup"),
        source.isToken(sign + 2, "("), source.isToken(sign + 3, ")")
      else { return nil }
      edits = [
        SourceEdit(range: source.bytes(ofTokens: keyword..<keyword + 1), text: "var"),
        SourceEdit(
          range: source.tokens[index].range.upperBound..<source.tokens[sign + 3].range.upperBound,
          text: ": [\(element)] = []"
        ),
      ]
    }
    return edits
  }
}
