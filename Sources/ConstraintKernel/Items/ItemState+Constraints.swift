/// The constraints of an item, from address to address.
extension ItemPointer {
  /// Has all active constraints whose first item this is wait for a row, once `body` saw each.
  ///
  /// - Complexity: O(*n*) in the constraints whose first item it is.
  @inline(__always)
  func refreshAllOwn(_ body: (LayoutConstraint) -> Void) {
    var oldest: Unmanaged<LayoutConstraint>?
    _ = firstOwn { constraint in
      if constraint.hostPointer != nil {
        body(constraint)
        oldest = .passUnretained(constraint)
      }
      return false
    }
    pointee.fresh = oldest
  }

  /// Takes all constraints that mention the dying item out of layout, and lets go of what it keeps.
  func uninstallAll() {
    pointee.fresh = nil
    // What ends with a constraint may be foreign code that takes out others: the list has the word.
    while let current = pointee.incidentList.popFirst(of: self) {
      current._withUnsafeGuaranteedRef { $0.leave(dying: self) }
    }
  }

  /// Calls `body` with each constraint installed here, in no certain order; it may be taken out.
  ///
  /// The item's own and its children's come first, as most tie a child to its parent or to another
  /// child. What lies further down is looked at if some are still missing.
  /// - Complexity: O(*n*) in the constraints of the items looked at.
  func forEachHosted(_ body: (LayoutConstraint) -> Void) {
    var missing = pointee.hostedCount
    visitHosted(of: self, &missing, body)
    var child = pointee.firstChild
    while missing > 0, let current = child {
      visitHosted(of: current, &missing, body)
      child = current.pointee.nextSibling
    }
    guard missing > 0 else { return }
    forEachInSubtree { item in
      if item != self, item.pointee.parent != self { visitHosted(of: item, &missing, body) }
    }
  }

  /// Calls `body` with the constraints installed here whose first item is `item`.
  private func visitHosted(
    of item: ItemPointer,
    _ missing: inout Int32,
    _ body: (LayoutConstraint) -> Void
  ) {
    var upcoming = missing > 0 ? item.pointee.incidentList.first : nil
    while missing > 0, let current = upcoming {
      upcoming = ConstraintList.next(after: current, of: item)
      current._withUnsafeGuaranteedRef { constraint in
        guard constraint.firstPointer == item, constraint.hostPointer == self else { return }
        missing -= 1
        body(constraint)
      }
    }
  }
}
