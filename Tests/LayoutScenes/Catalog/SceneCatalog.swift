/// Every scene and every dialect it is written in.
public enum SceneCatalog {
  /// The dialects, the kernel's own words first.
  public static var dialects: [any SceneDialect.Type] {
    [
      KernelDialect.self,
      OperatorDialect.self,
      MakerDialect.self,
      AttributeDialect.self,
      AutoPinDialect.self,
    ]
  }

  /// The scene of that name, if there is one.
  public static func scene(named name: String) -> SceneEntry? {
    scenes.first { $0.name == name }
  }
}
