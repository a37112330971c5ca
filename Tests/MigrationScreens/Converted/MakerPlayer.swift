// swift-format-ignore-file
import OperatorLayout
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

        constrain(artwork, self) { artwork, view in
            artwork.top == view.top + 40
            artwork.centerX == view.centerX
            artwork.width == view.width * 0.75
            artwork.height == artwork.width
        }

        constrain(progress, artwork) { progress, artwork in
            progress.top == artwork.bottom + 20
            progress.leading == artwork.leading
            progress.trailing == artwork.trailing
            progress.height == 4
        }

        constrain(controls, progress, self) { controls, progress, view in
            controls.top == progress.bottom + 20
            controls.centerX == view.centerX
        }
    }
}
