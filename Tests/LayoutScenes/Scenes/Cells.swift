import ConstraintKernel

/// A post in a feed: picture, name, handle, time on one baseline, text and media below.
///
/// ```
/// avatar.leading      = root.leading + 16
/// avatar.top          = root.top + 16
/// avatar.width        = 48
/// avatar.height       = 48
/// name.leading        = avatar.trailing + 12
/// name.top            = avatar.top
/// handle.leading      = name.trailing + 6
/// handle.firstBaseline = name.firstBaseline
/// time.leading       >= handle.trailing + 8
/// time.trailing       = root.trailing - 16
/// time.firstBaseline  = name.firstBaseline
/// text.leading        = name.leading
/// text.trailing       = root.trailing - 16
/// text.top            = name.bottom + 6
/// media.leading       = text.leading
/// media.trailing      = text.trailing
/// media.top           = text.bottom + 10
/// media.height        = 0.5625 · media.width @ 700
/// media.bottom       <= root.bottom - 16
/// ```
public final class FeedCell: SceneModel {
  /// The author's picture.
  public let avatar = SceneBox("avatar")
  /// The author's name, 96 x 20.
  public let name = SceneBox("name", width: 96, height: 20, firstBaseline: 15, lastBaseline: 5)
  /// The author's handle, 120 x 18, which gives way first.
  public let handle = SceneBox(
    "handle",
    width: 120,
    height: 18,
    firstBaseline: 14,
    lastBaseline: 4
  )
  /// When it was posted, 30 x 16.
  public let time = SceneBox("time", width: 30, height: 16, firstBaseline: 12, lastBaseline: 4)
  /// What was posted, 54 high.
  public let text = SceneBox("text", height: 54, firstBaseline: 14, lastBaseline: 4)
  /// A picture of 16 to 9, if there is room.
  public let media = SceneBox("media")

  /// What people call it.
  public override class var title: String { "Feed cell" }

  override func build() {
    handle.setPriorities(resistance: 740, for: .horizontal)
    time.setPriorities(resistance: 760, for: .horizontal)
    root.addSubviews(avatar, name, handle, time, text, media)
  }
}

/// A row of settings inside its margins, with a hairline of a third of a point.
///
/// ```
/// row.leading        = root.leading
/// row.trailing       = root.trailing
/// row.top            = root.top + 40
/// row.height         = 52.5
/// icon.leading       = row.leadingMargin
/// icon.centerY       = row.centerY
/// icon.width         = 29
/// icon.height        = icon.width
/// title.leading      = icon.trailing + 15
/// title.centerY      = row.centerY
/// title.trailing    <= toggle.leading - 8
/// toggle.trailing    = row.trailingMargin
/// toggle.centerY     = row.centerYWithinMargins
/// hairline.leading   = title.leading
/// hairline.trailing  = row.trailing
/// hairline.bottom    = row.bottom
/// hairline.height    = 0.3333333333333333     (1.0 / 3.0)
/// ```
public final class SettingsRow: SceneModel {
  /// The row, with margins of 8, 20, 12 and 16 (top, left, bottom, right).
  public let row = SceneBox("row")
  /// A square picture.
  public let icon = SceneBox("icon")
  /// What is set, 110 x 22.
  public let title = SceneBox("title", width: 110, height: 22)
  /// A switch, 51 x 31.
  public let toggle = SceneBox("toggle", width: 51, height: 31)
  /// Between this row and the next.
  public let hairline = SceneBox("hairline")

  /// What people call it.
  public override class var title: String { "Settings row" }

  override func build() {
    row.layoutMargins = LayoutInsets(top: 8, left: 20, bottom: 12, right: 16)
    root.addSubview(row)
    row.addSubviews(icon, title, toggle, hairline)
  }
}

/// A list cell whose title gives way to its badge.
///
/// ```
/// cell.leading       = root.leading
/// cell.trailing      = root.trailing
/// cell.centerY       = root.centerY
/// title.leading      = cell.leading + 16
/// title.top          = cell.top + 10
/// badge.leading     >= title.trailing + 8
/// badge.trailing     = cell.trailing - 16
/// badge.centerY      = title.centerY
/// badge.width       >= badge.height
/// subtitle.leading   = title.leading
/// subtitle.trailing <= cell.trailing - 16
/// subtitle.top       = title.bottom + 4
/// subtitle.bottom    = cell.bottom - 10
/// ```
public final class ListCell: SceneModel {
  /// As high as its content.
  public let cell = SceneBox("cell")
  /// A long line, 330 x 22, that may be cut short.
  public let title = SceneBox("title", width: 330, height: 22, firstBaseline: 17, lastBaseline: 5)
  /// A number, 14 x 20, that must not be cut, and is at least as wide as it is high.
  public let badge = SceneBox("badge", width: 14, height: 20)
  /// A shorter line, 180.5 x 17.
  public let subtitle = SceneBox("subtitle", width: 180.5, height: 17)

  /// What people call it.
  public override class var title: String { "List cell with badge" }

  override func build() {
    title.setPriorities(hugging: 251, resistance: 700, for: .horizontal)
    badge.setPriorities(resistance: .required, for: .horizontal)
    root.addSubview(cell)
    cell.addSubviews(title, badge, subtitle)
  }
}

/// Three messages in bubbles that are as wide as their text, up to 70 percent of the screen.
///
/// ```
/// hello.leading      = root.leading + 12
/// hello.top          = root.top + 16
/// hello.width       <= 0.7 · root.width
/// answer.trailing    = root.trailing - 12
/// answer.top         = hello.bottom + 6
/// answer.width      <= 0.7 · root.width
/// thanks.leading     = hello.leading
/// thanks.top         = answer.bottom + 6
/// thanks.width       = hello.width
/// helloText.edges    = hello.edges inset by top 8, leading 14, bottom 8, trailing 10
/// answerText.edges   = answer.edges inset by top 8, leading 10, bottom 8, trailing 14
/// thanksText.edges   = thanks.edges inset by top 8, leading 14, bottom 8, trailing 10
/// ```
/// Insets are four constraints: `text.top = bubble.top + 8`, `text.leading = bubble.leading + 14`,
/// `text.bottom = bubble.bottom - 8`, `text.trailing = bubble.trailing - 10`.
public final class ChatBubbles: SceneModel {
  /// A bubble where reading starts.
  public let hello = SceneBox("hello")
  /// Its text, 180 x 38.
  public let helloText = SceneBox("helloText", width: 180, height: 38)
  /// A bubble where reading ends.
  public let answer = SceneBox("answer")
  /// Its text, 400 x 57, too wide for a phone.
  public let answerText = SceneBox("answerText", width: 400, height: 57)
  /// A bubble as wide as the first one.
  public let thanks = SceneBox("thanks")
  /// Its text, 19 high.
  public let thanksText = SceneBox("thanksText", height: 19)

  /// What people call it.
  public override class var title: String { "Chat bubbles" }

  override func build() {
    root.addSubviews(hello, answer, thanks)
    hello.addSubview(helloText)
    answer.addSubview(answerText)
    thanks.addSubview(thanksText)
  }
}
