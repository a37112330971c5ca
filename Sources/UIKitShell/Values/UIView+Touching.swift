import ConstraintKernel
public import UIKitNames

extension UIViewValues {
  /// Whether people may touch the view; true at first.
  public var isUserInteractionEnabled: Bool {
    get { knownValues?.isUserInteractionEnabled ?? true }
    set { values.isUserInteractionEnabled = newValue }
  }

  /// Whether several touches are distinguished; kept, without effect.
  public var isMultipleTouchEnabled: Bool {
    get { knownValues?.isMultipleTouchEnabled ?? false }
    set { values.isMultipleTouchEnabled = newValue }
  }

  /// Whether nothing else may be touched meanwhile.
  public var isExclusiveTouch: Bool {
    get { knownValues?.isExclusiveTouch ?? false }
    set { values.isExclusiveTouch = newValue }
  }

  /// The gestures that were added, none of which is recognised; nil at first.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { knownValues?.gestureRecognizers }
    set {
      for old in knownValues?.gestureRecognizers ?? [] { old.view = nil }
      values.gestureRecognizers = newValue ?? []
      for new in newValue ?? [] { new.view = self }
    }
  }

  /// Adds a gesture to those the view waits for.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    values.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a gesture out of those the view waits for.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    values.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The innermost view at a point of this one's coordinates that people may touch; nil for none.
  ///
  /// Views that are hidden, see-through (below 0.01) or not to be touched are passed over, together
  /// with what lies inside them.
  /// - Complexity: O(*n*) in the subviews of the views on the way.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    func takes(_ view: UIView, _ point: CGPoint) -> Bool {
      !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
        && view.point(inside: point, with: event)
    }
    guard takes(self, point) else { return nil }
    var (view, point): (UIView, CGPoint) = (self, point)
    while let inner = view.subviews.last(where: { takes($0, $0.convert(point, from: view)) }) {
      point = inner.convert(point, from: view)
      view = inner
    }
    return view
  }

  /// Does nothing: there is no typing.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}
