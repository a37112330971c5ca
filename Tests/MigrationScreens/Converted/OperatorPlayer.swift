// swift-format-ignore-file
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
        artwork.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: self.topAnchor, constant: 40),
            artwork.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            artwork.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 0.75),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
        ])
        progress.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            progress.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 20),
            progress.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: artwork.trailingAnchor),
            progress.heightAnchor.constraint(equalToConstant: 4),
            caption.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 2 * 4),
            caption.centerXAnchor.constraint(equalTo: progress.centerXAnchor),
        ])
    }
}
