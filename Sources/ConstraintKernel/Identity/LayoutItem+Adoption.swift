/// Moving from one dialect to another, an item at a time.
extension LayoutItem {
  /// The active constraints whose first item this is and that one dialect made or adopted, in the
  /// order of activation.
  ///
  /// So what no owner keeps for an item is found by it too: constraints of operator groups, of
  /// pinning, and of anchors.
  /// - Complexity: O(*n* log *n*) in the constraints whose first item it is.
  public func constraints(of dialect: LayoutDialect) -> [LayoutConstraint] {
    record.constraints(as: .first).filter { $0.dialect == dialect }.sorted { $0.rank < $1.rank }
  }

  /// Hands every active constraint whose first item this is over to one dialect.
  ///
  /// From then on that dialect finds, replaces and removes them as its own; the ones that owned
  /// them before let go. Neither a formula nor a frame changes.
  ///
  /// ```swift
  /// label.easy.layout(Top(8), Leading(8))
  /// label.adoptConstraints(by: .maker)
  /// label.snp.updateConstraints { $0.top.equalToSuperview().offset(12) }
  /// ```
  ///
  /// - Parameter dialect: The new owner.
  /// - Returns: The constraints that changed hands, in the order of activation.
  /// - Complexity: O(*n*) in the constraints whose first item it is.
  @discardableResult
  public func adoptConstraints(by dialect: LayoutDialect) -> [LayoutConstraint] {
    ConstraintAdoption(of: record, by: dialect).constraints
  }

  /// Hands every active constraint whose first item this is over to one dialect, and back again if
  /// anything in a batch is refused.
  ///
  /// ```swift
  /// label.adoptConstraints(by: .maker) {
  ///   label.snp.remakeConstraints { $0.top.leading.equalToSuperview() }
  /// }
  /// ```
  ///
  /// A refused batch leaves what stood before; the former owners then find, replace and remove it as
  /// if nothing had been tried. One batch belongs into one block: what an earlier one in it did stays.
  ///
  /// - Parameters:
  ///   - dialect: The new owner.
  ///   - batch: What is done with the constraints; an error it throws hands them back as well.
  /// - Returns: The constraints that changed hands, in the order of activation; none after a refusal.
  /// - Complexity: O(*n*) in the constraints whose first item it is, beside the batch.
  @discardableResult
  public func adoptConstraints(
    by dialect: LayoutDialect,
    _ batch: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    let adoption = ConstraintAdoption(of: record, by: dialect)
    let witness = RefusalWitness(inside: .current)
    do {
      try RefusalWitness.$current.withValue(witness, operation: batch)
    } catch {
      adoption.undo()
      throw error
    }
    guard witness.hasSeenRefusal else { return adoption.constraints }
    adoption.undo()
    return []
  }
}
