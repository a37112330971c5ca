internal import ConstraintKernel

extension LayoutProxy {
  /// Several numbers of an item that are related together, component by component.
  ///
  /// `a.edges <= b.edges` says `<=` of each pair; it does not mean that `a` lies inside `b`.
  public struct Compound<Shape> {
    let proxy: LayoutProxy
    let attributes: [LayoutConstraint.Attribute]
    /// The factor on each component.
    var multiplier = 1.0
    /// How far the components are moved inwards.
    var insets = LayoutDirectionalInsets.zero

    /// The components, in order.
    var expressions: [LinearExpression] { attributes.indices.map(expression) }

    /// A component by its place, as a property of the measure that the shape has there.
    fileprivate func component<Measure>(_ index: Int) -> Property<Measure> {
      Property(expression: expression(index))
    }

    private func expression(_ index: Int) -> LinearExpression {
      let attribute = attributes[index]
      // Insets in reading direction give a directional attribute the same constant both ways.
      let constant = DirectedConstant(insets, on: attribute).leftToRight
      return LinearExpression(
        proxy: proxy,
        attribute: attribute,
        multiplier: multiplier,
        constant: constant
      )
    }
  }

  /// The shape of a width and a height.
  public enum Extent {}

  /// The shape of both middles.
  public enum Middle {}

  /// The shape of four edges.
  public enum Outline {}

  /// A width and a height, related and scaled together.
  public typealias Size = Compound<Extent>

  /// Both middles of an item, related together.
  public typealias Center = Compound<Middle>

  /// The four edges in reading direction, related together: top, leading, bottom, trailing.
  public typealias Edges = Compound<Outline>
}

extension LayoutProxy.Compound<LayoutProxy.Extent> {
  /// The width, times the factor of the size.
  public var width: LayoutProxy.Dimension { component(0) }
  /// The height, times the factor of the size.
  public var height: LayoutProxy.Dimension { component(1) }
}

extension LayoutProxy.Compound<LayoutProxy.Middle> {
  /// The horizontal middle.
  public var x: LayoutProxy.HorizontalEdge { component(0) }
  /// The vertical middle.
  public var y: LayoutProxy.VerticalEdge { component(1) }
}

extension LayoutProxy.Compound<LayoutProxy.Outline> {
  /// The top edge, as far inwards as the edges were moved.
  public var top: LayoutProxy.VerticalEdge { component(0) }
  /// The edge where reading starts, as far inwards as the edges were moved.
  public var leading: LayoutProxy.HorizontalEdge { component(1) }
  /// The bottom edge, as far inwards as the edges were moved.
  public var bottom: LayoutProxy.VerticalEdge { component(2) }
  /// The edge where reading ends, as far inwards as the edges were moved.
  public var trailing: LayoutProxy.HorizontalEdge { component(3) }
}
