import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``FormRows``.
  public static func formRows(_ scene: FormRows, step: Int) {
    for (label, field) in zip(scene.labels, scene.fields) {
      constrain(scene.root, label, field) { root, label, field in
        label.leading == root.leading + 20
        label.trailing == field.leading - 12
        label.firstBaseline == field.firstBaseline
        field.trailing == root.trailing - 20
        field.height == 36
      }
    }
    constrain(scene.fields) { fields in
      fields[0].top == fields[0].parent.top + 24
      for (above, below) in zip(fields, fields.dropFirst()) {
        below.top == above.bottom + 12
        below.leading == above.leading
      }
    }
  }

  /// Writes a step of ``TwoColumnForm``.
  public static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    constrain(scene.root, scene.start, scene.end) { root, start, end in
      start.leading == root.leadingMargin
      start.top == root.topMargin
      start.bottom == root.bottomMargin
      end.leading == start.trailing + 20
      end.trailing == root.trailingMargin
      end.width == start.width
      end.top == start.top
      end.bottom == start.bottom
    }
    constrain(scene.start, scene.heading, scene.paragraph) { start, heading, paragraph in
      heading.leading == start.leading
      heading.trailing <= start.trailing
      heading.top == start.top + 10
      paragraph.leading == start.leading
      paragraph.trailing == start.trailing
      paragraph.firstBaseline == heading.baseline + 28
    }
    constrain(["end": scene.end, "value": scene.value, "note": scene.note]) { items in
      guard let end = items["end"], let value = items["value"], let note = items["note"] else {
        return
      }
      value.trailing == end.trailing
      value.leading >= end.leading
      note.leading == end.leading
      note.trailing == end.trailing
    }
    constrain(scene.heading, scene.value, scene.paragraph, scene.note) {
      heading,
      value,
      paragraph,
      note in
      value.firstBaseline == heading.firstBaseline
      note.baseline == paragraph.baseline
    }
  }

  /// Writes a step of ``Dialog``.
  public static func dialog(_ scene: Dialog, step: Int) {
    constrain(scene.root, scene.dialog) { root, dialog in
      dialog.center == root.center
      dialog.width == root.width * 0.8 ~ 900
      dialog.width <= 420
    }
    constrain(scene.dialog, scene.title, scene.message, scene.cancel, scene.accept) {
      dialog,
      title,
      message,
      cancel,
      accept in
      title.top == dialog.top + 20
      title.leading == dialog.leading + 20
      title.trailing == dialog.trailing - 20
      message.top == title.bottom + 8
      message.leading == title.leading
      message.trailing == title.trailing

      cancel.top == message.bottom + 20
      cancel.leading == dialog.leading
      cancel.height == 44
      cancel.bottom == dialog.bottom
      accept.leading == cancel.trailing
      accept.trailing == dialog.trailing
      accept.width == cancel.width
      accept.top == cancel.top
      accept.bottom == cancel.bottom
    }
  }
}
