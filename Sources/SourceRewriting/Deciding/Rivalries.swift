import LayoutStatements

/// Calls that replace each other's constraints under different names of one item.
///
/// What a file itself shows of two names is known to ``OtherNames``; this is what other files, functions
/// and lists do to an item.
struct Rivalries {
  private let reading: Reading
  private let rivalries: [Int: LayoutFlow.Rivalry]

  /// Looks at what the files say in the dialect that is read.
  init(_ conversion: SourceConversion, _ reading: Reading) {
    self.reading = reading
    rivalries = reading.facts.world.rivalries(
      in: reading.source,
      conversion.origin,
      target: conversion.written
    )
  }

  /// The unit without what others would replace, or it of theirs.
  func decided(_ read: LayoutUnit) -> LayoutUnit {
    guard read.reason == nil, read.verb == .adds, let rivalry = rivalry(of: read.tokens) else {
      return read
    }
    let reason = rivalry.replaces ? LeftReason.isReplaced : .competes
    var unit = read
    var statements: Set<Int> = []
    for statement in read.statements
    where statement.constraints.contains(where: {
      !LayoutSlots($0.attribute).isDisjoint(with: rivalry.slots)
    }) {
      statements.insert(statement.tokens.lowerBound)
    }
    if statements.isEmpty {
      unit.reason = read.statements.isEmpty ? reason : read.reason
    } else {
      unit.leave(statements, reason, reading.source)
    }
    return unit
  }

  /// Whether a unit replaces what is made under another name, or is replaced there.
  func replace(_ unit: LayoutUnit) -> Bool { rivalry(of: unit.tokens) != nil }

  /// The place of the first call that stands against one of some tokens.
  func place(in tokens: Range<Int>) -> SourcePlace? {
    rivalry(of: tokens).map { reading.facts.world.place(of: $0, from: reading.source) }
  }

  private func rivalry(of tokens: Range<Int>) -> LayoutFlow.Rivalry? {
    if rivalries.isEmpty { return nil }
    var found: LayoutFlow.Rivalry?
    for token in tokens {
      guard let rivalry = rivalries[token] else { continue }
      guard let first = found else {
        found = rivalry
        continue
      }
      found?.slots = first.slots.union(rivalry.slots)
      found?.replaces = first.replaces || rivalry.replaces
    }
    return found
  }
}
