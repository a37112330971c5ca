/// A rectangle that takes part in layout without being a view: a gap, a column, an area.
open class LayoutGuide: LayoutItem {
  /// What the kernel knows of the guide.
  public final let layoutNode = LayoutNode()

  /// The view whose coordinate space the guide lives in.
  public internal(set) final weak var owningView: LayoutView? {
    didSet {
      layoutNode.record.parentDidChange(to: owningView?.layoutNode.record)
      layoutNode.record.mark(.placement)
    }
  }

  /// A name for people, shown in diagnoses.
  public final var identifier: String {
    get { givenIdentifier ?? ownIdentifier }
    set { givenIdentifier = newValue }
  }

  private var givenIdentifier: String?

  /// What the guide is called before it is named.
  var ownIdentifier: String { "" }

  /// Where the guide lies in its owner, in points; a layout pass sets it.
  ///
  /// Numbers that are not finite are reported and ignored.
  public final var layoutFrame: LayoutRect {
    get { storedFrame }
    set {
      guard let frame = layoutNode.record.usable(newValue), frame != storedFrame else { return }
      receive(frame)
      layoutNode.record.frameDidChangeFromOutside()
    }
  }

  private var storedFrame = LayoutRect.zero

  /// Takes a frame from the layout pass.
  final func receive(_ frame: LayoutRect) {
    let hasSameSize = frame.size == storedFrame.size
    storedFrame = frame
    if !hasSameSize { sizeDidChange() }
  }

  /// Makes a guide that belongs to no view yet.
  public init() {
    let record = layoutNode.record
    record.bind(self)
    record.flags = [.isBound, .tracksParent, .isGuide]
  }

  deinit { layoutNode.record.itemDidDie() }

  /// The natural size; none unless overridden.
  open var intrinsicContentSize: LayoutSize { .noIntrinsicSize }

  /// The guide has another size.
  func sizeDidChange() {}

  /// The owner.
  public final var layoutParent: (any LayoutItem)? { owningView }

  /// The ``identifier``, or `guide`; of a guide that a view has by itself also whose it is.
  open var layoutName: String {
    let name = identifier.isEmpty ? "guide" : identifier
    guard isOfSystem, let owningView else { return name }
    return "\(owningView.record.name).\(name)"
  }

  /// Of a guide that a view has by itself the view, and the property of it that is the guide.
  final var pathOfSystem: (owner: ItemRecord, property: String)? {
    guard isOfSystem, let owningView, !identifier.isEmpty,
      LayoutText.quoted(identifier) == identifier
    else { return nil }
    return (owningView.record, identifier)
  }
}

extension LayoutView {
  /// Makes the view own a guide, taking it from another owner.
  ///
  /// The guides that a view has by itself stay where they are, which is reported.
  /// - Complexity: O(1) for a guide that comes new; else O(*n*) in its constraints and the owner's
  ///   guides.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guard !record.flags.contains(.isDying) else { return record.report(.itemWasFreed) }
    if let owner = guide.owningView {
      guard !guide.isOfSystem else { return owner.record.report(.guideOfSystem) }
      owner.removeLayoutGuide(guide)
    }
    makeExtras().guides.append(guide)
    guide.owningView = self
  }

  /// Lets go of a guide, and drops its constraints.
  ///
  /// Those of its own size go too, as they are installed on the owner. The guides that a view has
  /// by itself stay where they are, which is reported.
  /// - Complexity: O(*n*) in its constraints and the owner's guides.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    guard !guide.isOfSystem else { return record.report(.guideOfSystem) }
    if let place = extras?.guides.lastIndex(where: { $0 === guide }) {
      extras?.guides.remove(at: place)
    }
    guide.owningView = nil
  }
}

extension LayoutGuide {
  /// Whether the guide belongs to its view for good: for margins, a safe area, what scrolls.
  fileprivate var isOfSystem: Bool {
    guard let extras = layoutNode.record.extras else { return false }
    return extras.ownerInsets != nil || extras.isAtOwnersOrigin
  }
}

extension LayoutIssue.Kind {
  fileprivate static let guideOfSystem = Self.invalidUse(
    "a guide for margins, safe area, reading or scrolling stays with its view"
  )
}
