/// Text, shaped like UILabel: a view whose natural size is that of its lines.
///
/// A label of one line wants the room of its text. One of several lines wraps at the width that
/// its constraints give it: the layout pass solves for widths first, asks once for the height, and
/// solves for heights. ``LayoutLabel/preferredMaxLayoutWidth`` is not needed for that.
open class LayoutLabel: LayoutView {
  /// What the label says; nil and the empty text take no room.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The most lines the text is set in; 0 means as many as it takes.
  ///
  /// 1 at first. Negative numbers count as 0.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Where lines stand in the label's width; where reading starts at first.
  open var textAlignment = LayoutTextAlignment.natural {
    didSet { if textAlignment != oldValue { answers = MeasuredTextCache() } }
  }

  /// The type that is wanted; nil, as at first, leaves it to the measurer.
  ///
  /// A measurer that has a size of its own keeps it.
  open var typeface: Typeface? {
    didSet { if typeface != oldValue { textDidChange() } }
  }

  /// Where lines break, and what becomes of text that no line is left for.
  ///
  /// The end of it is replaced by `…` at first. Of the label's natural size only
  /// ``LayoutLineBreakMode/byCharWrapping`` makes another one.
  open var lineBreakMode = LayoutLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// A width to wrap at instead of the one that the constraints give, in points.
  ///
  /// 0 at first, which means none. A number that is not finite is reported and ignored.
  open var preferredMaxLayoutWidth: Double {
    get { preferredWidth }
    set {
      guard let usable = record.usable(newValue), usable != preferredWidth else { return }
      preferredWidth = usable
      textDidChange()
    }
  }

  /// Who knows how much room the text takes.
  public final var measurer: any TextMeasuring = MonospacedTextMeasurer() {
    didSet { textDidChange() }
  }

  private var preferredWidth = 0.0
  private var answers = MeasuredTextCache()

  /// Makes a label that says something.
  public convenience init(_ text: String, numberOfLines: Int = 1) {
    self.init(frame: .zero)
    self.text = text
    self.numberOfLines = numberOfLines
  }

  /// The name that was set, or the beginning of the text: at most 24 characters of its first
  /// line.
  open override var layoutName: String {
    get {
      guard givenName.isEmpty, let text else { return super.layoutName }
      let beginning = text.prefix { !$0.isNewline }.prefix(24)
      return beginning.endIndex == text.endIndex ? text : "\(beginning)…"
    }
    set { super.layoutName = newValue }
  }

  /// The room of the text in as few lines as it has by itself.
  open override var intrinsicContentSize: LayoutSize { naturalText.size }

  /// Whether the text wraps at the width it gets.
  open override var contentHeightFollowsWidth: Bool { numberOfLines != 1 && !prefersWidth }

  /// The height of the text wrapped at a width, in points.
  open override func intrinsicContentHeight(forWidth width: Double) -> Double {
    measuredText(forWidth: width).size.height
  }

  /// The size of the text in lines as wide as `size`; as wide as it wants to be for a width of 0.
  open override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let wraps = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    return measuredText(forWidth: wraps ? size.width : nil).size
  }

  /// The baseline of the first line below the top, in points.
  open override var firstBaselineOffsetFromTop: Double { naturalText.firstBaseline }

  /// The baseline of the last line above the bottom of the text, in points.
  open override var lastBaselineOffsetFromBottom: Double {
    naturalText.size.height - naturalText.lastBaseline
  }

  /// The text in lines no wider than a width in points; nil for as few lines as it has by itself.
  ///
  /// - Complexity: that of the measurer, and O(1) for a width that was asked for just before.
  public final func measuredText(forWidth width: Double?) -> MeasuredText {
    guard let text else { return .nothing }
    let question = question(forWidth: width)
    if let answer = answers.answer(question) { return answer }
    let answer = measurer.measure(request(text, question))
    answers.keep(answer, question)
    return answer
  }

  /// What the measurer is asked about the text in lines no wider than a width in points; nil without
  /// a text.
  package final func textRequest(forWidth width: Double?) -> TextRequest? {
    text.map { request($0, question(forWidth: width)) }
  }

  private func question(forWidth width: Double?) -> MeasuredTextCache.Question {
    let environment = effectiveEnvironment
    return MeasuredTextCache.Question(
      width: width,
      scale: environment.textScale,
      direction: record.forcedDirection ?? environment.layoutDirection
    )
  }

  private func request(_ text: String, _ question: MeasuredTextCache.Question) -> TextRequest {
    TextRequest(
      text,
      width: question.width,
      maximumLines: max(numberOfLines, 0),
      lineBreakMode: lineBreakMode,
      scale: question.scale,
      direction: question.direction,
      alignment: textAlignment,
      typeface: typeface
    )
  }

  private var prefersWidth: Bool { preferredMaxLayoutWidth > 0 && preferredMaxLayoutWidth.isFinite }

  private var naturalText: MeasuredText {
    measuredText(forWidth: prefersWidth && numberOfLines != 1 ? preferredMaxLayoutWidth : nil)
  }

  private func textDidChange() {
    answers = MeasuredTextCache()
    invalidateIntrinsicContentSize()
  }
}
