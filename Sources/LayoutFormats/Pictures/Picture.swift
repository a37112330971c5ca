package import ConstraintKernel

/// What a layout looks like: boxes in boxes, constraints as lines, and what is wrong with them.
///
/// Make one of any hierarchy, then write it as text, SVG or HTML. The same layout gives the same
/// bytes.
///
///     root.layoutIfNeeded()
///     print(Picture(of: root).text())
public struct Picture: Hashable, Sendable {
  /// The boxes: the root, then parents before what lies in them, back to front.
  public let items: [PictureItem]
  /// The constraints.
  package let dimensions: [PictureDimension]
  /// The words of several constraints, each as one thing.
  package let arrangements: [PictureArrangement]
  /// What has to be said; boxes name notes by their numbers, counted from 1.
  package let notes: [PictureNote]
  /// Where the root is read from; from left to right by default.
  public var direction = LayoutReadingDirection.leftToRight

  /// Where the boxes lie as seen from the root, whose corner is the origin.
  package let boxes: [LayoutRect]

  /// Creates a picture of boxes whose depths tell which lies in which.
  ///
  /// A box lies in the nearest one before it that is less deep.
  package init(
    items: [PictureItem],
    dimensions: [PictureDimension] = [],
    arrangements: [PictureArrangement] = [],
    notes: [PictureNote] = []
  ) {
    self.items = items
    self.dimensions = dimensions
    self.arrangements = arrangements
    self.notes = notes
    var boxes: [LayoutRect] = []
    var above: [(depth: Int, space: LayoutPoint)] = []
    for item in items {
      while let last = above.last, last.depth >= item.depth { above.removeLast() }
      let space = above.last?.space
      let origin = space.map {
        LayoutPoint(x: $0.x + item.frame.minX, y: $0.y + item.frame.minY)
      }
      let box = LayoutRect(origin: origin ?? .zero, size: item.frame.size)
      let offset = item.contentOffset
      above.append((item.depth, LayoutPoint(x: box.minX - offset.x, y: box.minY - offset.y)))
      boxes.append(box)
    }
    self.boxes = boxes
  }

  /// The root's size.
  package var size: LayoutSize { items.first?.frame.size ?? .zero }

  /// Whether a box can be drawn: whether all four edges are numbers.
  package func isFinite(_ place: Int) -> Bool {
    let box = boxes[place]
    return box.firstNonFinite == nil && box.maxX.isFinite && box.maxY.isFinite
  }

  /// Whether no box lies in a box.
  func isLeaf(_ place: Int) -> Bool {
    place + 1 >= items.count || items[place + 1].depth <= items[place].depth
  }
}
