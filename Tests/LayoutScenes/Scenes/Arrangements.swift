public import ConstraintKernel

/// Buttons of their own widths beside fields that share the rest of a bar by weight.
///
/// Step 0:
/// ```
/// bar.leading      = root.leading
/// bar.trailing     = root.trailing
/// bar.top          = root.top
/// bar.height       = 52
/// chain of back, address, search and menu from bar.leading + 12 to bar.trailing - 12,
///   spacing 8, weights 0, 3, 1, 0
/// item.top         = bar.top + 6         for each of the four
/// item.bottom      = bar.bottom - 6
/// ```
/// Step 1: the scene has taken `search` out of its superview, and every constraint that mentions it
/// went with it; then a chain of the three that are left stands in place of the chain, with the
/// weights 0, 3, 0.
///
/// Step 2: the scene has added `search` to the bar again; then the first chain stands in place of
/// that one, and the search has its top and its bottom as in step 0.
public final class WeightedToolbar: SceneModel {
  /// Holds the others.
  public let bar = SceneBox("bar")
  /// 44 wide.
  public let back = SceneBox("back", width: 44)
  /// Three shares of what is left.
  public let address = SceneBox("address")
  /// One share; goes and comes back.
  public let search = SceneBox("search")
  /// 36 wide.
  public let menu = SceneBox("menu", width: 36)

  /// What stands in the bar, in reading direction.
  public var items: [SceneBox] {
    search.superview == nil ? [back, address, menu] : [back, address, search, menu]
  }

  /// What came into the bar before the step.
  public var arrivals: [SceneBox] {
    if search.superview == nil { return [] }
    return hasReturned ? [search] : items
  }

  /// How the ``items`` share the room.
  public var weights: [Double] { search.superview == nil ? [0, 3, 0] : [0, 3, 1, 0] }

  private var hasReturned = false

  /// What people call it.
  public override class var title: String { "Toolbar with weights" }
  /// Four items, three, four.
  public override class var steps: Int { 3 }

  override func build() {
    root.addSubview(bar)
    bar.addSubviews(back, address, search, menu)
  }

  override func prepare(step: Int) {
    if step == 1 { search.removeFromSuperview() }
    hasReturned = step == 2
    if step == 2 { bar.addSubview(search) }
  }
}

/// A form whose fields begin behind the longest of its labels.
///
/// With `i` = 0, 1, 2:
/// ```
/// labels[i].leading       = root.leading + 16
/// labels[i].firstBaseline = fields[i].firstBaseline
/// barrier line at trailing of labels, margin 12
/// fields[i].leading       = line.trailing
/// fields[i].trailing      = root.trailing - 16
/// fields[i].height        = 36
/// fields[0].top           = root.top + 24
/// fields[i].top           = fields[i - 1].bottom + 10     i > 0
/// ```
/// Step 1: the scene has made the third label 140.5 wide; a dialect does nothing.
public final class BarrierForm: SceneModel {
  /// 58, 92.5 and 40 wide, 20 high; the third one grows.
  public let labels = [
    SceneBox("label0", width: 58, height: 20, firstBaseline: 15, lastBaseline: 5),
    SceneBox("label1", width: 92.5, height: 20, firstBaseline: 15, lastBaseline: 5),
    SceneBox("label2", width: 40, height: 20, firstBaseline: 15, lastBaseline: 5),
  ]
  /// Without a natural size; the first baseline lies 23 below the top.
  public let fields = [
    SceneBox("field0", firstBaseline: 23, lastBaseline: 13),
    SceneBox("field1", firstBaseline: 23, lastBaseline: 13),
    SceneBox("field2", firstBaseline: 23, lastBaseline: 13),
  ]
  /// Behind all labels; a guide.
  public let line = LayoutGuide(named: "line")

  /// What people call it.
  public override class var title: String { "Form behind a barrier" }
  /// The second label is the longest, then the third.
  public override class var steps: Int { 2 }

  override func build() {
    for (label, field) in zip(labels, fields) { root.addSubviews(label, field) }
    root.addLayoutGuide(line)
  }

  override func prepare(step: Int) {
    if step == 1 { labels[2].naturalSize = LayoutSize(width: 140.5, height: 20) }
  }
}

/// Two panes on both sides of a guideline, above a bar below another one.
///
/// Step 0:
/// ```
/// guideline column along horizontal at 0.35 of the length
/// guideline shelf along vertical at 72 before the end
/// list.leading     = root.leading
/// list.top         = root.top
/// list.trailing    = column.leading
/// list.bottom      = shelf.top
/// detail.leading   = column.trailing + 1
/// detail.top       = root.top
/// detail.trailing  = root.trailing
/// detail.bottom    = shelf.top
/// status.leading   = root.leading
/// status.top       = shelf.bottom
/// status.trailing  = root.trailing
/// status.bottom    = root.bottom
/// ```
/// Step 1, in place of the first guideline: `guideline column along horizontal at 0.5 of the length`.
public final class GuidelineSplit: SceneModel {
  /// Before the column.
  public let list = SceneBox("list")
  /// Behind it.
  public let detail = SceneBox("detail")
  /// Below both.
  public let status = SceneBox("status")
  /// Between the list and the detail; a guide.
  public let column = LayoutGuide(named: "column")
  /// Above the status; a guide.
  public let shelf = LayoutGuide(named: "shelf")

  /// What people call it.
  public override class var title: String { "Split by a guideline" }
  /// A third and a bit, then a half.
  public override class var steps: Int { 2 }

