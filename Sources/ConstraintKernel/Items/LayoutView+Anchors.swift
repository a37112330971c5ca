/// The anchors once more, for views known to be views: without a detour over the protocol.
///
/// They are inlined where they are used, so that the record need not be retained on the way.
extension LayoutView {
  /// The edge where reading starts.
  @inlinable public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .leading)
  }

  /// The edge where reading ends.
  @inlinable public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .trailing)
  }

  /// The left edge.
  @inlinable public final var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .left)
  }

  /// The right edge.
  @inlinable public final var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .right)
  }

  /// The horizontal middle.
  @inlinable public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .centerX)
  }

  /// The top edge.
  @inlinable public final var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .top)
  }

  /// The bottom edge.
  @inlinable public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .bottom)
  }

  /// The vertical middle.
  @inlinable public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .centerY)
  }

  /// The baseline of the first line of text.
  @inlinable public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text.
  @inlinable public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .lastBaseline)
  }

  /// The width.
  @inlinable public final var widthAnchor: LayoutDimension {
    LayoutDimension(record: record, attribute: .width)
  }

  /// The height.
  @inlinable public final var heightAnchor: LayoutDimension {
    LayoutDimension(record: record, attribute: .height)
  }
}

extension LayoutView {
  /// Where the record's state lies, good as long as the view.
  @inline(__always)
  final var pointer: ItemPointer { record.pointer }

  /// Whether the view's own frame takes part as constraints; see
  /// ``LayoutItem/translatesAutoresizingMaskIntoConstraints``.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { pointer.pointee.isPlacedByFrame }
    set {
      let item = pointer
      guard newValue != item.pointee.isPlacedByFrame else { return }
      item.pointee.isPlacedByFrame = newValue
      item.mark(.placement)
    }
  }
}
