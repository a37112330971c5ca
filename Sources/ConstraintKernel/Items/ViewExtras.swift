/// What few views have, in an object of its own so that most stay small.
final class ViewExtras {
  var name = ""
  var tag = 0
  /// The guides the view owns, in the order they were added.
  var guides: [LayoutGuide] = []
  /// Those of them that the system places.
  var guidesOfSystem: SystemGuides?
  /// What covers the view.
  var safeArea: SafeArea?
}

extension LayoutView {
  /// The guides of the view that the system places.
  final var guidesOfSystem: SystemGuides? {
    get { extras?.guidesOfSystem }
    set { makeExtras().guidesOfSystem = newValue }
  }

  /// What covers the view; nil while nothing ever did.
  final var safeArea: SafeArea? {
    get { extras?.safeArea }
    set { makeExtras().safeArea = newValue }
  }

  final func makeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
