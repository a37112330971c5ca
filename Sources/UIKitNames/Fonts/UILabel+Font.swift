public import ConstraintKernel

extension LayoutLabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; 16 points of the system's at first.
  ///
  /// Setting it measures with a `MonospacedTextMeasurer` of its size; nil means 16 points. With a
  /// measurer of somebody else's it is what was set last.
  public var font: UIFont! {
    get {
      let kept = knownNotes?.font ?? .systemFont(ofSize: MonospacedTextMeasurer().pointSize)
      guard let size = (measurer as? MonospacedTextMeasurer)?.pointSize else { return kept }
      return size == kept.pointSize ? kept : .systemFont(ofSize: size)
    }
    set {
      notes.font = newValue
      measurer = newValue.map { MonospacedTextMeasurer(pointSize: $0.pointSize) } ?? .init()
    }
  }
}
