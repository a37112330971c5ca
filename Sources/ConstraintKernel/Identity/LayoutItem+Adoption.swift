/// Moving from one dialect to another, an item at a time.
extension LayoutItem {
  /// The active constraints whose first item this is and that one dialect made or adopted, in the
  /// order of activation.
  ///
  /// So what no owner keeps for an item is found by it too: constraints of operator groups, of
  /// pinning, and of anchors.
  /// - Complexity: O(*n* log *n*) in the constraints whose first item it is.
  public func constraints(of dialect: LayoutDialect) -> [LayoutConstraint] {
    let constraints = record.constraints(as: .first)
    return constraints.filter { $0.dialect == dialect && $0.isActive }.sorted { $0.rank < $1.rank }
  }

  /// Hands every active constraint whose first item this is over to one dialect.
  ///
  /// From then on that dialect finds, replaces and removes them as its own; the ones that owned
  /// them before let go, and take nothing back, whatever moves. Neither a formula nor a frame changes.
  ///
  /// ```swift
  /// label.easy.layout(Top(8), Leading(8))
  /// label.adoptConstraints(by: .maker)
  /// label.snp.updateConstraints { $0.top.equalToSuperview().offset(12) }
  /// ```
  ///
  /// What the next pass would install is installed first, so that it does not matter whether a pass
  /// came before. What is not in layout by then stays where it is: an attribute that waits for its
  /// reference, or whose condition does not hold, is still one of the attribute dialect, which installs
  /// it as its own once the reference comes or the condition comes true, beside what was handed over;
  /// `easy.clear()` forgets it. The condition of an attribute that was handed over does not count any
  /// more, and what that attribute had pushed out does not return.
  ///
  /// - Parameter dialect: The new owner.
  /// - Returns: The constraints that changed hands, in the order of activation.
  /// - Complexity: O(*n*) in the constraints whose first item it is, beside what waits; in the
  ///   attribute dialect O(*n* · *m*) in them and the attributes that it has.
  @discardableResult
  public func adoptConstraints(by dialect: LayoutDialect) -> [LayoutConstraint] {
    record.prepareToHandOver()
    return record.handOver(to: dialect)
  }

  /// Hands every active constraint whose first item this is over to one dialect for a batch, and back
  /// again if that is refused.
  ///
  /// ```swift
  /// label.adoptConstraints(by: .maker) {
  ///   label.snp.remakeConstraints { $0.top.leading.equalToSuperview() }
  /// }
  /// ```
  ///
  /// The block is one batch: it counts as refused if a call in it that makes, replaces or changes
  /// constraints of this item is refused. What is reported of anything else refuses nothing: of other
  /// items alone, or by a layout pass in it.
  ///
  /// All happens or nothing. After a refusal the item has the constraints that it had, with their values
  /// and in their order, and so has another item whose constraints came or went in one call with them;
  /// the owners find, replace and remove them as if nothing had been tried. What a block does
  /// beside constraints stays, and so does what follows from that: a constraint that a move dropped is
  /// not in layout.
  ///
  /// - Parameters:
  ///   - dialect: The new owner.
  ///   - batch: What is done with the constraints; an error it throws refuses it as well.
  /// - Returns: The constraints that changed hands, in the order of activation; none after a refusal.
  /// - Complexity: O(*n*) in the constraints whose first item it is and those of the batch, beside the
  ///   batch itself.
  @discardableResult
  public func adoptConstraints(
    by dialect: LayoutDialect,
    _ batch: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    record.prepareToHandOver()
    let journal = ConstraintJournal(of: record)
    let adopted = record.handOver(to: dialect)
    do {
      try batch()
    } catch {
      journal.end()
      journal.undo()
      throw error
    }
    journal.end()
    if !journal.isRefused { return adopted }
    journal.undo()
    return []
  }
}
