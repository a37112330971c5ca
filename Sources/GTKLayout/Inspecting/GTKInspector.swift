#if GTK
import CGtk4
import ConstraintKernel
import LayoutFormats

/// Pages about the live layout of a window: picture, tree, frames and why each number is what it is.
///
/// With `CONSTRAINTS_DEBUG=interactive` in the environment, Control-Shift-L in a window writes and opens
/// them, as Control-Shift-I opens GTK's own inspector.
@MainActor
public enum GTKInspector {
  /// The page of one container, at the size that it has.
  ///
  /// A container in it is one box of the page, and has a page of its own. The container is laid out
  /// meanwhile and afterwards as it was.
  /// - Parameter container: The inside of a container.
  /// - Returns: A complete file in HTML.
  /// - Complexity: a layout pass and some explanations of each item.
  public static func page(of container: GTKContainer) -> String {
    container.keepingOwnSize { Inspector(container).html() }
  }

  /// Writes the page of each container in a window to the folder for temporary files.
  ///
  /// - Parameter window: A window, or any widget.
  /// - Returns: The files, those of outer containers first; empty where none could be written.
  public static func writePages(of window: GTKWidgetPointer) -> [String] {
    var files: [String] = []
    for (index, container) in containers(in: window).enumerated() {
      let name = "constraints-\(getpid())-\(index + 1).html"
      guard let folder = g_get_tmp_dir() else { continue }
      let path = "\(String(cString: folder))/\(name)"
      let text = page(of: container)
      if g_file_set_contents(path, text, text.utf8.count, nil) != 0 { files.append(path) }
    }
    return files
  }

  /// The containers in a widget, outer ones first.
  static func containers(in widget: GTKWidgetPointer) -> [GTKContainer] {
    var found: [GTKContainer] = []
    var waiting = [widget]
    while let widget = waiting.popLast() {
      if let container = GTKContainer.of(widget) { found.append(container) }
      var child = gtk_widget_get_last_child(widget)
      while let present = child {
        waiting.append(present)
        child = gtk_widget_get_prev_sibling(present)
      }
    }
    return found
  }
}

extension GTKContainer {
  /// Has the container require the size that it has, for as long as `body` takes: what is too much for it is reported.
  func keepingOwnSize<Result>(_ body: () -> Result) -> Result {
    layoutNode.rootSizePriority = .required
    layoutIfNeeded()
    let result = body()
    layoutNode.rootSizePriority = Self.sizePriority
    layoutIfNeeded()
    return result
  }
}
#endif
