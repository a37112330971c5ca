// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AutoPinPlayer: UIView {
    let artwork = UIView()
    let progress = UIView()
    let caption = UILabel("Second movement")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(progress)
        addSubview(caption)

        artwork.easy.layout([
            Top(40),
            CenterX(),
            Width(*0.75).like(self),
            Height().like(artwork, .width),
        ])

        progress.easy.layout([
            Top(20).to(artwork, .bottom),
            Leading().to(artwork, .leading),
            Trailing().to(artwork, .trailing),
            Height(4),
        ])

        caption.easy.layout([
            Top(8).to(progress, .bottom),
            CenterX(3).to(progress, .centerX),
        ])
    }
}
