/// The attributes of one item: apply them, reload them, clear them.
///
/// ```swift
/// label.easy.layout(Top(10).to(header), Left(8), Right(>=8), Height(44).with(.high))
/// ```
public struct EasyPeasy {
  @usableFromInline let record: ItemRecord

  @inlinable
  init(record: ItemRecord) {
    self.record = record
  }

  /// Applies one attribute to the item, as a list of one does.
  ///
  /// Where all that changes is a constant, nothing is made but the attribute itself.
  ///
  /// - Returns: The constraints of the attribute that are active afterwards.
  @inlinable
  @inline(__always)
  @discardableResult
  public func layout(_ attribute: consuming Attribute) -> [LayoutConstraint] {
    // Inlined, so that a list that nobody looks at is never made.
    if let place = applyAlone(&attribute) { return own(at: place) }
    return layout([attribute])
  }

  /// Applies attributes to the item, all or none.
  ///
  /// Each takes its slot over from what was applied before: see ``Attribute``. The item stops
  /// translating its own frame into constraints. An attribute relative to a superview that is not
  /// there yet waits and is installed when the item is added to one.
  ///
  /// - Returns: The constraints of these attributes that are active afterwards, in the order of
  ///   the attributes, compounds expanded in place. Attributes that wait, whose condition does not
  ///   hold or that a later one of the same call replaced have none.
  @inlinable
  @inline(__always)
  @discardableResult
  public func layout(_ attributes: Attribute...) -> [LayoutConstraint] {
    let count = applyPlainly(attributes)
    return count >= 0 ? newest(count) : apply(attributes)
  }

  /// Applies attributes to the item, all or none.
  ///
  /// - Returns: The constraints of these attributes that are active afterwards.
  @inlinable
  @inline(__always)
  @discardableResult
  public func layout(_ attributes: consuming [Attribute]) -> [LayoutConstraint] {
    let count = applyPlainly(own: &attributes)
    return count >= 0 ? newest(count) : apply(attributes)
  }

  /// Asks every condition again, and installs what follows.
  ///
  /// Attributes whose condition came true take their slot; those whose condition no longer holds
  /// give it back. Changes of the surroundings do this by themselves.
  public func reload() {
    record.existingLedger?.reload()
  }

  /// Forgets every attribute, and takes out every constraint this dialect has on the item.
  public func clear() {
    record.clearDeclarations()
  }
}

extension LayoutItem {
  /// The attributes of this item.
  @inlinable public var easy: EasyPeasy { EasyPeasy(record: inlinedRecord) }
}

infix operator <-

/// Applies attributes to an item, as `item.easy.layout(…)` does.
@discardableResult
public func <- (item: some LayoutItem, attributes: consuming [Attribute]) -> [LayoutConstraint] {
  item.easy.layout(attributes)
}

/// Applies an attribute to an item, as `item.easy.layout(…)` does.
@discardableResult
public func <- (item: some LayoutItem, attribute: consuming Attribute) -> [LayoutConstraint] {
  item.easy.layout(attribute)
}
