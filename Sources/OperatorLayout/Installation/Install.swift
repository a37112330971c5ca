public import ConstraintKernel

// What the functions `constrain` do; the context knows what is in force then, until it is ended.

@usableFromInline
func install(
  _ item1: any LayoutItem,
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: (LayoutProxy) -> Void
) -> ConstrainContext {
  let first = Unmanaged.record(of: item1)
  return ConstrainContext.run(first, replacing: group, file, line) { context in
    block(context.proxy(first))
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
) -> ConstrainContext {
  let first = Unmanaged.record(of: item1)
  return ConstrainContext.run(first, replacing: group, file, line) { context in
    block(context.proxy(first), context.proxy(item2))
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
) -> ConstrainContext {
  let first = Unmanaged.record(of: item1)
  return ConstrainContext.run(first, replacing: group, file, line) { context in
    block(context.proxy(first), context.proxy(item2), context.proxy(item3))
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
) -> ConstrainContext {
  let first = Unmanaged.record(of: item1)
  return ConstrainContext.run(first, replacing: group, file, line) { context in
    block(context.proxy(first), context.proxy(item2), context.proxy(item3), context.proxy(item4))
  }
}

@usableFromInline
func install<each Item: LayoutItem>(
  _ item1: any LayoutItem,
  _ item2: any LayoutItem,
  _ item3: any LayoutItem,
  _ item4: any LayoutItem,
  _ others: repeat each Item,
  group: ConstraintGroup?,
  file: StaticString,
  line: UInt,
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, repeat ItemProxy<each Item>) -> Void
) -> ConstrainContext {
  let first = Unmanaged.record(of: item1)
  return ConstrainContext.run(first, replacing: group, file, line) { context in
    block(
      context.proxy(first),
      context.proxy(item2),
      context.proxy(item3),
      context.proxy(item4),
      repeat ItemProxy(each others, context)
    )
  }
}

@usableFromInline
func install(
  _ items: [any LayoutItem],
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: ([LayoutProxy]) -> Void
) -> ConstrainContext {
  ConstrainContext.run(items.first.map { .record(of: $0) }, replacing: group, file, line) {
    context in
    block(items.map { context.proxy($0) })
  }
}

@usableFromInline
func install<Key>(
  _ items: [Key: any LayoutItem],
  _ group: ConstraintGroup?,
  _ file: StaticString,
  _ line: UInt,
  _ block: ([Key: LayoutProxy]) -> Void
) -> ConstrainContext {
  ConstrainContext.run(items.first.map { .record(of: $1) }, replacing: group, file, line) {
    context in
    block(items.mapValues { context.proxy($0) })
  }
}
