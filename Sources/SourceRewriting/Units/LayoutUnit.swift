import ConstraintKernel
import LayoutStatements

/// A part of a file that says where something is: a block, a call or a line.
struct LayoutUnit: Sendable {
  /// What a unit does to the constraints that stand already.
  enum Verb: Sendable {
    /// Adds to them.
    case adds
    /// Takes their place.
    case replaces
    /// Changes the constants of some.
    case updates
    /// Removes them.
    case clears
  }

  /// The tokens that are replaced when it is converted.
  var tokens: Range<Int>
  /// The scope it stands in.
  var scope: Int
  /// What it does.
  var verb = Verb.adds
  /// The list that remembers what it made, where the target dialect does not by itself.
  var replacement: Replacement?
  /// What it says, in order.
  var rows: [LayoutRow]
  /// The item of a block that has one.
  var subject: String?
  /// The items of a block that speaks of several at once.
  var listed: [String] = []
  /// The expression of the group that holds what a block makes.
  var group: String?
  /// The tokens up to the first row, for a block that can be divided.
  var header: Range<Int>?
  /// The tokens behind the last row.
  var footer: Range<Int>?
  /// Whether commas stand between its rows.
  var isList = false
  /// Whether it is a line of its own, which may be printed together with its neighbours.
  var isLine = false
  /// Whether it asks for what depends on the constraints in front of it, which have to be active by then.
  var standsAlone = false
  /// Whether what its code declares belongs to the scope around, not to a block of its own.
  var isOpen = false
  /// Whether it stands inside another expression, of which a reader takes nothing in.
  var isHidden = false
  /// The call that gives its item, which has to be made once.
  var boundCall: String?
  /// The text in front of a list of constraints that other code activates: `compact = `; nil where
  /// what is made is active at once.
  var keeps: String?
  /// The list that is kept, as an expression, where it is active as soon as it is made; nil where other code
  /// activates it.
  var installs: String?
  /// Whether the very next statement activates the list that is kept.
  var activatesNext = false
  /// Whether attributes of it compete, so that a later call does more than take the place of its like.
  var hasRivals = false
  /// Why it cannot be converted as a whole.
  var reason: LeftReason?

  /// Makes a unit.
  init(
    tokens: Range<Int>,
    scope: Int,
    verb: Verb = .adds,
    rows: [LayoutRow],
    subject: String? = nil,
    isLine: Bool = false
  ) {
    self.tokens = tokens
    self.scope = scope
    self.verb = verb
    self.rows = rows
    self.subject = subject
    self.isLine = isLine
  }

  /// Why it stays as a whole: its own reason, or that of the rows where none can be converted.
  var wholeReason: LeftReason? {
    if let reason { return reason }
    return statements.isEmpty ? rows.flatMap(\.reasons).first : nil
  }

  /// Whether rows stand in branches or beside other code.
  var hasFlow: Bool {
    rows.contains {
      switch $0.content {
      case .code, .branch: true
      case .statement, .left: false
      }
    }
  }

  /// All statements, those inside branches included.
  var statements: [ReadStatement] { rows.flatMap(\.statements) }
}

/// A line of a unit.
struct LayoutRow: Sendable {
  /// What a row holds.
  enum Content: Sendable {
    /// A statement that is understood.
    case statement(ReadStatement)
    /// One that is not.
    case left(LeftReason)
    /// Code that is none of layout's.
    case code
    /// Braces with rows between pieces of code: `if a {`, rows, `} else {`, rows, `}`.
    case branch([Arm])
  }

  /// The code in front of a pair of braces, and the rows between them.
  struct Arm: Sendable {
    /// The tokens up to the opening brace, itself included.
    let opening: Range<Int>
    /// The rows between the braces.
    let rows: [LayoutRow]
  }

  /// The tokens.
  let tokens: Range<Int>
  /// What it holds.
  var content: Content
  /// The attributes that a row takes up which cannot be read; nil where its words do not show it.
  var attributes: [LayoutConstraint.Attribute]?

  /// Makes a row.
  init(tokens: Range<Int>, content: Content) {
    self.tokens = tokens
    self.content = content
  }

