// swift-format-ignore-file
import UIKitNames

final class AnchorsPlayer: UIView {
    let artwork = UIView()
    let caption = UILabel("Finale")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(artwork)
        addSubview(caption)
        artwork.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            artwork.topAnchor.constraint(equalTo: self.topAnchor, constant: 40),
            artwork.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            artwork.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 0.75),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
            caption.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 8),
            caption.centerXAnchor.constraint(equalTo: artwork.centerXAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
    }
}
