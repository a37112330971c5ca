/// What `align` and `distribute` take any number of: a proxy, or an array of proxies.
public protocol LayoutProxyList {
  /// The proxies, in order.
  var proxies: [LayoutProxy] { get }
}

extension LayoutProxy: LayoutProxyList {
  /// This one alone.
  public final var proxies: [LayoutProxy] { [self] }
}

extension Array: LayoutProxyList where Element: LayoutProxy {
  /// All of them.
  public var proxies: [LayoutProxy] { self }
}

extension [any LayoutProxyList] {
  /// The proxies of all lists, one list after the other.
  var proxies: [LayoutProxy] { flatMap { $0.proxies } }
}
