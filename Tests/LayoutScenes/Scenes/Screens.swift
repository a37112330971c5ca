public import ConstraintKernel

/// A video with controls that are not mirrored, whatever the direction of reading.
///
/// ```
/// video.top        = root.top
/// video.leading    = root.leading
/// video.trailing   = root.trailing
/// video.height     = 0.5625 · video.width @ 800
/// video.height    <= 0.6 · root.height
/// scrubber.left    = root.left + 16
/// scrubber.right   = root.right - 16
/// scrubber.top     = video.bottom + 12
/// scrubber.height  = 4
/// play.centerX     = root.centerX
/// play.top         = scrubber.bottom + 20
/// play.width       = 56
/// play.height      = 56
/// back.right       = play.left - 24
/// back.centerY     = play.centerY
/// back.width       = 40
/// back.height      = 40
/// forward.left     = play.right + 24
/// forward.centerY  = play.centerY
/// forward.width    = back.width
/// forward.height   = back.height
/// ```
public final class MediaPlayer: SceneModel {
  /// 16 to 9, if that leaves room for the rest.
  public let video = SceneBox("video")
  /// Where the video stands.
  public let scrubber = SceneBox("scrubber")
  /// The middle button.
  public let play = SceneBox("play")
  /// On the left.
  public let back = SceneBox("back")
  /// On the right.
  public let forward = SceneBox("forward")

  /// What people call it.
  public override class var title: String { "Media player" }

  override func build() { root.addSubviews(video, scrubber, play, back, forward) }
}

/// A person's page: the picture's middle lies on the lower edge of the cover.
///
/// ```
/// cover.top        = root.top
/// cover.leading    = root.leading
/// cover.trailing   = root.trailing
/// cover.height     = 0.4 · root.height
/// avatar.centerX   = cover.centerX
/// avatar.centerY   = cover.bottom
/// avatar.width     = 96
/// avatar.height    = avatar.width
/// name.centerX     = avatar.centerX
/// name.top         = avatar.bottom + 12
/// name.leading    >= root.leading + 16
/// about.centerX    = root.centerX
/// about.top        = name.bottom + 8
/// about.width     <= 0.8 · root.width
/// follow.centerX   = root.centerX
/// follow.top       = about.bottom + 16
/// follow.width    >= 120
/// ```
public final class Profile: SceneModel {
  /// Fills the upper part.
  public let cover = SceneBox("cover")
  /// A square, inside the cover's coordinate space but half below it.
  public let avatar = SceneBox("avatar")
  /// One line, 140 x 24.
  public let name = SceneBox("name", width: 140, height: 24)
  /// Two lines, 300 x 40.
  public let about = SceneBox("about", width: 300, height: 40)
  /// A button, 88 x 32.
  public let follow = SceneBox("follow", width: 88, height: 32)

  /// What people call it.
  public override class var title: String { "Profile" }

  override func build() {
    root.addSubviews(cover, name, about, follow)
    cover.addSubview(avatar)
  }
}

/// A page of an introduction inside uneven margins.
///
/// ```
/// skip.trailing          = root.trailingMargin
/// skip.top               = root.topMargin
/// image.top              = skip.bottom + 16
/// image.bottom           = root.centerY
/// image.centerX          = root.centerXWithinMargins
/// image.width            = 1.2 · image.height @ 800
/// image.leading         >= root.leadingMargin
/// headline.firstBaseline = image.bottom + 52
/// headline.leading       = root.leadingMargin
/// headline.trailing     <= root.trailingMargin
/// lead.firstBaseline     = headline.lastBaseline + 28
/// lead.leading           = headline.leading
/// lead.trailing          = root.trailingMargin
/// next.bottom            = root.bottomMargin
/// next.centerX           = root.centerXWithinMargins
/// next.width             = 0.75 · root.width @ 900
/// next.width            <= 400
/// next.height            = 50
/// ```
public final class Onboarding: SceneModel {
  /// A small button, 40 x 20.
  public let skip = SceneBox("skip", width: 40, height: 20)
  /// A picture of 6 to 5 where the margins allow it.
  public let image = SceneBox("image")
  /// One large line, 200 x 34.
  public let headline = SceneBox(
    "headline",
    width: 200,
    height: 34,
    firstBaseline: 26,
    lastBaseline: 8
  )
  /// Two lines, 40 high.
  public let lead = SceneBox("lead", height: 40, firstBaseline: 15, lastBaseline: 5)
  /// The large button.
  public let next = SceneBox("next")

  /// What people call it.
  public override class var title: String { "Onboarding page" }

  override func build() {
    root.layoutMargins = LayoutInsets(top: 20, left: 24, bottom: 34, right: 31)
    root.addSubviews(skip, image, headline, lead, next)
  }
}

