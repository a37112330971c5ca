/// What a capture has to know of an item beyond its public face.
extension ItemRecord {
  /// The items inside, in the order of the tree: of a view its subviews and other items that name it
  /// as their parent; guides are left out.
  package var capturedChildren: [any LayoutItem] {
    let subviews: [any LayoutItem] = view?.subviews ?? []
    let known = Set(subviews.map { ObjectIdentifier($0) })
    let others = children.filter { !$0.isGuide }.compactMap(\.item)
    return subviews + others.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// The size below which the content is of no use, at present; negative for none.
  package var capturedLeastSize: LayoutSize {
    guard let rows = systemRows else { return .noIntrinsicSize }
    let inset = extras?.alignment ?? .zero
    func length(_ axis: LayoutAxis, _ inset: Double) -> Double {
      rows[axis].leastLength >= 0 ? rows[axis].leastLength - inset : LayoutSize.noIntrinsicMetric
    }
    return LayoutSize(
      width: length(.horizontal, inset.left + inset.right),
      height: length(.vertical, inset.top + inset.bottom)
    )
  }

  /// How far something of the system reaches into a view at present; into other items nothing does.
  package var capturedSafeArea: LayoutInsets { view?.knownSafeAreaInsets ?? .zero }

  /// The baselines that count at present.
  package var capturedBaselines: (first: Double, last: Double) {
    (readFirstBaseline(), readLastBaseline())
  }

  /// How the item is placed beside constraints: `part == slope · parent's part + constant` for left, top,
  /// width and height, the parent's part being its width or height; empty for one that is not.
  package var capturedPlacement:
    [(attribute: LayoutConstraint.Attribute, slope: Double, constant: Double)]
  {
    guard let (placement, constants) = placement else { return [] }
    let parts: [(LayoutConstraint.Attribute, Double?, Double)] = [
      (.left, placement.left, constants.minX), (.top, placement.top, constants.minY),
      (.width, placement.width, constants.width), (.height, placement.height, constants.height),
    ]
    return parts.compactMap { attribute, slope, constant in slope.map { (attribute, $0, constant) }
    }
  }

  /// The frame that alone places the item in its parent; nil where any part follows the parent's size, or is
  /// left to constraints.
  ///
  /// Of what is gone, or lies inside, it is the one that it has again when it comes back.
  package var capturedFrame: LayoutRect? {
    if isCollapsed || isInsideGone {
      return isPlacedByFrame && parent != nil ? extras?.frameBeforeGone ?? readFrame() : nil
    }
    guard let (placement, constants) = placement else { return nil }
    let slopes = [placement.left, placement.top, placement.width, placement.height]
    return slopes.allSatisfy { $0 == 0 } ? constants : nil
  }
}

extension LayoutItem {
  /// The size that what lies in a root is laid out in: that of its frame, or of a root that yields what constraints
  /// need.
  package var capturedRootSize: LayoutSize {
    record.yieldsAsRoot ? solvedSize ?? layoutFrame.size : layoutFrame.size
  }
}
