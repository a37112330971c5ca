/// Constraints that changed hands, and what it takes to hand them back.
struct ConstraintAdoption {
  private struct Former {
    let constraint: LayoutConstraint
    let owner: ConstraintLedger?
    let dialect: LayoutDialect
  }

  private let record: ItemRecord
  /// All of the item's constraints, since a batch may hand on also those that are the dialect's.
  private let former: [Former]
  /// The owners, each with what it held, in its order.
  private let holdings: [(owner: ConstraintLedger, constraints: [LayoutConstraint])]
  /// The item's declarations before, if there were any.
  private let claims: SlotClaims?

  /// The constraints that changed hands, in the order of activation.
  let constraints: [LayoutConstraint]

  /// Hands every active constraint whose first item it is over to a dialect.
  init(of record: ItemRecord, by dialect: LayoutDialect) {
    self.record = record
    claims = record.existingSlotLedger?.slots
    let all = record.constraints(as: .first)
    let adopted = all.filter { $0.dialect != dialect }
    constraints = adopted
    former = all.map { Former(constraint: $0, owner: $0.owner, dialect: $0.dialect) }
    var seen: Set<ObjectIdentifier> = []
    holdings = former.compactMap(\.owner).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { ($0, $0.constraints) }
    switch dialect {
    case .attribute: for constraint in adopted { record.slotLedger.adopt(constraint) }
    case .maker: record.makerLedger.hold(adopted)
    case .kernel, .operators, .autoPin:
      for constraint in adopted {
        constraint.owner?.release([constraint])
        constraint.dialect = dialect
      }
    }
    record.readDialects()
  }

  /// Hands everything back, in the order it was held.
  func undo() {
    for former in former {
      if former.constraint.owner !== former.owner {
        former.constraint.owner?.release([former.constraint])
      }
      former.constraint.dialect = former.dialect
    }
    for (owner, constraints) in holdings {
      let own = former.filter { $0.owner === owner && $0.constraint.owner !== owner }
      owner.takeBack(own.map(\.constraint), orderedAs: constraints)
    }
    record.readDialects()
    if let claims { record.existingSlotLedger?.takeBack(claims) }
  }
}

extension ItemRecord {
  /// Notes anew which dialects constrain the item; whatever was told of two of them may be told again.
  fileprivate func readDialects() {
    dialects = []
    mentionedDialects = []
    visitConstraints(as: .first) { dialects.insert(DialectSet($0.dialect)) }
  }
}

/// Whether anything was refused while a block ran.
///
/// Bound to the running task, so that every batch inside the block is heard, whatever its dialect.
/// Unchecked: it is written and read inside one synchronous call on one task.
final class RefusalWitness: @unchecked Sendable {
  /// The innermost one of the running task.
  @TaskLocal static var current: RefusalWitness?

  private let outer: RefusalWitness?
  private(set) var hasSeenRefusal = false

  init(inside outer: RefusalWitness?) {
    self.outer = outer
  }

  /// Hears of an issue.
  func hear(_ kind: LayoutIssue.Kind) {
    guard kind.isRefusal else { return }
    hasSeenRefusal = true
    outer?.hear(kind)
  }
}

extension LayoutIssue.Kind {
  /// Whether something was not done; the others tell of what was.
  fileprivate var isRefusal: Bool {
    switch self {
    case .slotIsShared, .solutionIsIncomplete, .tooLargeToProve, .unsatisfiable: false
    default: true
    }
  }
}
