import ConstraintKernel

/// An item that does something when it is asked for its parent, or by whoever else has it act.
final class AskedItem: LayoutItem {
  let layoutNode = LayoutNode()
  let layoutName: String
  var layoutFrame = LayoutRect.zero
  /// Where it lies; the kernel learns it when it asks.
  weak var parent: (any LayoutItem)?
  /// What it does at the next question but so many.
  var deed: (delay: Int, body: () -> Void)?

  init(_ name: String, in parent: any LayoutItem) {
    layoutName = name
    self.parent = parent
    layoutParentDidChange()
  }

  var layoutParent: (any LayoutItem)? {
    act()
    return parent
  }

  /// What answers for the baseline.
  var baseline: () -> Double = { 5 }
  var firstBaselineOffsetFromTop: Double { baseline() }

  func act() {
    guard let deed else { return }
    self.deed = deed.delay > 0 ? (deed.delay - 1, deed.body) : nil
    if deed.delay == 0 { deed.body() }
  }
}
