/// A word that stands for several constraints, with all that was said in it.
///
/// The constraints and the rows that hold them keep it, so that diagnoses, documents and printed
/// code can say the word again in their place.
package final class LayoutWord {
  /// What was said.
  package enum Meaning {
    /// An item at a share of the room that it leaves.
    case bias(LayoutBias)
    /// A line at the furthest edge of items.
    case barrier(LayoutBarrier)
    /// Items one after the other.
    case chain(LayoutChain)
    /// A line across a superview.
    case guideline(LayoutGuideline)
  }

  /// What was said.
  package let meaning: Meaning
  /// Where the items of a chain begin, or that of a bias, by guides of the arrangement.
  private var begin: [LayoutEnd] = []

  /// A constraint of the word that says whose it is; nil unless named states hold it.
  private(set) weak var voice: LayoutConstraint?

  /// Is held by named states from now on, as the constraint is.
  func speak(by constraint: LayoutConstraint) { voice = voice ?? constraint }

  /// Keeps what was said.
  init(_ meaning: Meaning) { self.meaning = meaning }

  /// The word alone: `chain`.
  var name: String {
    switch meaning {
    case .bias: "bias"
    case .barrier: "barrier"
    case .chain: "chain"
    case .guideline: "guideline"
    }
  }

  /// The line that wrote it.
  package var source: LayoutSource {
    switch meaning {
    case .bias(let bias): bias.source
    case .barrier(let barrier): barrier.source
    case .chain(let chain): chain.source
    case .guideline(let guideline): guideline.source
    }
  }

  /// The item that stands for it where one is to be named: the first of several.
  var subject: ItemRecord {
    switch meaning {
    case .bias(let bias): bias.item
    case .barrier(let barrier): barrier.item
    case .chain(let chain): chain.items[0]
    case .guideline(let guideline): guideline.item
    }
  }

  /// The word with its items: `chain of back, title and more`.
  package var title: String {
    let number = LayoutText.number
    switch meaning {
    case .bias(let bias): return "bias \(number(bias.share)) of \(bias.item.quotedName)"
    case .barrier(let barrier):
      let line = "barrier \(barrier.item.quotedName) at \(barrier.edge)"
      return "\(line) of \(Self.names(of: barrier.others))"
    case .chain(let chain): return "chain of \(Self.names(of: chain.items))"
    case .guideline(let guideline):
      let line = "guideline \(guideline.item.quotedName) along \(guideline.axis)"
      return switch guideline.position {
      case .start(let distance): "\(line) at \(number(distance))"
      case .end(let distance): "\(line) at \(number(distance)) before the end"
      case .fraction(let share): "\(line) at \(number(share)) of the length"
      }
    }
  }

  private static func names(of items: [ItemRecord]) -> String {
    LayoutText.names(items.map(\.quotedName))
  }
}

/// Whether it is still said.
extension LayoutWord {
  /// What the constraints of the word say.
  private var members: [ConstraintDescription] {
    switch meaning {
    case .bias(let bias): [bias.member(at: begin.first)]
    case .barrier(let barrier): barrier.members
    case .chain(let chain): chain.members(at: begin)
    case .guideline(let guideline): guideline.members
    }
  }

  /// Says the constraints of the word, members of an arrangement where one holds them; the items of a
  /// chain begin at the places given, and so does that of a bias that needs guides.
  func descriptions(
    heldBy arrangement: LayoutArrangement? = nil,
    at begin: [LayoutEnd] = []
  ) -> [ConstraintDescription] {
    self.begin = begin
    var said = members
    for place in said.indices {
      said[place].word = self
      said[place].arrangement = arrangement
    }
    return said
  }

  /// The priority and the name that all active constraints of the word have, where they are what the
  /// word became; nil where one is missing, stands twice or was changed, or where an item does not exist any more.
  ///
  /// - Complexity: O(*n*²) in the constraints of the word.
  package func utterance(
    by active: [LayoutConstraint]
  ) -> (priority: LayoutPriority, identifier: String?)? {
    let members = members
    guard let first = active.first, active.count == members.count,
      items.allSatisfy(\.isPresent)
    else { return nil }
    let isAsSaid = members.allSatisfy { member in
      active.contains { constraint in
        member.agrees(with: constraint) && constraint.directedConstant == member.constant
          && constraint.goneConstant == constraint.arrangement?.goneConstant(of: constraint.first)
      }
    }
    let isOneVoice = active.allSatisfy {
      $0.priority == first.priority && $0.identifier == first.identifier
    }
    return isAsSaid && isOneVoice ? (first.priority, first.identifier) : nil
  }

