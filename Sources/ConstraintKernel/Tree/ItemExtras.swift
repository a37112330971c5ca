/// The rarer properties of an item, in an object of their own so that most records stay small.
final class ItemExtras {
  /// The environment that was set; nil for that of the parent.
  var environment: LayoutEnvironment?
  /// The kind of device where the environment names none; nil where it is unknown.
  var deviceIdiom: LayoutEnvironment.Idiom?
  /// Whether what lies inside is mirrored.
  var semanticContent = LayoutSemanticAttribute.unspecified
  /// The journals of batches that run.
  var journals: [ConstraintJournal] = []
  /// The issue handler that was set, and what waits for it.
  var issues = IssueInbox()
  /// The margins that were set; nil for the standard ones.
  var margins: LayoutInsets?
  /// The margins that were set in reading direction, in place of ``margins``.
  var directionalMargins: LayoutDirectionalInsets?
  /// The margins that count, of a view whose margins are not the standard ones.
  var effectiveMargins: LayoutInsets?
  /// How far the frame reaches beyond the rectangle that attributes speak of.
  var alignment = LayoutInsets.zero
  /// The baselines that the item answered last with numbers that can be used.
  var baselines = (first: 0.0, last: 0.0)
  /// The baselines that came with the height for a width, where the item says them so.
  var measuredBaselines: (first: Double?, last: Double?) = (nil, nil)
  /// The guide that stands for the content, if the item scrolls.
  var scrollContent: ItemRecord?
  /// Stands at the owner's origin, of a size that constraints give it.
  var isAtOwnersOrigin = false
  /// Whether the item was set to be gone.
  var isGone = false
  /// Where the item stands in the canonical choice, if not where it was made.
  var order: UInt64?
  /// A stack leaves the item out of its row.
  var isLeftOut = false
  /// The axis along which the item has a length while it is left out.
  var keptAxis: LayoutAxis?
  /// The frame that an item placed by its frame has when it comes back.
  var frameBeforeGone: LayoutRect?
  /// How far inside its owner's edges a guide of the system lies; nil for any other item.
  var ownerInsets: LayoutInsets?
  /// How strongly the root of a hierarchy keeps the size of its frame.
  var rootSizePriority = LayoutPriority.required
  /// How much a pass of the hierarchy may do whose root the item is; nil for any amount.
  var workLimit: Int?
  /// Whose isolation domain the item shares, if it is attached to its node or lies beside one that is.
  var island: AttachedIsland?
  /// What gives way while the item is placed by its frame.
  var autoresizingMask = LayoutAutoresizingMask()
}
