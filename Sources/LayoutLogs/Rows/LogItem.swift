/// A view or guide as a row names it.
package struct LogItem: Hashable, Sendable {
  /// How a log tells items apart.
  package enum Identity: Hashable, Sendable {
    /// An address, without `0x`, leading zeros or capitals.
    case address(String)
    /// A name or a key; what looks like a class alone is one too, knowingly weak.
    case name(String)
    /// The superview of the row's other item, where the row does not say who that is.
    case superview
    /// A name that the row gives to more than one address.
    case ambiguous(String)
  }

  /// How the item is distinguished from others.
  package var identity: Identity
  /// The class as printed, empty where a row prints none.
  package var className: String
  /// A text or an identifier printed behind the address.
  package var text: String?
  /// The name the log uses in place of class and address.
  package var name: String?

  /// Whether nothing but a class or a bare word tells the item from others.
  var isWeak: Bool {
    if case .name = identity { return name == nil }
    return false
  }
}
