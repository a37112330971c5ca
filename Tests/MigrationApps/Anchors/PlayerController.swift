// swift-format-ignore-file
import UIKit

class PlayerController: UIViewController {
    let artworkView = UIImageView()
    let titleLabel = UILabel()
    let progress = UISlider()
    let playButton = UIButton()
    let previousButton = UIButton()
    let nextButton = UIButton()
    let spacer = UILayoutGuide()

    private var compact: [NSLayoutConstraint] = []
    private var regular: [NSLayoutConstraint] = []

    override func loadView() {
        view = UIView()
        view.backgroundColor = .black
        [artworkView, titleLabel, progress, playButton, previousButton, nextButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        view.addLayoutGuide(spacer)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let guide = view.safeAreaLayoutGuide
        let margins = view.layoutMarginsGuide

        compact = [
            artworkView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            artworkView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            artworkView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            titleLabel.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 20),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ]
        regular = [
            artworkView.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            artworkView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            artworkView.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.4),
            titleLabel.leadingAnchor.constraint(equalTo: artworkView.trailingAnchor, constant: 20),
            titleLabel.topAnchor.constraint(equalTo: artworkView.topAnchor),
        ]

        NSLayoutConstraint.activate([
            artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
            progress.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
            progress.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            spacer.topAnchor.constraint(equalTo: progress.bottomAnchor),
            spacer.bottomAnchor.constraint(equalTo: playButton.topAnchor),
            spacer.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
            playButton.centerXAnchor.constraint(equalTo: progress.centerXAnchor),
            playButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -32),
            playButton.widthAnchor.constraint(equalToConstant: 64),
            playButton.heightAnchor.constraint(equalTo: playButton.widthAnchor),
            previousButton.trailingAnchor.constraint(equalTo: playButton.leadingAnchor, constant: -32),
            previousButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
            nextButton.leadingAnchor.constraint(equalTo: playButton.trailingAnchor, constant: 32),
            nextButton.centerYAnchor.constraint(equalTo: playButton.centerYAnchor),
        ])
        apply(isRegular: view.bounds.width > 600)
    }

    private func apply(isRegular: Bool) {
        NSLayoutConstraint.deactivate(isRegular ? compact : regular)
        NSLayoutConstraint.activate(isRegular ? regular : compact)
    }
}
