import ConstraintKernel
import LayoutTesting
import MakerLayout

/// A small screen with a title, a button and a badge, laid out by a block.
final class Card {
  let view = LayoutView()
  let title = LayoutLabel("Title of some length")
  let button = LayoutView()
  let badge = LayoutView()

  init(_ layOut: (Card) -> Void) {
    for (view, name) in [(title as LayoutView, "title"), (button, "button"), (badge, "badge")] {
      view.layoutName = name
      self.view.addSubview(view)
    }
    view.layoutName = "card"
    layOut(self)
  }

  /// The card everybody agrees on.
  static func standard(_ card: Card) {
    card.title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.trailing.equalToSuperview().inset(16).priority(.high)
    }
    card.button.snp.makeConstraints { make in
      make.top.equalTo(card.title.snp.bottom).offset(8)
      make.leading.equalTo(card.title)
      make.width.equalToSuperview().offset(-40)
      make.height.equalTo(44)
    }
    card.badge.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.trailing.equalToSuperview()
      make.size.equalTo(20)
    }
  }

  /// A comparison of the standard card with another one.
  static func compared(
    with layOut: @escaping (Card) -> Void,
    allowed: [AllowedDifference] = []
  ) -> LayoutComparisonReport {
    func version(_ layOut: @escaping (Card) -> Void) -> ComparedScreen.Version {
      .builder {
        let card = Card(layOut)
        return BuiltScreen(card.view, owner: card)
      }
    }
    let screen = ComparedScreen("card", old: version(standard), new: version(layOut))
    return LayoutComparison([screen], allowed: allowed).report()
  }
}
