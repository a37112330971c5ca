/// What the kernel knows of one item: its ``ItemState``, and the life of it.
///
/// It outlives the item only while somebody holds a constraint.
///
/// Records mirror the tree of items with links that retain nothing, so that the hot paths touch
/// neither weak references nor other people's classes. No access to the state lasts while another
/// one begins (values are read and written whole), so none of them is tracked at run time.
@usableFromInline
package final class ItemRecord: LayoutNode {
  /// What is to be done for a record in the next pass.
  struct Needs: OptionSet {
    var rawValue: UInt8
    static let constraints = Needs(rawValue: 1)
    static let naturalSize = Needs(rawValue: 2)
    static let metrics = Needs(rawValue: 4)
    static let placement = Needs(rawValue: 8)
    static let direction = Needs(rawValue: 16)
    static let updateConstraints = Needs(rawValue: 32)
    static let layout = Needs(rawValue: 64)
    static let declarations = Needs(rawValue: 128)
  }

  @exclusivity(unchecked)
  var state = ItemState()

  /// Makes a record of no item.
  package override init() {
    super.init(ofRecord: ())
    state.owner = .passUnretained(self)
  }

  /// The state's address, good as long as the record.
  @inline(__always)
  var pointer: ItemPointer { withUnsafeMutablePointer(to: &state) { $0 } }

  func bind(_ item: any LayoutItem) {
    self.item = item
    guard !tracksParent, let parent = item.layoutParent?.record else { return }
    link(to: parent)
  }

  /// The item's present frame.
  var frame: LayoutRect { view?.storedFrame ?? item?.layoutFrame ?? .zero }

  /// The active constraints installed here, in the order of installation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the children, or of all that lies below where
  ///   some name nothing nearer.
  var hosted: [LayoutConstraint] {
    var hosted: [LayoutConstraint] = []
    pointer.forEachHosted { hosted.append($0) }
    return hosted.sorted { $0.rank < $1.rank }
  }
  /// The active constraints that mention this item.
  var incident: LinkedConstraints { LinkedConstraints(incidentTo: pointer) }

  func makeExtras() -> ItemExtras {
    if let extras { return extras }
    let made = ItemExtras()
    extras = made
    return made
  }

  /// The constraints this item's dialects keep; made when first asked for.
  package var ledger: ConstraintLedger {
    if let ledger = state.ledger { return ledger }
    let made = ConstraintLedger(record: self)
    state.ledger = made
    return made
  }

  /// The ledger, if anything was ever written into it.
  package var existingLedger: ConstraintLedger? { state.ledger }
}
