import ConstraintKernel

/// What may be larger than the item that shows it.
extension LayoutOutline {
  /// What stands for the content of an item that scrolls; nil of any other.
  func scrollContent(of place: Int) -> LayoutGuide? {
    if let scroll = items[place] as? LayoutScrollView { return scroll.contentLayoutGuide }
    return (items[place] as? SceneView)?.scrollContent
  }

  /// The height that the whole text of an item would take at a width; nil where no limit of lines cuts it
  /// off.
  func wholeHeight(of place: Int, forWidth width: Double) -> Double? {
    if let view = items[place] as? SceneView { return view.wholeHeight(forWidth: width) }
    return (items[place] as? LayoutLabel)?.wholeHeight(forWidth: width)
  }
}

extension LayoutLabel {
  /// The height that the whole text would take at a width; nil where no limit of lines cuts it off.
  func wholeHeight(forWidth width: Double) -> Double? {
    guard numberOfLines > 1, measuredText(forWidth: width).isTruncated,
      var request = textRequest(forWidth: width)
    else { return nil }
    request.maximumLines = 0
    return measurer.measure(request).size.height
  }
}
