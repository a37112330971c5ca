/// A root that its own rows pull at.
struct PulledRoot {
  let pull: SizePull
  /// What was known of conflicts before.
  let conflicts: KnownConflicts
}

/// What is known of conflicts before a question that may change them for its time.
struct KnownConflicts {
  /// Whether all of them were reported.
  let areReported: Bool
  /// How many break each constraint; nil stands for rows of items themselves.
  let broken: [LayoutConstraint?: Int]
}
