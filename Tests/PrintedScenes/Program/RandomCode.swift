/// The random layouts as printed in each dialect.
enum RandomCode {
  /// By the dialect's word on the command line, one function for each seed.
  static var dialects: [(name: String, layouts: [(RandomLayout) -> Void])] {
    [
      (
        "operator",
        [
          PrintedOperators.random0, PrintedOperators.random1, PrintedOperators.random2,
          PrintedOperators.random3,
          PrintedOperators.random4, PrintedOperators.random5,
        ]
      ),
      (
        "maker",
        [
          PrintedMaker.random0, PrintedMaker.random1, PrintedMaker.random2, PrintedMaker.random3,
          PrintedMaker.random4, PrintedMaker.random5,
        ]
      ),
      (
        "attribute",
        [
          PrintedAttributes.random0, PrintedAttributes.random1, PrintedAttributes.random2,
          PrintedAttributes.random3,
          PrintedAttributes.random4, PrintedAttributes.random5,
        ]
      ),
      (
        "autopin",
        [
          PrintedAutoPin.random0, PrintedAutoPin.random1, PrintedAutoPin.random2,
          PrintedAutoPin.random3,
          PrintedAutoPin.random4, PrintedAutoPin.random5,
        ]
      ),
      (
        "anchors",
        [
          PrintedAnchors.random0, PrintedAnchors.random1, PrintedAnchors.random2,
          PrintedAnchors.random3,
          PrintedAnchors.random4, PrintedAnchors.random5,
        ]
      ),
      (
        "constraint",
        [
          PrintedConstraints.random0, PrintedConstraints.random1, PrintedConstraints.random2,
          PrintedConstraints.random3,
          PrintedConstraints.random4, PrintedConstraints.random5,
        ]
      ),
    ]
  }
}
