#if GTK
import CGtk4

/// Work that the main loop looks for in each of its turns, before GTK lays out and draws.
@MainActor
enum MainLoopSource {
  /// What a source says and does; C hands nothing over, so that there is one.
  private static var isReady: @MainActor () -> Bool = { false }
  private static var work: @MainActor () -> Void = {}

  /// GLib keeps the address for as long as the source is there, which is for ever.
  private static let methods: UnsafeMutablePointer<GSourceFuncs> = {
    let methods = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    methods.initialize(to: GSourceFuncs())
    methods.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      return MainActor.assumeIsolated { MainLoopSource.isReady() ? 1 : 0 }
    }
    methods.pointee.check = { _ in MainActor.assumeIsolated { MainLoopSource.isReady() ? 1 : 0 } }
    methods.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { MainLoopSource.work() }
      return 1
    }
    return methods
  }()

  /// Has the main loop ask in each turn whether there is work, and do it.
  static func start(
    isReady: @escaping @MainActor () -> Bool,
    work: @escaping @MainActor () -> Void
  ) {
    (self.isReady, self.work) = (isReady, work)
    let source = g_source_new(methods, UInt32(MemoryLayout<GSource>.size))
    g_source_set_priority(source, G_PRIORITY_HIGH_IDLE)
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}
#endif
