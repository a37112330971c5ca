public import ConstraintKernel

/// A screen with a second state.
open class ChangingView: LayoutView {
  /// Goes over to the second state.
  open func change() {}
}

/// A screen by its name.
public struct Screen {
  /// The name of its class.
  public let name: String
  /// Makes one.
  public let make: () -> LayoutView

  /// Names a screen.
  public init(_ name: String, _ make: @escaping () -> LayoutView) {
    self.name = name
    self.make = make
  }
}
