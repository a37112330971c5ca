/// The attributes of one item: apply them, reload them, clear them.
///
/// ```swift
/// label.easy.layout(Top(10).to(header), Left(8), Right(>=8), Height(44).with(.high))
/// ```
public struct EasyPeasy {
  let record: ItemRecord

  /// Applies attributes to the item, all or none.
  ///
  /// Each takes its slot over from what earlier calls applied. The item stops translating its own
  /// frame into constraints. An attribute relative to a superview that is not there yet waits and is
  /// installed when the item is added to one.
  ///
  /// - Returns: The constraints of these attributes that are active afterwards, in the order of
  ///   the attributes, compounds expanded in place. Attributes that wait, whose condition does not
  ///   hold or that the same call says again have none.
  /// - Complexity: O(*n* · *m*) in the attributes and those that the item has.
  @discardableResult
  public func layout(
    _ attributes: Attribute...,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> [LayoutConstraint] {
    layout(attributes, file: file, line: line, column: column)
  }

  /// Applies attributes to the item, all or none.
  ///
  /// - Returns: The constraints of these attributes that are active afterwards.
  @discardableResult
  public func layout(
    _ attributes: [Attribute],
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> [LayoutConstraint] {
    let call = LayoutSource(file: file, line: line)
    return apply(attributes, from: SlotDeclarationSite(call: call, column: column))
  }

  /// Asks every condition again, and installs what follows.
  ///
  /// Attributes whose condition came true take their slot; those whose condition no longer holds
  /// give it back. Changes of the surroundings do this by themselves. Those of the current one of
  /// `LayoutStates` are asked, too.
  public func reload() { record.reloadConditions(of: .attribute) }

  /// Forgets every attribute, and takes out every constraint this dialect has on the item.
  public func clear() { record.existingSlotLedger(of: .attribute)?.clear() }
}

extension LayoutItem {
  /// The attributes of this item.
  public var easy: EasyPeasy { EasyPeasy(record: record) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asks every condition again.
  @available(*, deprecated, message: "write easy.reload()")
  public func easy_reload() { easy.reload() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Forgets every attribute.
  @available(*, deprecated, message: "write easy.clear()")
  public func easy_clear() { easy.clear() }
}

infix operator <-

/// Applies attributes to an item, as `item.easy.layout(…)` does.
@discardableResult
public func <- (item: some LayoutItem, attributes: [Attribute]) -> [LayoutConstraint] {
  item.easy.apply(attributes, from: nil)
}

/// Applies an attribute to an item, as `item.easy.layout(…)` does.
@discardableResult
public func <- (item: some LayoutItem, attribute: Attribute) -> [LayoutConstraint] {
  item.easy.apply([attribute], from: nil)
}
