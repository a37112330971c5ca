/// The number of one thing among all of its kind: of a row, a variable, a term or a level.
///
/// The compiler refuses to take the number of one kind for that of another, or for a position in a list. Those of
/// a linear program's rows and columns, and of its basis, are integers.
struct Identifier<Kind>: Hashable, Comparable, BitwiseCopyable {
  let number: Int32

  @inline(__always)
  init(_ number: Int32) { self.number = number }

  /// The number of the thing at a position of a ``Table``.
  @inline(__always)
  init(at position: Int) { number = Int32(truncatingIfNeeded: position) }

  /// No thing.
  @inline(__always) static var none: Self { Self(-1) }

  /// What comes after all things there can be.
  @inline(__always) static var last: Self { Self(.max) }

  @inline(__always) var isNone: Bool { number < 0 }

  /// The position in a ``Table``.
  @inline(__always) var position: Int { Int(number) }

  @inline(__always)
  static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// The thing that many places further on.
  @inline(__always)
  func advanced(by offset: Int) -> Self { Self(number &+ Int32(truncatingIfNeeded: offset)) }
}

/// A row of the system.
typealias RowID = Identifier<RowRecord>
/// A variable of the system.
typealias VariableID = Identifier<VariableRecord>
/// A term of a row of the system.
typealias TermID = Identifier<TermRecord>
/// A priority level; see ``LevelTable``.
typealias LevelID = Identifier<LevelRecord>

extension Identifier {
  /// Hashes as the number does, by one call.
  ///
  /// What is synthesized for structures takes 1.7 % more instructions where rows contradict each other.
  @inline(__always)
  func _rawHashValue(seed: Int) -> Int { number._rawHashValue(seed: seed) }
}

extension Identifier: CustomStringConvertible {
  var description: String { number.description }
}

extension Row {
  /// The row of the system that the handle names, if it is one.
  @inline(__always) var id: RowID { RowID(index) }

  /// The handle of a row of the system.
  @inline(__always)
  init(_ id: RowID) { self.init(index: id.number) }
}

extension Variable {
  /// The variable of the system that the handle names, if it is one.
  @inline(__always) var id: VariableID { VariableID(index) }

  /// The handle of a variable of the system.
  @inline(__always)
  init(_ id: VariableID) { self.init(index: id.number) }
}

/// Consecutive things of one kind.
struct IdentifierRange<Kind>: Sequence, BitwiseCopyable {
  /// The first one.
  let start: Identifier<Kind>
  /// The one behind the last.
  let end: Identifier<Kind>

  @inline(__always)
  init(from start: Identifier<Kind>, to end: Identifier<Kind>) {
    self.start = start
    self.end = end
  }

  @inline(__always) var count: Int { Int(end.number &- start.number) }

  @inline(__always) var isEmpty: Bool { start == end }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(from: start, to: end) }

  struct Iterator: IteratorProtocol, BitwiseCopyable {
    private var place: Identifier<Kind>
    private let end: Identifier<Kind>

    @inline(__always)
    fileprivate init(from start: Identifier<Kind>, to end: Identifier<Kind>) {
      place = start
      self.end = end
    }

    @inline(__always)
    mutating func next() -> Identifier<Kind>? {
      if place == end { return nil }
      defer { place = Identifier(place.number &+ 1) }
      return place
    }
  }
}
