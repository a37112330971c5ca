/// The guides every view has, made when first asked for and the same ever after.
final class SystemGuides {
  var margins: LayoutGuide?
  var safeArea: LayoutGuide?
  var readable: LayoutGuide?
}

extension LayoutView {
  /// The area inside the margins.
  public var layoutMarginsGuide: LayoutGuide {
    systemGuide(\.margins, named: "layoutMarginsGuide", insets: layoutMargins)
  }

  /// The area that nothing of the system covers.
  public var safeAreaLayoutGuide: LayoutGuide {
    systemGuide(\.safeArea, named: "safeAreaLayoutGuide", insets: safeAreaInsets)
  }

  /// The area in which lines of text stay readable: the margins.
  public var readableContentGuide: LayoutGuide {
    systemGuide(\.readable, named: "readableContentGuide", insets: layoutMargins)
  }

  /// How far something of the system reaches into the view, in points.
  ///
  /// 0 at first.
  public var safeAreaInsets: LayoutInsets {
    get { safeArea }
    set {
      guard newValue.isFinite else { return layoutNode.storage.report(.notFinite(.nan)) }
      guard newValue != safeArea else { return }
      safeArea = newValue
      guidesOfSystem?.safeArea?.layoutNode.storage.setOwnerInsets(newValue)
      safeAreaInsetsDidChange()
      refreshMargins()
    }
  }

  /// Lets the guides follow the margins.
  func marginsDidChange(to margins: LayoutInsets) {
    guidesOfSystem?.margins?.layoutNode.storage.setOwnerInsets(margins)
    guidesOfSystem?.readable?.layoutNode.storage.setOwnerInsets(margins)
    layoutMarginsDidChange()
  }

  private func systemGuide(
    _ path: ReferenceWritableKeyPath<SystemGuides, LayoutGuide?>,
    named name: String,
    insets: LayoutInsets
  ) -> LayoutGuide {
    let guides = guidesOfSystem ?? SystemGuides()
    guidesOfSystem = guides
    if let guide = guides[keyPath: path] { return guide }
    let guide = LayoutGuide()
    guide.identifier = "\(name) of \(layoutNode.storage.name)"
    guides[keyPath: path] = guide
    guide.layoutNode.storage.setOwnerInsets(insets)
    addLayoutGuide(guide)
    return guide
  }
}

extension ItemRecord {
  func setOwnerInsets(_ insets: LayoutInsets) {
    makeExtras().ownerInsets = insets
    if base >= 0 { mark(.placement) }
  }
}

extension ItemRecord {
  /// Whether this is one of the guides that every view has, and `owner` has it.
  package func isSystemGuide(of owner: ItemRecord) -> Bool {
    extras?.ownerInsets != nil && parent === owner
  }
}
