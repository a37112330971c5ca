#if GTK
import CGtk4
import ConstraintKernel
import LayoutFormats

/// What the environment variable `CONSTRAINTS_DEBUG` asks for, as `GTK_DEBUG` does for GTK's own aids.
///
/// Its value is a list of words, separated by commas:
///
/// - `interactive`: Control-Shift-L in a window writes a page about each container in it and opens the
///   outermost one's;
/// - `ambiguity`: after each layout with ambiguous frames, standard error names them.
@MainActor
enum LayoutDebugging {
  private static let words: Set<Substring> = {
    guard let value = g_getenv("CONSTRAINTS_DEBUG") else { return [] }
    return Set(String(cString: value).split(separator: ","))
  }()

  /// Gives the window of a container the key, where the environment asks for it.
  static func watch(_ container: GTKContainer) {
    if words.contains("interactive") { giveKey(to: container) }
  }

  /// Has Control-Shift-L in the window that the container will be in write the pages about it.
  static func giveKey(to container: GTKContainer) {
    guard let widget = container.widget else { return }
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    let action = gtk_callback_action_new(
      { widget, _, _ in
        _ = onMain(widget) { LayoutDebugging.show($0) }
        return 1
      },
      nil,
      nil
    )
    let trigger = gtk_shortcut_trigger_parse_string("<Control><Shift>l")
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(trigger, action)
    )
    gtk_widget_add_controller(widget, controller)
  }

  /// Reports the ambiguous frames of a layout, where the environment asks for it.
  static func didPlace(_ container: GTKContainer) {
    guard words.contains("ambiguity") else { return }
    for ambiguity in ambiguities(of: container) { StandardError.say("constraints: \(ambiguity)\n") }
  }

  /// The ambiguous frames of a container's last layout, under the container's name.
  static func ambiguities(of container: GTKContainer) -> [String] {
    container.layoutAmbiguities.map { "\(container.layoutName): \($0)" }
  }

  private static func show(_ widget: GTKWidgetPointer) {
    guard let root = gtk_widget_get_root(widget) else { return }
    let window = root.widget
    let files = GTKInspector.writePages(of: window)
    for file in files { StandardError.say("constraints: \(file)\n") }
    guard let first = files.first, let uri = g_filename_to_uri(first, nil, nil) else { return }
    defer { g_free(uri) }
    gtk_show_uri(window.asWindow, uri, 0)
  }
}
#endif
