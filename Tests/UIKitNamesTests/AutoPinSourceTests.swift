import AutoPinLayout
import Testing
import UIKitNames

private final class BannerView: UIView {
  let image: UIView = UIView(forAutoLayout: ())
  let caption: UILabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(image)
    addSubview(caption)
    caption.text = "Caption"
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
    image.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom)
    image.autoSetDimension(.height, toSize: 80)
    caption.autoPinEdge(.top, to: .bottom, of: image, withOffset: 6)
    caption.autoAlignAxis(toSuperviewAxis: .vertical)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority.defaultLow) {
      caption.autoSetDimension(.width, toSize: 500)
    }
  }
}

@Suite("Source written for UIKit with pinning")
struct AutoPinSourceTests {
  @Test("Views laid out by pinning compile with their imports changed, and lay out")
  func banner() {
    let view = BannerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.layoutIfNeeded()
    #expect(view.image.frame == CGRect(x: 10, y: 5, width: 280, height: 80))
    #expect(view.caption.frame.minY == 91)
    #expect(view.caption.frame.midX == 150)
  }
}
