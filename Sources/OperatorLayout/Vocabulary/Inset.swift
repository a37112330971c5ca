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

/// Edges whose leading and trailing are moved inwards by a distance in points.
public func inset(_ edges: LayoutProxy.Edges, horizontally distance: Double) -> LayoutProxy.Edges {
  edges.inseted(horizontally: distance)
}

/// Edges whose top and bottom are moved inwards by a distance in points.
public func inset(_ edges: LayoutProxy.Edges, vertically distance: Double) -> LayoutProxy.Edges {
  edges.inseted(vertically: distance)
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

/// Edges whose leading and trailing are moved inwards by a distance in points.
@_disfavoredOverload
public func inset(
  _ edges: LayoutProxy.Edges,
  horizontally distance: some LayoutNumber
) -> LayoutProxy.Edges {
  edges.inseted(horizontally: distance)
}

/// Edges whose top and bottom are moved inwards by a distance in points.
@_disfavoredOverload
public func inset(
  _ edges: LayoutProxy.Edges,
  vertically distance: some LayoutNumber
) -> LayoutProxy.Edges {
  edges.inseted(vertically: distance)
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