  /// Every item that was named, and those of both ends.
  package var items: [ItemRecord] {
    switch meaning {
    case .bias(let bias): [bias.item, bias.room.start.item, bias.room.end.item]
    case .barrier(let barrier): [barrier.item] + barrier.others
    case .chain(let chain): chain.items + [chain.room.start.item, chain.room.end.item]
    case .guideline(let guideline): [guideline.item]
    }
  }
}

extension LayoutIssue {
  /// The word that a statement is part of, in which people read it.
  package struct Whole: Hashable, Sendable {
    /// The word with its items: `chain of back, title and more`.
    package let title: String
    /// Whether the statement belongs to none of the constraints that a dialect holds.
    package let isScaffold: Bool
    /// Whether it pulls at a level below all in use, which others beat by design.
    let isPull: Bool

    /// The part that a constraint has in its word; nil for one that stands by itself.
    init?(_ constraint: LayoutConstraint) {
      guard let word = constraint.word else { return nil }
      title = word.titleInState
      isScaffold = constraint.isScaffold
      isPull = isScaffold && constraint.priority < LayoutPriority(0.01)
    }

    /// What a word requires of its guides by itself.
    init(_ word: LayoutWord) { (title, isScaffold, isPull) = (word.titleInState, true, false) }
  }
}

extension LayoutConstraint {
  /// The word that the constraint is part of, where there is one; else what it says itself; and the
  /// state that holds it.
  package var readText: String { (word?.title ?? description) + stateNote }
}

extension LayoutIssue.Statement {
  /// The word that this is part of, where there is one; else the statement itself.
  package var asRead: LayoutIssue.Statement {
    whole.map { LayoutIssue.Statement(text: $0.title, source: source) } ?? self
  }
}

extension LayoutExplanation {
  /// The steps as people read them: those of one word are one, which brings in what they come to.
  package var readSteps: [Step] {
    var places: [LayoutIssue.Statement: Int] = [:]
    var read: [Step] = []
    for step in steps {
      guard step.statement.whole != nil else {
        read.append(step)
        continue
      }
      let words = step.statement.asRead
      let place = places[words] ?? read.count
      let sum = (place < read.count ? read[place].constant : 0) + step.contribution
      let whole = Step(
        statement: words,
        constant: LayoutGrain.snap(sum),
        rate: 1,
        saysConstant: LayoutGrain.snap(sum) == 0
      )
      if place < read.count { read[place] = whole } else { read.append(whole) }
      places[words] = place
    }
    return read
  }

  /// The losses as people read them: of those of one word the least, and none of pulls that lose by
  /// design as the word decides the value.
  package var readLosses: [Loss] {
    let deciding = Set(steps.map(\.statement.asRead))
    var places: [LayoutIssue.Statement: Int] = [:]
    var read: [Loss] = []
    for loss in losses {
      guard let whole = loss.statement.whole else {
        read.append(loss)
        continue
      }
      let words = loss.statement.asRead
      if whole.isPull, deciding.contains(words) { continue }
      let own = Loss(statement: words, amount: loss.amount, isBroken: loss.isBroken)
      guard let place = places[words] else {
        places[words] = read.count
        read.append(own)
        continue
      }
      if abs(own.amount) < abs(read[place].amount) { read[place] = own }
    }
    return read
  }

  /// The inequalities beside the value as people read them: of those of one word the nearest.
  package var readBystanders: [Bystander] {
    var seen: Set<LayoutIssue.Statement> = []
    return bystanders.compactMap { one in
      guard one.statement.whole != nil else { return one }
      let words = one.statement.asRead
      return seen.insert(words).inserted ? Bystander(statement: words, slack: one.slack) : nil
    }
  }
}
