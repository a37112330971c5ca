public import ConstraintKernel

// Each answers with the group: the one that was given, or a new one.
//
// One to four items have functions of their own, more share one with a parameter pack. A block of
// one statement is type-checked together with the call, and with proxies whose types come from a
// pack that takes the compiler seconds instead of milliseconds.

/// Lays out an item by the relations that a block writes down.
///
/// The block gets one proxy per item, in the order of the items, however many there are:
///
/// ```swift
/// constrain(avatar, name) { avatar, name in
///   avatar.size == avatar.parent.size / 4
///   name.leading == avatar.trailing + 8
///   name.width >= 120 ~ .defaultHigh
/// }
/// ```
///
/// Nothing is installed before the block ends. Then the constraints take the place of those that
/// `group` held, in one step: if one of them cannot be installed, every reason is reported, none
/// is, and the group keeps what it had. Items on the left of a relation stop being placed by
/// their frames. Diagnoses name the line of the call.
///
/// Answers with the group: the one that was given, or a new one.
/// - Complexity: O(1) per relation, and O(1) per constraint of the group that is replaced.
@discardableResult
public func constrain(
  _ item1: any LayoutItem,
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) { block($0.proxy(item1)) }
}

/// Lays out two items by the relations that a block writes down.
@discardableResult
public func constrain(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) { block($0.proxy(item1), $0.proxy(item2)) }
}

/// Lays out three items by the relations that a block writes down.
@discardableResult
public func constrain(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) {
    block($0.proxy(item1), $0.proxy(item2), $0.proxy(item3))
  }
}

/// Lays out four items by the relations that a block writes down.
@discardableResult
public func constrain(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  _ item4: any LayoutItem,
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) {
    block($0.proxy(item1), $0.proxy(item2), $0.proxy(item3), $0.proxy(item4))
  }
}

/// Lays out five or more items, as many as you like, by the relations that a block writes down.
@discardableResult
public func constrain<each Item: LayoutItem>(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  _ item4: any LayoutItem,
  _ others: repeat each Item,
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, repeat ItemProxy<each Item>) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) { running in
    block(
      running.proxy(item1),
      running.proxy(item2),
      running.proxy(item3),
      running.proxy(item4),
      repeat ItemProxy(each others, running)
    )
  }
}

/// Lays out the items of an array by the relations that a block writes down.
///
/// The block gets the proxies in the order of the items.
@discardableResult
public func constrain(
  _ items: [any LayoutItem],
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) { block(items.map($0.proxy)) }
}

/// Lays out the items of a dictionary by the relations that a block writes down.
///
/// The block gets the proxies under the keys of their items.
@discardableResult
public func constrain<Key>(
  _ items: [Key: any LayoutItem],
  replace group: ConstraintGroup? = nil,
  file: StaticString = #fileID,
  line: UInt = #line,
  block: ([Key: LayoutProxy]) -> Void
) -> ConstraintGroup {
  ConstrainBlock.run(replacing: group, file, line) { block(items.mapValues($0.proxy)) }
}

/// Deactivates and forgets all constraints of a group.
///
/// - Complexity: O(1) per constraint.
public func constrain(clear group: ConstraintGroup) { group.ledger.replace(with: []) }
