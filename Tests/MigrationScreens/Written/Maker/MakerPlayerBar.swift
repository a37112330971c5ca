// swift-format-ignore-file
import MakerLayout
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
        cover.snp.makeConstraints { make in
            make.leading.bottom.equalToSuperview().inset(8)
            make.size.equalTo(48)
        }
        square(play, side: 32)
        layOutTexts()
    }

    private func square(_ view: UIView, side: CGFloat) {
        view.snp.makeConstraints { make in
            make.size.equalTo(side)
            make.centerY.equalTo(cover)
            make.trailing.equalToSuperview().inset(8)
        }
    }

    private func layOutTexts() {
        title.snp.remakeConstraints { make in
            make.leading.equalTo(cover.snp.trailing).offset(8)
            make.trailing.lessThanOrEqualTo(play.snp.leading).offset(-8)
            if hasSubtitle {
                make.bottom.equalTo(cover.snp.centerY).offset(-1)
            } else {
                make.centerY.equalTo(cover)
            }
        }
        subtitle.snp.remakeConstraints { make in
            make.leading.trailing.equalTo(title)
            make.top.equalTo(title.snp.bottom).offset(hasSubtitle ? 2 : 0)
        }
    }

    override func change() {
        hasSubtitle = false
    }
}
