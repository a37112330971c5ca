/// Things to do, collected while the ones before are being done.
///
/// They are plain values: indices, or addresses that something else keeps good. Two tables take
/// turns, so that a pass takes nothing from the heap once they are large enough.
struct WorkList<Element: BitwiseCopyable>: ~Copyable {
  private var waiting = Table<Element>()
  private var spare = Table<Element>()

  /// Makes room for the first of what is to be collected.
  mutating func begin(in room: inout TableRoom, _ capacity: Int) {
    room.lend(capacity, to: &waiting)
  }

  @inline(__always)
  var isEmpty: Bool { waiting.count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    waiting.append(element)
  }

  /// Hands over what was collected; to be given back when it is done.
  mutating func take() -> Table<Element> {
    var taken = Table<Element>()
    swap(&taken, &waiting)
    swap(&waiting, &spare)
    return taken
  }

  /// Takes a table back for use.
  mutating func giveBack(_ taken: consuming Table<Element>) {
    guard taken.capacity > spare.capacity else { return }
    taken.removeAll()
    swap(&taken, &spare)
  }
}
