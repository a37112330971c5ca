import ConstraintKernel

extension Distribution {
  /// The same space between all neighbours; sizes give way.
  func spaced(
    by spacing: Double,
    firstInset: Double,
    lastInset: Double,
    matchingSizes: Bool
  ) -> [LayoutConstraint] {
    guard isSound, let first = row.items.first, let last = row.items.last,
      let start = first.layoutParent, let end = last.layoutParent
    else { return [] }
    var made = [
      row.phrase(first).constraint(firstEdge, to: firstEdge, of: start, constant: firstInset)
    ]
    for (item, previous) in zip(row.items.dropFirst(), row.items) {
      let phrase = row.phrase(item)
      made.append(phrase.constraint(firstEdge, to: lastEdge, of: previous, constant: spacing))
      if matchingSizes {
        made.append(phrase.constraint(dimension, to: dimension, of: previous))
      }
      made.append(align(item, with: previous))
    }
    made.append(
      row.phrase(last).constraint(lastEdge, to: lastEdge, of: end, constant: 0 - lastInset)
    )
    return Admission.admit(made)
  }
}