/// What a list shows while it is empty: a group around a guide a little above the middle.
///
/// ```
/// group.centerX          = root.centerX
/// group.centerY          = 0.9 · root.centerY
/// group.width            = illustration.width
/// illustration.top       = group.top
/// illustration.centerX   = group.centerX
/// illustration.width     = 0.5 · root.width @ 800
/// illustration.width    <= 240
/// illustration.height    = 0.75 · illustration.width
/// caption.top            = illustration.bottom + 24
/// caption.centerX        = group.centerX
/// hint.top               = caption.bottom + 8
/// hint.centerX           = group.centerX
/// hint.leading          >= root.leading + 32
/// hint.bottom            = group.bottom
/// retry.top              = group.bottom + 20
/// retry.trailing         = group.trailing
/// ```
public final class EmptyState: SceneModel {
  /// Around picture and text; a guide.
  public let group = LayoutGuide(named: "group")
  /// A picture of 4 to 3.
  public let illustration = SceneBox("illustration")
  /// One line, 210 x 24.
  public let caption = SceneBox("caption", width: 210, height: 24)
  /// Two lines, 280 x 40.
  public let hint = SceneBox("hint", width: 280, height: 40)
  /// A button, 80 x 30.
  public let retry = SceneBox("retry", width: 80, height: 30)

  /// What people call it.
  public override class var title: String { "Empty state" }

  override func build() {
    root.addLayoutGuide(group)
    root.addSubviews(illustration, caption, hint, retry)
  }
}

/// A map under a search field, buttons, a pin with a callout and a sheet.
///
/// `safe` is `root.safeAreaLayoutGuide`.
/// ```
/// map.edges        = root.edges                    (top, leading, bottom, trailing)
/// search.top       = safe.top + 12
/// search.leading   = safe.leading + 16
/// search.trailing  = safe.trailing - 16
/// search.height    = 48
/// compass.right    = map.right - 16
/// compass.top      = search.bottom + 16
/// compass.width    = 44
/// compass.height   = 44
/// locate.right     = compass.right
/// locate.top       = compass.bottom + 8
/// locate.width     = compass.width
/// locate.height    = compass.height
/// pin.centerX      = 0.8 · map.centerX
/// pin.bottom       = 0.45 · map.bottom
/// pin.width        = 24
/// pin.height       = 36
/// callout.left     = pin.right + 6
/// callout.centerY  = pin.centerY
/// sheet.leading    = root.leading
/// sheet.trailing   = root.trailing
/// sheet.bottom     = root.bottom
/// sheet.height     = 0.3 · root.height @ 850
/// sheet.height    >= 160
/// grip.centerX     = sheet.centerX
/// grip.top         = sheet.top + 6
/// grip.width       = 36
/// grip.height      = 5
/// ```
public final class MapOverlay: SceneModel {
  /// Fills the root.
  public let map = SceneBox("map")
  /// A place on the map, inside it.
  public let pin = SceneBox("pin")
  /// Under the status bar.
  public let search = SceneBox("search")
  /// The upper button on the right.
  public let compass = SceneBox("compass")
  /// The lower button on the right.
  public let locate = SceneBox("locate")
  /// Beside the pin but not inside the map, 90 x 28.
  public let callout = SceneBox("callout", width: 90, height: 28)
  /// At the bottom.
  public let sheet = SceneBox("sheet")
  /// At the top of the sheet, inside it.
  public let grip = SceneBox("grip")

  /// What people call it.
  public override class var title: String { "Map overlay" }

  override func build() {
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 6, bottom: 34, right: 0)
    _ = root.safeAreaLayoutGuide
    root.addSubviews(map, search, compass, locate, callout, sheet)
    map.addSubview(pin)
    sheet.addSubview(grip)
  }
}

/// An article between uneven margins, with a quote inside margins of its own.
///
/// `margins` is `root.layoutMarginsGuide`.
/// ```
/// headline.top         = root.topMargin
/// headline.leading     = root.leadingMargin
/// headline.trailing    = root.trailingMargin
/// rule.centerX         = root.centerXWithinMargins
/// rule.top             = headline.bottom + 12
/// rule.width           = 60
/// rule.height          = 2
/// figure.left          = root.leftMargin
/// figure.right         = root.rightMargin
/// figure.centerY       = root.centerYWithinMargins
/// figure.height        = 0.25 · root.height
/// text.top             = figure.bottom + 16
/// text.leading         = margins.leading
/// text.trailing        = margins.trailing
/// text.bottom          = margins.bottom
/// quote.top            = text.topMargin
/// quote.leading        = text.leadingMargin
/// quote.trailingMargin = text.trailingMargin
/// quote.bottom        <= text.bottomMargin
/// ```
public final class Article: SceneModel {
  /// Two lines, 44 high.
  public let headline = SceneBox("headline", height: 44)
  /// A short line below it.
  public let rule = SceneBox("rule")
  /// In the middle of the page.
  public let figure = SceneBox("figure")
  /// Down to the margin, with margins of 6, 10, 6 and 14 (top, left, bottom, right).
  public let text = SceneBox("text")
  /// Inside the text, 30 high, with margins of 3 on all sides.
  public let quote = SceneBox("quote", height: 30)

  /// What people call it.
  public override class var title: String { "Article between margins" }

  override func build() {
    root.layoutMargins = LayoutInsets(top: 32, left: 28, bottom: 40, right: 20)
    _ = root.layoutMarginsGuide
    text.layoutMargins = LayoutInsets(top: 6, left: 10, bottom: 6, right: 14)
    quote.layoutMargins = LayoutInsets(top: 3, left: 3, bottom: 3, right: 3)
    root.addSubviews(headline, rule, figure, text)
    text.addSubview(quote)
  }
}
