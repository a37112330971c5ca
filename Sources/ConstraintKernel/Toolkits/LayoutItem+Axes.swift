extension LayoutItem {
  /// Whether what holds along one axis below the item may depend on the other axis.
  ///
  /// It does where a constraint relates attributes of both, as aspect ratios do, and where an item's
  /// height follows from its width. Constraints that were activated and have no row yet count.
  /// - Complexity: O(constraints below the item).
  package var couplesAxes: Bool {
    var isCoupled = false
    record.forEachInSubtree { record in
      if isCoupled { return }
      if record.measure.followsWidth { isCoupled = true }
      record.visitConstraints(as: .first) { constraint in
        if let second = constraint.secondAttribute.axis, second != constraint.firstAttribute.axis {
          isCoupled = true
        }
      }
    }
    return isCoupled
  }
  /// Finds the answers of ``layoutSizes(along:across:)`` along both axes at once, as toolkits ask for one after the
  /// other: two solutions in place of four.
  ///
  /// Only a root remembers them; of any other item nothing is asked ahead.
  /// - Precondition: ``couplesAxes`` is false.
  /// - Complexity: that of one call of ``layoutSizes(along:across:)``.
  package func foreseeLayoutSizes() {
    let record = record
    _ = LayoutPass.withEngine(of: record) { $0.foreseeLengths(of: record) }
  }
}
