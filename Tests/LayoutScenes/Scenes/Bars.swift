import ConstraintKernel

/// Five buttons of the same width that fill a bar at the bottom.
///
/// With `i` = 0 … 4:
/// ```
/// bar.leading          = root.leading
/// bar.trailing         = root.trailing
/// bar.bottom           = root.bottom
/// bar.height           = 49
/// buttons[0].leading   = bar.leading
/// buttons[i].leading   = buttons[i - 1].trailing     i > 0
/// buttons[i].width     = buttons[i - 1].width        i > 0
/// buttons[4].trailing  = bar.trailing
/// buttons[i].top       = bar.top
/// buttons[i].bottom    = bar.bottom
/// ```
public final class Toolbar: SceneModel {
  /// At the bottom.
  public let bar = SceneBox("bar")
  /// Inside the bar.
  public let buttons = (0..<5).map { SceneBox("button\($0)") }

  /// What people call it.
  public override class var title: String { "Toolbar with equal buttons" }

  override func build() {
    root.addSubview(bar)
    for button in buttons { bar.addSubview(button) }
  }
}

/// Tabs at fixed fractions of a bar above the home indicator, one of them with a badge.
///
/// With `i` = 0 … 3, `f` = 0.25, 0.75, 1.25, 1.75, and `safe` for `root.safeAreaLayoutGuide`:
/// ```
/// bar.leading       = root.leading
/// bar.trailing      = root.trailing
/// bar.bottom        = root.bottom
/// bar.top           = safe.bottom - 49
/// tabs[i].centerX   = f[i] · bar.centerX
/// tabs[i].top       = bar.top + 5
/// tabs[i].width     = 44
/// tabs[i].height    = 40
/// badge.centerX     = tabs[2].trailing
/// badge.centerY     = tabs[2].top
/// badge.width       = 18
/// badge.height      = 18
/// content.top       = safe.top
/// content.leading   = safe.leading
/// content.trailing  = safe.trailing
/// content.bottom    = bar.top
/// ```
public final class TabBar: SceneModel {
  /// Above the bar.
  public let content = SceneBox("content")
  /// Down to the edge of the screen.
  public let bar = SceneBox("bar")
  /// Inside the bar.
  public let tabs = (0..<4).map { SceneBox("tab\($0)") }
  /// On a corner of the third tab; inside the root.
  public let badge = SceneBox("badge")
  /// How far along the bar each tab stands, as multiples of its middle.
  public let fractions = [0.25, 0.75, 1.25, 1.75]

  /// What people call it.
  public override class var title: String { "Tab bar" }

  override func build() {
    root.additionalSafeAreaInsets = LayoutInsets(top: 47, left: 0, bottom: 34, right: 12)
    _ = root.safeAreaLayoutGuide
    root.addSubviews(content, bar, badge)
    for tab in tabs { bar.addSubview(tab) }
  }
}

/// A banner that wants the width of the screen, between a smallest and a largest width.
///
/// ```
/// banner.centerX   = root.centerX
/// banner.top       = root.top + 12
/// banner.height    = 56
/// banner.width     = root.width - 32 @ 800
/// banner.width    <= 480
/// banner.width    >= 280
/// banner.leading  >= root.leading + 8
/// icon.leading     = banner.leading + 12
/// icon.centerY     = banner.centerY
/// icon.width       = 24
/// icon.height      = 24
/// text.leading     = icon.trailing + 8
/// text.centerY     = banner.centerY
/// action.leading   = text.trailing + 8
/// action.trailing  = banner.trailing - 12
/// action.centerY   = banner.centerY
/// ```
public final class Banner: SceneModel {
  /// Near the top.
  public let banner = SceneBox("banner")
  /// A square.
  public let icon = SceneBox("icon")
  /// 300 x 20; stretches and shrinks first.
  public let text = SceneBox("text", width: 300, height: 20)
  /// A button, 64 x 30.
  public let action = SceneBox("action", width: 64, height: 30)

  /// What people call it.
  public override class var title: String { "Banner with a smallest and a largest width" }

  override func build() {
    text.setPriorities(hugging: 200, resistance: 740, for: .horizontal)
    action.setPriorities(hugging: 251, resistance: 760, for: .horizontal)
    root.addSubview(banner)
    banner.addSubviews(icon, text, action)
  }
}

