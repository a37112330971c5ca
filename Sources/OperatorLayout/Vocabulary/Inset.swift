public import ConstraintKernel

/// Edges moved inwards by the same distance in points; a negative one moves outwards.
public func inset(_ edges: LayoutProxy.Edges, _ all: Double) -> LayoutProxy.Edges {
  edges.inseted(by: all)
}

/// Edges moved inwards by one distance along each axis, in points.
public func inset(
  _ edges: LayoutProxy.Edges,
  _ horizontal: Double,
  _ vertical: Double
) -> LayoutProxy.Edges {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Edges moved inwards by a distance in points along either axis, or along both.
public func inset(
  _ edges: LayoutProxy.Edges,
  horizontally horizontal: Double = 0,
  vertically vertical: Double = 0
) -> LayoutProxy.Edges {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Edges moved inwards by four distances in points: top, leading, bottom, trailing.
public func inset(
  _ edges: LayoutProxy.Edges,
  _ top: Double,
  _ leading: Double,
  _ bottom: Double,
  _ trailing: Double
) -> LayoutProxy.Edges {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Edges moved inwards by insets whose left counts as leading and whose right as trailing.
public func inset(_ edges: LayoutProxy.Edges, _ insets: LayoutInsets) -> LayoutProxy.Edges {
  edges.inseted(by: insets)
}

/// Edges moved inwards by insets in reading direction.
public func inset(
  _ edges: LayoutProxy.Edges,
  _ insets: LayoutDirectionalInsets
) -> LayoutProxy.Edges {
  edges.inseted(by: insets)
}

// The same for variables of other number types.

/// Edges moved inwards by the same distance in points; a negative one moves outwards.
@_disfavoredOverload
public func inset(_ edges: LayoutProxy.Edges, _ all: some LayoutNumber) -> LayoutProxy.Edges {
  edges.inseted(by: all)
}

/// Edges moved inwards by one distance along each axis, in points.
@_disfavoredOverload
public func inset(
  _ edges: LayoutProxy.Edges,
  _ horizontal: some LayoutNumber,
  _ vertical: some LayoutNumber
) -> LayoutProxy.Edges {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Edges moved inwards by a distance in points along either axis, or along both.
@_disfavoredOverload
public func inset(
  _ edges: LayoutProxy.Edges,
  horizontally horizontal: some LayoutNumber = 0.0,
  vertically vertical: some LayoutNumber = 0.0
) -> LayoutProxy.Edges {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Edges moved inwards by four distances in points: top, leading, bottom, trailing.
@_disfavoredOverload
public func inset(
  _ edges: LayoutProxy.Edges,
  _ top: some LayoutNumber,
  _ leading: some LayoutNumber,
  _ bottom: some LayoutNumber,
  _ trailing: some LayoutNumber
) -> LayoutProxy.Edges {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}
