/// Constraints that a front collects while a block runs, to be installed together.
///
/// It keeps them, and its room when they go; it makes none of the checks that an array makes.
package struct ConstraintCollection: ~Copyable {
  private var kept = Table<Unmanaged<LayoutConstraint>>()

  /// Makes an empty collection, which owns no memory.
  package init() {}

  deinit {
    letGo()
  }

  /// Adds a constraint after the others.
  package mutating func append(_ constraint: LayoutConstraint) {
    kept.append(.passRetained(constraint))
  }

  /// Lets go of all constraints, and keeps the room.
  package mutating func removeAll() {
    letGo()
    kept.removeAll()
  }

  private func letGo() {
    for index in 0..<kept.count { kept[index].release() }
  }

  /// Installs all constraints, or none and reports why.
  package func install() -> Bool {
    ConstraintTransaction.install(buffer)
  }

  /// From now on constraints, not their frames, say where the first items stand.
  package func freeFirstItems() {
    buffer.freeFirstItems()
  }

  /// The constraints as a list.
  package var all: [LayoutConstraint] { buffer.map { $0.takeUnretainedValue() } }

  private var buffer: UnsafeBufferPointer<Unmanaged<LayoutConstraint>> {
    UnsafeBufferPointer(start: kept.base, count: kept.count)
  }
}
