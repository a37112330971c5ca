/// Several places for an item, in order of preference: the first that fits is in layout.
///
/// ```swift
/// let places = LayoutPlaces(for: menu)
/// places.add { menu.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true }
/// places.add { menu.bottomAnchor.constraint(equalTo: button.topAnchor).isActive = true }
/// ```
///
/// A place is code of any dialect, as in a definition of ``LayoutStates``. It *fits* if no required
/// constraint of it contradicts others, and the item does not reach out of an area. Every layout
/// pass looks before it hands out frames: the place that is installed stays while it fits, so that
/// nothing flickers, and otherwise the others are tried. So frames may depend on what was before.
///
/// Keep the object for as long as places are to be chosen. Once it goes, what is in layout stays.
public final class LayoutPlaces {
  private let chooser: PlaceChooser

  /// Makes places for an item, of which none is added yet.
  ///
  /// - Parameters:
  ///   - item: The item that is placed.
  ///   - area: What the item may not reach out of; nil for what is safe of the view at the top.
  public init(for item: any LayoutItem, in area: (any LayoutItem)? = nil) {
    chooser = PlaceChooser(for: item.record, in: area?.record)
    item.record.add(chooser)
  }

  deinit { chooser.item.remove(chooser) }

  /// The number of the place that is in layout, the first is 0; nil if none is.
  public var current: Int? { chooser.current }

  /// Whether one of the places is in layout; true at first.
  ///
  /// Set to false, it is taken out; set to true, the first one is installed, and the next pass
  /// chooses.
  public var isActive: Bool {
    get { chooser.isActive }
    set { chooser.setActive(newValue) }
  }

  /// Adds a place, to be tried where those before it do not fit.
  ///
  /// The first one is installed at once. What is refused inside, and verbs that change, replace or
  /// remove constraints, are reported, and nothing is added. A place that cannot be installed later,
  /// as an item was freed, is reported once and passed over.
  ///
  /// - Parameter constraints: Makes the constraints.
  /// - Returns: Whether it was added.
  /// - Complexity: O(*n*) in the constraints of all places, beside the block. A pass in which the installed
  ///   place fits costs O(depth of the item); otherwise it solves once for each place that it tries.
  @discardableResult
  public func add(_ constraints: () throws -> Void) rethrows -> Bool {
    try chooser.add(constraints)
  }

  /// Adds places of constraints that were made, of which several places may have one, and installs one of them.
  ///
  /// They keep the places that they have in the order of activation. What could never hold, and what is active
  /// by itself, is reported, and is no place.
  package func add(holding places: [[LayoutConstraint]], startingAt start: Int) {
    chooser.add(places, startingAt: start)
  }
}
