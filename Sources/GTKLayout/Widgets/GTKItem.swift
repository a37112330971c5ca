#if GTK
import CGtk4
public import ConstraintKernel

/// A widget as an item: all dialects and anchors work on it.
///
/// ```swift
/// let button = GTKItem.of(gtk_button_new_with_label("OK"))
/// button.snp.makeConstraints { $0.trailing.bottom.equalToSuperview().inset(12) }
/// ```
///
/// The widget owns its one item, and the item does not retain the widget: a widget that is destroyed
/// takes its constraints along. The item lies in the ``GTKContainer`` of the widget's parent; the
/// widgets of any other parent are placed by that.
///
/// The frame is the box that GTK is given, with the widget's margins inside. A widget whose `halign`
/// or `valign` is not *fill* is aligned within that box by GTK. What the widget asks for counts as
/// follows:
///
/// - its natural size is the natural size of the item;
/// - its minimum is required along both axes;
/// - a wrapping label is asked for its height at the width it gets;
/// - a widget that expands, and everything people edit, hugs its content at
///   ``expandingHugging`` in place of 250;
/// - a widget that is not visible takes no room, see `LayoutItem.isGone`.
@MainActor
public final class GTKItem: @MainActor LayoutItem {
  /// How strongly widgets that expand hug their content by default: 200.
  public static let expandingHugging: LayoutPriority = 200

  /// What the kernel knows of the item.
  public let layoutNode = LayoutNode()
  /// The widget; nil once it was destroyed.
  public private(set) var widget: GTKWidgetPointer?
  /// The box of the widget in its container, in pixels.
  public var layoutFrame = LayoutRect.zero

  /// The container of the widget's parent, as of the last change of either.
  private weak var container: GTKContainer?
  private var width = WidgetRequest()
  private var height = WidgetRequest()
  /// What the widget asked for at the width it was last asked for.
  private var heightAtWidth: (width: Int32, request: WidgetRequest)?
  /// Whether the widget's height depends on its width.
  private var followsWidth = false
  /// Whether ``width`` and ``height`` say what the widget asked for last.
  private var isKnown = false
  /// The axes along which the widget expands, as last seen.
  private var expands = (horizontally: false, vertically: false)
  /// Whether a constraint asked for a baseline.
  private var isAlignedByBaseline = false
  /// How much taller than natural the widget is, as far as its baselines are concerned.
  private var stretch = 0.0

  private init(_ widget: GTKWidgetPointer) {
    self.widget = widget
    layoutNode.trust(self)
    translatesAutoresizingMaskIntoConstraints = false
    if widget.isA(gtk_editable_get_type()) {
      setContentHuggingPriority(Self.expandingHugging, for: .horizontal)
    }
    isGone = gtk_widget_get_visible(widget) == 0
  }

  // MARK: From widget to item

  private static let key = PossessionKey<GTKItem>("constraint-item")

  /// The item of a widget, made when it is first asked for.
  ///
  /// - Parameter widget: The widget, which owns the item.
  /// - Returns: The same item each time.
  /// - Complexity: O(1).
  public static func of(_ widget: GTKWidgetPointer) -> GTKItem {
    if let item = key.object(of: widget.raw) { return item }
    let item = GTKItem(widget)
    key.give(item, to: widget.raw) { [unowned item] in item.widgetDidGo() }
    widget.onChange(of: .parent) { widget, _, _ in
      _ = onMain(widget) { GTKItem.parentDidChange(of: $0) }
    }
    widget.onChange(of: .visible) { widget, _, _ in
      _ = onMain(widget) { GTKItem.of($0).isGone = gtk_widget_get_visible($0) == 0 }
    }
    item.parentDidChange()
    return item
  }

  /// Takes notice of another parent, or of another layout manager of the parent.
  static func parentDidChange(of widget: GTKWidgetPointer) {
    // An item that is made looks by itself.
    if let item = key.object(of: widget.raw) { item.parentDidChange() } else { _ = of(widget) }
  }

  private func parentDidChange() {
    container = nil
    if let widget, let parent = gtk_widget_get_parent(widget) {
      container = GTKContainer.of(parent)
    }
    layoutParentDidChange()
  }

  private func widgetDidGo() {
    widget = nil
    container = nil
    layoutNode.watchItem()
    layoutNode.end()
  }

  // MARK: What the kernel asks

  /// The inside of the container that the widget lies in; nil in any other parent.
  public var layoutParent: (any LayoutItem)? {
    guard let container, container.isInstalled else { return nil }
    return container
  }

  /// The name that was given to the widget, or its class with the text it shows.
  public var layoutName: String { widget.map(WidgetName.of) ?? "a destroyed widget" }

  /// The widget's natural size.
  public var intrinsicContentSize: LayoutSize {
    if !isKnown { refreshAlone() }
    guard widget != nil else { return .noIntrinsicSize }
    return LayoutSize(width: Double(width.natural), height: Double(height.natural))
  }

  /// Whether the widget's height depends on its width, as that of a wrapping label does.
  public var contentHeightFollowsWidth: Bool { followsWidth }

  /// The size that GTK shows the widget with at least; the height of one that wraps is that for its width.
  public var minimumContentSize: LayoutSize {
    if !isKnown { refreshAlone() }
    guard widget != nil else { return .noIntrinsicSize }
    return LayoutSize(
      width: Double(width.minimum),
      height: followsWidth ? LayoutSize.noIntrinsicMetric : Double(height.minimum)
    )
  }

  /// What the widget asks for at a width; it is asked at its minimum at least.
  public func contentHeights(forWidth width: Double) -> LayoutContentHeights {
    guard widget != nil, !isGone else {
      return LayoutContentHeights(natural: LayoutSize.noIntrinsicMetric)
    }
    let pixels = max(self.width.minimum, Int32(min(max(width, 0), 1e6).rounded()))
    let request = request(atWidth: pixels)
    return LayoutContentHeights(
      natural: Double(request.natural),
      minimum: Double(request.minimum)
    )
  }

