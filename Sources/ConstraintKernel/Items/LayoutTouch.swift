/// A finger on a view: a name for subclasses that are touched elsewhere; nothing here makes one.
public final class LayoutTouch: Hashable {
  /// Makes a touch.
  public init() {}

  /// Whether both are the same touch.
  public static func == (lhs: LayoutTouch, rhs: LayoutTouch) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something that happened to a view: a name for subclasses; nothing here makes one.
public final class LayoutEvent {
  /// Makes an event.
  public init() {}
}
