/// Views in a row or a column, shaped like UIStackView: nothing but constraints that can be looked
/// at.
///
/// The constraints between it and the ``arrangedSubviews`` stand in ``stackConstraints``, each with
/// an identifier that says what it is for: `stack-edge`, `stack-spacing`, `stack-alignment`,
/// `stack-distribution`, `stack-hidden`. Views that are hidden or gone leave the row together with
/// their spacing, and stand in the middle of what then lies between their neighbours. The constraints are made in the next layout pass after a change.
open class LayoutStackView: LayoutView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the length; who grows or shrinks follows from hugging and resistance.
    case fill = 0
    /// The views fill the length and are equally long.
    case fillEqually = 1
    /// The views fill the length in proportion to their natural lengths.
    case fillProportionally = 2
    /// The views have their natural lengths, the gaps are equal and at least the spacing.
    case equalSpacing = 3
    /// The middles of the views lie at equal distances, the gaps are at least the spacing.
    case equalCentering = 4
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, the top edge of a row.
    case leading = 1
    /// First baselines in one line; in a column the same as leading.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, the bottom edge of a row.
    case trailing = 4
    /// Last baselines in one line; in a column the same as leading.
    case lastBaseline = 5

    /// At the top of a row: ``leading`` under its name for rows.
    public static let top = Alignment.leading
    /// At the bottom of a row: ``trailing`` under its name for rows.
    public static let bottom = Alignment.trailing
  }

  /// The views of the row, in its order; all are subviews.
  public private(set) final var arrangedSubviews: [LayoutView] = []

  /// The direction of the row.
  ///
  /// Horizontal at first.
  public final var axis = LayoutAxis.horizontal { didSet { arrangementDidChange() } }

  /// How the views share the length.
  public final var distribution = Distribution.fill { didSet { arrangementDidChange() } }

  /// How the views lie across the row.
  public final var alignment = Alignment.fill { didSet { arrangementDidChange() } }

  /// The spacing that stands for the stack's own, in ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// The spacing that stands for the system's, which is ``LayoutEnvironment/siblingGap``.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// The distance between views, in points.
  ///
  /// Negative distances let views overlap. Numbers that are not finite are reported and ignored.
  public final var spacing: Double {
    get { storedSpacing }
    set {
      guard let usable = record.usable(newValue) else { return }
      storedSpacing = usable
      arrangementDidChange()
    }
  }

  /// Whether the row lies inside the layout margins instead of the edges.
  ///
  /// False at first. The margins of a stack are 0 at first, unlike those of other views.
  public final var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Whether the distances in a column lie between baselines: the last one above, the first below.
  ///
  /// False at first; without effect in a row.
  public final var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// The constraints that make up the stack at present, in the order of the row.
  ///
  /// A layout pass makes them anew after a change of the arrangement.
  public private(set) final var stackConstraints: [LayoutConstraint] = []

  /// What is known of the baselines at present.
  final var baselines = Baselines()

  private var storedSpacing = 0.0
  private var gaps: [LayoutGuide] = []
  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// Makes a stack that stands at `frame` in its future superview, without margins.
  public override init(frame: LayoutRect) {
    super.init(frame: frame)
    let extras = layoutNode.record.makeExtras()
    extras.margins = .zero
    extras.effectiveMargins = .zero
  }

  /// Makes a stack that stands at the origin, without a size, with views in its row.
  public convenience init(arrangedSubviews: [LayoutView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  // What lies inside is let go of by the superclass, level by level; see ``Teardown``.
  deinit { arrangedSubviews = [] }

  /// Adds a view at the end of the row, and as a subview unless it is one.
  ///
  /// - Complexity: O(*n*) in the views of the row; the next pass makes its constraints anew.
  public final func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the row, or moves it there; places beyond the end mean the end.
  ///
  /// - Complexity: O(*n*) in the views of the row; the next pass makes its constraints anew.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    drop(view)
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Takes a view out of the row; it stays a subview, as in UIKit.
  ///
  /// - Complexity: O(*n*) in the views of the row; the next pass makes its constraints anew.
  public final func removeArrangedSubview(_ view: LayoutView) {
    guard drop(view) else { return }
    customSpacings[ObjectIdentifier(view)] = nil
    view.layoutNode.record.setLeftOut(false)
    arrangementDidChange()
  }

  /// Sets the distance after one view, in points; ``spacingUseDefault`` means ``spacing``.
  ///
  /// Numbers that are not finite are reported and ignored, as are views that are not in the row.
  /// - Complexity: O(*n*) in the views of the row.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else {
      return layoutNode.record.report(.invalidUse("the view is not arranged by the stack"))
    }
    guard let usable = record.usable(spacing) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : usable
    arrangementDidChange()
  }

  /// The distance set after one view; ``spacingUseDefault`` if there is none of its own.
  public final func customSpacing(after view: LayoutView) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Makes the constraints anew when the arrangement changed.
  open override func updateConstraints() {
    super.updateConstraints()
    arrange()
  }

  /// Has the constraints made anew in the next layout pass.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    baselineDidChange()
  }

  /// The first baseline of a column's first view, or of a row's where that stands at the top.
  open override var firstBaselineOffsetFromTop: Double { baseline(.first) }

  /// The last baseline of a column's last view, or of a row's first where that stands at the
  /// bottom.
  open override var lastBaselineOffsetFromBottom: Double { baseline(.last) }

  override func subviewBaselineDidChange(_ view: LayoutView) { metricsDidChange() }

  /// Natural lengths give the shares of a stack that is filled in proportion, and the environment the system's spacing.
  override func metricsDidChange() {
    if distribution == .fillProportionally || usesSystemSpacing { setNeedsUpdateConstraints() }
    baselineDidChange()
  }

  private var usesSystemSpacing: Bool {
    storedSpacing == Self.spacingUseSystem || customSpacings.values.contains(Self.spacingUseSystem)
  }

  override func subviewDidLeave(_ view: LayoutView) { removeArrangedSubview(view) }

  override func subviewVisibilityDidChange(_ view: LayoutView) { arrangementDidChange() }

  /// Guides that stand for distances between views, as many as asked for.
  func gapGuides(count: Int) -> [LayoutGuide] {
    while gaps.count < count {
      let guide = LayoutGuide()
      guide.identifier = "gap \(gaps.count + 1)"
      // Views choose before the distances between them, whenever those were made.
      guide.record.setOrder(ItemRecord.lastOrder | guide.record.serial)
      gaps.append(guide)
    }
    let wanted = Array(gaps.prefix(count))
    for guide in wanted { addLayoutGuide(guide) }
    return wanted
  }

  /// Lets go of the guides of gaps that there are no more.
  private func dropGaps(from count: Int) {
    while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
  }

  /// Takes a view out of the list; says whether it was in it.
  @discardableResult
  private func drop(_ view: LayoutView) -> Bool {
    guard let index = arrangedSubviews.lastIndex(where: { $0 === view }) else { return false }
    arrangedSubviews.remove(at: index)
    view.record.setOrder(nil)
    return true
  }

  /// Puts other constraints in place of the present ones.
  ///
  /// Views are asked first, which is foreign code: what it changes of the row counts at once, and
  /// has the constraints made once more in this pass.
  private func arrange() {
    let lengths = naturalLengths
    let kept = alignment == .fill ? axis.across : nil
    for (index, view) in arrangedSubviews.enumerated() {
      let isHidden = view.isHidden
      let isInPlace = index < arrangedSubviews.count && arrangedSubviews[index] === view
      if isInPlace { view.layoutNode.record.setLeftOut(isHidden, keeping: isHidden ? kept : nil) }
    }
    orderViews()
    let systemGap = effectiveEnvironment.siblingGap
    var arrangement = StackArrangement(stack: self, naturalLengths: lengths)
    for view in arrangedSubviews {
      let spacing = customSpacings[ObjectIdentifier(view)] ?? storedSpacing
      let isSystem = spacing == Self.spacingUseSystem
      arrangement.add(view, spacing: isSystem ? systemGap : spacing)
    }
    arrangement.finish()
    let made = arrangement.constraints
    ConstraintTransaction(leaving: stackConstraints, arriving: made).commit {
      stackConstraints = made
      dropGaps(from: arrangement.gapCount)
    }
  }

  /// Has views choose, and give way, as they are arranged: of the places in the order of all items that
  /// they have together, the first one takes the first.
  private func orderViews() {
    let records = arrangedSubviews.map(\.record)
    for (record, place) in zip(records, records.map(\.serial).sorted()) { record.setOrder(place) }
  }

  /// The natural lengths of the views that show, where they give the shares.
  private var naturalLengths: [ObjectIdentifier: Double] {
    guard distribution == .fillProportionally else { return [:] }
    var lengths: [ObjectIdentifier: Double] = [:]
    for view in arrangedSubviews where view.isShown {
      let size = view.record.readNaturalSize()
      lengths[ObjectIdentifier(view)] = axis == .horizontal ? size.width : size.height
    }
    return lengths
  }
}
