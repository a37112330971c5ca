/// The scenes as relations between proxies.
public enum OperatorDialect: SceneDialect {
  /// The module's name.
  public static let name = "OperatorLayout"
}
