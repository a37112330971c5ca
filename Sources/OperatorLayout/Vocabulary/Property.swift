internal import ConstraintKernel

extension LayoutProxy {
  /// A single number of an item, or a multiple of one plus a constant.
  ///
  /// What it measures is part of its type, so that relating left to top does not compile.
  public struct Property<Measure> {
    let expression: LinearExpression

    func moved(by distance: Double) -> Self { Self(expression: expression.moved(by: distance)) }
  }

  /// What measures a position, which relates to other positions and to no number.
  public protocol Position {}

  /// Measures a position along the horizontal axis.
  public enum Horizontal: Position {}

  /// Measures a position along the vertical axis.
  public enum Vertical: Position {}

  /// Measures a distance, along either axis.
  public enum Length {}

  /// A position along the horizontal axis.
  public typealias HorizontalEdge = Property<Horizontal>

  /// A position along the vertical axis.
  public typealias VerticalEdge = Property<Vertical>

  /// A width or a height; the two may be mixed, as in `view.width == view.height * 2`.
  public typealias Dimension = Property<Length>
}
