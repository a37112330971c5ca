import ConstraintKernel

/// What an item says of itself beside its constraints, in words.
enum ItemFlags {
  static func of(_ item: any LayoutItem) -> [String: String] {
    if item is LayoutGuide { return [:] }
    let view = item as? LayoutView
    var flags = [
      "translatesAutoresizingMaskIntoConstraints":
        "\(item.translatesAutoresizingMaskIntoConstraints)",
      "hugging": priorities(item.contentHuggingPriority),
      "compression resistance": priorities(item.contentCompressionResistancePriority),
      "margins": margins(view?.layoutMargins ?? item.layoutMargins),
    ]
    if view?.isHidden == true { flags["hidden"] = "true" }
    if item.isGone { flags["gone"] = "true" }
    if let stack = view as? LayoutStackView {
      flags["arranged subviews"] = "\(stack.arrangedSubviews.count)"
      flags["stack"] =
        "\(stack.axis) \(stack.distribution) \(stack.alignment) "
        + LayoutText.number(stack.spacing)
    }
    if !(item is LayoutLabel) {
      let natural = item.intrinsicContentSize
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
