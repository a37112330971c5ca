/// What a unit does to the constraints that one item or one group has.
///
/// A dialect that remembers by itself what it made needs no list: operators have groups, attributes
/// are cleared by item. Everywhere else a list of constraints does.
struct Replacement: Sendable {
  /// The expression of the list or group; the item itself for attributes, which have neither.
  let storage: String
  /// The name by which units of one list are known to belong together.
  let key: String
  /// Whether the list takes what the unit makes in place of what it holds, and lets go of nothing.
  var assigns = false
  /// The name that code around the unit gives what an optional list holds; nil for a list that is none, or for one that
  /// is assigned without having been asked for.
  var held: String?
  /// Whether the list is an optional one.
  var isOptional = false
}

/// What the units of a file that replace, change or remove constraints become, and what has to be
/// declared for it.
///
/// Only units that can be shown to act on the same list are planned: those of one item of one type,
/// or of one group. Where one of them cannot be converted, all of them stay.
protocol ReplacementPlan {
  /// The names of what is declared.
  var names: Set<String> { get }

  /// A unit as what it becomes; itself where nothing is planned for it.
  func planned(_ unit: LayoutUnit) -> LayoutUnit

  /// The edits that declare what the units with these names need.
  func edits(for names: Set<String>) -> [SourceEdit]
}

extension LayoutUnit {
  /// The names of the lists and variables through which a unit depends on others.
  var dependencies: [String] {
    var names = statements.flatMap { statement in
      [statement.storage].compactMap(\.self).map(SourceFacts.key)
        + (Array(statement.holders.values) + statement.changed).map(SourceFacts.key)
    }
    if let replacement { names.append(replacement.key) }
    return names
  }
}
