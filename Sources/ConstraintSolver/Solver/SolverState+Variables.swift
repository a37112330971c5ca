// Adding variables, and moving them in the canonical choice.
extension SolverState {
  /// The most variables one block may have, and the most a solver may have had.
  static var blockLimit: Int { 1 << 24 }
  static var variableLimit: Int { 1 << 30 }

  /// Adds consecutive variables, or returns nil for more than there can be.
  @inline(__always)
  mutating func addVariables(
    _ count: Int,
    nonnegative: UInt64,
    positions: UInt64 = 0,
    order: UInt64 = 0
  ) -> VariableID? {
    let count = max(1, count)
    if count > Self.blockLimit || system.variables.count > Self.variableLimit { return nil }
    let first = system.allocateVariables(count)
    for variable in IdentifierRange(from: first, to: first.advanced(by: count)) {
      system.variables[variable] = .new
      system.values[variable] = 0
      system.orders[variable] = order & ~LinearSystem.positionBit
    }
    var late = count < 64 ? positions & (1 &<< UInt64(count) &- 1) : positions
    while late != 0 {
      system.orders[first.advanced(by: late.trailingZeroBitCount)] |= LinearSystem.positionBit
      late &= late &- 1
    }
    var bounds = count < 64 ? nonnegative & (1 &<< UInt64(count) &- 1) : nonnegative
    while bounds != 0 {
      system.variables[first.advanced(by: bounds.trailingZeroBitCount)].flags.insert(.nonnegative)
      bounds &= bounds &- 1
    }
    fresh.add(from: first, count: count)
    return first
  }

  /// Gives consecutive variables another place in the canonical choice.
  mutating func setOrder(of first: Variable, count: Int, to order: UInt64) throws(SolverError) {
    for index in 0..<max(1, count) where !system.isLive(first.id.advanced(by: index)) {
      throw .unknownVariable(first.advanced(by: index))
    }
    for index in 0..<max(1, count) {
      let variable = first.id.advanced(by: index)
      let position = system.orders[variable] & LinearSystem.positionBit
      let order = order & ~LinearSystem.positionBit | position
      if system.orders[variable] == order { continue }
      system.orders[variable] = order
      let flags = system.variables[variable].flags
      _ = partition.note(.structure, at: variable, flags)
    }
  }
}
