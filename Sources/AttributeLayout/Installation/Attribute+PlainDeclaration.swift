import ConstraintKernel

extension Attribute {
  /// What the kernel takes without keeping anything but the constraint.
  ///
  /// Nothing for an attribute that speaks of nothing, has a condition, or whose numbers could never
  /// be used. Somebody keeps the attribute meanwhile.
  @inline(__always)
  final var plainDeclaration: PlainDeclaration? {
    createAttribute.flatMap { plainDeclaration(of: $0, as: referenceAttribute) }
  }

  /// The same for a part of a compound, which meets another item at the same attribute.
  @inline(__always)
  final func plainDeclaration(of part: ReferenceAttribute) -> PlainDeclaration? {
    plainDeclaration(of: part, as: reference == nil ? nil : part)
  }

  @inline(__always)
  private final func plainDeclaration(
    of attribute: ReferenceAttribute,
    as named: ReferenceAttribute?
  ) -> PlainDeclaration? {
    let (constant, level) = (constant, priority.layoutPriority)
    let numbers = constant.value.magnitude + constant.multiplier.magnitude
    guard numbers.isFinite, level.isValid, extras == nil else { return nil }
    let isDimension = attribute == .width || attribute == .height
    let own = attribute.layoutAttribute
    return PlainDeclaration(
      own,
      constant.relation,
      reference.map { .item($0) } ?? (isDimension ? .nothing : .parent),
      named?.layoutAttribute ?? own,
      isOppositeElsewhere: named == nil,
      multiplier: constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: attribute.pointsInwards ? 0 - constant.value : constant.value,
      priority: level,
      source: source
    )
  }
}

extension PlainBatch {
  /// Adds what attributes declare; false for one that is more than plain, or that somebody holds.
  ///
  /// A list of its own keeps the attributes: then who holds one besides could declare it again, and
  /// the kernel has to know that it is the same.
  mutating func add(_ attributes: UnsafeMutableBufferPointer<Attribute>) -> Bool {
    for index in attributes.indices {
      guard isKnownUniquelyReferenced(&attributes[index]) else { return false }
      let attribute = Unmanaged.passUnretained(attributes[index])
      guard attribute._withUnsafeGuaranteedRef({ $0.declarePlainly(in: &self) }) else {
        return false
      }
    }
    return true
  }
}
