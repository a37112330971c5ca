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
            cover.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -8),
            cover.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 8),
            cover.widthAnchor.constraint(equalToConstant: 48),
            cover.heightAnchor.constraint(equalToConstant: 48),
        ])
        square(play, side: 32)
        layOutTexts()
    }

    private func square(_ view: UIView, side: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: side),
            view.heightAnchor.constraint(equalToConstant: side),
            view.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            view.trailingAnchor.constraint(equalTo: view.superview!.trailingAnchor, constant: -8),
        ])
    }

    private func layOutTexts() {
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(titleConstraints)
        titleConstraints = [
            title.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: play.leadingAnchor, constant: -8),
        ]
        NSLayoutConstraint.activate(titleConstraints)
        if hasSubtitle {
            titleConstraints += [
                title.bottomAnchor.constraint(equalTo: cover.centerYAnchor, constant: -1)
            ]
            NSLayoutConstraint.activate(titleConstraints)
        } else {
            titleConstraints += [
                title.centerYAnchor.constraint(equalTo: cover.centerYAnchor)
            ]
            NSLayoutConstraint.activate(titleConstraints)
        }
        subtitle.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(subtitleConstraints)
        subtitleConstraints = [
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: hasSubtitle ? 2 : 0),
        ]
        NSLayoutConstraint.activate(subtitleConstraints)
    }

    override func change() {
        hasSubtitle = false
    }
}
