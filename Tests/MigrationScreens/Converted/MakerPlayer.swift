// swift-format-ignore-file
import AttributeLayout
import UIKitNames

class MakerPlayer: UIView {
    let artwork = UIView()
    let controls = UIStackView()
    let progress = UIView()
    let previousButton = UILabel("<<"), playButton = UILabel(">"), nextButton = UILabel(">>")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(controls)
        addSubview(progress)
        for button in [previousButton, playButton, nextButton] { controls.addArrangedSubview(button) }
        controls.spacing = 24

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

        controls.easy.layout([
            Top(20).to(progress, .bottom),
            CenterX(),
        ])
    }
}
