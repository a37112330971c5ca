public import ConstraintKernel

/// Rows of labels and fields: the labels' column is as wide as the widest label.
///
/// With `i` = 0, 1, 2:
/// ```
/// labels[i].leading       = root.leading + 20
/// labels[i].trailing      = fields[i].leading - 12
/// labels[i].firstBaseline = fields[i].firstBaseline
/// fields[i].trailing      = root.trailing - 20
/// fields[i].height        = 36
/// fields[0].top           = root.top + 24
/// fields[i].top           = fields[i - 1].bottom + 12     i > 0
/// fields[i].leading       = fields[i - 1].leading         i > 0
/// ```
public final class FormRows: SceneModel {
  /// 58, 92.5 and 71 wide, 20 high.
  public let labels = [
    SceneBox("label0", width: 58, height: 20, firstBaseline: 15, lastBaseline: 5),
    SceneBox("label1", width: 92.5, height: 20, firstBaseline: 15, lastBaseline: 5),
    SceneBox("label2", width: 71, height: 20, firstBaseline: 15, lastBaseline: 5),
  ]
  /// Without a natural size; the first baseline lies 23 below the top.
  public let fields = [
    SceneBox("field0", firstBaseline: 23, lastBaseline: 13),
    SceneBox("field1", firstBaseline: 23, lastBaseline: 13),
    SceneBox("field2", firstBaseline: 23, lastBaseline: 13),
  ]

  /// What people call it.
  public override class var title: String { "Form rows" }

  override func build() {
    for (label, field) in zip(labels, fields) { root.addSubviews(label, field) }
  }
}

/// A form in two columns, which are guides, with text on common baselines.
///
/// ```
/// start.leading         = root.leadingMargin
/// start.top             = root.topMargin
/// start.bottom          = root.bottomMargin
/// end.leading           = start.trailing + 20
/// end.trailing          = root.trailingMargin
/// end.width             = start.width
/// end.top               = start.top
/// end.bottom            = start.bottom
/// heading.leading       = start.leading
/// heading.trailing     <= start.trailing
/// heading.top           = start.top + 10
/// value.trailing        = end.trailing
/// value.leading        >= end.leading
/// value.firstBaseline   = heading.firstBaseline
/// paragraph.leading     = start.leading
/// paragraph.trailing    = start.trailing
/// paragraph.firstBaseline = heading.lastBaseline + 28
/// note.leading          = end.leading
/// note.trailing         = end.trailing
/// note.lastBaseline     = paragraph.lastBaseline
/// ```
public final class TwoColumnForm: SceneModel {
  /// The column where reading starts; a guide.
  public let start = LayoutGuide(named: "start")
  /// The column where reading ends; a guide.
  public let end = LayoutGuide(named: "end")
  /// A title, 120 x 30.
  public let heading = SceneBox(
    "heading",
    width: 120,
    height: 30,
    firstBaseline: 23,
    lastBaseline: 7
  )
  /// A number at the far end, 64 x 22.
  public let value = SceneBox("value", width: 64, height: 22, firstBaseline: 17, lastBaseline: 5)
  /// Three lines, 60 high.
  public let paragraph = SceneBox("paragraph", height: 60, firstBaseline: 15, lastBaseline: 5.5)
  /// One line, 18 high.
  public let note = SceneBox("note", height: 18, firstBaseline: 14, lastBaseline: 4)

  /// What people call it.
  public override class var title: String { "Form in two columns" }

  override func build() {
    root.layoutMargins = LayoutInsets(top: 24, left: 18, bottom: 30, right: 22)
    root.addLayoutGuide(start)
    root.addLayoutGuide(end)
    root.addSubviews(heading, value, paragraph, note)
  }
}

/// A dialog in the middle, 80 percent wide up to a limit, as high as its content.
///
/// ```
/// dialog.centerX   = root.centerX
/// dialog.centerY   = root.centerY
/// dialog.width     = 0.8 · root.width @ 900
/// dialog.width    <= 420
/// title.top        = dialog.top + 20
/// title.leading    = dialog.leading + 20
/// title.trailing   = dialog.trailing - 20
/// message.top      = title.bottom + 8
/// message.leading  = title.leading
/// message.trailing = title.trailing
/// cancel.top       = message.bottom + 20
/// cancel.leading   = dialog.leading
/// cancel.height    = 44
/// cancel.bottom    = dialog.bottom
/// accept.leading   = cancel.trailing
/// accept.trailing  = dialog.trailing
/// accept.width     = cancel.width
/// accept.top       = cancel.top
/// accept.bottom    = cancel.bottom
/// ```
public final class Dialog: SceneModel {
  /// As high as its content.
  public let dialog = SceneBox("dialog")
  /// One line, 180 x 24.
  public let title = SceneBox("title", width: 180, height: 24)
  /// Some lines, 60 high.
  public let message = SceneBox("message", height: 60)
  /// Where reading starts.
  public let cancel = SceneBox("cancel")
  /// Where reading ends.
  public let accept = SceneBox("accept")

  /// What people call it.
  public override class var title: String { "Dialog" }

  override func build() {
    root.addSubview(dialog)
    dialog.addSubviews(title, message, cancel, accept)
  }
}
