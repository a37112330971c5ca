// A settings window with real entries, switches and a list, in the words of MakerLayout.
#if GTK
import CGtk4
import ExampleWindows
import GTKLayout
import MakerLayout

@main
@MainActor
struct SettingsWindow {
  static func main() {
    guard let window = ExampleWindow("Settings", width: 560, height: 600) else { return }
    let form = SettingsForm(in: window.container)
    form.tie()
    form.answer()
    window.run()
  }
}

/// The widgets of the window, by what they are for.
@MainActor
struct SettingsForm {
  let root: GTKContainer
  let title, about, nameLabel, name, mailLabel, mail: GTKItem
  let newsLabel, news, darkLabel, dark: GTKItem
  let listTitle, list, add, remove, status, cancel, save: GTKItem
  let rows: OpaquePointer

  init(in root: GTKContainer) {
    self.root = root
    func label(_ text: String) -> GTKItem {
      let label = made(gtk_label_new(text))
      gtk_label_set_xalign(OpaquePointer(label), 0)
      return root.add(label)
    }
    title = label("")
    gtk_label_set_markup(
      OpaquePointer(title.widget),
      "<span size='x-large' weight='bold'>Settings</span>"
    )
    about = label(
      "Every widget here stands where constraints put it. This paragraph wraps at the width that it gets, "
        + "and what stands below follows in the same pass."
    )
    gtk_label_set_wrap(OpaquePointer(about.widget), 1)
    nameLabel = label("Name")
    name = root.add(gtk_entry_new(), named: "name")
    mailLabel = label("E-mail address")
    mail = root.add(gtk_entry_new(), named: "mail")
    gtk_editable_set_text(OpaquePointer(name.widget), "Ada Lovelace")
    gtk_editable_set_text(OpaquePointer(mail.widget), "ada@example.org")
    newsLabel = label("Tell me when a message comes")
    news = root.add(gtk_switch_new(), named: "news")
    darkLabel = label("Dark window")
    dark = root.add(gtk_switch_new(), named: "dark")
    gtk_switch_set_active(OpaquePointer(news.widget), 1)
    listTitle = label("Languages, the first one first")
    let box = made(gtk_list_box_new())
    rows = OpaquePointer(box)
    let scroller = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(OpaquePointer(scroller), box)
    gtk_scrolled_window_set_has_frame(OpaquePointer(scroller), 1)
    list = root.add(scroller, named: "languages")
    add = root.add(gtk_button_new_with_label("Add"))
    remove = root.add(gtk_button_new_with_label("Remove"))
    status = label("Nothing to save")
    cancel = root.add(gtk_button_new_with_label("Cancel"))
    save = root.add(gtk_button_new_with_label("Save everything"))
    for language in ["English", "العربية", "中文"] { append(language) }
  }

  func append(_ language: String) {
    let row = made(gtk_label_new(language))
    gtk_label_set_xalign(OpaquePointer(row), 0)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_top, gtk_widget_set_margin_bottom,
    ] {
      set(row, 6)
    }
    gtk_list_box_append(rows, row)
  }

  func tie() {
    let edge = 18.0
    title.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(edge)
    }
    about.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(6)
      make.leading.trailing.equalToSuperview().inset(edge)
    }
    row(nameLabel, name, below: about.snp.bottom, 18)
    row(mailLabel, mail, below: name.snp.bottom, 8)
    mailLabel.snp.makeConstraints { $0.width.equalTo(nameLabel) }
    row(newsLabel, news, below: mail.snp.bottom, 18)
    row(darkLabel, dark, below: news.snp.bottom, 10)
    listTitle.snp.makeConstraints { make in
      make.top.equalTo(dark.snp.bottom).offset(18)
      make.leading.trailing.equalToSuperview().inset(edge)
    }
    list.snp.makeConstraints { make in
      make.top.equalTo(listTitle.snp.bottom).offset(6)
      make.leading.equalToSuperview().inset(edge)
      make.trailing.equalTo(add.snp.leading).offset(-8)
      make.height.greaterThanOrEqualTo(110)
      make.bottom.equalTo(save.snp.top).offset(-edge)
    }
    add.snp.makeConstraints { make in
      make.top.equalTo(list)
      make.trailing.equalToSuperview().inset(edge)
      make.width.equalTo(remove)
    }
    remove.snp.makeConstraints { make in
      make.top.equalTo(add.snp.bottom).offset(6)
      make.trailing.equalTo(add)
    }
    save.snp.makeConstraints { $0.trailing.bottom.equalToSuperview().inset(edge) }
    cancel.snp.makeConstraints { make in
      make.trailing.equalTo(save.snp.leading).offset(-8)
      make.width.equalTo(save)
      make.firstBaseline.equalTo(save)
    }
    status.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(edge)
      make.trailing.lessThanOrEqualTo(cancel.snp.leading).offset(-12)
      make.firstBaseline.equalTo(save)
    }
    for item in [list, about] { item.setContentHuggingPriority(100, for: .vertical) }
    about.setContentHuggingPriority(900, for: .vertical)
  }

  /// A label, and at the end of the line what it speaks of.
  private func row(_ label: GTKItem, _ control: GTKItem, below top: ConstraintItem, _ gap: Double) {
    label.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(18)
      make.centerY.equalTo(control)
    }
    control.snp.makeConstraints { make in
      make.top.equalTo(top).offset(gap)
      make.trailing.equalToSuperview().inset(18)
      make.leading.equalTo(label.snp.trailing).offset(12).priority(
        control === name || control === mail ? 1_000 : 1
      )
      make.leading.greaterThanOrEqualTo(label.snp.trailing).offset(12)
    }
  }

  /// What the window does when it is used.
  func answer() {
    let form = self
    func say(_ text: String) { gtk_label_set_text(OpaquePointer(form.status.widget), text) }
    guard let add = add.widget, let remove = remove.widget, let save = save.widget,
      let cancel = cancel.widget, let dark = dark.widget
    else { return }
    on("clicked", of: add) {
      form.append("Another language")
      say("A language was added")
    }
    on("clicked", of: remove) {
      guard let row = gtk_list_box_get_row_at_index(form.rows, 0) else { return }
      gtk_list_box_remove(form.rows, pointer(row))
      say("A language was removed")
    }
    on("clicked", of: save) { say("Saved") }
    on("clicked", of: cancel) { say("Nothing to save") }
    on("notify::active", of: dark) {
      let settings = gtk_settings_get_default()
      var value = GValue()
      g_value_init(&value, GType(5 << 2))
      g_value_set_boolean(&value, gtk_switch_get_active(OpaquePointer(dark)))
      g_object_set_property(
        settings.map { UnsafeMutablePointer($0) },
        "gtk-application-prefer-dark-theme",
        &value
      )
    }
  }
}
#else
@main
enum SettingsWindow {
  static func main() {
    print(
      "built without GTK: apt-get install libgtk-4-dev, then swift run --traits GTK settings-window"
    )
  }
}
#endif
