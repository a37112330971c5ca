// swift-format-ignore-file
import MakerLayout
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

        artwork.snp.makeConstraints {
            $0.top.equalToSuperview().offset(40)
            $0.centerX.equalToSuperview()
            $0.width.equalToSuperview().multipliedBy(0.75)
            $0.height.equalTo(artwork.snp.width)
        }

        progress.snp.makeConstraints {
            $0.top.equalTo(artwork.snp.bottom).offset(20)
            $0.leading.trailing.equalTo(artwork)
            $0.height.equalTo(4)
        }

        controls.snp.makeConstraints {
            $0.top.equalTo(progress.snp.bottom).offset(20)
            $0.centerX.equalTo(self)
        }
    }
}
