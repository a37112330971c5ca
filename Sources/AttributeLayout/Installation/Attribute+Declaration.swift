extension Attribute {
  /// What the kernel's ledger keeps: a copy, so that later changes of the attribute change nothing.
  ///
  /// Nothing for an attribute that speaks of nothing, or whose numbers could never be used.
  final var soundDeclaration: SlotDeclaration? {
    withSoundParts {
      SlotDeclaration(
        $0,
        $1,
        $2,
        inParent: $3,
        elsewhere: $4,
        multiplier: constant.multiplier,
        constant: $5,
        priority: $6,
        extras: extras,
        source: source,
        instance: instance
      )
    }
  }

  /// Adds to a batch what the kernel's ledger is to keep, or reports what is wrong.
  final func declareAlone(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    // Written where the ledger keeps it, as copying a declaration counts references.
    let isDeclared = withSoundParts {
      batch.add(
        $0,
        $1,
        $2,
        inParent: $3,
        elsewhere: $4,
        multiplier: constant.multiplier,
        constant: $5,
        priority: $6,
        extras: extras,
        source: source,
        instance: instance
      )
    }
    if isDeclared == true { return true }
    record.report(numberIssue ?? .incompleteDescription, source: source)
    return false
  }

  /// What follows from the attribute and what it refers to: attribute, relation, partner, the
  /// partner's attribute if that is the parent and if not, constant and priority.
  private typealias Parts<Result> = (
    LayoutConstraint.Attribute, Relation, SlotDeclaration.Partner,
    LayoutConstraint.Attribute, LayoutConstraint.Attribute, Double, LayoutPriority
  ) -> Result?

  /// Nothing for an attribute that speaks of nothing, or whose numbers could never be used.
  @inline(__always)
  private final func withSoundParts<Result>(_ body: Parts<Result>) -> Result? {
    let (constant, level) = (constant, priority.layoutPriority)
    let numbers = constant.value.magnitude + constant.multiplier.magnitude
    guard numbers.isFinite, level.isValid, let attribute = createAttribute else { return nil }
    let isDimension = attribute == .width || attribute == .height
    let own = attribute.layoutAttribute
    let named = referenceAttribute?.layoutAttribute
    return body(
      own,
      constant.relation,
      referenceRecord.map { .item($0) } ?? (isDimension ? .nothing : .parent),
      // The same attribute in the parent and its system guides, the opposite one anywhere else.
      named ?? own,
      named ?? own.opposite,
      // Subtracted, as negation would make a negative zero of 0.
      attribute.pointsInwards ? 0 - constant.value : constant.value,
      level
    )
  }

  /// A number that could never be used, whatever the item.
  private var numberIssue: LayoutIssue.Kind? {
    if !constant.value.isFinite { return .notFinite(constant.value) }
    if !constant.multiplier.isFinite { return .notFinite(constant.multiplier) }
    let level = priority.layoutPriority
    return level.isValid ? nil : .priorityOutOfRange(level)
  }
}

extension [Attribute] {
  /// Calls `body` with each, without counting a reference: the array keeps them meanwhile.
  @inline(__always)
  func forEachKept(_ body: (Attribute) -> Void) {
    withUnsafeBytes { bytes in
      for kept in bytes.assumingMemoryBound(to: Unmanaged<Attribute>.self) {
        kept._withUnsafeGuaranteedRef(body)
      }
    }
  }
}