  override func build() {
    root.addSubviews(list, detail, status)
    root.addLayoutGuide(column)
    root.addLayoutGuide(shelf)
  }
}

/// A tile whose photo, badge and avatar have ratios.
///
/// Step 0:
/// ```
/// tile.leading     = root.leading + 16
/// tile.top         = root.top + 16
/// tile.width       = root.width - 32 @ 750
/// tile.width      <= 480
/// photo.top        = tile.top
/// photo.leading    = tile.leading
/// photo.trailing   = tile.trailing
/// photo.ratio      = 1.7777777777777777      (16.0 / 9)
/// badge.trailing   = photo.trailing - 8
/// badge.bottom     = photo.bottom - 8
/// badge.height     = 24
/// badge.ratio     >= 1
/// avatar.leading   = tile.leading + 12
/// avatar.top       = photo.bottom + 12
/// avatar.bottom    = tile.bottom - 12
/// avatar.height    = 40
/// avatar.ratio     = 1
/// name.leading     = avatar.trailing + 12
/// name.trailing   <= tile.trailing - 12
/// name.centerY     = avatar.centerY
/// ```
/// Step 1: the scene has made the badge's natural width 61.5; a dialect does nothing.
///
/// Step 2, in place of the photo's ratio: `photo.ratio = 1.3333333333333333` (4.0 / 3).
public final class MediaTile: SceneModel {
  /// Holds the others.
  public let tile = SceneBox("tile")
  /// A picture.
  public let photo = SceneBox("photo")
  /// How long it plays: 18 wide, then wider.
  public let badge = SceneBox("badge", width: 18)
  /// A square.
  public let avatar = SceneBox("avatar")
  /// 180 x 20.
  public let name = SceneBox("name", width: 180, height: 20)

  /// What people call it.
  public override class var title: String { "Media tile by ratio" }
  /// As built, with a longer badge, with a higher photo.
  public override class var steps: Int { 3 }

  override func build() {
    root.addSubview(tile)
    tile.addSubviews(photo, badge, avatar, name)
  }

  override func prepare(step: Int) {
    if step == 1 {
      badge.naturalSize = LayoutSize(width: 61.5, height: LayoutSize.noIntrinsicMetric)
    }
  }
}

/// A card between header and footer, nearer to the header, with a button near its corner.
///
/// ```
/// header.leading   = root.leading
/// header.trailing  = root.trailing
/// header.top       = root.top
/// header.height    = 56
/// footer.leading   = root.leading
/// footer.trailing  = root.trailing
/// footer.bottom    = root.bottom
/// footer.height    = 64
/// bias 0.3 of card from header.bottom to footer.top
/// bias 0.5 of card from root.leading to root.trailing
/// bias 0.9 of close from card.leading to card.trailing
/// bias 0.1 of close from card.top to card.bottom
/// ```
/// Step 1: the scene has made the card's natural height 220.5; a dialect does nothing.
public final class BiasedCard: SceneModel {
  /// At the top.
  public let header = SceneBox("header")
  /// At the bottom.
  public let footer = SceneBox("footer")
  /// 240 x 160, then higher.
  public let card = SceneBox("card", width: 240, height: 160)
  /// Inside the card, 24 x 24.
  public let close = SceneBox("close", width: 24, height: 24)

  /// What people call it.
  public override class var title: String { "Card between header and footer" }
  /// A low card, a high one.
  public override class var steps: Int { 2 }

  override func build() {
    root.addSubviews(header, footer, card)
    card.addSubview(close)
  }

  override func prepare(step: Int) {
    if step == 1 { card.naturalSize = LayoutSize(width: 240, height: 220.5) }
  }
}

/// Five steps with the same room between them, and usual gaps around, inside the safe area.
///
/// With `i` = 0 … 4, `safe` for `root.safeAreaLayoutGuide`, and `gap` for the usual gap between
/// both items:
/// ```
/// row.leading       = safe.leading + gap
/// row.trailing      = safe.trailing - gap
/// row.top           = safe.top + gap
/// marks[0].bottom   = row.bottom - gap
/// chain of marks, spread inside, from row.leading + 16 to row.trailing - 16
/// marks[i].top      = row.top + gap
/// caption.leading   = row.leading
/// caption.top       = row.bottom + gap
/// next.trailing     = safe.trailing - gap
/// next.bottom       = safe.bottom - 2 · gap
/// ```
/// Step 1: the scene has made the usual gap 12 between siblings and 16 to the superview; a dialect
/// does nothing.
public final class StepRow: SceneModel {
  /// Holds the marks.
  public let row = SceneBox("row")
  /// Inside the row, 36 x 36 each.
  public let marks = (0..<5).map { SceneBox("mark\($0)", width: 36, height: 36) }
  /// Below the row, 150 x 20.
  public let caption = SceneBox("caption", width: 150, height: 20)
  /// In a corner, 88 x 44.
  public let next = SceneBox("next", width: 88, height: 44)

  /// What people call it.
  public override class var title: String { "Row of steps with usual gaps" }
  /// Gaps of 8 and 20, then of 12 and 16.
  public override class var steps: Int { 2 }

  override func build() {
    root.additionalSafeAreaInsets = LayoutInsets(top: 47, left: 0, bottom: 34, right: 12)
    _ = root.safeAreaLayoutGuide
    root.addSubviews(row, caption, next)
    for mark in marks { row.addSubview(mark) }
  }

  override func prepare(step: Int) {
    guard step == 1 else { return }
    var environment = root.effectiveEnvironment
    (environment.siblingGap, environment.superviewGap) = (12, 16)
    root.layoutNode.environment = environment
  }
}
