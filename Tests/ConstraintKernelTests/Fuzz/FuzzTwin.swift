import ConstraintKernel

/// A new hierarchy that says what another one says by now.
final class FuzzTwin {
  private(set) var roots: [FuzzView] = []
  /// What stands for what, parents first.
  private(set) var pairs: [(live: any LayoutItem, fresh: any LayoutItem)] = []
  private(set) var constraints: [(live: LayoutConstraint, fresh: LayoutConstraint)] = []
  private var counterparts: [ObjectIdentifier: any LayoutItem] = [:]
  /// New items for all there ever were, made in the same order.
  private var made: [ObjectIdentifier: any LayoutItem] = [:]

  init(of world: FuzzWorld) {
    world.noteDropped()
    for live in world.made {
      made[ObjectIdentifier(live)] = live is LayoutGuide ? LayoutGuide() : FuzzView()
    }
    for root in world.roots { copy(root, into: nil, of: world) }
    for live in world.constraints {
      guard let first = live.firstItem.flatMap(counterpart) else { continue }
      let second = live.secondItem.flatMap(counterpart)
      if live.secondItem != nil, second == nil { continue }
      let fresh = LayoutConstraint(
        item: first,
        attribute: live.firstAttribute,
        relatedBy: live.relation,
        toItem: second,
        attribute: live.secondAttribute,
        multiplier: live.multiplier,
        constant: live.constant
      )
      fresh.priority = live.priority
      fresh.goneConstant = live.goneConstant
      constraints.append((live, fresh))
    }
    LayoutConstraint.activate(constraints.map(\.fresh))
    for (live, fresh) in pairs where live.isGone { fresh.isGone = true }
    for root in roots { root.layoutIfNeeded() }
  }

  private func counterpart(of item: any LayoutItem) -> (any LayoutItem)? {
    counterparts[ObjectIdentifier(item)]
  }

  private func copy(_ live: FuzzView, into parent: FuzzView?, of world: FuzzWorld) {
    let isFramed = live.translatesAutoresizingMaskIntoConstraints || parent == nil
    let fresh = made[ObjectIdentifier(live)] as? FuzzView ?? FuzzView()
    fresh.frame = isFramed ? live.frame : .zero
    fresh.layoutName = live.layoutName
    (fresh.size, fresh.area) = (live.size, live.area)
    (fresh.baselines, fresh.alignment) = (live.baselines, live.alignment)
    pair(live, fresh)
    for axis in LayoutAxis.allCases {
      fresh.setContentHuggingPriority(live.contentHuggingPriority(for: axis), for: axis)
      fresh.setContentCompressionResistancePriority(
        live.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
    if let environment = live.layoutNode.environment { fresh.layoutNode.environment = environment }
    fresh.semanticContentAttribute = live.semanticContentAttribute
    fresh.autoresizingMask = live.autoresizingMask
    if let parent {
      parent.addSubview(fresh)
    } else {
      roots.append(fresh)
      fresh.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    }
    fresh.translatesAutoresizingMaskIntoConstraints = live.translatesAutoresizingMaskIntoConstraints
    fresh.layoutMargins = live.layoutMargins
    for guide in live.layoutGuides where world.guides.contains(where: { $0 === guide }) {
      let freshGuide = made[ObjectIdentifier(guide)] as? LayoutGuide ?? LayoutGuide()
      freshGuide.identifier = guide.identifier
      fresh.addLayoutGuide(freshGuide)
      pair(guide, freshGuide)
    }
    for case let subview as FuzzView in live.subviews { copy(subview, into: fresh, of: world) }
  }

  private func pair(_ live: any LayoutItem, _ fresh: any LayoutItem) {
    counterparts[ObjectIdentifier(live)] = fresh
    pairs.append((live, fresh))
  }

  // MARK: Differences

  /// The constraints that are left out, live and fresh, in the words of the live hierarchy.
  func broken(of world: FuzzWorld) -> (live: Set<String>, fresh: Set<String>) {
    let names = Dictionary(
      uniqueKeysWithValues: constraints.map { ($0.fresh, $0.live.description) }
    )
    let live = world.roots.flatMap(\.layoutConflicts).map { $0.broken?.description ?? "system" }
    let fresh = roots.flatMap(\.layoutConflicts)
      .map { $0.broken.flatMap { names[$0] } ?? "system" }
    return (Set(live), Set(fresh))
  }

  /// Frames that differ by more than rounding.
  func differences() -> [String] {
    var found: [String] = []
    for (live, fresh) in pairs {
      let numbers = zip(numbers(live), numbers(fresh))
      for (part, (here, there)) in zip(LayoutAmbiguity.Part.allCases, numbers) {
        // Not so written that what is no number would pass.
        let isNear = abs(here - there) <= 3e-6 * max(1, abs(there) * 1e-3)
        if !isNear { found.append("\(live.layoutName).\(part): \(here), fresh \(there)") }
      }
    }
    return found
  }

  private func numbers(_ item: any LayoutItem) -> [Double] {
    let frame = item.layoutFrame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}
