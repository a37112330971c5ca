import ConstraintKernel

/// The workloads in the words of one front.
///
/// A writer says in its dialect what each element is bound to; what is the same for all, making
/// views and putting them into one another, is done for it.
protocol LayoutWriter {
  /// What the dialect gives out to change or take back a constraint later.
  associatedtype Handle

  /// Ties one view of a chain below another, or to the root's top.
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<Handle>

  /// Ties the views of a cell to one another, and the cell below another.
  static func cell(
    _ cell: FeedCell,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<Handle>

  /// Replaces what ties an element to the one before, with `gap` points between.
  static func relink(
    _ link: Handle,
    _ view: LayoutView,
    below previous: LayoutView,
    gap: Double
  ) -> Handle

  /// Changes a required height.
  static func setHeight(_ handle: Handle, of view: LayoutView, _ height: Double)

  /// Gives the root of a feed its width, and its height by the last cell.
  static func closeFeed(_ root: LayoutView, below last: LayoutView, width: Double) -> Handle

  /// Changes the width of the root of a feed.
  static func setWidth(_ handle: Handle, of root: LayoutView, _ width: Double)

  /// Ties a view to all sides of the one around it, one point in.
  static func nest(_ view: LayoutView, in parent: LayoutView)

  /// Ties a view of a row of shares to the one before.
  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  )

  /// Ends the row of shares at the root's right edge.
  static func close(_ last: LayoutView, in root: LayoutView)
}

/// What an element leaves behind for later changes.
struct Ties<Handle> {
  /// What holds it below the element before.
  var link: Handle
  /// Its height, or that of the cell's actions.
  var height: Handle
}
