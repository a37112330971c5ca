public import ConstraintKernel

extension PictureItem {
  /// The picture of a view and all inside it, as their frames stand now.
  ///
  /// A view without a name goes by its type, a guide without an identifier is called `guide`.
  /// - Complexity: O(*n*) in views and guides.
  public init(_ view: LayoutView) {
    let guides = view.layoutGuides.map { guide in
      PictureItem(name: guide.layoutName, frame: SceneFrame(guide.layoutFrame), isGuide: true)
    }
    self.init(
      name: view.layoutName.isEmpty ? String(describing: type(of: view)) : view.layoutName,
      frame: SceneFrame(view.frame),
      children: view.subviews.map { PictureItem($0) } + guides
    )
  }
}

extension SceneFrame {
  /// The frame a rectangle of the kernel is.
  init(_ rect: LayoutRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
