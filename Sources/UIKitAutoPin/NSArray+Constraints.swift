import AutoPinLayout
public import Foundation

/// What is no constraint is skipped.
extension NSArray {
  /// Installs the constraints in the array, all or none.
  ///
  /// The same as `autoInstallConstraints()` of a Swift array.
  public func autoInstallConstraints() {
    compactMap { $0 as? LayoutConstraint }.autoInstallConstraints()
  }

  /// Takes the constraints in the array out of layout.
  ///
  /// The same as `autoRemoveConstraints()` of a Swift array.
  public func autoRemoveConstraints() {
    compactMap { $0 as? LayoutConstraint }.autoRemoveConstraints()
  }

  /// Names the constraints in the array for diagnoses.
  ///
  /// The same as `autoIdentifyConstraints(_:)` of a Swift array.
  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    compactMap { $0 as? LayoutConstraint }.autoIdentifyConstraints(identifier)
    return self
  }
}
