public import UIKitNames

/// A control with parts of which one is chosen, 32 points high.
///
/// All parts are as wide as the widest title, set in 13 points, and 20 points more.
open class UISegmentedControl: UIControl {
  /// No part is chosen.
  public static let noSegment = -1

  /// The part that is chosen, from 0; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the part that is chosen.
  open var selectedSegmentTintColor: UIColor?
  private var titles: [String] = []

  /// Makes a control without parts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes a control with parts: titles, and what is no text as an empty one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    sizeToFit()
  }

  /// How many parts there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds a part; places that do not exist mean the nearest one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a part; nothing happens where there is none.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// The title of a part; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Takes all parts away.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// The room of all parts.
  open override var intrinsicContentSize: CGSize {
    let measurer = MonospacedTextMeasurer(pointSize: 13)
    let widths = titles.map {
      measurer.measure(
        $0,
        width: nil,
        maximumLines: 1,
        lineBreakMode: .byTruncatingTail,
        scale: effectiveEnvironment.textScale
      ).size.width
    }
    return CGSize(width: Double(titles.count) * ((widths.max() ?? 0) + 20), height: 32)
  }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Dots for pages, 26 points high: 20 for each.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that shows, from 0.
  open var currentPage = 0
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor?

  /// 20 points for each page, 26 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Double(max(0, numberOfPages)) * 20, height: 26)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
