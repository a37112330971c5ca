import ConstraintKernel

extension SceneTree {
  /// One diagnostic for each axis along which frames are free.
  func ambiguityDiagnostics() -> [SceneDiagnostic] { [] }
}
