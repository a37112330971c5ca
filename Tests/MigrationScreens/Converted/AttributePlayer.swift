// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AttributePlayer: UIView {
    private lazy var artwork: UIView = UIView()
    private lazy var progress: UIView = UIView()
    private lazy var caption: UILabel = UILabel("Side B")

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [artwork, progress, caption] {
            addSubview(view)
        }
        self.artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
        self.artwork.autoAlignAxis(toSuperviewAxis: .vertical)
        self.artwork.autoMatch(.width, to: .width, of: self, withMultiplier: 0.75)
        self.artwork.autoMatch(.height, to: .width, of: artwork)
        self.progress.autoPinEdge(.top, to: .bottom, of: self.artwork, withOffset: 20)
        self.progress.autoPinEdge(.left, to: .left, of: self.artwork)
        self.progress.autoPinEdge(.right, to: .right, of: self.artwork)
        self.progress.autoSetDimension(.height, toSize: 4)
        self.caption.autoPinEdge(.top, to: .bottom, of: self.progress, withOffset: 8)
        self.caption.autoAlignAxis(toSuperviewAxis: .vertical)
    }
}
