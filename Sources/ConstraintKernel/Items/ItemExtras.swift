/// The rarer properties of an item, kept apart so that most records stay small.
final class ItemExtras {
  var environment: LayoutEnvironment?
  var semanticContent = SemanticContentAttribute.unspecified
  var issues = IssueInbox()
  /// The margins that were set.
  var margins: LayoutInsets?
  /// The margins that were set in reading direction, in place of ``margins``.
  var directionalMargins: LayoutDirectionalInsets?
  /// The margins that count, of a view whose margins are not the standard ones.
  var effectiveMargins: LayoutInsets?
  /// How far the frame reaches beyond the rectangle that attributes speak of.
  var alignment = LayoutInsets.zero
  /// The baselines that the item answered last with numbers that can be used.
  var baselines = (first: 0.0, last: 0.0)
  /// The guide that stands for the content, if the item scrolls.
  var scrollContent: ItemRecord?
  /// Stands at the owner's origin, of a size that constraints give it.
  var isAtOwnersOrigin = false
  var isGone = false
  /// A stack leaves the item out of its row.
  var isLeftOut = false
  /// The frame that an item placed by its frame has when it comes back.
  var frameBeforeGone: LayoutRect?
  /// How a guide of the system lies in its owner.
  var ownerInsets: LayoutInsets?
  var autoresizingMask = LayoutAutoresizingMask()
}
