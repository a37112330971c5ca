// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A bar with an optional subtitle; the helper below is how this project pins its cells.
final class MakerPlayerBar: ChangingView {
    let cover = UIView()
    let title = UILabel("A rather long title of a song")
    private var titleConstraints: [NSLayoutConstraint] = []
    let subtitle = UILabel("Artist")
    private var subtitleConstraints: [NSLayoutConstraint] = []
    let play = UIView()
    var hasSubtitle = true {
        didSet { layOutTexts() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        [cover, title, subtitle, play].forEach(addSubview)
        cover.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: cover, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -8),
            NSLayoutConstraint(item: cover, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: cover, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
            NSLayoutConstraint(item: cover, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
        ])
        square(play, side: 32)
        layOutTexts()
    }

    private func square(_ view: UIView, side: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: side),
            NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: side),
            NSLayoutConstraint(item: view, attribute: .centerY, relatedBy: .equal, toItem: cover, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: view.superview!, attribute: .trailing, multiplier: 1, constant: -8),
        ])
    }

    private func layOutTexts() {
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(titleConstraints)
        titleConstraints = [
            NSLayoutConstraint(item: title, attribute: .leading, relatedBy: .equal, toItem: cover, attribute: .trailing, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: title, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: play, attribute: .leading, multiplier: 1, constant: -8),
        ]
        NSLayoutConstraint.activate(titleConstraints)
        if hasSubtitle {
            titleConstraints += [
                NSLayoutConstraint(item: title, attribute: .bottom, relatedBy: .equal, toItem: cover, attribute: .centerY, multiplier: 1, constant: -1)
            ]
            NSLayoutConstraint.activate(titleConstraints)
        } else {
            titleConstraints += [
                NSLayoutConstraint(item: title, attribute: .centerY, relatedBy: .equal, toItem: cover, attribute: .centerY, multiplier: 1, constant: 0)
            ]
            NSLayoutConstraint.activate(titleConstraints)
        }
        subtitle.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(subtitleConstraints)
        subtitleConstraints = [
            NSLayoutConstraint(item: subtitle, attribute: .leading, relatedBy: .equal, toItem: title, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: subtitle, attribute: .trailing, relatedBy: .equal, toItem: title, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: subtitle, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom, multiplier: 1, constant: hasSubtitle ? 2 : 0),
        ]
        NSLayoutConstraint.activate(subtitleConstraints)
    }

    override func change() {
        hasSubtitle = false
    }
}
