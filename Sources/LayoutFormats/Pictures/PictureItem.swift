public import ConstraintKernel

/// A named box with boxes in it: all a picture needs to know of a layout.
public struct PictureItem: Hashable, Sendable {
  /// The name written into the box.
  public var name: String
  /// Where the box stands in its parent.
  public var frame: LayoutRect
  /// Whether the box is a layout guide, which is drawn dashed.
  public var isGuide: Bool
  /// The boxes in this one, back to front.
  public var children: [PictureItem]

  /// Creates a box.
  public init(
    name: String,
    frame: LayoutRect,
    isGuide: Bool = false,
    children: [PictureItem] = []
  ) {
    self.name = name
    self.frame = frame
    self.isGuide = isGuide
    self.children = children
  }
}

/// One box of a picture, with its frame in the root's own coordinates.
struct PicturePlate {
  let name: String
  let frame: LayoutRect
  let isGuide: Bool
  let isLeaf: Bool

  /// Whether all four edges are numbers that can be drawn.
  var isFinite: Bool { frame.isFinite && frame.maxX.isFinite && frame.maxY.isFinite }
}

extension PictureItem {
  /// The item and all inside it, parents before children, with the root's origin at (0, 0).
  var plates: [PicturePlate] {
    var plates: [PicturePlate] = []
    collect(into: &plates, at: .zero)
    return plates
  }

  private func collect(into plates: inout [PicturePlate], at origin: LayoutPoint) {
    let moved = LayoutRect(origin: origin, size: frame.size)
    plates.append(
      PicturePlate(name: name, frame: moved, isGuide: isGuide, isLeaf: children.isEmpty)
    )
    for child in children {
      let (x, y) = (origin.x + child.frame.minX, origin.y + child.frame.minY)
      child.collect(into: &plates, at: LayoutPoint(x: x, y: y))
    }
  }
}
