// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A bar with an optional subtitle; the helper below is how this project pins its cells.
final class MakerPlayerBar: ChangingView {
    let cover = UIView()
    let title = UILabel("A rather long title of a song")
    let subtitle = UILabel("Artist")
    let play = UIView()
    var hasSubtitle = true {
        didSet { layOutTexts() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        [cover, title, subtitle, play].forEach(addSubview)
        cover.easy.layout([
            Bottom(8),
            Leading(8),
            Size(48),
        ])
        square(play, side: 32)
        layOutTexts()
    }

    private func square(_ view: UIView, side: CGFloat) {
        view.easy.layout([
            Size(side),
            CenterY().to(cover, .centerY),
            Trailing(8),
        ])
    }

    private func layOutTexts() {
        title.easy.clear()
        title.easy.layout([
            Leading(8).to(cover, .trailing),
            Trailing(<=8).to(play, .leading),
        ])
        if hasSubtitle {
            title.easy.layout(Bottom(1).to(cover, .centerY))
        } else {
            title.easy.layout(CenterY().to(cover, .centerY))
        }
        subtitle.easy.clear()
        subtitle.easy.layout([
            Leading().to(title, .leading),
            Trailing().to(title, .trailing),
            Top(hasSubtitle ? 2 : 0).to(title, .bottom),
        ])
    }

    override func change() {
        hasSubtitle = false
    }
}
