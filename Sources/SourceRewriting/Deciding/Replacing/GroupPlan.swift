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
  /// The names of groups whose constraints some block replaces or removes.
  private let replaced: Set<String>

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
    replaced = Set(
      units.lazy.filter { $0.verb != .adds }.compactMap { $0.group.map(SourceFacts.key) }
    )
    guard conversion.origin == .operators else { return }
    let element = conversion.target == .maker ? "Constraint" : style.constraintType
    var byGroup: [String: [LayoutUnit]] = [:]
    var bindings: [String: Binding] = [:]
    var counts: [String: Int] = [:]
    for unit in units { if let group = unit.group { counts[group, default: 0] += 1 } }
    for unit in units {
      guard let group = unit.group else { continue }
      let name = SourceFacts.key(group)
      if unit.verb != .adds, name == group, counts[name] == 1 {
        bindings[name] = binding(of: name, in: unit)
      }
      byGroup[bindings[name]?.key ?? name, default: []].append(unit)
    }
    for (name, own) in byGroup where !blocked.contains(name) {
      guard own.allSatisfy({ $0.reason == .replaces && $0.rows.allSatisfy(\.reasons.isEmpty) }),
        let (edits, isOptional) = declaration(of: name, element, own, bindings)
      else { continue }
      let bound = own.map { unit in
        unit.verb == .adds ? nil : bindings[SourceFacts.key(unit.group ?? name)]
      }
      if isOptional {
        // A list that may not be there is only replaced where it has been asked for.
        guard [.anchors, .constraint, .autoPin].contains(conversion.target),
          zip(own, bound).allSatisfy({ $0.verb == .adds || $0.verb == .replaces && $1 != nil })
        else { continue }
      } else if bound.contains(where: { $0 != nil }) {
        continue
      }
      declarations[name] = edits
      for (unit, binding) in zip(own, bound) {
        replacements[unit.tokens.lowerBound] = Replacement(
          storage: binding?.storage ?? unit.group ?? name,
          key: name,
          assigns: unit.verb == .adds,
          held: binding == nil ? nil : unit.group,
          isOptional: isOptional
        )
      }
    }
  }

  func planned(_ unit: LayoutUnit) -> LayoutUnit {
    var planned = unit
    guard let replacement = replacements[unit.tokens.lowerBound] else {
      if let group = unit.group, unit.verb == .adds, unit.reason == .replaces {
        planned.reason = reason(ofKept: group)
      }
      return planned
    }
    planned.reason = nil
    planned.replacement = replacement
    return planned
  }

  /// Why a block stays whose group a variable keeps.
  private func reason(ofKept group: String) -> LeftReason {
    let name = SourceFacts.key(group)
    if replaced.contains(name) { return .isReplaced }
    return .noWords(
      "'\(name)' keeps its group, which is used or declared in ways that have no counterpart"
    )
  }

  func edits(for names: Set<String>) -> [SourceEdit] {
    names.sorted().flatMap { declarations[$0] ?? [] }
  }

  /// A name that a condition gives what an optional group holds: `if let group = self.stored`.
  private struct Binding {
    /// The expression of the optional group, and the name by which units of it belong together.
    let storage: String
    let key: String
    /// The token of the optional group's name.
    let place: Int
  }

  /// What a name of a group is bound to; nil where it is declared otherwise, or used for more than
  /// to be replaced once, in the very block for which it is bound.
  ///
  /// The name keeps what was in place when the condition was asked: a second block would not take out what the
  /// first one made.
  private func binding(of name: String, in unit: LayoutUnit) -> Binding? {
    let source = reading.source
    var binding: Binding?
    for index in reading.places(of: name) {
      if unit.tokens.contains(index) { continue }
      guard binding == nil, source.isToken(index - 1, "let"), source.isToken(index + 1, "="),
        ["if", "guard"].contains(source.text(at: index - 2))
      else { return nil }
      let start = index + 2
      let hasSelf = source.isToken(start, "self") && source.isToken(start + 1, ".")
      let place = hasSelf ? start + 2 : start
      guard source.tokens.indices.contains(place + 1), source.tokens[place].kind == .word,
        source.isToken(place + 1, source.isToken(index - 2, "if") ? "{" : "else"),
        source.text(at: place) != name
      else { return nil }
      let isBody = source.isToken(place + 1, "{")
      let block = reading.facts.scopes.scope(of: isBody ? place + 2 : index)
      guard block == unit.scope else { return nil }
      binding = Binding(
        storage: source.text(ofTokens: start..<place + 1),
        key: source.text(at: place),
        place: place
      )
    }
    return binding
  }

  /// The edits that make a list of `let group = ConstraintGroup()` or `var group: ConstraintGroup?`,
  /// and whether it is the latter; nil where something else is done with the name.
  private func declaration(
    of name: String,
    _ element: String,
    _ units: [LayoutUnit],
    _ bindings: [String: Binding]
  ) -> (edits: [SourceEdit], isOptional: Bool)? {
    let source = reading.source
    let bound = Set(bindings.values.map(\.place))
    var edits: [SourceEdit]?
    var isOptional = false
    for index in reading.places(of: name) {
      if bound.contains(index) || units.contains(where: { $0.tokens.contains(index) }) { continue }
      let keyword = index - 1
      guard edits == nil, source.isToken(keyword, "let") || source.isToken(keyword, "var") else {
        return nil
      }
      if source.isToken(keyword, "var"), source.isToken(index + 1, ":"),
        source.isToken(index + 2, "ConstraintGroup"), source.isToken(index + 3, "?"),
        !["=", "{"].contains(source.text(at: index + 4))
      {
        isOptional = true
        let type = source.bytes(ofTokens: index + 2..<index + 3)
        edits = [SourceEdit(range: type, text: "[\(element)]")]
        continue
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
    return edits.map { ($0, isOptional) }
  }
}
