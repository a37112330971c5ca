import ConstraintKernel

/// Attributes that wait to be related to something.
public class ConstraintMakerRelatable {
  @exclusivity(unchecked)
  private(set) final var maker: ConstraintMaker
  @exclusivity(unchecked)
  private(set) final var attributes: ConstraintAttributes = []
  @exclusivity(unchecked)
  private final var leadsOn = false

  init(_ maker: ConstraintMaker) {
    self.maker = maker
  }

  /// Serves as a new piece, when nobody holds it as the one it was.
  final func begin(_ attributes: ConstraintAttributes, by maker: ConstraintMaker) {
    if self.maker !== maker { self.maker = maker }
    self.attributes = attributes
    leadsOn = false
  }

  /// Something came of this piece of the chain, so it is not an incomplete one.
  final func goOn() {
    guard !leadsOn else { return }
    leadsOn = true
    maker.chainGoesOn()
  }

  final func relate(
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTarget.Kind,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    goOn()
    return maker.relate(attributes, relation, target, source)
  }
}
