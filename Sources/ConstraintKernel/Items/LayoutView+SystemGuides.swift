/// The guides every view has, made when first asked for and the same ever after.
final class SystemGuides {
  var margins: LayoutGuide?
  var safeArea: LayoutGuide?
  var readable: LayoutGuide?
}

extension LayoutView {
  /// The area inside the margins.
  public final var layoutMarginsGuide: LayoutGuide {
    if let guide = guidesOfSystem?.margins { return guide }
    return systemGuide(\.margins, named: "layoutMarginsGuide", insets: record.margins)
  }

  /// The area that nothing of the system covers.
  public final var safeAreaLayoutGuide: LayoutGuide {
    if let guide = guidesOfSystem?.safeArea { return guide }
    refreshSafeArea()
    return systemGuide(\.safeArea, named: "safeAreaLayoutGuide", insets: safeAreaInsetsOfGuide)
  }

  /// The area in which lines of text stay readable.
  ///
  /// It lies inside the margins, and in their middle where they leave more than 672 points times
  /// the environment's text scale.
  /// - Complexity: O(1).
  public final var readableContentGuide: LayoutGuide {
    if let guide = guidesOfSystem?.readable { return guide }
    isFrameWatched = true
    let guide = systemGuide(\.readable, named: "readableContentGuide", insets: record.margins)
    refreshReadableGuide()
    return guide
  }

  /// Lets the guides follow the margins.
  final func marginsDidChange(to margins: LayoutInsets) {
    guidesOfSystem?.margins?.layoutNode.record.setOwnerInsets(margins)
    refreshReadableGuide()
    metricsDidChange()
    record.tell { layoutMarginsDidChange() }
  }

  /// Lets the readable area follow the width, the margins and the text scale.
  ///
  /// An engine remembers the text scale of each path. Without one the next pass works the area out: else each
  /// view of a deep tree would walk to the root for its scale.
  final func refreshReadableGuide() {
    guard let guide = guidesOfSystem?.readable?.layoutNode.record else { return }
    if let engine = record.engine {
      guide.setOwnerInsets(readableInsets(engine.textScale(of: record)))
    } else {
      guide.flags.insert(.awaitsInsets)
      if guide.variables != nil { guide.mark(.placement) }
    }
  }

  /// Where the readable area lies, by the text scale inside the view.
  fileprivate final func readableInsets(_ textScale: Double) -> LayoutInsets {
    var insets = record.margins
    let readable = 672 * textScale
    let excess = storedFrame.width - insets.left - insets.right - readable
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets.clamped
  }

  private func systemGuide(
    _ path: ReferenceWritableKeyPath<SystemGuides, LayoutGuide?>,
    named name: String,
    insets: LayoutInsets
  ) -> LayoutGuide {
    let guides = makeExtras().guidesOfSystem.made(by: SystemGuides.init)
    let guide = LayoutGuide()
    guide.identifier = name
    guides[keyPath: path] = guide
    guide.layoutNode.record.setOwnerInsets(insets)
    addLayoutGuide(guide)
    return guide
  }
}

extension ItemRecord {
  func setOwnerInsets(_ insets: LayoutInsets) {
    flags.remove(.awaitsInsets)
    guard insets != extras?.ownerInsets else { return }
    makeExtras().ownerInsets = insets
    if variables != nil { mark(.placement) }
  }

  /// How a guide lies in its owner that is placed by distances from the owner's edges.
  ///
  /// - Complexity: O(1), and once more O(levels up to where the text scale is known) for a readable area that
  ///   changed outside of an engine.
  package var insetsInOwner: LayoutInsets? {
    if flags.contains(.awaitsInsets), let owner = parent, let view = owner.view {
      flags.remove(.awaitsInsets)
      let scale = owner.engine?.textScale(of: owner) ?? owner.effectiveEnvironment.textScale
      makeExtras().ownerInsets = view.readableInsets(scale)
    }
    return extras?.ownerInsets
  }

  /// Whether this is a guide that stands at its owner's origin, of any size.
  package var standsAtOwnersOrigin: Bool { extras?.isAtOwnersOrigin ?? false }

  /// The guide that stands for the content of what scrolls.
  package var contentOfScrolling: ItemRecord? { extras?.scrollContent }
}
