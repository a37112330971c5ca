public import ConstraintKernel

/// A calculator: a display above four rows of keys of the same size, one of them two wide.
///
/// `keys` has three rows (`r`) of four columns (`c`); the gap is 8.
/// ```
/// display.top         = root.top
/// display.leading     = root.leading
/// display.trailing    = root.trailing
/// display.height      = 0.25 · root.height
/// keys[0][0].top      = display.bottom + 8
/// keys[r][0].top      = keys[r - 1][0].bottom + 8         r > 0
/// keys[r][0].leading  = root.leading + 8
/// keys[r][c].leading  = keys[r][c - 1].trailing + 8       c > 0
/// keys[r][3].trailing = root.trailing - 8
/// keys[r][c].width    = keys[r][0].width                  c > 0
/// keys[r][c].top      = keys[r][0].top                    c > 0
/// keys[r][c].height   = keys[0][0].height                 but for keys[0][0]
/// zero.leading        = keys[2][0].leading
/// zero.trailing       = keys[2][1].trailing
/// zero.top            = keys[2][0].bottom + 8
/// zero.height         = keys[0][0].height
/// zero.bottom         = root.bottom - 8
/// point.leading       = keys[2][2].leading
/// point.trailing      = keys[2][2].trailing
/// point.top           = zero.top
/// point.bottom        = zero.bottom
/// equals.leading      = keys[2][3].leading
/// equals.trailing     = keys[2][3].trailing
/// equals.top          = zero.top
/// equals.bottom       = zero.bottom
/// ```
public final class CalculatorGrid: SceneModel {
  /// A quarter of the height.
  public let display = SceneBox("display")
  /// Three rows of four.
  public let keys = (0..<3).map { row in
    (0..<4).map { SceneBox("key\(row)\($0)") }
  }
  /// Two columns wide.
  public let zero = SceneBox("zero")
  /// In the third column.
  public let point = SceneBox("point")
  /// In the last column.
  public let equals = SceneBox("equals")

  /// What people call it.
  public override class var title: String { "Calculator grid" }

  override func build() {
    root.addSubview(display)
    for key in keys.joined() { root.addSubview(key) }
    root.addSubviews(zero, point, equals)
  }
}

/// A large picture of 3 to 2 that stays in the upper half, and three squares below it.
///
/// With `i` = 0, 1, 2:
/// ```
/// hero.top            = root.top
/// hero.leading        = root.leading
/// hero.trailing       = root.trailing
/// hero.height         = 0.6666666666666666 · hero.width @ 750     (2.0 / 3.0)
/// hero.bottom        <= root.centerY
/// thumbs[0].leading   = root.leading
/// thumbs[i].leading   = thumbs[i - 1].trailing + 4                i > 0
/// thumbs[2].trailing  = root.trailing
/// thumbs[i].width     = thumbs[0].width                           i > 0
/// thumbs[i].height    = thumbs[i].width
/// thumbs[i].top       = hero.bottom + 4
/// ```
public final class PhotoGrid: SceneModel {
  /// The large one.
  public let hero = SceneBox("hero")
  /// The squares.
  public let thumbs = (0..<3).map { SceneBox("thumb\($0)") }

  /// What people call it.
  public override class var title: String { "Photo grid" }

  override func build() {
    root.addSubview(hero)
    for thumb in thumbs { root.addSubview(thumb) }
  }
}

/// Three offers in columns of an area, the middle one higher, their prices on one baseline.
///
/// ```
/// area.top                = root.top + 40
/// area.leading            = root.leading + 24
/// area.bottom             = root.bottom - 40
/// area.trailing           = root.trailing - 24
/// basic.leading           = area.leading
/// basic.centerY           = area.centerY
/// basic.height            = 0.85 · pro.height
/// pro.leading             = basic.trailing + 12
/// pro.width               = basic.width
/// pro.top                 = area.top
/// pro.bottom              = area.bottom
/// team.leading            = pro.trailing + 12
/// team.trailing           = area.trailing
/// team.width              = basic.width
/// team.centerY            = area.centerY
/// team.height             = basic.height
/// proPrice.centerX        = pro.centerX
/// proPrice.top            = pro.top + 60
/// basicPrice.centerX      = basic.centerX
/// basicPrice.lastBaseline = proPrice.lastBaseline
/// teamPrice.centerX       = team.centerX
/// teamPrice.firstBaseline = proPrice.firstBaseline
/// ```
public final class PricingTable: SceneModel {
  /// Where the offers stand; a guide.
  public let area = LayoutGuide(named: "area")
  /// The first offer.
  public let basic = SceneBox("basic")
  /// The offer in the middle.
  public let pro = SceneBox("pro")
  /// The last offer.
  public let team = SceneBox("team")
  /// Inside the first offer, 40 x 34.
  public let basicPrice = SceneBox(
    "basicPrice",
    width: 40,
    height: 34,
    firstBaseline: 26,
    lastBaseline: 8
  )
  /// Inside the offer in the middle, 56 x 48.
  public let proPrice = SceneBox(
    "proPrice",
    width: 56,
    height: 48,
    firstBaseline: 37,
    lastBaseline: 11
  )
  /// Inside the last offer, 40 x 34.
  public let teamPrice = SceneBox(
    "teamPrice",
    width: 40,
    height: 34,
    firstBaseline: 26,
    lastBaseline: 8
  )

