/// New variables until a solve has seen them: as blocks, since most get a value while rows are added.
struct FreshVariables: ~Copyable {
  fileprivate var blocks = List<VariableBlock>()
  /// How many there are.
  private var count = 0
  /// How many of them a row gave a value at once.
  private var determined = 0
  /// Whether new variables without a value are still to be listed as unknown.
  fileprivate(set) var awaitsValues = false
  /// Where the new variables begin that come after all others; the last there could be if none do.
  private(set) var firstNewest = VariableID.last

  /// Lets the list begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) { arena.lend(3, to: &blocks) }

  @inline(__always)
  var isEmpty: Bool { blocks.isEmpty }

  /// Adds consecutive variables.
  @inline(__always)
  mutating func add(from first: VariableID, count added: Int) {
    count &+= added
    let last = blocks.count &- 1
    if last >= 0 && blocks[last].end == first {
      blocks[last].end = first.advanced(by: added)
    } else {
      blocks.append(VariableBlock(start: first, end: first.advanced(by: added)))
    }
  }

  /// Counts a variable that a row gave a value at once.
  @inline(__always)
  mutating func noteDetermined() { determined &+= 1 }

  /// Takes note of them in a system whose variables end there; returns how many there are.
  mutating func meet(systemEnd: VariableID) -> Int {
    let newest = blocks[blocks.count &- 1]
    firstNewest = newest.end == systemEnd ? newest.start : .last
    // Those that lost their value again are listed since.
    awaitsValues = determined < count
    return count
  }

  /// Has no variable count as coming after all others.
  @inline(__always)
  mutating func forgetNewest() { firstNewest = .last }

  /// Forgets all of them once they were filed.
  fileprivate mutating func removeAll() {
    blocks.removeAll()
    count = 0
    determined = 0
    awaitsValues = false
  }
}

extension SolverState {
  /// Lists new variables that still have no value.
  mutating func listFreshVariables() {
    fresh.awaitsValues = false
    for index in fresh.blocks.indices {
      let block = fresh.blocks[index]
      for variable in block.variables
      where system.variables[variable].determination == .unknown {
        listUnknown(variable)
      }
    }
  }

  /// Files the new variables whose value is not zero as changed.
  ///
  /// - Returns: Whether none was beyond all numbers; what is becomes zero.
  mutating func fileFreshVariables() -> Bool {
    var isFinite = true
    for index in fresh.blocks.indices {
      let block = fresh.blocks[index]
      var filed = results.changed.count
      results.changed.extend(by: block.variables.count)
      for variable in block.variables {
        // Blocks share variables that were removed and added again.
        if !system.variables[variable].flags.contains(.fresh) { continue }
        system.variables[variable].flags.subtract(.new)
        if system.values[variable] == 0 { continue }
        if !system.values[variable].isFinite {
          system.values[variable] = 0
          isFinite = false
          continue
        }
        results.changed[filed] = variable
        filed &+= 1
      }
      results.changed.truncate(to: filed)
    }
    fresh.removeAll()
    return isFinite
  }
}
