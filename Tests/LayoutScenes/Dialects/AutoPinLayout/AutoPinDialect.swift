import AutoPinLayout

/// The scenes as users of auto-pin methods write them.
public enum AutoPinDialect: SceneDialect {
  /// The module.
  public static var name: String { "AutoPinLayout" }
}
