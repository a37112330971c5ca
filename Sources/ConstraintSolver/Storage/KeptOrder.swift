/// The order in which changed constants ran downstream last, kept for when they change again.
struct KeptOrder: ~Copyable {
  /// Whether the order can still be made to serve.
  var isCurrent = false
  /// What it started from.
  var starts = Pool<Int32>()
  /// The variables downstream of `starts`, outputs first.
  var variables = Pool<Int32>()
  /// What they were before they were last recomputed.
  var former = Pool<Double>()
  /// Whether `former` tells what changed, rather than the list of what did.
  var holdsFormer = false
  /// The rows beside the graph that mention one of them.
  var rows = Pool<Int32>()
  /// Whether `variables` may hold some that are no longer downstream.
  var isGenerous = false
  /// Variables that are determined by something else since.
  var redetermined = Pool<Int32>()
  /// Where variables stand in `variables`; where a variable does not stand, its entry means nothing.
  private var places = Pool<Int32>()

  init() {}

  /// Notes that a variable is about to be determined by something else.
  @inline(__always)
  mutating func noteDetermination(of variable: Int32) {
    if !isCurrent { return }
    if redetermined.count < variables.count {
      redetermined.append(variable)
    } else {
      isCurrent = false
    }
  }

  /// Files where the variables stand, of which there are `number` in the whole system.
  mutating func file(of number: Int) {
    if places.count < number { places.append(repeating: 0, count: number - places.count) }
    for index in 0..<variables.count {
      places[Int(variables[index])] = Int32(truncatingIfNeeded: index)
    }
    redetermined.count = 0
    isGenerous = false
    isCurrent = true
  }

  /// Where a variable stands in `variables`, or -1.
  @inline(__always)
  func place(of variable: Int) -> Int32 {
    if variable >= places.count { return -1 }
    let place = places[variable]
    let stands = place < variables.count && variables[Int(place)] == Int32(variable)
    return stands ? place : -1
  }
}
