import ConstraintKernel

/// A box of a drawing that writes itself as SVG.
final class DrawingBox: LayoutItem {
  let layoutNode = LayoutNode()
  var layoutFrame = LayoutRect.zero { didSet { deliveries += 1 } }
  var deliveries = 0
  private(set) var boxes: [DrawingBox] = []
  private weak var container: (any LayoutItem)?
  var layoutParent: (any LayoutItem)? { container }

  init(in container: (any LayoutItem)? = nil) {
    self.container = container
    (container as? DrawingBox)?.boxes.append(self)
    layoutParentDidChange()
  }

  var svg: String { "M\(layoutFrame.minX) \(layoutFrame.minY)h\(layoutFrame.width)" }
}
