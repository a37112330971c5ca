// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorPlayer: UIView {
    let artwork = UIView()
    let progress = UIView()
    let caption = UILabel("Now playing")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(progress)
        addSubview(caption)
        artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
        artwork.autoAlignAxis(toSuperviewAxis: .vertical)
        artwork.autoMatch(.width, to: .width, of: self, withMultiplier: 0.75)
        artwork.autoMatch(.height, to: .width, of: artwork)
        progress.autoPinEdge(.top, to: .bottom, of: artwork, withOffset: 20)
        progress.autoPinEdge(.leading, to: .leading, of: artwork)
        progress.autoPinEdge(.trailing, to: .trailing, of: artwork)
        progress.autoSetDimension(.height, toSize: 4)
        caption.autoPinEdge(.top, to: .bottom, of: progress, withOffset: 2 * 4)
        caption.autoAlignAxis(.vertical, toSameAxisOf: progress)
    }
}
