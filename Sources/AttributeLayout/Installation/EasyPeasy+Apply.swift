extension EasyPeasy {
  /// The most constraints that one attribute makes.
  private static let mostLeaves = 4

  /// Declares an attribute where that comes to another constant or one constraint more.
  ///
  /// The answer is where the constraint is found with ``own(at:)``; nothing for anything else.
  @usableFromInline
  func applyAlone(_ attribute: inout Attribute) -> Int? {
    guard let place = declareAlone(&attribute) else { return nil }
    record.leaveFrame()
    return place
  }

  private func declareAlone(_ attribute: inout Attribute) -> Int? {
    // Somebody who holds the attribute could declare it again.
    if record.declaresPlainly, isKnownUniquelyReferenced(&attribute),
      let declaration = attribute.plainDeclaration
    {
      if record.declarePlainly(room: 1, { $0.add(declaration) }) != nil { return 0 }
      if let place = record.redeclarePlainly(declaration) { return place }
    }
    guard record.isPresent, let declaration = attribute.soundDeclaration else { return nil }
    return record.ledger.declareAlone(declaration).map { record.place(ofOwn: $0) }
  }

  /// The constraint that ``applyAlone(_:)`` has just made or changed.
  @_effects(readonly)
  @usableFromInline
  func own(at place: Int) -> [LayoutConstraint] {
    record.own(at: place).map { [$0] } ?? []
  }

  /// Declares attributes that are no more than plain and that nothing but a list of ours keeps.
  ///
  /// The answer is how many constraints came of it; -1 for anything else, and nothing happened.
  @usableFromInline
  func applyPlainly(_ attributes: [Attribute]) -> Int {
    attributes.withUnsafeBytes { bytes in
      applyPlainly(
        UnsafeMutableBufferPointer(
          mutating: bytes.assumingMemoryBound(to: Attribute.self)
        )
      )
    }
  }

  /// The same for a list that is somebody else's unless nobody but the caller holds it.
  @usableFromInline
  func applyPlainly(own attributes: inout [Attribute]) -> Int {
    attributes.withUnsafeMutableBufferPointer { applyPlainly($0) }
  }

  private func applyPlainly(_ attributes: UnsafeMutableBufferPointer<Attribute>) -> Int {
    let room = attributes.count * Self.mostLeaves
    guard let count = record.declarePlainly(room: room, { $0.add(attributes) }) else { return -1 }
    record.leaveFrame()
    return count
  }

  /// The constraints that ``applyPlainly(_:)`` has just made.
  @_effects(readonly)
  @usableFromInline
  func newest(_ count: Int) -> [LayoutConstraint] {
    record.newest(count)
  }

  /// Declares the leaves of the attributes, if every number is sound and the item still exists.
  @usableFromInline
  func apply(_ attributes: [Attribute]) -> [LayoutConstraint] {
    guard record.isPresent else {
      record.report(.itemIsGone, source: attributes.first?.firstLeaf?.source)
      return []
    }
    var leaves = 0
    attributes.forEachKept { leaves += $0.leafCount }
    var batch = SlotBatch(capacity: leaves)
    var areSound = true
    attributes.forEachKept { areSound = $0.declare(in: &batch, on: record) && areSound }
    guard areSound, let constraints = record.ledger.declare(&batch) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}