  /// What people call it.
  public override class var title: String { "Pricing table" }

  override func build() {
    root.addLayoutGuide(area)
    root.addSubviews(basic, pro, team)
    basic.addSubview(basicPrice)
    pro.addSubview(proPrice)
    team.addSubview(teamPrice)
  }
}

/// Twenty-six keys in rows of ten, nine and seven.
///
/// With `r` for rows and `i` for keys in a row:
/// ```
/// board.leading       = root.leading
/// board.trailing      = root.trailing
/// board.bottom        = root.bottom
/// board.height        = 216
/// keys[0][0].leading  = board.leading + 3
/// keys[0][9].trailing = board.trailing - 3
/// keys[1][0].leading  = keys[0][0].centerX + 3
/// keys[2][0].leading  = keys[1][1].leading
/// keys[r][i].leading  = keys[r][i - 1].trailing + 6     i > 0
/// keys[r][i].width    = keys[0][0].width                but for keys[0][0]
/// keys[0][0].top      = board.top + 10
/// keys[r][0].top      = keys[r - 1][0].bottom + 12      r > 0
/// keys[r][i].top      = keys[r][0].top                  i > 0
/// keys[r][i].height   = 42
/// ```
public final class Keyboard: SceneModel {
  /// At the bottom.
  public let board = SceneBox("board")
  /// Inside the board.
  public let keys = [10, 9, 7].enumerated().map { row, count in
    (0..<count).map { SceneBox("key\(row)\($0)") }
  }

  /// What people call it.
  public override class var title: String { "Keyboard" }

  override func build() {
    root.addSubview(board)
    for key in keys.joined() { board.addSubview(key) }
  }
}

/// A sidebar of a third of the width within limits, a divider, and content that reaches across.
///
/// ```
/// sidebar.leading   = root.leading
/// sidebar.top       = root.top
/// sidebar.bottom    = root.bottom
/// sidebar.width     = 0.3333333333333333 · root.width @ 900     (1.0 / 3.0)
/// sidebar.width    >= 120
/// sidebar.width    <= 320
/// divider.leading   = sidebar.trailing
/// divider.top       = root.top
/// divider.bottom    = root.bottom
/// divider.width     = 1
/// content.leading   = divider.trailing
/// content.trailing  = root.trailing
/// content.top       = root.top
/// content.bottom    = root.bottom
/// person.top        = sidebar.top + 32
/// person.centerX    = sidebar.centerX
/// person.width      = 0.4 · sidebar.width
/// person.height     = person.width
/// heading.leading   = content.leading + 24
/// heading.centerY   = person.centerY
/// outline.leading   = heading.leading
/// outline.trailing  = content.trailing - 24
/// outline.top       = person.bottom + 20
/// outline.bottom    = content.bottom - 20
/// ```
public final class Sidebar: SceneModel {
  /// Where reading starts.
  public let sidebar = SceneBox("sidebar")
  /// A circle's square, inside the sidebar.
  public let person = SceneBox("person")
  /// One point wide.
  public let divider = SceneBox("divider")
  /// The rest.
  public let content = SceneBox("content")
  /// Inside the content, 90 x 28, level with the person in the sidebar.
  public let heading = SceneBox("heading", width: 90, height: 28)
  /// Inside the content, below the person in the sidebar.
  public let outline = SceneBox("outline")

  /// What people call it.
  public override class var title: String { "Sidebar" }

  override func build() {
    root.addSubviews(sidebar, divider, content)
    sidebar.addSubview(person)
    content.addSubviews(heading, outline)
  }
}
