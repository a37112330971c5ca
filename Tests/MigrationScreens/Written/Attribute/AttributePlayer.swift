// swift-format-ignore-file
import AttributeLayout
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
        self.artwork.easy.layout([
            Top(40),
            CenterX(),
            Width(*0.75).like(self),
            Height(*1.0).like(artwork, .width)
        ])
        self.progress.easy.layout([
            Top(20).to(self.artwork, .bottom),
            Left().to(self.artwork, .left),
            Right().to(self.artwork, .right),
            Height(4)
        ])
        self.caption.easy.layout([
            Top(8).to(self.progress, .bottom),
            CenterX()
        ])
    }
}
