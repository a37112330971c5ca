import ConstraintKernel

/// What an item says of itself beside its constraints, in words.
enum ItemFlags {
  static func of(_ item: any LayoutItem) -> [String: String] {
    guard let view = item as? LayoutView else { return [:] }
    var flags = [
      "translatesAutoresizingMaskIntoConstraints":
        "\(view.translatesAutoresizingMaskIntoConstraints)",
      "hugging": priorities(view.contentHuggingPriority),
      "compression resistance": priorities(view.contentCompressionResistancePriority),
      "margins": margins(view.layoutMargins),
    ]
    if view.isHidden { flags["hidden"] = "true" }
    if view.isGone { flags["gone"] = "true" }
    if let stack = view as? LayoutStackView {
      flags["arranged subviews"] = "\(stack.arrangedSubviews.count)"
      flags["stack"] =
        "\(stack.axis) \(stack.distribution) \(stack.alignment) "
        + LayoutText.number(stack.spacing)
    }
    if !(view is LayoutLabel) {
      let natural = view.intrinsicContentSize
      if natural != .noIntrinsicSize {
        flags["natural size"] =
          "\(LayoutText.number(natural.width)) x \(LayoutText.number(natural.height))"
      }
    }
    return flags
  }

  private static func priorities(_ level: (LayoutAxis) -> LayoutPriority) -> String {
    "\(level(.horizontal)) \(level(.vertical))"
  }

  private static func margins(_ insets: LayoutInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(LayoutText.number)
      .joined(separator: " ")
  }
}
