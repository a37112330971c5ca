/// How constraints change hands.
extension ItemRecord {
  /// Installs what the next pass would, so that it does not matter whether one comes before constraints
  /// are handed over.
  ///
  /// Conditions and parents may be asked for it, which is foreign code.
  func prepareToHandOver() {
    refreshAncestry()
    existingSlotLedger?.bringUpToDate()
    existingSlotLedger?.catchUp()
  }

  /// Hands every active constraint whose first item it is over to a dialect, as they are.
  ///
  /// - Returns: The constraints that changed hands, in the order of activation.
  func handOver(to dialect: LayoutDialect) -> [LayoutConstraint] {
    let adopted = constraints(as: .first).filter { $0.dialect != dialect }
    switch dialect {
    case .attribute: slotLedger.adopt(adopted)
    case .maker: makerLedger.hold(adopted)
    case .kernel, .operators, .autoPin:
      for constraint in adopted {
        constraint.owner?.release([constraint])
        constraint.dialect = dialect
      }
    }
    readDialects()
    // Conditions die with what is forgotten, which is foreign code: that comes last.
    existingSlotLedger?.catchUp()
    return adopted
  }

  /// Notes anew which dialects constrain the item; whatever was told of two of them may be told again.
  private func readDialects() {
    dialects = []
    mentionedDialects = []
    visitConstraints(as: .first) { dialects.insert(DialectSet($0.dialect)) }
  }
}
