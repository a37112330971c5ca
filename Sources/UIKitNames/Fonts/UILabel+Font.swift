public import ConstraintKernel

extension LayoutLabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; 16 points of the system's at first.
  ///
  /// Setting it is setting the label's typeface: a measurer that knows fonts measures in it, and a
  /// `MonospacedTextMeasurer` in its size; nil means 16 points. With a measurer of another class it is
  /// what was set last.
  public var font: UIFont! {
    get {
      let kept = knownNotes?.font ?? .systemFont(ofSize: MonospacedTextMeasurer().pointSize)
      guard let size = (measurer as? MonospacedTextMeasurer)?.pointSize else { return kept }
      return size == kept.pointSize ? kept : .systemFont(ofSize: size)
    }
    set {
      notes.font = newValue
      if measurer is MonospacedTextMeasurer {
        measurer = newValue.map { MonospacedTextMeasurer(pointSize: $0.pointSize) } ?? .init()
      }
      typeface = newValue?.typeface
    }
  }
}

extension UIFont {
  /// The font as the kernel describes type; the system's leaves the family to the measurer.
  var typeface: Typeface {
    Typeface(
      family: fontName.hasPrefix(".") ? nil : fontName,
      size: pointSize,
      weight: weight.typefaceWeight,
      slant: isItalic ? .italic : .upright
    )
  }
}
