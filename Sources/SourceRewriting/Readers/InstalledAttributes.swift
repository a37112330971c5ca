import ConstraintKernel
import LayoutStatements

/// Which constraints of one call of EasyPeasy are active when the call returns.
///
/// Attributes that stand for several are applied at once, the others together at the end. An attribute
/// takes a place in the item's list and pushes out what has it: what was applied before is deactivated,
/// and what waits for the end becomes active all the same.
struct InstalledAttributes {
  /// The list of one axis, relation and priority.
  private struct Node: Hashable {
    let axis: LayoutAxis?
    let relation: LayoutConstraint.Relation
    let level: String
  }

  /// A place of a list.
  private enum Slot { case start, end, center, size }

  private struct Place: Hashable {
    let node: Node
    let slot: Slot
  }

  private var occupants: [Place: Int] = [:]
  private var count = 0
  private var active: Set<Int> = []
  /// For each attribute of the call the places of those constraints that are active, among its own.
  private(set) var places: [[Int]] = []
  /// Whether something is active that has lost its place, so that a later call does not push it out.
  private(set) var hasRivals = false

  /// Applies what each attribute of a call stands for, in order.
  ///
  /// - Parameter rows: The constraints of each attribute.
  init(_ rows: [[LayoutStatement]]) {
    var waiting: Set<Int> = []
    var pushedOut: Set<Int> = []
    var numbers: [Range<Int>] = []
    for row in rows {
      let first = count
      var evicted: Set<Int> = []
      for constraint in row { evicted.formUnion(add(constraint)) }
      let own = first..<count
      numbers.append(own)
      hasRivals = hasRivals || !waiting.isDisjoint(with: evicted)
      if row.count > 1 {
        active.subtract(evicted)
        active.formUnion(own)
      } else {
        pushedOut.formUnion(evicted)
        waiting.formUnion(own)
      }
    }
    active.subtract(pushedOut)
    active.formUnion(waiting)
    places = numbers.map { own in own.filter(active.contains).map { $0 - own.lowerBound } }
  }

  /// Puts a constraint in its place, and answers with those that it pushes out.
  private mutating func add(_ constraint: LayoutStatement) -> Set<Int> {
    let attribute = constraint.attribute
    let node = Node(
      axis: attribute.axis,
      relation: constraint.relation,
      level: constraint.priority?.source ?? "1000"
    )
    let slot: Slot
    let excluded: [Slot]
    if attribute.kind == .size {
      (slot, excluded) = (.size, [.size])
    } else if attribute.isMiddle {
      (slot, excluded) = (.center, [.start, .end, .center])
    } else {
      slot = attribute.isFarEdge ? .end : .start
      excluded = [slot, .center]
    }
    let evicted = excluded.compactMap { occupants.removeValue(forKey: Place(node: node, slot: $0)) }
    occupants[Place(node: node, slot: slot)] = count
    count += 1
    return Set(evicted)
  }
}
