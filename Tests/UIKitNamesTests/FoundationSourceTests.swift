import AutoPinLayout
import Foundation
import MakerLayout
import Testing
import UIKitNames

// A file that needs Foundation beside UIKit, as view models and tests do.

private final class PriceView: UIView {
  let priceLabel = UILabel()
  let dateLabel = UILabel()
  private let side: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(priceLabel)
    addSubview(dateLabel)
    priceLabel.text = String(format: "%.2f", 9.5)
    dateLabel.text = String(Date(timeIntervalSince1970: 0).timeIntervalSince1970)
    priceLabel.snp.makeConstraints { $0.left.top.equalToSuperview().inset(side) }
    dateLabel.autoPinEdge(.top, to: .bottom, of: priceLabel, withOffset: side / 2)
    dateLabel.autoPinEdge(.left, to: .left, of: priceLabel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width / 2), height: max(size.height, CGFloat.pi))
  }
}

@Suite("Source that imports Foundation beside UIKit's names")
struct FoundationSourceTests {
  @Test("CGRect, CGSize, CGPoint and CGFloat mean the kernel's types, without an ambiguity")
  func names() {
    let view = PriceView(frame: CGRect(origin: .zero, size: CGSize(width: 200, height: 100)))
    view.layoutIfNeeded()
    // "9.50" and "0.0" at 8 by 20 points a character.
    #expect(view.priceLabel.frame == CGRect(x: 12, y: 12, width: 32, height: 20))
    #expect(view.dateLabel.frame == CGRect(x: 12, y: 38, width: 24, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 1)) == CGSize(width: 3, height: .pi))
  }

  @Test("Foundation's own rectangle is there under its full name")
  func foundation() {
    let rect: CGRect = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Foundation.CGRect(rect) == Foundation.CGRect(x: 1, y: 2, width: 3, height: 4))
    let width: Foundation.CGFloat = Foundation.CGRect(rect).width
    let points: CGFloat = width
    #expect(points == 3)
  }
}
