internal import ConstraintKernel

/// What one `constrain` call collects between the start and the end of its block.
///
/// A context nobody holds any more serves the next call in the hierarchy, and so do its proxies.
@usableFromInline
final class ConstrainContext {
  /// The line of the call.
  @exclusivity(unchecked)
  private(set) var source: LayoutSource
  /// What the block wrote down, and once it has ended what is in force of that.
  @exclusivity(unchecked)
  private var written = ConstraintCollection()
  @exclusivity(unchecked)
  private var freed: [ItemRecord] = []
  /// The proxies of the block; behind them those that are left of earlier blocks, held by nobody.
  @exclusivity(unchecked)
  private var proxies: [LayoutProxy] = []
  /// How many proxies the block has.
  @exclusivity(unchecked)
  private var proxyCount = 0
  @exclusivity(unchecked)
  private var isOpen = true
  @exclusivity(unchecked)
  private var isRefused = false
  /// Where the context waits for the next call.
  @exclusivity(unchecked)
  private var place: ScratchPlace?

  /// More proxies than most blocks have are let go of.
  private static let mostSpares = 8

  private init(source: LayoutSource) {
    self.source = source
  }

  /// Runs a block and puts what it wrote down in place of what the group held, or changes nothing.
  ///
  /// - Returns: The context, to be asked for what is in force now, and then ended.
  static func run(
    _ item: Unmanaged<ItemRecord>?,
    replacing group: ConstraintGroup?,
    _ file: StaticString,
    _ line: UInt,
    _ block: (ConstrainContext) -> Void
  ) -> ConstrainContext {
    let context = begin(item, LayoutSource(file: file, line: line))
    block(context)
    context.finish(replacing: group)
    return context
  }

  /// A context for a call that names an item: that of the call before, if nobody holds it.
  @inline(__always)
  private static func begin(
    _ item: Unmanaged<ItemRecord>?,
    _ source: LayoutSource
  ) -> ConstrainContext {
    guard let item, let place = ScratchPlace(for: item) else {
      return ConstrainContext(source: source)
    }
    let context = place.take(ConstrainContext.self) ?? ConstrainContext(source: source)
    context.source = source
    context.isOpen = true
    context.place = consume place
    return context
  }

  /// What is in force of what the block wrote down: all or nothing.
  var constraints: [LayoutConstraint] { written.all }

  func proxy(_ item: any LayoutItem) -> LayoutProxy {
    proxy(.record(of: item))
  }

  /// A proxy for an item that exists for as long as the call takes.
  func proxy(
    _ record: Unmanaged<ItemRecord>,
    absence: LayoutProxy.Absence? = nil
  ) -> LayoutProxy {
    guard isOpen else { return LayoutProxy(keeping: self, record, absence) }
    defer { proxyCount += 1 }
    if proxyCount < proxies.count {
      let proxy = proxies[proxyCount]
      proxy.begin(record, absence)
      return proxy
    }
    let made = LayoutProxy(self, record, absence)
    proxies.append(made)
    return made
  }

  /// Takes a constraint in, or reports that it is too late for that.
  func admit(_ constraint: LayoutConstraint) {
    guard isOpen else {
      return constraint.report(
        .invalidUse("the block of this proxy has ended; nothing is installed")
      )
    }
    written.append(constraint)
  }

  /// Reports what is absent; then the block comes to nothing.
  func refuse(_ terms: LayoutProxy.Term?...) {
    guard isOpen else { return }
    for term in terms {
      guard let term, let absence = term.proxy.absence else { continue }
      term.proxy.record.report(absence.kind, source: source)
      isRefused = true
    }
  }

  /// Notes items that are to be placed by constraints though they may stand on the right only.
  func free(_ records: [ItemRecord]) {
    freed += records
  }
}

/// The end of a call.
extension ConstrainContext {
  private func finish(replacing group: ConstraintGroup?) {
    isOpen = false
    closeProxies()
    guard !isRefused, install(replacing: group) else {
      return written.removeAll()
    }
    written.freeFirstItems()
    for record in freed { record.leaveFrame() }
  }

  private func install(replacing group: ConstraintGroup?) -> Bool {
    if let group { group.replace(with: written.all) } else { written.install() }
  }

  /// Has proxies that somebody holds keep the context, which gives them up.
  private func closeProxies() {
    var isHeld = false
    let keeper = place?.keeper()
    proxies.withUnsafeMutableBufferPointer { proxies in
      for index in 0..<proxyCount {
        let isSpare = isKnownUniquelyReferenced(&proxies[index])
        isHeld = isHeld || !isSpare
        Unmanaged.passUnretained(proxies[index])._withUnsafeGuaranteedRef {
          if !isSpare { $0.keepContext() } else if let keeper { $0.clear(keeper) }
        }
      }
    }
    if isHeld || proxies.count > Self.mostSpares { proxies = [] }
    proxyCount = 0
  }

  /// Lets go of what was made, and waits for the next call unless somebody holds the context.
  @usableFromInline
  static func end(_ context: consuming ConstrainContext) {
    context.written.removeAll()
    if !context.freed.isEmpty { context.freed = [] }
    guard let place = context.place.take(), isKnownUniquelyReferenced(&context) else { return }
    context.isRefused = false
    place.keep(consume context)
  }
}
