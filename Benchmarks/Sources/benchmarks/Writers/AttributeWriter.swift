import AttributeLayout
import ConstraintKernel

/// The attributes' way: a list for each view; a later attribute takes the place of an earlier one.
enum AttributeWriter: LayoutWriter {
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<Void> {
    view.easy.layout(Left(), Right(), Top(8).to(previous ?? root), Height(44))
    return Ties(link: (), height: ())
  }

  static func relink(_ link: Void, _ view: LayoutView, below previous: LayoutView, gap: Double) {
    view.easy.layout(Top(gap).to(previous))
  }

  static func setHeight(_ handle: Void, of view: LayoutView, _ height: Double) {
    view.easy.layout(Height(height))
  }

  static func setWidth(_ handle: Void, of root: LayoutView, _ width: Double) {
    root.easy.layout(Width(width))
  }

  static func nest(_ view: LayoutView, in parent: LayoutView) {
    view.easy.layout(Edges(1))
  }

  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  ) {
    view.easy.layout(Left().to(previous ?? root), Top(), Height().like(root))
    if view !== first { view.easy.layout(Width().like(first)) }
    if hasLimit { view.easy.layout(Width(>=20)) }
  }

  static func close(_ last: LayoutView, in root: LayoutView) {
    last.easy.layout(Right())
  }

  static func cell(_ cell: FeedCell, below previous: LayoutView?, in root: LayoutView) -> Ties<Void>
  {
    cell.cell.easy.layout(Left(), Right(), Top().to(previous ?? root))
    cell.avatar.easy.layout(Left(16), Top(12), Size(48), Bottom(<=12))
    cell.name.easy.layout(Left(8).to(cell.avatar), Top().to(cell.avatar, .top))
    cell.handle.easy.layout(
      Left(4).to(cell.name),
      Top().to(cell.name, .top),
      Right(<=8).to(cell.time)
    )
    cell.time.easy.layout(Right(16), Top().to(cell.name, .top), Height(20))
    cell.body.easy.layout(Left().to(cell.name, .left), Right(16), Top(4).to(cell.name))
    cell.media.easy.layout(
      Left().to(cell.body, .left),
      Right().to(cell.body, .right),
      Top(8).to(cell.body),
      Height(*0.5).like(cell.media, .width)
    )
    cell.actions.easy.layout(
      Left().to(cell.body, .left),
      Right().to(cell.body, .right),
      Top(8).to(cell.media),
      Height(32),
      Bottom(12)
    )
    return Ties(link: (), height: ())
  }

  static func closeFeed(_ root: LayoutView, below last: LayoutView, width: Double) {
    root.easy.layout(Width(width))
    last.easy.layout(Bottom())
  }
}
