import ConstraintKernel

/// A message whose constraints are cleared and written anew.
///
/// Step 0:
/// ```
/// toast.centerX    = root.centerX
/// toast.bottom     = root.bottom - 24
/// toast.width     <= root.width - 32
/// message.top      = toast.top + 12
/// message.leading  = toast.leading + 12
/// message.bottom   = toast.bottom - 12
/// message.trailing = toast.trailing - 12
/// ```
/// Step 1: what has the toast as its first item is cleared; then
/// ```
/// toast.top        = root.top + 8
/// toast.leading    = root.leading
/// toast.trailing   = root.trailing
/// ```
/// Step 2: what has the message as its first item is cleared; then
/// ```
/// message.centerX  = toast.centerX
/// message.centerY  = toast.centerY
/// message.width   <= toast.width
/// toast.height     = 60
/// ```
public final class Toast: SceneModel {
  /// At the bottom, then at the top.
  public let toast = SceneBox("toast")
  /// One line, 310 x 20, inside the toast.
  public let message = SceneBox("message", width: 310, height: 20)

  /// What people call it.
  public override class var title: String { "Toast" }
  /// Low, high, high with a free message.
  public override class var steps: Int { 3 }

  override func build() {
    root.addSubview(toast)
    toast.addSubview(message)
  }
}

/// A row of tags from which one is removed, to come back at the end.
///
/// Step 0:
/// ```
/// swift.leading  = root.leading + 16
/// swift.top      = root.top + 16
/// linux.leading  = swift.trailing + 8
/// linux.top      = swift.top
/// layout.leading = linux.trailing + 8
/// layout.top     = swift.top
/// solver.leading = layout.trailing + 8
/// solver.top     = swift.top
/// ```
/// Step 1: the scene has taken `linux` out of its superview, and every constraint that mentions it
/// went with it; then `layout.leading = swift.trailing + 8`.
///
/// Step 2: the scene has added `linux` to the root again, in front; then
/// ```
/// linux.leading  = solver.trailing + 8
/// linux.top      = swift.top
/// ```
public final class TagRow: SceneModel {
  /// 48 x 24.
  public let swift = SceneBox("swift", width: 48, height: 24)
  /// 52 x 24; goes and comes back.
  public let linux = SceneBox("linux", width: 52, height: 24)
  /// 66.5 x 24.
  public let layout = SceneBox("layout", width: 66.5, height: 24)
  /// 60 x 24.
  public let solver = SceneBox("solver", width: 60, height: 24)

  /// What people call it.
  public override class var title: String { "Row of tags" }
  /// Four tags, three, four.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(swift, linux, layout, solver) }

  override func prepare(step: Int) {
    if step == 1 { linux.removeFromSuperview() }
    if step == 2 { root.addSubview(linux) }
  }
}

/// Content and screen that change under constraints that stay.
///
/// Step 0:
/// ```
/// caption.leading     = root.leading + 16
/// caption.top         = root.top + 16
/// value.leading       = caption.trailing + 8
/// value.trailing      = root.trailing - 16
/// value.firstBaseline = caption.firstBaseline
/// value.height        = 24
/// chart.leading       = caption.leading
/// chart.trailing      = value.trailing
/// chart.top           = caption.bottom + 12
/// chart.height        = 0.3333333333333333 · root.height     (1.0 / 3.0)
/// ```
/// Step 1: the scene has made the caption's natural size 210.5 x 40; a dialect does nothing.
///
/// Step 2: the scene has turned the screen on its side; a dialect does nothing.
public final class LiveResize: SceneModel {
  /// 120 x 20, then larger.
  public let caption = SceneBox(
    "caption",
    width: 120,
    height: 20,
    firstBaseline: 15,
    lastBaseline: 5
  )
  /// The rest of the line.
  public let value = SceneBox("value", firstBaseline: 18, lastBaseline: 6)
  /// A third of the screen's height.
  public let chart = SceneBox("chart")

  /// What people call it.
  public override class var title: String { "Content and screen that change" }
  /// As built, with more text, turned.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(caption, value, chart) }

  override func prepare(step: Int) {
    if step == 1 { caption.naturalSize = LayoutSize(width: 210.5, height: 40) }
    if step == 2 {
      let size = root.frame.size
      root.frame = LayoutRect(x: 0, y: 0, width: size.height, height: size.width)
    }
  }
}

/// Two columns that both want 300 points; which one gets them is a matter of priority.
///
/// Step 0:
/// ```
/// first.leading   = root.leading
/// first.top       = root.top
/// first.bottom    = root.bottom
/// first.width     = 300 @ 600
/// second.leading  = first.trailing
/// second.trailing = root.trailing
/// second.top      = root.top
/// second.bottom   = root.bottom
/// second.width    = 300 @ 500
/// ```
/// Step 1: the first width is wanted less, `first.width = 300 @ 400`, in place of the one at 600.
///
/// Step 2: the first width is required, `first.width = 300`, in place of the one at 400.
public final class PriorityDuel: SceneModel {
  /// Where reading starts.
  public let first = SceneBox("first")
  /// Where reading ends.
  public let second = SceneBox("second")

  /// What people call it.
  public override class var title: String { "Two columns and one wish" }
  /// At 600, at 400, required.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(first, second) }
}
