/// Reads what a file adds to the flow of items.
extension LayoutFlow {
  /// Adds the calls of a file, the functions it declares, and where it hands items on.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which functions stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts, file: UInt64) {
    let reading = FlowReading(source: source, facts: facts, file: file)
    for (caller, call) in reading.calls() { add(call, of: caller) }
    var handings = FlowHandings(reading)
    for (name, handing) in handings.read() { add(handing, of: name) }
    platform.add(reading.platform)
    add(aliases: reading.aliases)
    for (name, all) in facts.declarations {
      for declared in all where !declared.wrapper.isEmpty {
        add(declared.wrapper, ofMember: name)
      }
    }
    for (name, types) in reading.memberTypes() { add(types, ofMember: name) }
    for (name, types) in reading.owners() { add(owners: types, ofMember: name) }
    for function in reading.functions() { add(function) }
  }
}
