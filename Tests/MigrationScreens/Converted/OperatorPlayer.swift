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
            NSLayoutConstraint(item: artwork, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 40),
            NSLayoutConstraint(item: artwork, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: artwork, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.75, constant: 0),
            NSLayoutConstraint(item: artwork, attribute: .height, relatedBy: .equal, toItem: artwork, attribute: .width, multiplier: 1, constant: 0),
        ])
        progress.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: progress, attribute: .top, relatedBy: .equal, toItem: artwork, attribute: .bottom, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: progress, attribute: .leading, relatedBy: .equal, toItem: artwork, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: progress, attribute: .trailing, relatedBy: .equal, toItem: artwork, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: progress, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: caption, attribute: .top, relatedBy: .equal, toItem: progress, attribute: .bottom, multiplier: 1, constant: 2 * 4),
            NSLayoutConstraint(item: caption, attribute: .centerX, relatedBy: .equal, toItem: progress, attribute: .centerX, multiplier: 1, constant: 0),
        ])
    }
}
