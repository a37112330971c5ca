/// What few views have, in an object of its own so that most stay small.
final class ViewExtras {
  var name = ""
  var tag = 0
  var alpha = 1.0
  /// The guides the view owns, in the order they were added.
  var guides: [LayoutGuide] = []
  /// Those of them that the system places.
  var guidesOfSystem: SystemGuides?
  /// What covers the view.
  var safeArea: SafeArea?
  /// What a module above keeps with the view.
  var attachment: AnyObject?
  /// Who hears of its turn in layout passes.
  weak var layoutObserver: (any LayoutTurnObserver)?
}

/// An observer of a view's turns in layout passes, as a view controller is.
package protocol LayoutTurnObserver: AnyObject {
  /// The view is to bring its constraints up to date; the view that is asked does it in its place, by
  /// ``LayoutView/updateConstraints()``.
  func updateConstraintsOfView()
  /// The view's turn comes.
  func willLayoutSubviews()
  /// The view had its turn.
  func didLayoutSubviews()
}

extension LayoutView {
  /// The guides of the view that the system places.
  final var guidesOfSystem: SystemGuides? { extras?.guidesOfSystem }

  /// What covers the view; nil while nothing ever did.
  final var safeArea: SafeArea? { extras?.safeArea }

  /// What a module above keeps with the view, and no other module reads; nil until it sets it.
  package final var attachment: AnyObject? {
    get { extras?.attachment }
    set { if extras != nil || newValue != nil { makeExtras().attachment = newValue } }
  }

  /// Who hears of the view's turn in layout passes; not retained.
  ///
  /// A view that has one gets its turn as views of a subclass do.
  package final var layoutObserver: (any LayoutTurnObserver)? {
    get { extras?.layoutObserver }
    set {
      guard extras != nil || newValue != nil else { return }
      makeExtras().layoutObserver = newValue
      guard newValue != nil else { return }
      record.flags.insert(.hasCallbacks)
      record.mark([.updateConstraints, .layout])
    }
  }

  /// Brings the constraints up to date, or has the observer do it.
  final func takeUpdateTurn() {
    if let observer = layoutObserver {
      observer.updateConstraintsOfView()
    } else {
      updateConstraints()
    }
  }

  /// Lays out the subviews, and tells the observer before and after.
  final func takeLayoutTurn() {
    let observer = layoutObserver
    record.flags.insert(.isLayingOut)
    observer?.willLayoutSubviews()
    layoutSubviews()
    observer?.didLayoutSubviews()
    record.flags.remove(.isLayingOut)
  }

  final func makeExtras() -> ViewExtras { extras.made(by: ViewExtras.init) }
}
