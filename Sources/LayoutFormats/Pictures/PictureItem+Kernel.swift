public import ConstraintKernel

extension PictureItem {
  /// The picture of a view and all inside it, as their frames stand now.
  ///
  /// Names are those of diagnoses: what was set, else the property that holds the item, else its class
  /// with a number.
  /// - Complexity: O(*n*) in views and guides, times their number for each that has no name.
  public init(_ view: LayoutView) {
    let guides = view.layoutGuides.map { guide in
      PictureItem(name: guide.record.name, frame: guide.layoutFrame, isGuide: true)
    }
    self.init(
      name: view.record.name,
      frame: view.frame,
      children: view.subviews.map { PictureItem($0) } + guides
    )
  }
}
