import ConstraintKernel

/// A card inset in its superview, with a badge in its corner.
///
/// ```
/// card.top       = root.top + 20
/// card.leading   = root.leading + 16
/// card.bottom    = root.bottom - 40
/// card.trailing  = root.trailing - 16
/// badge.top      = card.top + 8
/// badge.trailing = card.trailing - 8
/// badge.width    = 24
/// badge.height   = 24
/// ```
public final class InsetCard: SceneModel {
  /// Fills the root but for insets.
  public let card = SceneBox("card")
  /// Inside the card.
  public let badge = SceneBox("badge")

  /// What people call it.
  public override class var title: String { "Inset card" }

  override func build() {
    root.addSubview(card)
    card.addSubview(badge)
  }
}

/// Two buttons of the same width, side by side at the bottom.
///
/// ```
/// cancel.leading   = root.leading + 15
/// confirm.leading  = cancel.trailing + 12
/// confirm.trailing = root.trailing - 15
/// confirm.width    = cancel.width
/// cancel.bottom    = root.bottom - 20
/// confirm.bottom   = cancel.bottom
/// cancel.height    = 44
/// confirm.height   = cancel.height
/// ```
public final class ButtonPair: SceneModel {
  /// Where reading starts.
  public let cancel = SceneBox("cancel")
  /// Where reading ends.
  public let confirm = SceneBox("confirm")

  /// What people call it.
  public override class var title: String { "Two buttons side by side" }

  override func build() { root.addSubviews(cancel, confirm) }
}

/// Sizes that follow other sizes, in a row that is narrower than the root.
///
/// ```
/// row.leading    = root.leading + 25
/// row.trailing   = root.trailing - 25
/// row.centerY    = root.centerY
/// row.height     = 140
/// first.width    = 0.5 · row.width
/// second.width   = first.width - 50
/// first.height   = 40
/// second.height  = first.height
/// first.centerX  = row.centerX
/// second.centerX = first.centerX
/// first.top     >= row.top + 20
/// first.centerY  = row.centerY - 30 @ 750
/// second.top     = first.bottom + 20
/// ```
public final class DerivedSizes: SceneModel {
  /// Holds both others.
  public let row = SceneBox("row")
  /// Half as wide as the row.
  public let first = SceneBox("first")
  /// Fifty points narrower than the first.
  public let second = SceneBox("second")

  /// What people call it.
  public override class var title: String { "Sizes that follow sizes" }

  override func build() {
    root.addSubview(row)
    row.addSubviews(first, second)
  }
}

/// A box of a third of its superview in the middle, and one that hangs on its corner.
///
/// ```
/// middle.size    = 0.3333333333333333 · root.size     (1.0 / 3.0, width and height)
/// middle.center  = root.center                        (centerX and centerY)
/// corner.left    = middle.right
/// corner.top     = middle.bottom
/// corner.size    = middle.size                        (width and height)
/// halo.edges     = middle.edges inset by -6           (left - 6, top - 6, right + 6, bottom + 6)
/// ```
public final class CenteredThird: SceneModel {
  /// Behind the middle box, reaching beyond it.
  public let halo = SceneBox("halo")
  /// A third of the root.
  public let middle = SceneBox("middle")
  /// On the lower right of the middle box, in any direction of reading.
  public let corner = SceneBox("corner")

  /// What people call it.
  public override class var title: String { "A third in the middle" }

  override func build() { root.addSubviews(halo, middle, corner) }
}
