public import ConstraintKernel

// What the functions `constrain` do, and answer with what is in force then if there is no group yet.

@usableFromInline
func install(
  _ item1: any LayoutItem,
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: (LayoutProxy) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(context.proxy(item1))
  }
}

@usableFromInline
func install(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: (LayoutProxy, LayoutProxy) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(context.proxy(item1), context.proxy(item2))
  }
}

@usableFromInline
func install(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(context.proxy(item1), context.proxy(item2), context.proxy(item3))
  }
}

@usableFromInline
func install(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  _ item4: any LayoutItem,
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(context.proxy(item1), context.proxy(item2), context.proxy(item3), context.proxy(item4))
  }
}

@usableFromInline
func install(
  _ items: [any LayoutItem],
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: ([LayoutProxy]) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(items.map(context.proxy))
  }
}

@usableFromInline
func install<Key>(
  _ items: [Key: any LayoutItem],
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: ([Key: LayoutProxy]) -> Void
) -> [LayoutConstraint] {
  ConstrainContext.run(replacing: group, file, line) { context in
    block(items.mapValues(context.proxy))
  }
}
