#if Pango
public import ConstraintKernel

/// A surface of Cairo that text is drawn on, in the colour that is its source.
public struct CairoTextSurface: TextSurface {
  /// The context, `cairo_t *`; its owner keeps it.
  public let context: OpaquePointer

  /// Names a context, `cairo_t *`, that lives as long as text is drawn on it.
  public init(_ context: OpaquePointer) { self.context = context }
}
#endif
