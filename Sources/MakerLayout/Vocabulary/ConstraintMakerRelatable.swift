import ConstraintKernel

/// Attributes that wait to be related to something.
public class ConstraintMakerRelatable {
  /// The maker, which uses the piece again while nobody else holds it.
  @exclusivity(unchecked)
  private final var makerReference: Unmanaged<ConstraintMaker>
  /// The maker, once it may go away before the piece does.
  @exclusivity(unchecked)
  private final var keptMaker: ConstraintMaker?
  @exclusivity(unchecked)
  private(set) final var attributes: ConstraintAttributes
  @exclusivity(unchecked)
  private final var leadsOn = false

  init(_ maker: ConstraintMaker, _ attributes: ConstraintAttributes) {
    makerReference = .passUnretained(maker)
    self.attributes = attributes
  }

  final var maker: ConstraintMaker { makerReference.takeUnretainedValue() }

  /// Calls `body` with the maker, which somebody keeps meanwhile, without counting a reference.
  @inline(__always)
  final func withMaker<Result>(_ body: (ConstraintMaker) -> Result) -> Result {
    makerReference._withUnsafeGuaranteedRef(body)
  }

  /// Serves the same maker as a new piece, when nobody holds it as the one it was.
  final func begin(_ attributes: ConstraintAttributes) {
    self.attributes = attributes
    leadsOn = false
  }

  /// Somebody holds the piece, and may do so when the maker has gone.
  final func keepMaker() {
    keptMaker = maker
  }

  /// Something came of this piece of the chain, so it is not an incomplete one.
  final func goOn() {
    guard !leadsOn else { return }
    leadsOn = true
    withMaker { $0.chainGoesOn() }
  }

  final func relate(
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTarget.Kind,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    goOn()
    return withMaker { $0.relate(attributes, relation, target, source) }
  }

  /// Relates to an item that exists for as long as the call takes.
  final func relate(
    _ relation: LayoutConstraint.Relation,
    _ record: Unmanaged<ItemRecord>,
    _ targetAttributes: ConstraintAttributes,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    goOn()
    return withMaker { $0.relate(attributes, relation, record, targetAttributes, source) }
  }
}
