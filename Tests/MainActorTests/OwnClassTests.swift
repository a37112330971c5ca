import ConstraintKernel
import MakerLayout
import Testing
import UIKitNames

// This module is isolated to the main actor by default, as new applications are.

/// A view of one's own, as the page on isolation says: its initializers and overrides belong to no actor, as
/// those of the class it inherits from.
nonisolated final class ContactCard: UIView {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(name)
    name.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
    }
  }

  override func layoutSubviews() { super.layoutSubviews() }
}

/// Whoever uses it may be isolated.
final class Screen {
  let card = ContactCard(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
}

@Suite("Default isolation to the main actor")
struct OwnClassTests {
  @Test("A view class outside of the actor is used on it")
  func subclass() {
    let screen = Screen()
    screen.card.layoutIfNeeded()
    #expect(screen.card.name.frame == CGRect(x: 16, y: 16, width: 288, height: 68))
  }
}
