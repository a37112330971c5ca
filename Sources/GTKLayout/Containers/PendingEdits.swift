#if GTK
import CGtk4
import ConstraintKernel

/// Has GTK lay out containers whose constraints were edited.
///
/// GTK asks for sizes when a widget says that its own changed; an edited constant is nothing that it
/// hears of. So each turn of the main loop looks, before anything is drawn, whether an edit waits.
@MainActor
final class PendingEdits {
  static let shared = PendingEdits()

  private struct Watched { weak var container: GTKContainer? }

  /// Each at the position that the container knows; see ``GTKContainer/watchedAt``.
  private var watched: [Watched] = []
  private init() {
    MainLoopSource.start(
      isReady: { PendingEdits.shared.areThere },
      work: { PendingEdits.shared.tell() }
    )
  }

  /// Looks at a new container from now on.
  func watch(_ container: GTKContainer) {
    container.watchedAt = watched.count
    watched.append(Watched(container: container))
  }

  /// Looks at a container no longer; the last one takes its position.
  func forget(_ container: GTKContainer) {
    guard let position = container.watchedAt else { return }
    container.watchedAt = nil
    let last = watched.removeLast()
    if position == watched.count { return }
    last.container?.watchedAt = position
    watched[position] = last
  }

  /// How many containers there are.
  var count: Int { watched.count }

  private var areThere: Bool {
    watched.contains { $0.container?.isEdited == true }
  }

  private func tell() {
    for case let container? in watched.map(\.container) where container.isEdited {
      container.setNeedsLayout()
    }
  }
}

extension GTKContainer {
  /// Whether an edit waits of which GTK was not notified.
  fileprivate var isEdited: Bool { !hasAskedForResize && awaitsSolving }

  /// Has GTK ask for the container's size again, and lay it out in the next frame.
  ///
  /// Edits of constraints do so by themselves.
  /// - Complexity: O(depth) of the widget.
  public func setNeedsLayout() {
    hasAskedForResize = true
    if let widget { gtk_widget_queue_resize(widget) }
  }
}
#endif
