import UIKitNames

extension UIView {
  /// Adds a view behind all others that is as large as this one, by required constraints.
  ///
  /// So a fitting size of this view is one of what lies inside the other.
  func addFilling(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
