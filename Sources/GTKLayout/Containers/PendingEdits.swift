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

  private var watched: [ObjectIdentifier: Watched] = [:]
  private init() {
    MainLoopSource.start(
      isReady: { PendingEdits.shared.areThere },
      work: { PendingEdits.shared.tell() }
    )
  }

  func watch(_ container: GTKContainer) {
    watched[ObjectIdentifier(container)] = Watched(container: container)
  }

  func forget(_ container: GTKContainer) { watched[ObjectIdentifier(container)] = nil }

  /// How many containers there are.
  var count: Int { watched.count }

  private var areThere: Bool {
    watched.values.contains { $0.container?.isEdited == true }
  }

  private func tell() {
    for case let container? in watched.values.map(\.container) where container.isEdited {
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
