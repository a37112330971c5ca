/// Memory that walks through the graph reuse; between two operations it means nothing.
struct Scratch: ~Copyable {
  /// The walk under way: what it met bears the number as its mark.
  var walk: Int32 = 0
  /// From where a walk began to where it is.
  var path = List<PathStep>()
  /// Variables downstream of some start, outputs first.
  var downstream = List<Int32>()
  /// Variables upstream of some rows, inputs first.
  var upstream = List<Int32>()
  /// The multiplier that upstream variables have collected from what was computed from them.
  var adjoint = List<Double>()
  /// The sum of the magnitudes each adjoint is the difference of.
  var adjointSize = List<Double>()
  /// A variable's position in a local numbering; -1 when none is in use, ``substituted`` where another row
  /// is to take its place.
  var localIndex = List<Int32>()
  static var substituted: Int32 { -2 }
  /// The variables of a part, its rows, and those of the variables that are free choices.
  var part = List<Int32>()
  var partRows = List<Int32>()
  var partChoices = List<Int32>()
  /// Violated rows to be proved, what the proof is made of, whom it is about, whom it disproves.
  var violations = List<Int32>()
  var proof = List<Multiplier>()
  var judged = List<Int32>()
  var disproved = List<Int32>()
  /// Rows that leave together with their variables.
  var leavingRows = List<Int32>()
  /// Places for counting sort.
  var sorting = List<Int32>()

  /// Lets the lists that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(3, to: &proof)
    arena.lend(Arena.manyEntries, to: &downstream)
    arena.lend(Arena.someEntries, to: &part)
    arena.lend(Arena.someEntries, to: &partRows)
    arena.lend(Arena.someEntries, to: &partChoices)
    arena.lend(Arena.someEntries, to: &violations)
    arena.lend(Arena.someEntries, to: &path)
    arena.lend(Arena.someEntries, to: &upstream)
    arena.lend(Arena.someEntries, to: &judged)
    arena.lend(Arena.someEntries, to: &sorting)
  }
}

/// A variable on the way of a walk, and the term at which the walk goes on from it.
struct PathStep: BitwiseCopyable {
  var variable: Int32
  var term: Int32
}

/// One row's or bound's multiplier on one level.
struct Multiplier: BitwiseCopyable {
  /// Whose multiplier it is.
  var bearer: RowOrBound
  /// The level's position from the top.
  var level: Int32
  var value: Double

  /// Orders multipliers by level, then by bearer.
  var key: Int64 { Int64(level) &<< 33 &+ Int64(bearer.place) }
}
