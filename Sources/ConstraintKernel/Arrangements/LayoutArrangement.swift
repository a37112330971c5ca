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
  private var guides: [ArrangementGuide] = []
  /// The rows that hold the members, and have places in the order of activation behind these.
  private(set) var scaffold: [LayoutConstraint] = []
  /// The item whose member has another constant while that item is gone, and the constant.
  var whileGone: (item: ItemRecord, constant: Double)?
  /// How many members are in layout.
  private var memberCount = 0
  /// Whether its rows are in layout, and no member left since they came.
  private var isComplete = false

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
    // Guides are found from the last on.
    for guide in guides.reversed() {
      guide.leader?.letGo(follower: guide.record)
      guide.owningView?.removeLayoutGuide(guide)
    }
  }
}

/// A guide that holds an arrangement; people read the word in its place.
package final class ArrangementGuide: LayoutGuide {
  /// The word.
  package let word: LayoutWord
  /// What it is to the word: `gap before`.
  private let role: String
  /// The item that it follows, whose name completes the role.
  fileprivate let leader: ItemRecord?

  fileprivate init(_ word: LayoutWord, _ role: String, following leader: ItemRecord?) {
    (self.word, self.role, self.leader) = (word, role, leader)
  }

  /// The word and its role, made on request: an item without a name is counted among its siblings.
  override var ownIdentifier: String {
    let name = leader.map { " \($0.name)" } ?? ""
    return "\(word.name) \(role)\(name)"
  }
}

/// Building it.
extension LayoutArrangement {
  /// Puts a guide into the view; one that follows an item is gone while that is, and called after it.
  func addGuide(_ role: String, following leader: ItemRecord? = nil) -> ItemRecord {
    let guide = ArrangementGuide(word, role, following: leader)
    put([guide])
    return guide.record
  }

  /// Puts a guide for each of some items into the view, which follows it.
  func addGuides(_ role: String, following leaders: [ItemRecord]) -> [ItemRecord] {
    let added = leaders.map { ArrangementGuide(word, role, following: $0) }
    put(added)
    return added.map(\.record)
  }

  private func put(_ added: [ArrangementGuide]) {
    let host = host
    for guide in added {
      host?.addLayoutGuide(guide)
      guide.leader?.takeOn(follower: guide.record)
    }
    guides += added
  }

  /// Adds rows that were made for it.
  func add(_ rows: [LayoutConstraint]) { scaffold += rows }

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
    let row = makeRow(
      item,
      attribute,
      relation,
      other,
      otherAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
    row.leavesWithGone = leavesWithGone
    scaffold.append(row)
  }

  /// Makes a row that is yet to be added.
  func makeRow(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ other: ItemRecord? = nil,
    _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      item,
      attribute,
      relation,
      other,
      otherAttribute,
      multiplier: multiplier,
      constant: DirectedConstant(constant),
      priority: priority,
      dialect: dialect,
      source: source,
      goneConstant: constant,
      scaffoldOf: word
    )
  }
}

/// Rows that are members of other arrangements.
extension LayoutArrangement {
  /// Adds a row that was described.
  func add(_ description: ConstraintDescription) {
    let row = LayoutConstraint(description, second: description.targetItem)
    row.becomeScaffold(of: word)
    scaffold.append(row)
  }
}

/// What becomes of its rows.
extension LayoutArrangement {
  /// The constant of an item's member while that item is gone; nil for that which it has otherwise.
  func goneConstant(of item: ItemRecord) -> Double? {
    whileGone?.item === item ? whileGone?.constant : nil
  }

  /// The rows that come with the next member; none while all are in layout.
  var rowsToCome: [LayoutConstraint] { isComplete ? [] : scaffold }

  /// Gives its rows the places in the order of activation from one on, unless they have them.
  func takePlaces(from rank: UInt64) {
    if scaffold.first?.rank != rank { scaffold.withScaffolds.takePlaces(from: rank) }
  }

  /// A member is about to leave, after which rows may be missing.
  func memberWillLeave() { isComplete = false }

  /// A member came into layout, in a batch with the rows that were to come.
  func memberDidCome() {
    memberCount += 1
    isComplete = true
  }

  /// A member went out of layout; rows about its item may have gone with it, and come back with it.
  func memberDidLeave() {
    memberCount -= 1
    isComplete = false
    guard memberCount == 0 else { return }
    for row in scaffold { row.uninstall() }
  }
}
