/// What a word needs beside the constraints that it states: guides of its own, and rows that hold
/// them.
///
/// The constraints that a dialect installs and takes away are the *members*. They hold the
/// arrangement, and the rows of its *scaffold* are in layout as long as one of the members is. Once
/// nothing holds it any more, its guides leave the view that they were put into.
package final class LayoutArrangement {
  /// The word, whose name begins those of the guides.
  let word: LayoutWord
  private let dialect: LayoutDialect
  private let source: LayoutSource
  private weak var host: LayoutView?
  private var guides: [LayoutGuide] = []
  private var scaffold: [LayoutConstraint] = []
  private var followings: [(leader: ItemRecord, guide: ItemRecord)] = []
  /// The constants of members while their first items are gone, by those items.
  var goneConstants: [ItemRecord: Double] = [:]
  /// Where its rows stand in the order of activation; nil has them come behind all others each time.
  private var rank: UInt64?
  /// How many members are in layout.
  private var memberCount = 0

  /// Makes an arrangement of no guides in the nearest view that holds some items.
  ///
  /// - Throws: ``LayoutIssue/Kind/noCommonAncestor`` where there is no such view.
  package init(
    _ word: LayoutWord,
    of items: [ItemRecord],
    dialect: LayoutDialect,
    source: LayoutSource
  ) throws(LayoutIssue) {
    let common = ItemRecord.nearestCommonAncestor(of: items)
    guard let host = common?.pathToRoot.lazy.compactMap(\.view).first else {
      throw LayoutIssue(.noCommonAncestor, items: items.map(\.name), source: source)
    }
    (self.word, self.host, self.dialect, self.source) = (word, host, dialect, source)
  }

  deinit {
    for (leader, guide) in followings { leader.letGo(follower: guide) }
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
  }
}

/// A guide that holds an arrangement; people read the word in its place.
package final class ArrangementGuide: LayoutGuide {
  /// The word.
  package let word: LayoutWord

  init(_ word: LayoutWord) { self.word = word }
}

/// Building it.
extension LayoutArrangement {
  /// Puts a guide into the view; one that follows an item is gone while that is.
  func addGuide(_ role: String, following leader: ItemRecord? = nil) -> ItemRecord {
    let guide = ArrangementGuide(word)
    guide.identifier = "\(word.name) \(role)"
    host?.addLayoutGuide(guide)
    guides.append(guide)
    if let leader {
      leader.takeOn(follower: guide.record)
      followings.append((leader, guide.record))
    }
    return guide.record
  }

  /// Adds a row, which means the same while an item of it is gone, or is out of layout then.
  func add(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ other: ItemRecord? = nil,
    _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required,
    leavesWithGone: Bool = false
  ) {
    let row = LayoutConstraint(
      item,
      attribute,
      relation,
      other,
      otherAttribute,
      multiplier: multiplier,
      constant: DirectedConstant(constant),
      priority: priority,
      dialect: dialect,
      source: source
    )
    row.goneConstant = constant
    row.leavesWithGone = leavesWithGone
    append(row)
  }
}

/// Rows that are members of other arrangements.
extension LayoutArrangement {
  /// Adds a row that was described.
  func add(_ description: ConstraintDescription) {
    append(LayoutConstraint(description, second: description.targetItem))
  }

  private func append(_ row: LayoutConstraint) {
    row.becomeScaffold(of: word)
    scaffold.append(row)
  }
}

/// What becomes of its rows.
extension LayoutArrangement {
  /// Why rows of it cannot come into layout, each with its constraint.
  var obstacles: [(constraint: LayoutConstraint, kind: LayoutIssue.Kind)] {
    scaffold.compactMap { row in
      if case .obstacle(let kind) = row.resolveAsLinked() { (row, kind) } else { nil }
    }
  }

  /// Has its rows take the same place in the order of activation whenever they come.
  func fixRank() {
    if rank == nil { rank = LayoutRank.next(scaffold.count) }
  }

  /// A member came into layout.
  func memberDidCome() {
    memberCount += 1
    guard memberCount == 1 else { return }
    let rank = rank ?? LayoutRank.next(scaffold.count)
    for (place, row) in scaffold.enumerated() {
      guard case .host(let host) = row.resolveAsLinked() else { continue }
      row.install(on: host, rank: rank + UInt64(place))
    }
  }

  /// A member went out of layout.
  func memberDidLeave() {
    memberCount -= 1
    guard memberCount == 0 else { return }
    for row in scaffold { row.uninstall() }
  }
}
