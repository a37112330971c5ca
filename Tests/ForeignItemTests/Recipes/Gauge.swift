public import ConstraintKernel
public import ForeignToolkit

/// A class of the main actor, as all are in a module that says so by default.
@MainActor
final class Gauge: @MainActor LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Gauge? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
}

// swift-format-ignore: AvoidRetroactiveConformances
/// A class of the main actor that another module owns.
extension Knob: @MainActor @retroactive LayoutItem {
  public var layoutNode: LayoutNode { .attached(to: self) }
  public var layoutParent: (any LayoutItem)? { panel }
  public var layoutFrame: LayoutRect {
    get { LayoutRect(x: left, y: 0, width: width, height: 1) }
    set { (left, width) = (newValue.minX, newValue.width) }
  }
}
