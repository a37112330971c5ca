internal import ConstraintKernel

extension LayoutProxy {
  /// A single number of an item, or a multiple of one plus a constant.
  ///
  /// What it measures is part of its type, so that relating left to top does not compile.
  public struct Property<Measure> {
    let term: Term
  }

  /// Measures a position along the horizontal axis.
  public enum Horizontal {}

  /// Measures a position along the vertical axis.
  public enum Vertical {}

  /// Measures a distance, along either axis.
  public enum Length {}

  /// A position along the horizontal axis.
  public typealias HorizontalEdge = Property<Horizontal>

  /// A position along the vertical axis.
  public typealias VerticalEdge = Property<Vertical>

  /// A width or a height; the two may be mixed, as in `view.width == view.height * 2`.
  public typealias Dimension = Property<Length>
}

extension LayoutProxy.Property {
  func moved(by distance: Double) -> Self { Self(term: term.moved(by: distance)) }

  func scaled(by factor: Double) -> Self { Self(term: term.scaled(by: factor)) }
}
