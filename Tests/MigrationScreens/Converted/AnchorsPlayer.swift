// swift-format-ignore-file
import UIKitNames
import AutoPinLayout

final class AnchorsPlayer: UIView {
    let artwork = UIView()
    let caption = UILabel("Finale")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(caption)
        artwork.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
        artwork.autoAlignAxis(toSuperviewAxis: .vertical)
        artwork.autoMatch(.width, to: .width, of: self, withMultiplier: 0.75)
        artwork.autoMatch(.height, to: .width, of: artwork)
        caption.autoPinEdge(.top, to: .bottom, of: artwork, withOffset: 8)
        caption.autoAlignAxis(.vertical, toSameAxisOf: artwork)
    }
}
