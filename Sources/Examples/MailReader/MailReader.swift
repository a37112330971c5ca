// Three panes that are resized and turned right to left, in the words of OperatorLayout.
#if GTK
import CGtk4
import ExampleWindows
import GTKLayout
import OperatorLayout

@main
@MainActor
struct MailReader {
  static func main() {
    guard let window = ExampleWindow("Mail", width: 860, height: 480) else { return }
    let reader = Reader(in: window.container)
    reader.tie()
    if CommandLine.arguments.contains("--rtl") { window.isMirrored = true }
    guard let turn = reader.turn.widget, let answer = reader.answer.widget else { return }
    on("clicked", of: turn) { window.isMirrored.toggle() }
    on("clicked", of: answer) {
      guard let hint = reader.hint.widget else { return }
      gtk_widget_set_visible(hint, 1 - gtk_widget_get_visible(hint))
    }
    window.run()
  }
}

/// The widgets of the window: a bar, two lists, and a message in a container of its own.
@MainActor
struct Reader {
  let root: GTKContainer
  let message = GTKContainer.make(named: "message")
  let heading, turn, answer, folders, list, pane: GTKItem
  let subject, sender, date, hint, text: GTKItem

  init(in root: GTKContainer) {
    self.root = root
    heading = root.add(Self.label("<b>Mail</b>  three unread"))
    turn = root.add(gtk_button_new_with_label("Turn"))
    answer = root.add(gtk_button_new_with_label("Answer"))
    folders = root.add(Self.list(["Inbox  3", "Drafts", "Sent", "Archive"]), named: "folders")
    list = root.add(
      Self.list([
        "<b>Ada Lovelace</b>\nOn the engine", "<b>Ivan Sutherland</b>\nA sketch of mine",
        "<b>عمر الخيام</b>\nرسالة في الجبر", "<b>Grace Hopper</b>\nFirst bug",
      ]),
      named: "list"
    )
    pane = root.add(message) ?? heading
    subject = message.add(Self.label("<span size='large' weight='bold'>On the engine</span>"))
    sender = message.add(Self.label("Ada Lovelace"))
    date = message.add(Self.label("10 December"))
    hint = message.add(Self.label("<i>You are answering this message.</i>"))
    gtk_widget_set_visible(hint.widget, 0)
    text = message.add(
      Self.label(
        "The engine weaves patterns of algebra as the loom of Jacquard weaves flowers and leaves. This text "
          + "wraps at whatever width its pane gets, and its pane has the width that the window leaves.\n\n"
          + "Make the window narrow, or turn it around: each widget stands where constraints put it."
      )
    )
    gtk_label_set_yalign(OpaquePointer(text.widget), 0)
  }

  /// The constraints of the window, and those of the message.
  func tie() {
    constrain(root, heading, turn, answer) { root, heading, turn, answer in
      heading.leading == root.leading + 12
      turn.top == root.top + 8
      answer.trailing == turn.leading - 6
      turn.trailing == root.trailing - 12
      heading.trailing <= answer.leading - 12
      align(baseline: heading, turn, answer)
    }
    constrain(root, turn, folders, list, pane) { root, turn, folders, list, pane in
      folders.leading == root.leading
      folders.width == root.width * 0.18
      list.leading == folders.trailing
      list.width == root.width * 0.3 ~ 700
      list.width <= 320
      pane.leading == list.trailing
      pane.trailing == root.trailing
      pane.width >= 240
      folders.top == turn.bottom + 8
      folders.bottom == root.bottom
      align(top: folders, list, pane)
      align(bottom: folders, list, pane)
    }
    constrain(message, subject, sender, date) { message, subject, sender, date in
      subject.top == message.top + 12
      subject.leading == message.leading + 16
      subject.trailing == message.trailing - 16
      sender.top == subject.bottom + 6
      sender.leading == subject.leading
      date.trailing == message.trailing - 16
      date.leading >= sender.trailing + 12
      date.firstBaseline == sender.firstBaseline
    }
    constrain(message, sender, hint, text) { message, sender, hint, text in
      hint.top == sender.bottom + 12
      hint.leading == message.leading + 16
      hint.trailing <= message.trailing - 16
      text.top == hint.bottom + 12
      text.leading == message.leading + 16
      text.trailing == message.trailing - 16
      text.bottom == message.bottom - 12
    }
    // The panes take what the bar leaves, and the message wraps rather than press the list.
    for item in [folders, list, pane, text] { item.setContentHuggingPriority(100, for: .vertical) }
    pane.setContentCompressionResistancePriority(100, for: .horizontal)
  }

  private static func label(_ markup: String) -> UnsafeMutablePointer<GtkWidget> {
    let label = made(gtk_label_new(nil))
    gtk_label_set_markup(OpaquePointer(label), markup)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    return label
  }

  private static func list(_ rows: [String]) -> UnsafeMutablePointer<GtkWidget> {
    let box = made(gtk_list_box_new())
    for row in rows {
      let label = Self.label(row)
      for set in [
        gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
        gtk_widget_set_margin_bottom,
      ] {
        set(label, 8)
      }
      gtk_list_box_append(OpaquePointer(box), label)
    }
    gtk_list_box_select_row(
      OpaquePointer(box),
      gtk_list_box_get_row_at_index(OpaquePointer(box), 0)
    )
    let scroller = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(OpaquePointer(scroller), box)
    gtk_scrolled_window_set_has_frame(OpaquePointer(scroller), 1)
    return scroller
  }
}
#else
@main
enum MailReader {
  static func main() {
    print(
      "built without GTK: apt-get install libgtk-4-dev, then swift run --traits GTK mail-reader"
    )
  }
}
#endif
