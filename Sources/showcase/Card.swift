import ConstraintKernel

/// The card that README shows first: an avatar, a name, a button.
final class Card {
  /// The root, 360 points wide.
  let screen = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 360, height: 112))
  /// The card.
  let card = LayoutView()
  /// A picture of 48 points.
  let avatar = LayoutView()
  /// A name as wide as its text.
  let name = SizedView(width: 96, height: 20)
  /// A button as wide as its title.
  let follow = SizedView(width: 72, height: 32)

  /// Builds the views; no dialect has spoken yet.
  init() {
    screen.layoutName = "screen"
    card.layoutName = "card"
    avatar.layoutName = "avatar"
    name.layoutName = "name"
    follow.layoutName = "follow"
    screen.addSubview(card)
    card.addSubview(avatar)
    card.addSubview(name)
    card.addSubview(follow)
  }

  /// The views, superviews first.
  var views: [LayoutView] { [screen, card, avatar, name, follow] }

  /// The card in every dialect: the module's name, and what it does with a card.
  static let dialects: [(module: String, source: String, build: @Sendable (Card) -> Void)] =
    [
      ("OperatorLayout", CardSource.operators, { $0.buildWithOperators() }),
      ("MakerLayout", CardSource.maker, { $0.buildWithMaker() }),
      ("AttributeLayout", CardSource.attributes, { $0.buildWithAttributes() }),
      ("AutoPinLayout", CardSource.autoPin, { $0.buildWithAutoPin() }),
    ]
}

/// A view whose content has a size.
final class SizedView: LayoutView {
  private let content: LayoutSize

  /// Makes a view with a natural size in points.
  init(width: Double, height: Double) {
    content = LayoutSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// The size of the content.
  override var intrinsicContentSize: LayoutSize { content }
}
