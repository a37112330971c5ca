extension Attribute {
  /// What the kernel's ledger keeps: a copy, so that later changes of the attribute change nothing.
  ///
  /// Nothing for an attribute that speaks of nothing, or whose numbers could never be used.
  final var soundDeclaration: SlotDeclaration? {
    let (constant, level) = (constant, priority.layoutPriority)
    let numbers = constant.value.magnitude + constant.multiplier.magnitude
    guard numbers.isFinite, level.isValid, let attribute = createAttribute else { return nil }
    let own = attribute.layoutAttribute
    let isDimension = attribute == .width || attribute == .height
    let named = referenceAttribute?.layoutAttribute
    return SlotDeclaration(
      own,
      constant.relation,
      reference.map { .item($0) } ?? (isDimension ? .nothing : .parent),
      // The same attribute in the parent and its system guides, the opposite one anywhere else.
      inParent: named ?? own,
      elsewhere: named ?? attribute.opposite.layoutAttribute,
      multiplier: constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: attribute.pointsInwards ? 0 - constant.value : constant.value,
      priority: level,
      extras: extras,
      source: source,
      instance: instance
    )
  }

  /// Adds to a batch what the kernel's ledger is to keep, or reports what is wrong.
  final func declareAlone(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    guard let declaration = soundDeclaration else {
      record.report(numberIssue ?? .incompleteDescription, source: source)
      return false
    }
    batch.add(declaration)
    return true
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
