import ConstraintKernel

/// Attributes that may be followed by further ones: `make.left.right.equalTo(…)`.
///
/// A piece never changes: what is begun once can be related to several things, and each relation
/// makes a constraint.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributeNames {
  /// The chain with further attributes.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    goOn()
    return withMaker {
      $0.chainIsLengthened()
      return $0.piece(self.attributes.union(attributes))
    }
  }

  /// The same chain; it only makes a sentence read well.
  public var and: ConstraintMakerExtendable { self }

  /// The same chain; it only makes a sentence read well.
  public var with: ConstraintMakerExtendable { self }
}