/// A path of three places, the middle one of which gives way first, by half a priority level.
///
/// With `i` = 0, 1:
/// ```
/// bar.leading           = root.leading
/// bar.trailing          = root.trailing
/// bar.top               = root.top + 44
/// bar.height            = 32
/// crumbs[0].leading     = bar.leading + 12
/// chevrons[i].leading   = crumbs[i].trailing + 4
/// crumbs[i + 1].leading = chevrons[i].trailing + 4
/// crumbs[2].trailing   <= bar.trailing - 12
/// crumbs[j].centerY     = bar.centerY                j = 0, 1, 2
/// chevrons[i].centerY   = bar.centerY
/// chevrons[i].width     = 8
/// chevrons[i].height    = 12
/// ```
public final class Breadcrumb: SceneModel {
  /// Holds the path.
  public let bar = SceneBox("bar")
  /// 80, 140 and 220 wide, 20 high.
  public let crumbs = [
    SceneBox("crumb0", width: 80, height: 20),
    SceneBox("crumb1", width: 140, height: 20),
    SceneBox("crumb2", width: 220, height: 20),
  ]
  /// Between the places.
  public let chevrons = [SceneBox("chevron0"), SceneBox("chevron1")]

  /// What people call it.
  public override class var title: String { "Breadcrumb" }

  override func build() {
    crumbs[0].setPriorities(resistance: 760, for: .horizontal)
    crumbs[1].setPriorities(resistance: 720, for: .horizontal)
    crumbs[2].setPriorities(resistance: 720.5, for: .horizontal)
    root.addSubview(bar)
    for crumb in crumbs { bar.addSubview(crumb) }
    for chevron in chevrons { bar.addSubview(chevron) }
  }
}

/// A header whose title wants the middle, but never touches what stands beside it.
///
/// ```
/// bar.leading       = root.leading
/// bar.trailing      = root.trailing
/// bar.top           = root.top
/// bar.height        = 56
/// back.leading      = bar.leading + 8
/// back.centerY      = bar.centerY
/// actions.trailing  = bar.trailing - 8
/// actions.centerY   = bar.centerY
/// title.centerX     = bar.centerX @ 600
/// title.leading    >= back.trailing + 8
/// title.trailing   <= actions.leading - 8
/// title.centerY     = bar.centerY
/// ```
public final class SplitHeader: SceneModel {
  /// Holds the others.
  public let bar = SceneBox("bar")
  /// 64 x 24.
  public let back = SceneBox("back", width: 64, height: 24)
  /// 130 x 24.
  public let actions = SceneBox("actions", width: 130, height: 24)
  /// 200 x 24; gives way to both others.
  public let title = SceneBox("title", width: 200, height: 24)

  /// What people call it.
  public override class var title: String { "Split header" }

  override func build() {
    title.setPriorities(resistance: 740, for: .horizontal)
    root.addSubview(bar)
    bar.addSubviews(back, actions, title)
  }
}

/// A score, five stars whose size follows the screen, and a count, on one baseline.
///
/// With `i` = 0 … 4:
/// ```
/// score.leading      = root.leading + 20
/// score.top          = root.top + 30
/// stars[0].leading   = score.trailing + 14
/// stars[i].leading   = stars[i - 1].trailing + 3     i > 0
/// stars[0].width     = 0.07 · root.width @ 720
/// stars[0].width    <= 32
/// stars[i].width     = stars[0].width                i > 0
/// stars[i].height    = stars[i].width
/// stars[i].bottom    = score.lastBaseline
/// count.leading      = stars[4].trailing + 8
/// count.trailing    <= root.trailing - 20
/// count.lastBaseline = score.lastBaseline
/// ```
public final class RatingStars: SceneModel {
  /// A large number, 52 x 48.
  public let score = SceneBox("score", width: 52, height: 48, firstBaseline: 38, lastBaseline: 10)
  /// Squares.
  public let stars = (0..<5).map { SceneBox("star\($0)") }
  /// How many people voted, 75 x 16.
  public let count = SceneBox("count", width: 75, height: 16, firstBaseline: 12, lastBaseline: 4)

  /// What people call it.
  public override class var title: String { "Rating stars" }

  override func build() {
    root.addSubview(score)
    for star in stars { root.addSubview(star) }
    root.addSubview(count)
  }
}
