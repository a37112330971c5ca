public import ConstraintKernel

/// A menu below its button, or above it where there is no room below.
///
/// Step 0:
/// ```
/// button.leading   = root.leading + 20
/// button.top       = root.top + 60
/// menu.leading     = button.leading
/// first place:  menu.top     = button.bottom + 8
/// second place: menu.bottom  = button.top - 8
/// ```
/// Step 1, in place of the button's top: `button.bottom = root.bottom - 24`. Below it the menu would
/// leave the screen.
///
/// Step 2, in place of that one: `button.centerY = root.centerY`. The menu fits in both places, and
/// stays where it is.
public final class Popover: SceneModel {
  /// Moves; 120 x 44.
  public let button = SceneBox("button", width: 120, height: 44)
  /// 200 x 160.
  public let menu = SceneBox("menu", width: 200, height: 160)
  /// Where the menu may be.
  public private(set) lazy var places = LayoutPlaces(for: menu)

  /// What people call it.
  public override class var title: String { "Popover below or above its button" }
  /// A button at the top, at the bottom, in the middle.
  public override class var steps: Int { 3 }

  override func build() { root.addSubviews(button, menu) }
}

/// A player at the bottom that opens to half of the screen and to all of it.
///
/// ``size`` is set before each step: mini, half, full, half. In every step:
/// ```
/// panel.leading     = root.leading
/// panel.trailing    = root.trailing
/// panel.bottom      = root.bottom
/// cover.width       = cover.height
/// ```
/// In the state `mini`:
/// ```
/// panel.height      = 64
/// cover.leading     = panel.leading + 8
/// cover.centerY     = panel.centerY
/// cover.height      = 48
/// name.leading      = cover.trailing + 12
/// name.centerY      = panel.centerY
/// controls.trailing = panel.trailing - 12
/// controls.centerY  = panel.centerY
/// ```
/// In the state `half`:
/// ```
/// panel.height      = 0.5 · root.height
/// cover.leading     = panel.leading + 16
/// cover.top         = panel.top + 16
/// cover.height      = 96
/// name.leading      = cover.trailing + 12
/// name.top          = cover.top
/// controls.leading  = name.leading
/// controls.bottom   = cover.bottom
/// ```
/// In the state `full`:
/// ```
/// panel.height      = root.height
/// cover.centerX     = panel.centerX
/// cover.top         = panel.top + 48
/// cover.height      = 0.4 · panel.height
/// name.centerX      = panel.centerX
/// name.top          = cover.bottom + 24
/// controls.centerX  = panel.centerX
/// controls.top      = name.bottom + 16
/// ```
public final class PlayerStates: SceneModel {
  /// How much of the screen the player takes.
  public enum Size: Sendable {
    /// A bar.
    case mini
    /// The lower half.
    case half
    /// Everything.
    case full
  }

  /// Holds the others.
  public let panel = SceneBox("panel")
  /// A square.
  public let cover = SceneBox("cover")
  /// 140 x 22.
  public let name = SceneBox("name", width: 140, height: 22)
  /// 96 x 32.
  public let controls = SceneBox("controls", width: 96, height: 32)
  /// The three states.
  public let states = LayoutStates<Size>()
  /// The state of the step.
  public private(set) var size = Size.mini

  /// What people call it.
  public override class var title: String { "Player in three states" }
  /// Mini, half, full, half.
  public override class var steps: Int { 4 }

  override func build() {
    root.addSubview(panel)
    panel.addSubviews(cover, name, controls)
  }

  override func prepare(step: Int) { size = [.mini, .half, .full, .half][step] }
}