  /// Whether code of a row has a word that lays out.
  func hides(_ sites: LayoutSites) -> Bool {
    switch content {
    case .code: !sites.sites(in: tokens).isEmpty
    case .branch(let arms):
      arms.contains { arm in
        !sites.sites(in: arm.opening).isEmpty || arm.rows.contains { $0.hides(sites) }
      }
    case .statement, .left: false
    }
  }

  var statements: [ReadStatement] {
    switch content {
    case .statement(let statement): [statement]
    case .branch(let arms): arms.flatMap { $0.rows.flatMap(\.statements) }
    case .left, .code: []
    }
  }

  /// Whether a statement of the row changes what another one made.
  var changesConstants: Bool { statements.contains { !$0.changed.isEmpty } }

  /// The reasons why rows are left, those inside branches included.
  var reasons: [LeftReason] {
    switch content {
    case .left(let reason): [reason]
    case .branch(let arms): arms.flatMap { $0.rows.flatMap(\.reasons) }
    case .statement, .code: []
    }
  }
}

extension LayoutUnit {
  /// The same with every constraint replaced by others.
  func understood(_ change: (LayoutStatement) -> [LayoutStatement]) -> LayoutUnit {
    var unit = self
    unit.rows = rows.map { $0.understood(change) }
    return unit
  }
}

extension LayoutUnit {
  /// The same without names that keep nothing.
  func withoutDiscards(_ reading: Reading) -> LayoutUnit {
    var unit = self
    unit.rows = rows.map { $0.withoutDiscards(reading) }
    return unit
  }
}

extension LayoutRow {
  fileprivate func withoutDiscards(_ reading: Reading) -> LayoutRow {
    var row = self
    switch content {
    case .statement(var statement):
      if statement.storage.map(reading.isDiscarded) ?? false { statement.storage = nil }
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map {
          Arm(opening: $0.opening, rows: $0.rows.map { $0.withoutDiscards(reading) })
        }
      )
    case .left, .code: break
    }
    return row
  }

  func understood(_ change: (LayoutStatement) -> [LayoutStatement]) -> LayoutRow {
    var row = self
    switch content {
    case .statement(var statement):
      statement.constraints = statement.constraints.flatMap(change)
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map { Arm(opening: $0.opening, rows: $0.rows.map { $0.understood(change) }) }
      )
    case .left, .code: break
    }
    return row
  }

  /// The same with a name for an expression that gives an item.
  func renaming(_ expression: String, _ name: String) -> LayoutRow {
    var row = self
    switch content {
    case .statement(var statement):
      for index in statement.constraints.indices
      where statement.constraints[index].subject == expression {
        statement.constraints[index].subject = name
      }
      statement.placed = statement.placed.map { $0 == expression ? name : $0 }
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map { arm in
          Arm(opening: arm.opening, rows: arm.rows.map { $0.renaming(expression, name) })
        }
      )
    case .left, .code: break
    }
    return row
  }
}

/// A statement of source code, as the constraints it makes.
struct ReadStatement: Sendable {
  /// The tokens.
  var tokens: Range<Int>
  /// The construct, for counting.
  var construct: String
  /// The constraints, in order.
  var constraints: [LayoutStatement]
  /// The word that it says, if it is one of several constraints: then ``constraints`` are what the
  /// word takes up.
  var word: StatedWord?
  /// What the result is stored in: the text in front of the equals sign.
  var storage: String?
  /// Items that leave their frames with the statement, whichever side of it they are on.
  var placed: [String] = []
  /// The declarations of the lists and dictionaries that it reads, and that nothing may need then.
  var lists: [Range<Int>] = []
  /// Variables that the conversion adds, by the constraint each holds.
  var holders: [Int: String] = [:]
  /// For a statement that changes constants the variables of the constraints it changes.
  var changed: [String] = []
  /// What a call does to constraints that were made elsewhere; nil for one that makes some.
  var activation: ActivationText?
  /// Whether a constraint is stored, and not a handle of a chain.
  var storesConstraint = true

  /// Whether it lays something out, and does not only give a name to an item.
  var isSite: Bool { !constraints.isEmpty || !changed.isEmpty || construct != Self.alias }

  /// The construct of a statement that only gives a name to an item.
  static let alias = "alias"
}
