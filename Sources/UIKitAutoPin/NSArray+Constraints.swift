import AutoPinLayout
public import Foundation

/// The same as the methods of a Swift array; what is no constraint is skipped.
extension NSArray {
  /// Installs the constraints in the array, all or none.
  public func autoInstallConstraints() {
    compactMap { $0 as? LayoutConstraint }.autoInstallConstraints()
  }

  /// Takes the constraints in the array out of layout.
  public func autoRemoveConstraints() {
    compactMap { $0 as? LayoutConstraint }.autoRemoveConstraints()
  }

  /// Names the constraints in the array for diagnoses.
  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    compactMap { $0 as? LayoutConstraint }.autoIdentifyConstraints(identifier)
    return self
  }
}
