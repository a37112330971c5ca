/// Baselines that come with the heights for a width, in place of those that the item answers by itself.
extension ItemRecord {
  /// Remembers the baselines that came with the heights for a width; says whether they are others than before.
  func takeMeasuredBaselines(_ first: Double?, _ last: Double?) -> Bool {
    if extras == nil, first == nil, last == nil { return false }
    let extras = makeExtras()
    let former = extras.measuredBaselines
    if former.first == first, former.last == last { return false }
    extras.measuredBaselines = (first, last)
    extras.baselines = (first ?? readFirstBaseline(), last ?? readLastBaseline())
    return true
  }

  /// Forgets baselines that came with heights; says whether there were any.
  func forgetMeasuredBaselines() -> Bool {
    guard let former = extras?.measuredBaselines, former.first != nil || former.last != nil else {
      return false
    }
    extras?.measuredBaselines = (nil, nil)
    return true
  }
}
