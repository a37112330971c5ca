extension LayoutView: Hashable {
  /// Whether both are the same view, by identity.
  public static func == (lhs: LayoutView, rhs: LayoutView) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutGuide: Hashable {
  /// Whether both are the same guide, by identity.
  public static func == (lhs: LayoutGuide, rhs: LayoutGuide) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
