/// Many growable lists of plain values in one memory.
///
/// A list that outgrows its place moves to the end, with twice the room; what it leaves stays unused.
/// - Complexity: O(1) to append, on average.
struct ListPool<Element: BitwiseCopyable>: ~Copyable {
  /// Where a list lies, and how many elements it has room for.
  struct Place: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0
  }

  private var memory = List<Element>()
  private var places = List<Place>()

  /// Makes some lists, all of them empty.
  init(count: Int = 0) {
    places.append(repeating: Place(), count: count)
  }

  /// How many lists there are.
  var count: Int { places.count }

  /// Adds an empty list.
  mutating func addList() {
    places.append(Place())
  }

  /// Where the elements of a list lie, until the next one is appended to it.
  @inline(__always)
  func elements(of list: Int) -> Range<Int> {
    let place = places[list]
    let start = Int(place.start)
    return Range(uncheckedBounds: (start, start &+ Int(place.count)))
  }

  /// The element at a position of ``elements(of:)``.
  @inline(__always)
  subscript(position: Int) -> Element {
    get { memory[position] }
    set { memory[position] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element, to list: Int) {
    var place = places[list]
    if place.count == place.room {
      let start = memory.count
      place.room = max(2 &* place.room, 4)
      memory.extend(by: Int(place.room))
      let former = Int(place.start)
      for index in 0..<Int(place.count) { memory[start &+ index] = memory[former &+ index] }
      place.start = Int32(truncatingIfNeeded: start)
    }
    memory[Int(place.start &+ place.count)] = element
    place.count &+= 1
    places[list] = place
  }

  /// Takes the last element of a list; nil from an empty one.
  @inline(__always)
  mutating func popLast(of list: Int) -> Element? {
    if places[list].count == 0 { return nil }
    places[list].count &-= 1
    return memory[Int(places[list].start &+ places[list].count)]
  }

  /// Removes the element at a position of a list, whose last element takes its place.
  @inline(__always)
  mutating func swapRemove(at position: Int, of list: Int) {
    places[list].count &-= 1
    memory[position] = memory[Int(places[list].start &+ places[list].count)]
  }

  /// Keeps the elements of a list that satisfy a condition.
  mutating func keep(in list: Int, where isKept: (Element) -> Bool) {
    var kept = Int(places[list].start)
    for position in elements(of: list) where isKept(memory[position]) {
      memory[kept] = memory[position]
      kept &+= 1
    }
    places[list].count = Int32(truncatingIfNeeded: kept) &- places[list].start
  }

  mutating func removeAll(of list: Int) {
    places[list].count = 0
  }
}