  /// The widget's first baseline; its top where it has none.
  ///
  /// GTK knows it at the natural height. A widget that is taller has its text in its middle.
  public var firstBaselineOffsetFromTop: Double {
    if !isKnown { refreshAlone() }
    noteAlignment()
    guard naturalHeight.baseline >= 0 else { return 0 }
    return Double(naturalHeight.baseline) + stretch * textAlignment
  }

  /// The last line's baseline above the widget's bottom.
  ///
  /// GTK knows one baseline of a widget. It is the last, too, of everything but wrapping labels, whose
  /// text is asked.
  public var lastBaselineOffsetFromBottom: Double {
    if !isKnown { refreshAlone() }
    noteAlignment()
    guard let widget, naturalHeight.baseline >= 0 else { return 0 }
    let below = stretch * (1 - textAlignment)
    if widget.isA(gtk_label_get_type()) { return LabelText.descent(of: widget) + below }
    return Double(naturalHeight.natural - naturalHeight.baseline) + below
  }

  /// Remembers that a constraint asked for a baseline: between passes others ask as well.
  private func noteAlignment() {
    guard let container = GTKContainer.current else { return }
    container.isAlignedByBaselines = true
    isAlignedByBaseline = true
  }

  /// Where in a taller widget its text stands: 0 is at the top, 1 at the bottom.
  private var textAlignment: Double {
    guard let widget, widget.isA(gtk_label_get_type()) else { return 0.5 }
    return Double(gtk_label_get_yalign(OpaquePointer(widget)))
  }

  /// Has the baselines be those of the height that the widget has, if a constraint speaks of them.
  ///
  /// - Returns: Whether they are others now.
  func followStretch() -> Bool {
    guard isAlignedByBaseline, widget != nil, !isGone else { return false }
    let natural = followsWidth ? request(atWidth: Int32(layoutFrame.width)) : height
    return setStretch(max(layoutFrame.height - Double(natural.natural), 0))
  }

  /// Has the baselines be those of the natural height.
  func forgetStretch() { _ = setStretch(0) }

  private func setStretch(_ new: Double) -> Bool {
    if new == stretch { return false }
    stretch = new
    invalidateIntrinsicContentSize()
    return true
  }

  // MARK: What the widget asks for

  /// The least size that GTK shows the widget with at a width, in pixels.
  func minimum(atWidth width: Int32) -> (width: Int32, height: Int32) {
    guard followsWidth else { return (self.width.minimum, height.minimum) }
    return (self.width.minimum, request(atWidth: max(width, self.width.minimum)).minimum)
  }

  /// Reads what the widget asks for, and tells the kernel if that is something else than last time.
  ///
  /// GTK remembers what a widget asked for, five heights among it: a text is not laid out again for this,
  /// and the item remembers no more than its last height.
  /// - Returns: What is other than last time.
  /// - Complexity: O(1).
  func refresh() -> Change {
    guard let widget else { return .nothing }
    let follows = gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    let width = WidgetRequest(widget, .horizontal)
    let height = WidgetRequest(widget, .vertical)
    // Another text may be as wide and high as the last one, and wrap elsewhere.
    let wraps =
      follows ? heightAtWidth.map { WidgetRequest(widget, .vertical, across: $0.width) } : nil
    let expandsAnew = refreshExpansion(of: widget)
    let isSame =
      isKnown && width == self.width && height == self.height && follows == followsWidth
      && wraps == heightAtWidth?.request
    if isSame { return expandsAnew ? .widths : .nothing }
    let isWidthAnew = !isKnown || width != self.width || follows != followsWidth || expandsAnew
    isKnown = true
    self.width = width
    self.height = height
    followsWidth = follows
    heightAtWidth = nil
    invalidateIntrinsicContentSize()
    return isWidthAnew ? .widths : .heights
  }

  /// What a widget asks for otherwise than before, as far as its container's widths are concerned.
  enum Change {
    case nothing
    /// Heights alone, on which widths depend where a constraint ties them.
    case heights
    case widths
  }

  /// Reads what the widget asks for before GTK asked its container.
  private func refreshAlone() { _ = refresh() }

  private var naturalHeight: WidgetRequest {
    followsWidth ? heightAtWidth?.request ?? height : height
  }

  private func request(atWidth width: Int32) -> WidgetRequest {
    if let heightAtWidth, heightAtWidth.width == width { return heightAtWidth.request }
    guard let widget else { return WidgetRequest() }
    let request = WidgetRequest(widget, .vertical, across: width)
    heightAtWidth = (width, request)
    return request
  }

  /// Lets the priority of hugging follow the widget's expansion, until another one is set.
  ///
  /// - Returns: Whether it expands otherwise than before.
  private func refreshExpansion(of widget: GTKWidgetPointer) -> Bool {
    let now = (
      horizontally: gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0,
      vertically: gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0
    )
    if now == expands { return false }
    func follow(_ axis: LayoutAxis, _ before: Bool, _ after: Bool) {
      let plain =
        axis == .horizontal && widget.isA(gtk_editable_get_type())
        ? Self.expandingHugging : .defaultLow
      let former = before ? Self.expandingHugging : plain
      guard before != after, contentHuggingPriority(for: axis) == former else { return }
      setContentHuggingPriority(after ? Self.expandingHugging : plain, for: axis)
    }
    follow(.horizontal, expands.horizontally, now.horizontally)
    follow(.vertical, expands.vertically, now.vertically)
    expands = now
    return true
  }
}
#endif
