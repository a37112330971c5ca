import ConstraintKernel

/// A header whose vertical place is replaced, twice.
///
/// Step 0:
/// ```
/// banner.top       = root.top
/// banner.leading   = root.leading
/// banner.trailing  = root.trailing
/// banner.height    = 44
/// header.top       = root.top + 64
/// header.leading   = root.leading + 16
/// header.trailing  = root.trailing - 16
/// header.height    = 80
/// body.top         = header.bottom + 8
/// body.leading     = header.leading
/// body.trailing    = header.trailing
/// body.bottom      = root.bottom - 20
/// ```
/// Step 1, in place of `header.top = root.top + 64`: `header.top = banner.bottom + 40`.
///
/// Step 2, in place of that one: `header.centerY = 0.5 · root.centerY`.
public final class ReplaceableHeader: SceneModel {
  /// At the top.
  public let banner = SceneBox("banner")
  /// Moves.
  public let header = SceneBox("header")
  /// Below the header, down to the bottom.
  public let body = SceneBox("body")

  /// What people call it.
  public override class var title: String { "Header with replaced top" }
  /// Three places of the header.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(banner, header, body) }
}

/// A panel whose height and inset are updated in place.
///
/// Step 0:
/// ```
/// panel.leading    = root.leading
/// panel.trailing   = root.trailing
/// panel.bottom     = root.bottom
/// panel.height     = 120
/// content.top      = root.top
/// content.leading  = root.leading
/// content.trailing = root.trailing
/// content.bottom   = panel.top - 8
/// grip.top         = panel.top + 6
/// grip.centerX     = panel.centerX
/// grip.width       = 0.2 · panel.width
/// grip.height      = 5
/// ```
/// Step 1 changes constants only: `panel.height = 200`, `grip.top = panel.top + 12`.
///
/// Step 2 changes constants only: `panel.height = 72.5`, `content.bottom = panel.top - 3`.
public final class ExpandingPanel: SceneModel {
  /// Above the panel.
  public let content = SceneBox("content")
  /// At the bottom.
  public let panel = SceneBox("panel")
  /// Inside the panel.
  public let grip = SceneBox("grip")

  /// What people call it.
  public override class var title: String { "Expanding panel" }
  /// Three heights.
  public override class var steps: Int { 3 }

  override func build() {
    root.addSubviews(content, panel)
    panel.addSubview(grip)
  }
}

/// A button that is laid out anew in another corner.
///
/// Step 0:
/// ```
/// button.width    = 56
/// button.height   = 56
/// button.top      = root.top + 10
/// button.leading  = root.leading + 10
/// hint.centerX    = button.centerX
/// hint.top        = button.bottom + 4
/// ```
/// Step 1, in place of everything that has the button as its first item:
/// ```
/// button.width    = 64
/// button.height   = 64
/// button.bottom   = root.bottom - 10
/// button.trailing = root.trailing - 10
/// ```
/// Step 2, again in place of everything that has the button as its first item:
/// ```
/// button.width    = 0.3333333333333333 · root.width     (1.0 / 3.0)
/// button.height   = button.width
/// button.centerX  = root.centerX
/// button.centerY  = root.centerY
/// ```
public final class FloatingButton: SceneModel {
  /// Moves.
  public let button = SceneBox("button")
  /// Below the button, 60 x 20.
  public let hint = SceneBox("hint", width: 60, height: 20)

  /// What people call it.
  public override class var title: String { "Floating button" }
  /// Three places of the button.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(button, hint) }
}

/// Two areas side by side where there is room, one above the other where there is not.
///
/// The scene sets the root's environment before each step: `horizontalSizeClass` is regular in
/// steps 0 and 2, compact in step 1; ``isCompact`` says the same. Only the constraints for the
/// present class stand after a step.
///
/// Regular:
/// ```
/// list.leading    = root.leading
/// list.top        = root.top
/// list.bottom     = root.bottom
/// list.width      = 0.35 · root.width
/// detail.leading  = list.trailing
/// detail.top      = root.top
/// detail.bottom   = root.bottom
/// detail.trailing = root.trailing
/// ```
/// Compact:
/// ```
/// list.leading    = root.leading
/// list.top        = root.top
/// list.trailing   = root.trailing
/// list.height     = 0.4 · root.height
/// detail.leading  = root.leading
/// detail.top      = list.bottom
/// detail.bottom   = root.bottom
/// detail.trailing = root.trailing
/// ```
public final class AdaptiveSplit: SceneModel {
  /// First or above.
  public let list = SceneBox("list")
  /// Second or below.
  public let detail = SceneBox("detail")
  /// Whether there is little room.
  public private(set) var isCompact = false

  /// What people call it.
  public override class var title: String { "Adaptive split" }
  /// Regular, compact, regular.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(list, detail) }

  override func prepare(step: Int) {
    isCompact = step == 1
    var environment = root.effectiveEnvironment
    environment.horizontalSizeClass = isCompact ? .compact : .regular
    root.layoutNode.environment = environment
  }
}

/// A form in the middle that makes room for a keyboard, and comes back.
///
/// ``isKeyboardShown`` is set before each step: false, true, false. In every step:
/// ```
/// keyboard.leading  = root.leading
/// keyboard.trailing = root.trailing
/// keyboard.height   = 0.45 · root.height
/// form.centerX      = root.centerX
/// form.width        = root.width - 40
/// form.height       = 120
/// ```
/// While the keyboard is hidden (steps 0 and 2):
/// ```
/// keyboard.top      = root.bottom
/// form.centerY      = root.centerY
/// ```
/// While it is shown (step 1), in place of these two:
/// ```
/// keyboard.bottom   = root.bottom
/// form.bottom       = keyboard.top - 16
/// ```
public final class KeyboardAvoidance: SceneModel {
  /// In the middle, or above the keyboard.
  public let form = SceneBox("form")
  /// Below the screen, or at its bottom.
  public let keyboard = SceneBox("keyboard")
  /// Whether the keyboard is on the screen.
  public private(set) var isKeyboardShown = false

  /// What people call it.
  public override class var title: String { "Keyboard avoidance" }
  /// Hidden, shown, hidden.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(form, keyboard) }

  override func prepare(step: Int) { isKeyboardShown = step == 1 }
}
