import ConstraintKernel

/// A part of a terminal's window, in cells.
final class Pane: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Pane? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  private(set) var panes: [Pane] = []
  let layoutName: String
  var text = "" { didSet { invalidateIntrinsicContentSize() } }

  init(_ name: String, in parent: Pane? = nil) {
    layoutName = name
    self.parent = parent
    parent?.panes.append(self)
    layoutParentDidChange()
  }
}

extension Pane {
  /// The text on one line.
  var intrinsicContentSize: LayoutSize {
    text.isEmpty ? .noIntrinsicSize : LayoutSize(width: Double(text.count), height: 1)
  }

  /// Without it the kernel asks for no height at a width, and text keeps the height of one line.
  var contentHeightFollowsWidth: Bool { !text.isEmpty }

  /// The lines at a width.
  func intrinsicContentHeight(forWidth width: Double) -> Double {
    let columns = max(1, Int(width))
    return Double((text.count + columns - 1) / columns)
  }
}
