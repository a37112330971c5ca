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
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: artwork, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 40),
            NSLayoutConstraint(item: artwork, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: artwork, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.75, constant: 0),
            NSLayoutConstraint(item: artwork, attribute: .height, relatedBy: .equal, toItem: artwork, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: caption, attribute: .top, relatedBy: .equal, toItem: artwork, attribute: .bottom, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: caption, attribute: .centerX, relatedBy: .equal, toItem: artwork, attribute: .centerX, multiplier: 1, constant: 0),
        ])
    }
}
