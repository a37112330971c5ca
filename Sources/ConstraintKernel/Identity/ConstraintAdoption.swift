/// How constraints change hands.
extension ItemRecord {
  /// Installs what the next pass would, so that it does not matter whether one comes before constraints
  /// are handed over.
  ///
  /// Conditions and parents may be asked for it, which is foreign code.
  func prepareToHandOver() {
    refreshAncestry()
    for slots in ledgers.bySlot {
      slots.bringUpToDate()
      slots.catchUp()
    }
  }

  /// Hands every active constraint whose first item it is over to a dialect, as they are.
  ///
  /// - Returns: The constraints that changed hands, in the order of activation.
  func handOver(to dialect: LayoutDialect) -> [LayoutConstraint] {
    let adopted = constraints(as: .first).filter { $0.dialect != dialect }
    switch dialect.words.keeper {
    case .slots: slotLedger(of: dialect).adopt(adopted)
    case .item: ledger(of: dialect).hold(adopted)
    case .maker:
      for constraint in adopted {
        constraint.owner?.release(constraint)
        constraint.dialect = dialect
      }
    }
    readDialects()
    // Conditions die with what is forgotten, which is foreign code: that comes last.
    for slots in ledgers.bySlot { slots.catchUp() }
    return adopted
  }

  /// Notes anew which dialects constrain the item; what was reported of two of them may be reported again.
  private func readDialects() {
    dialects = .none
    visitConstraints(as: .first) { dialects = dialects.adding($0.dialect) }
  }
}
