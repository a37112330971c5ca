/// Hands a value on so that the optimiser cannot know it.
///
/// Without it a loop over equal inputs is computed once.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
  value
}

/// Hands a number on so that the optimiser cannot know it, at the cost of one call.
@inline(never)
@_optimize(none)
func opaque(_ value: Double) -> Double {
  value
}

/// Takes a number so that the optimiser cannot leave out how it came about.
@inline(never)
@_optimize(none)
func blackHole(_ value: Double) {}
