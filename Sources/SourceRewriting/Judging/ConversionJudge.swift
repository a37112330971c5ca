import LayoutStatements

/// Reads a file before and after its conversion, and compares the constraints of each function and
/// each of its branches as multisets.
///
/// The judge shares no code with the readers and printers that it judges.
/// - Complexity: O(*n*) in the bytes, and O(*k*²) in the constraints of a branch that differ.
package struct ConversionJudge: Sendable {
  /// What the judge says of a file.
  package enum Verdict: Equatable, Sendable {
    /// Both sides have the same constraints.
    case agrees
    /// Some function has calls that the judge cannot read, and all others have the same constraints.
    case agreesElsewhere
    /// A line, counted from 1 in the file as it was, says something else than what it became.
    case differs(line: Int)
    /// The judge counts another number of sites in the file than the conversion did.
    case countsDiffer(counted: Int, judged: Int)
  }

  private let isOriginal: Bool
  /// The initialisers of insets, sizes and points that other files declare.
  private let structures: JudgedStructures
  /// Those beside the new state; nil for the same.
  private let newStructures: JudgedStructures?

  /// Makes a judge who takes words for those of the originals, or of this package's modules.
  ///
  /// - Parameters:
  ///   - isOriginal: Whether words are those of the originals.
  ///   - others: Other files that declare initialisers of insets, sizes and points.
  ///   - newOthers: Those beside the new state of a file; nil where they are the same.
  package init(
    isOriginal: Bool,
    besides others: [[UInt8]] = [],
    and newOthers: [[UInt8]]? = nil
  ) {
    self.init(
      isOriginal: isOriginal,
      JudgedStructures(others),
      and: newOthers.map(JudgedStructures.init)
    )
  }

  /// Makes a judge who has read the other files.
  init(isOriginal: Bool, _ structures: JudgedStructures, and later: JudgedStructures? = nil) {
    self.isOriginal = isOriginal
    self.structures = structures
    newStructures = later
  }

  /// How many sites of layout a conversion finds in a file; nil for what cannot be taken apart.
  static func sites(
    _ bytes: [UInt8],
    _ conversion: SourceConversion,
    isOriginal: Bool
  ) -> Int? {
    guard let code = JudgedCode(bytes) else { return nil }
    let origin = conversion.origin
    let toInitializers = origin == .anchors && conversion.target == .constraint
    return JudgedSites(
      code,
      origin,
      toInitializers: toInitializers,
      isOriginal: isOriginal
    ).count
  }

  /// Compares two states of a file.
  package func verdict(_ old: [UInt8], _ new: [UInt8]) -> Verdict {
    guard let before = JudgedCode(old), let after = JudgedCode(new) else {
      return .differs(line: 1)
    }
    var facts = JudgedFacts(structures)
    facts.read(before)
    facts.readAliases(after)
    var later = facts
    if let newStructures {
      later.structures = newStructures
      later.structures.read(after)
    }
    var (one, other) = (
      JudgedReader(before, facts, isOriginal: isOriginal),
      JudgedReader(after, later, isOriginal: isOriginal)
    )
    one.read()
    other.read()
    if let line = flagDifference(one, other, facts) ?? activationDifference(one, other) {
      return .differs(line: line)
    }
    var verdict = Verdict.agrees
    let places = Set(one.constraints.keys).union(other.constraints.keys).union(one.unread.keys)
    for place in places.sorted() {
      // What can be read on neither side has to be the same text on both.
      let unread = Self.difference(one.unread[place] ?? [], other.unread[place] ?? [])
      if !unread.isEmpty {
        verdict = .agreesElsewhere
        continue
      }
      if let line = difference(place, one, other, facts) { return .differs(line: line) }
    }
    return verdict
  }

  /// The line of a flag that the result no longer clears, or of the function in which it clears the
  /// flag of an item that had kept it; nil where there is neither.
  private func flagDifference(
    _ one: JudgedReader,
    _ other: JudgedReader,
    _ facts: JudgedFacts
  ) -> Int? {
    for place in Set(one.flags.keys).union(other.flags.keys).sorted() {
      var added = other.flags[place] ?? []
      for (item, line) in one.flags[place] ?? [] {
        guard let index = added.firstIndex(where: { $0.item == item }) else { return line }
        added.remove(at: index)
      }
      let function = String(place.prefix { $0 != "/" })
      let placed = one.placed[function] ?? []
      for (item, _) in added
      where !placed.contains(item) && !placed.contains(facts.name(of: item)) {
        return one.code.line(ofFunction: function)
      }
    }
    return unclearedDifference(one, other)
  }

  /// The line of an item that anchors lay out now, whose flag a dialect cleared by itself, and which
  /// nothing clears any more; nil if there is none.
  private func unclearedDifference(_ one: JudgedReader, _ other: JudgedReader) -> Int? {
    let flags = JudgedFlags(other.code, other.flags.mapValues { $0.map(\.item) })
    for (place, constraints) in one.constraints.sorted(by: { $0.key < $1.key }) {
      let function = String(place.prefix { $0 != "/" })
      let gone = (one.placed[function] ?? []).intersection(other.anchored[function] ?? [])
        .subtracting(other.placed[function] ?? [])
      for constraint in constraints {
        for atom in constraint.left.terms.keys where atom.first == JudgedSum.item {
          let item = String(atom.dropFirst().prefix { $0 != "|" })
          if gone.contains(item), !flags.mayClear(item, at: place) { return constraint.line }
        }
      }
    }
    return nil
  }

  /// The line of what was installed or removed by its name, and is not any more; nil where there is none.
  private func activationDifference(_ one: JudgedReader, _ other: JudgedReader) -> Int? {
    for (place, installed) in one.installed.sorted(by: { $0.key < $1.key }) {
      var rest = other.switched[place] ?? []
      for (text, line) in installed {
        guard let index = rest.firstIndex(of: text) else { return line }
        rest.remove(at: index)
      }
    }
    return nil
  }

  private static func difference(_ one: [String], _ other: [String]) -> [String] {
    var rest = one
    var missing: [String] = []
    for text in other {
      if let index = rest.firstIndex(of: text) {
        rest.remove(at: index)
      } else {
        missing.append(text)
      }
    }
    return rest + missing
  }

  /// A line of the old file that has no counterpart; nil if all have.
  private func difference(
    _ place: String,
    _ one: JudgedReader,
    _ other: JudgedReader,
    _ facts: JudgedFacts
  ) -> Int? {
    let old = one.constraints[place] ?? []
    var rest = FormBag((other.constraints[place] ?? []).map { $0.forms(facts) })
    var missing: [JudgedConstraint] = []
    var lastLine = 1
    for constraint in old {
      lastLine = constraint.line
      if !rest.remove(constraint.forms(facts)) { missing.append(constraint) }
    }
    if !rest.isEmpty { return missing.first?.line ?? lastLine }
    // A constraint that another one stands for has its constant set.
    var changes = other.changes[place] ?? []
    for change in one.changes[place] ?? [] {
      if let index = changes.firstIndex(of: change) { changes.remove(at: index) }
    }
    for constraint in missing {
      let constants = ([constraint.right] + constraint.others).map { sum in
        var constant = sum
        for atom in sum.terms.keys where atom.first == JudgedSum.item { constant.terms[atom] = nil }
        return constant
      }
      guard let index = changes.firstIndex(where: constants.contains) else {
        return constraint.line
      }
      changes.remove(at: index)
    }
    return nil
  }
}

/// Constraints by their forms, of which each constraint may have several.
private struct FormBag {
  private var places: [String: [Int]] = [:]
  private var isThere: [Bool]
  private var count: Int

  init(_ forms: [[String]]) {
    isThere = [Bool](repeating: true, count: forms.count)
    count = forms.count
    for (index, all) in forms.enumerated() {
      for form in Set(all) { places[form, default: []].append(index) }
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Takes out the first constraint that has one of some forms; false if there is none.
  mutating func remove(_ forms: [String]) -> Bool {
    for form in forms {
      while let last = places[form]?.popLast() {
        guard isThere[last] else { continue }
        isThere[last] = false
        count -= 1
        return true
      }
    }
    return false
  }
}
