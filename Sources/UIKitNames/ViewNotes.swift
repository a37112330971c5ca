package import ConstraintKernel

/// What modules of UIKit's names keep with a view.
package final class ViewNotes {
  /// The font of a label, which its measurer does not keep whole.
  var font: UIFont?
  /// Values that are without effect on layout; the module that has them knows their class.
  package var values: AnyObject?
}

extension LayoutView {
  /// What is kept with the view; made when first asked for.
  package var notes: ViewNotes {
    if let knownNotes { return knownNotes }
    let made = ViewNotes()
    attachment = made
    return made
  }

  /// What is kept with the view; nil if nothing is.
  package var knownNotes: ViewNotes? { attachment as? ViewNotes }
}
