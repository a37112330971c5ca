/// A class whose objects are equal to themselves alone.
public protocol ComparedByIdentity: AnyObject, Hashable {}

extension ComparedByIdentity {
  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutView: ComparedByIdentity {}
extension LayoutGuide: ComparedByIdentity {}
extension LayoutConstraint: ComparedByIdentity {}
extension ItemRecord: ComparedByIdentity {}
