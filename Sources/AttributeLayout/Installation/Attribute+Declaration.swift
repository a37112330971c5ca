extension Attribute {
  /// What the kernel's ledger keeps: a copy, so that later changes of the attribute change nothing.
  ///
  /// Nothing for an attribute that speaks of nothing, or whose numbers could never be used.
  var soundDeclaration: SlotDeclaration? {
    guard hasSoundNumbers, let form else { return nil }
    return SlotDeclaration(
      form.attribute.layoutAttribute,
      constant.relation,
      form.partner,
      inParent: form.inParent,
      elsewhere: form.elsewhere,
      multiplier: constant.multiplier,
      constant: form.constant,
      priority: priority.layoutPriority,
      condition: condition,
      source: source,
      instance: instance
    )
  }

  /// Adds to a batch what the kernel's ledger is to keep, or reports what is wrong.
  final func declareAlone(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    if hasSoundNumbers, let form,
      batch.add(
        form.attribute.layoutAttribute,
        constant.relation,
        form.partner,
        inParent: form.inParent,
        elsewhere: form.elsewhere,
        multiplier: constant.multiplier,
        constant: form.constant,
        priority: priority.layoutPriority,
        condition: condition,
        source: source,
        instance: instance
      )
    {
      return true
    }
    record.report(numberIssue ?? .incompleteDescription, source: source)
    return false
  }

  /// How the attribute lies in its item and in what it refers to.
  private struct Form {
    let attribute: ReferenceAttribute
    let partner: SlotDeclaration.Partner
    let inParent: LayoutConstraint.Attribute
    let elsewhere: LayoutConstraint.Attribute
    let constant: Double
  }

  /// Nothing for an attribute that speaks of nothing.
  @inline(__always)
  private var form: Form? {
    guard let createAttribute else { return nil }
    let isDimension = createAttribute == .width || createAttribute == .height
    return Form(
      attribute: createAttribute,
      partner: reference.map { .item($0) } ?? (isDimension ? .nothing : .parent),
      // The same attribute in the parent and its system guides, the opposite one anywhere else.
      inParent: (referenceAttribute ?? createAttribute).layoutAttribute,
      elsewhere: (referenceAttribute ?? createAttribute.opposite).layoutAttribute,
      // Subtracted, as negation would make a negative zero of 0.
      constant: createAttribute.pointsInwards ? 0 - constant.value : constant.value
    )
  }

  /// Whether every number can be used.
  private var hasSoundNumbers: Bool {
    constant.value.isFinite && constant.multiplier.isFinite && priority.layoutPriority.isValid
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
