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

    func expression(_ index: Int) -> LinearExpression {
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
  public var width: LayoutProxy.Dimension { LayoutProxy.Dimension(expression: expression(0)) }
  /// The height, times the factor of the size.
  public var height: LayoutProxy.Dimension { LayoutProxy.Dimension(expression: expression(1)) }
}

extension LayoutProxy.Compound<LayoutProxy.Middle> {
  /// The horizontal middle.
  public var x: LayoutProxy.HorizontalEdge { LayoutProxy.HorizontalEdge(expression: expression(0)) }
  /// The vertical middle.
  public var y: LayoutProxy.VerticalEdge { LayoutProxy.VerticalEdge(expression: expression(1)) }
}

extension LayoutProxy.Compound<LayoutProxy.Outline> {
  /// The top edge, as far inwards as the edges were moved.
  public var top: LayoutProxy.VerticalEdge { LayoutProxy.VerticalEdge(expression: expression(0)) }
  /// The edge where reading starts, as far inwards as the edges were moved.
  public var leading: LayoutProxy.HorizontalEdge {
    LayoutProxy.HorizontalEdge(expression: expression(1))
  }
  /// The bottom edge, as far inwards as the edges were moved.
  public var bottom: LayoutProxy.VerticalEdge {
    LayoutProxy.VerticalEdge(expression: expression(2))
  }
  /// The edge where reading ends, as far inwards as the edges were moved.
  public var trailing: LayoutProxy.HorizontalEdge {
    LayoutProxy.HorizontalEdge(expression: expression(3))
  }
}
