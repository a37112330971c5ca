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
    let record = record
    let adopted = record.constraints(as: .first).filter { $0.dialect != dialect }
    switch dialect {
    case .attribute: for constraint in adopted { record.slotLedger.adopt(constraint) }
    case .maker: record.makerLedger.hold(adopted)
    case .kernel, .operators, .autoPin:
      for constraint in adopted {
        constraint.owner?.release([constraint])
        constraint.dialect = dialect
      }
    }
    record.dialects = []
    record.mentionedDialects = []
    record.visitConstraints(as: .first) { record.dialects.insert(DialectSet($0.dialect)) }
    return adopted
  }
}
