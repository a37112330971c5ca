import ConstraintSolver

/// Who a row of the solver speaks for.
enum RowOwner {
  /// The row of a constraint, which takes it out before it leaves layout.
  case constraint(LayoutConstraint)
  /// A row of an item itself: its placement, its natural size, or a fitting size asked for.
  case item(ItemRecord)

  /// The item itself, or the first one of the constraint.
  var item: ItemRecord {
    switch self {
    case .constraint(let constraint): constraint.first
    case .item(let item): item
    }
  }

  /// The constraint; nil for a row of an item itself.
  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// Reports something about the row.
  func report(_ kind: LayoutIssue.Kind) {
    if let constraint { constraint.report(kind) } else { item.report(kind) }
  }
}

/// Where a row stands among those that might yield in its place: the older one stays.
struct RowRank {
  let value: UInt64

  /// Before every other row.
  static let first = RowRank(value: 0)
  /// What the system requires goes before all constraints, and the same however it came about.
  static func system(_ kind: SystemRowKind, of item: ItemRecord) -> RowRank {
    RowRank(value: item.serial << 4 | kind.rawValue)
  }
  /// Constraints in the order of activation.
  static func activated(_ rank: UInt64) -> RowRank { RowRank(value: constraints | rank) }

  /// The upper half of all ranks is that of constraints.
  private static let constraints: UInt64 = 1 << 63
}

extension LayoutEngine {
  /// The owner of each row, by its index.
  ///
  /// Only explanations ask for it, which are rare, so that it is put together from what the owners
  /// know instead of being kept.
  /// - Complexity: O(*n*) in the rows.
  func rowOwners() -> [Int32: RowOwner] {
    var owners: [Int32: RowOwner] = [:]
    func add(_ owner: RowOwner, _ row: Int32) {
      if row < 0 { return }
      assert(owners[row] == nil, "row \(row) has two owners")
      owners[row] = owner
    }
    for case let item? in members.items {
      item.systemRows?.visit { add(.item(item), $0) }
      item.visitConstraints(as: .first) { add(.constraint($0), $0.row) }
    }
    for pull in question.pulls {
      add(.item(pull.item), pull.width)
      add(.item(pull.item), pull.height)
    }
    return owners
  }
}
