public import ConstraintKernel

extension PictureItem {
  /// The picture of a view and all inside it, as their frames stand now.
  ///
  /// A view without a name goes by its type, a guide without an identifier is called `guide`.
  /// - Complexity: O(*n*) in views and guides.
  public init(_ view: LayoutView) {
    let guides = view.layoutGuides.map { guide in
      PictureItem(name: guide.layoutName, frame: guide.layoutFrame, isGuide: true)
    }
    self.init(
      name: view.layoutNode.record.name,
      frame: view.frame,
      children: view.subviews.map { PictureItem($0) } + guides
    )
  }
}
