// swift-format-ignore-file
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

        artwork.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: self.topAnchor, constant: 40),
            artwork.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            artwork.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 0.75),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
        ])

        progress.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            progress.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 20),
            progress.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: artwork.trailingAnchor),
            progress.heightAnchor.constraint(equalToConstant: 4),
        ])

        controls.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            controls.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 20),
            controls.centerXAnchor.constraint(equalTo: self.centerXAnchor),
        ])
    }
}
