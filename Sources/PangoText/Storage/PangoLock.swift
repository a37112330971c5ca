#if Pango
import CPango

/// A lock that a thread may take again while it holds it.
final class PangoLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<GRecMutex>.allocate(capacity: 1)

  init() { g_rec_mutex_init(mutex) }

  deinit {
    g_rec_mutex_clear(mutex)
    mutex.deallocate()
  }

  /// Does something while no other thread holds the lock.
  func locked<Answer>(_ body: () -> Answer) -> Answer {
    g_rec_mutex_lock(mutex)
    defer { g_rec_mutex_unlock(mutex) }
    return body()
  }
}
#endif
