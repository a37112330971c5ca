import ConstraintKernel
import LayoutStatements

/// Items one after the other along an axis, with a fixed space between them or a fixed size:
/// `[a, b].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)`.
struct PinningDistribution {
  private let items: [String]
  private let isHorizontal: Bool
  private let alignment: LayoutConstraint.Attribute
  private let spread: Spread

  private enum Spread {
    /// The same space between neighbours; sizes give way.
    case spacing(Amount, firstInset: Amount, lastInset: Amount, matchesSizes: Bool)
    /// The same size; spaces share what is left of a container.
    case size(Amount, hasInsets: Bool, ItemReference)
  }

  /// Fails for arguments that no literal gives, and for items of a fixed size whose superview the
  /// file does not show to be one.
  init?(_ list: PinningList) {
    let call = list.call
    guard let axis = call.word("along"), let alignment = call.word("alignedTo"),
      let hasInsets = call.flag("insetSpacing"), let matchesSizes = call.flag("matchedSizes")
    else { return nil }
    // The word for an axis of items is that of their centres: a row lies along the horizontal one.
    isHorizontal = axis == .centerY
    guard Self.alignments.contains(alignment), (alignment.axis == .vertical) == isHorizontal else {
      return nil
    }
    items = list.items
    self.alignment = alignment
    if call.has("along", "alignedTo", "withFixedSize", "insetSpacing"),
      let size = call.amount("withFixedSize"), let container = list.container
    {
      spread = .size(size, hasInsets: hasInsets, container)
    } else if call.has(
      "along",
      "alignedTo",
      "withFixedSpacing",
      "insetSpacing",
      "firstInset",
      "lastInset",
      "matchedSizes"
    ), let spacing = call.amount("withFixedSpacing") {
      let inset = hasInsets ? spacing : .zero
      spread = .spacing(
        spacing,
        firstInset: call.amount("firstInset") ?? inset,
        lastInset: call.amount("lastInset") ?? inset,
        matchesSizes: matchesSizes
      )
    } else {
      return nil
    }
  }

  private static let alignments: Set<LayoutConstraint.Attribute> = [
    .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .lastBaseline,
    .firstBaseline,
  ]

  private var near: LayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var far: LayoutConstraint.Attribute { near.opposite }
  private var size: LayoutConstraint.Attribute { isHorizontal ? .width : .height }

  /// The constraints, in the order in which the call makes them.
  func constraints() -> [LayoutStatement]? {
    switch spread {
    case .spacing(let spacing, let first, let last, let matchesSizes):
      spaced(spacing, first, last, matchesSizes)
    case .size(let size, let hasInsets, let container): sized(size, hasInsets, container)
    }
  }

  private func spaced(
    _ spacing: Amount,
    _ firstInset: Amount,
    _ lastInset: Amount,
    _ matchesSizes: Bool
  ) -> [LayoutStatement]? {
    guard let first = items.first, let last = items.last else { return nil }
    var made = [
      LayoutStatement(first, near, .equal, .item(.superview, near), constant: firstInset)
    ]
    for (item, before) in zip(items.dropFirst(), items) {
      let other = ItemReference.named(before, for: item)
      made.append(LayoutStatement(item, near, .equal, .item(other, far), constant: spacing))
      if matchesSizes { made.append(LayoutStatement(item, size, .equal, .item(other, size))) }
      made.append(LayoutStatement(item, alignment, .equal, .item(other, alignment)))
    }
    made.append(
      LayoutStatement(last, far, .equal, .item(.superview, far), constant: lastInset.negated)
    )
    return made
  }

  /// The centre of item i of n lies at a share of the container: (i + 1) / (n + 1) with space at
  /// both ends, i / (n - 1) without.
  ///
  /// Along the horizontal axis that is a share of its trailing edge, which follows the reading
  /// direction, along the vertical one of twice its middle.
  private func sized(
    _ amount: Amount,
    _ hasInsets: Bool,
    _ container: ItemReference
  ) -> [LayoutStatement] {
    let center: LayoutConstraint.Attribute = isHorizontal ? .centerX : .centerY
    var made: [LayoutStatement] = []
    for (index, item) in items.enumerated() {
      made.append(LayoutStatement(item, size, constant: amount))
      var slot = LayoutStatement(item, center, .equal, .item(container, near))
      if index == 0, !hasInsets {
        slot.constant = amount.multiplied(by: 1, over: 2)
      } else {
        // What the centre is a share of, and how far the item's own middle lies from that.
        let (part, whole) =
          hasInsets ? (index + 1, items.count + 1) : (index, items.count - 1)
        let share = Double(part) / Double(whole)
        slot.target = .item(container, isHorizontal ? .trailing : .centerY)
        slot.factor = .number(isHorizontal ? share : 2 * share)
        let halves = hasInsets ? 2 * part - whole : whole - 2 * part
        slot.constant = amount.multiplied(by: Double(halves), over: Double(2 * whole))
      }
      made.append(slot)
      if index > 0 {
        let other = ItemReference.named(items[index - 1], for: item)
        made.append(LayoutStatement(item, alignment, .equal, .item(other, alignment)))
      }
    }
    return made
  }
}

extension Amount {
  /// The number times a known fraction; a name stays a name.
  fileprivate func multiplied(by numerator: Double, over denominator: Double) -> Amount {
    if numerator == 0 { return .zero }
    if let value { return .number(value * numerator / denominator) }
    return .text("\(operand) * \(Amount.literal(numerator / denominator))")
  }
}
