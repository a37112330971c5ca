#if GTK
import CGtk4
public import ConstraintKernel

/// The inside of a container that constraints lay out: the superview of the widgets in it.
///
/// ```swift
/// let form = GTKContainer.make(named: "form")
/// gtk_window_set_child(window, form.widget)
/// let name = form.add(gtk_entry_new())
/// name.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview().inset(12) }
/// ```
///
/// ``make(named:)`` makes a widget of its own; ``install(on:)-(GTKWidgetPointer)`` takes any container
/// that is there, whose former layout manager is replaced. The container asks its parent for the size that its
/// constraints need and would like, and its children stand where constraints put them, on whole
/// pixels, in every size and direction of reading.
///
/// Each container is the root of a hierarchy: constraints tie widgets in it to each other and to
/// its edges, and do not cross its border. A container in a container has two items, this one for
/// what lies in it and its ``item`` for where it lies; GTK's own measuring joins the two, also
/// across a `GtkBox` or a `GtkGrid` in between.
///
/// The parent's size is not required but asked for at ``sizePriority``: where a parent gives less
/// than the minimum, the children overflow, and no constraint is broken for it.
@MainActor
public final class GTKContainer: @MainActor LayoutItem {
  /// How strongly the container keeps the size that GTK gives it: 999.9, as windows may be too small.
  public static let sizePriority: LayoutPriority = 999.9

  /// What the kernel knows of the inside.
  public let layoutNode = LayoutNode()
  /// The inside of the container, in pixels; its origin is zero.
  public var layoutFrame = LayoutRect.zero
  /// The item whose first baseline is that of the container; nil for none.
  ///
  /// GTK aligns the container in a row by it. Another item's counts as none.
  public weak var firstBaselineItem: GTKItem?

  /// The layout manager, which owns this object; nil once it has gone.
  private var manager: LayoutManagerPointer?
  /// The baselines at the natural heights for the widths that GTK asked for since anything was solved.
  var baselines: [Int32?: Int32] = [:]
  /// The least width that constraints allow, of the last question.
  var leastWidth: Int32 = 0
  /// The widths of the last question, while nothing changed that they depend on.
  var knownWidths: WidgetRequest?
  /// Whether heights may depend on widths, or widths on heights.
  var couplesAxesNow = true
  /// How often the hierarchy was solved when GTK asked last: more since means that other code asked.
  var solvesSeen = -1
  /// Items whose baselines are those of a height that is more than natural.
  var stretched: [GTKItem] = []
  /// Whether a constraint ever asked for a baseline.
  var isAlignedByBaselines = false
  /// Where ``PendingEdits`` keeps the container; nil where it does not.
  var watchedAt: Int?
  /// Whether GTK was notified that the container wants another size, and has not asked since.
  var hasAskedForResize = false

  private init(_ manager: LayoutManagerPointer) {
    self.manager = manager
    layoutNode.trust(self)
  }

  /// Whether the widget still has the layout manager.
  var isInstalled: Bool { manager != nil }

  /// The widget that is laid out; nil once it was destroyed or has another layout manager.
  public var widget: GTKWidgetPointer? {
    // Closures of the main actor check where they run; this is asked for each child.
    guard let manager else { return nil }
    return gtk_layout_manager_get_widget(manager)
  }

  /// The container as an item of the container that it lies in.
  public var item: GTKItem? { widget.map { GTKItem.of($0) } }

  /// None: what lies outside belongs to another hierarchy.
  public var layoutParent: (any LayoutItem)? { nil }

  /// The name of the widget.
  public var layoutName: String { widget.map(WidgetName.of) ?? "a destroyed container" }

  // MARK: From widget to container

  private static let key = PossessionKey<GTKContainer>("constraint-container")

  /// Makes a widget without looks of its own, to which widgets are added.
  ///
  /// It lets go of them when it is destroyed.
  /// - Parameter name: What diagnoses and style sheets call it.
  /// - Returns: Its inside. The widget waits for a parent, as all new widgets do.
  public static func make(named name: String = "") -> GTKContainer {
    let widget = ContainerWidget.make()
    if !name.isEmpty { gtk_widget_set_name(widget, name) }
    return install(on: widget)
  }

  /// Has a container laid out by constraints from now on.
  ///
  /// - Parameter widget: Any container; its children are items at once.
  /// - Returns: Its inside, the same one each time.
  /// - Complexity: O(children).
  @discardableResult
  public static func install(on widget: GTKWidgetPointer) -> GTKContainer {
    if let container = of(widget) { return container }
    let manager = ConstraintManager.make()
    let container = GTKContainer(manager)
    key.give(container, to: manager.raw) { [unowned container] in container.managerDidGo() }
    container.layoutNode.rootSizePriority = sizePriority
    container.readSurroundings(of: widget)
    gtk_widget_set_layout_manager(widget, manager)
    PendingEdits.shared.watch(container)
    for child in container.children { GTKItem.parentDidChange(of: child) }
    LayoutDebugging.watch(container)
    return container
  }

  /// Lets go of what lies in the container, which has no parent that constraints lay out any more.
  private func managerDidGo() {
    manager = nil
    layoutNode.watchItem()
    for item in layoutNode.record.childItems { item.layoutParentDidChange() }
    PendingEdits.shared.forget(self)
  }

  /// The inside of a widget that constraints lay out; nil of any other.
  ///
  /// - Complexity: O(1).
  public static func of(_ widget: GTKWidgetPointer) -> GTKContainer? {
    guard let manager = gtk_widget_get_layout_manager(widget) else { return nil }
    return of(manager: manager)
  }

  static func of(manager: LayoutManagerPointer) -> GTKContainer? {
    key.object(of: manager.raw)
  }

  // MARK: Children

  /// Puts a widget into the container, behind those that are there.
  ///
  /// - Parameters:
  ///   - widget: A widget without a parent.
  ///   - name: What diagnoses and style sheets call it; its class by default.
  /// - Returns: Its item.
  @discardableResult
  public func add(_ widget: GTKWidgetPointer, named name: String = "") -> GTKItem {
    if !name.isEmpty { gtk_widget_set_name(widget, name) }
    if let own = self.widget { gtk_widget_set_parent(widget, own) }
    return GTKItem.of(widget)
  }

  /// Puts another container into this one.
  ///
  /// - Parameter container: One whose widget has no parent.
  /// - Returns: Where it lies, as an item of this container; nil where its widget has gone.
  @discardableResult
  public func add(_ container: GTKContainer) -> GTKItem? {
    container.widget.map { add($0) }
  }

  /// The items of all children, in their order.
  ///
  /// - Complexity: O(children).
  public var items: [GTKItem] {
    var items: [GTKItem] = []
    for child in children { items.append(GTKItem.of(child)) }
    return items
  }

  /// The children that are laid out.
  var children: WidgetChildren { WidgetChildren(of: widget) }

  // MARK: Surroundings

  /// Follows the direction of reading, and rounds edges to the pixels of GTK.
  func readSurroundings(of widget: GTKWidgetPointer) {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var environment = layoutNode.environment ?? LayoutEnvironment(displayScale: 1)
    let direction: LayoutReadingDirection = isMirrored ? .rightToLeft : .leftToRight
    if layoutNode.environment != nil, environment.layoutDirection == direction { return }
    environment.layoutDirection = direction
    layoutNode.environment = environment
  }
}
#endif
