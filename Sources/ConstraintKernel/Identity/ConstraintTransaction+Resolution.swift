/// Where a constraint belongs, or why it belongs nowhere: the one place where form is judged.
extension LayoutConstraint {
  /// Why a constraint belongs nowhere.
  struct Misfit: Error {
    let kind: LayoutIssue.Kind
  }

  /// Finds the item to install this constraint on, by the links of the tree as they are; no foreign
  /// code is called.
  ///
  /// - Parameter wanted: Where it is to be installed; nil means the nearest common ancestor.
  /// - Returns: The host.
  /// - Throws: Why it belongs nowhere.
  /// - Complexity: O(1) between siblings or parent and child, else O(depth).
  func resolveAsLinked(on wanted: ItemRecord? = nil) throws(Misfit) -> ItemRecord {
    if let host, isActive { return host }
    if !first.isPresent { throw Misfit(kind: .itemWasFreed) }
    if let second, !second.isPresent { throw Misfit(kind: .itemWasFreed) }
    if let kind = formIssue { throw Misfit(kind: kind) }
    guard let ancestor = commonAncestor() else { throw Misfit(kind: .noCommonAncestor) }
    guard let wanted, wanted !== ancestor else { return ancestor }
    guard ancestor.isInside(wanted) else {
      throw Misfit(kind: .invalidUse("a view holds only constraints between items inside it"))
    }
    return wanted
  }

  /// Why this constraint could never hold, wherever its items lie; nil if it could.
  package var formIssue: LayoutIssue.Kind? {
    Self.formIssue(
      firstAttribute,
      secondAttribute,
      isAlone: second == nil,
      multiplier,
      directedConstant,
      priority
    )
  }

  /// Why a constraint of these parts could never hold; nil if it could.
  static func formIssue(
    _ firstAttribute: Attribute,
    _ secondAttribute: Attribute,
    isAlone: Bool,
    _ multiplier: Double,
    _ constant: DirectedConstant,
    _ priority: LayoutPriority
  ) -> LayoutIssue.Kind? {
    if let number = constant.firstNonFinite { return .notFinite(number) }
    if !NumberReader.isUsable(multiplier: multiplier) {
      return NumberReader.issue(withMultiplier: multiplier)
    }
    if !priority.isValid { return .priorityOutOfRange(priority) }
    switch (firstAttribute.kind, isAlone ? .nothing : secondAttribute.kind) {
    case (.nothing, _): return .missingAttribute
    case (.size, .nothing): return secondAttribute == .notAnAttribute ? nil : .missingItem
    case (.location, .nothing): return .locationNeedsPartner
    case (.size, .size): return nil
    case (.location, .location):
      if multiplier == 0 { return .locationNeedsPartner }
      let mixesDirections =
        firstAttribute.isDirectional && secondAttribute.isPhysicalSide
        || firstAttribute.isPhysicalSide && secondAttribute.isDirectional
      return mixesDirections ? .incompatibleAttributes : nil
    default: return .incompatibleAttributes
    }
  }

  /// The nearest item that holds both items, or is one of them; a guide's own is its owner's.
  private func commonAncestor() -> ItemRecord? {
    guard let second, second !== first else {
      return first.isGuide ? first.parent ?? first : first
    }
    return first.nearestCommonAncestor(with: second)
  }
}

extension [LayoutConstraint] {
  /// Asks the items of those that are not active for their parents, which may be foreign code.
  package func refreshAncestry() {
    for constraint in self where !constraint.isActive {
      constraint.first.refreshAncestry()
      constraint.second?.refreshAncestry()
    }
  }
}

extension ConstraintDescription {
  /// Asks the items for their parents, which may be foreign code.
  package func refreshAncestry() {
    item.refreshAncestry()
    if case .item(let target) = target { target.refreshAncestry() }
  }

  /// Why a constraint made of it could never hold, wherever its items lie, or could not be what is meant;
  /// nil if it could.
  var formIssue: LayoutIssue.Kind? {
    let isAlone = target == .nothing
    let issue = LayoutConstraint.formIssue(
      attribute,
      targetAttribute,
      isAlone: isAlone,
      multiplier,
      constant,
      priority ?? .required
    )
    return issue ?? (isAlone && multiplier != 1 ? .bareMultiplier : nil)
  }
}

extension LayoutIssue.Kind {
  /// A factor is written where there is no second item.
  ///
  /// A dialect that says so means something else. As in UIKit it counts for nothing in a
  /// ``LayoutConstraint`` that is made of its parts.
  package static let bareMultiplier = invalidUse("a multiplier needs something to multiply")
}
