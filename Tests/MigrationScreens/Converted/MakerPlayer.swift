// swift-format-ignore-file
import AutoPinLayout
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

        artwork.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
        artwork.autoAlignAxis(toSuperviewAxis: .vertical)
        artwork.autoMatch(.width, to: .width, of: self, withMultiplier: 0.75)
        artwork.autoMatch(.height, to: .width, of: artwork)

        progress.autoPinEdge(.top, to: .bottom, of: artwork, withOffset: 20)
        progress.autoPinEdge(.leading, to: .leading, of: artwork)
        progress.autoPinEdge(.trailing, to: .trailing, of: artwork)
        progress.autoSetDimension(.height, toSize: 4)

        controls.autoPinEdge(.top, to: .bottom, of: progress, withOffset: 20)
        controls.autoAlignAxis(toSuperviewAxis: .vertical)
    }
}
