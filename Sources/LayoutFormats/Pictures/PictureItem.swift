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

/// One box of a picture in the root's own coordinates.
struct PicturePlate {
  let name: String
  let isGuide: Bool
  let isLeaf: Bool
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// Whether all four edges are numbers that can be drawn.
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
}

extension PictureItem {
  /// The item and all inside it, parents before children, with the root's origin at (0, 0).
  var plates: [PicturePlate] {
    var plates: [PicturePlate] = []
    collect(into: &plates, left: 0, top: 0)
    return plates
  }

  private func collect(into plates: inout [PicturePlate], left: Double, top: Double) {
    plates.append(
      PicturePlate(
        name: name,
        isGuide: isGuide,
        isLeaf: children.isEmpty,
        left: left,
        top: top,
        right: left + frame.width,
        bottom: top + frame.height
      )
    )
    for child in children {
      child.collect(into: &plates, left: left + child.frame.minX, top: top + child.frame.minY)
    }
  }
}
