// swift-format-ignore-file
import MigrationScreens
import MakerLayout
import UIKitNames

/// A card of a player: proxies by number, a weak self, and numbers of all kinds.
final class OperatorPlayerCard: ChangingView {
    private let cover = UIView()
    private let title = UILabel("Nocturne No. 2")
    private let artist = UILabel("Chopin")
    private let slider = UIView()
    private var sliderHeight: NSLayoutConstraint?
    private let margin: CGFloat = 16
    private let columns = 3
    private var isTall: Bool { frame.height > 600 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        [cover, title, artist, slider].forEach { addSubview($0) }
        cover.snp.makeConstraints { make in
            make.top.equalTo(self.safeAreaLayoutGuide.snp.top).offset(self.margin)
            make.left.equalToSuperview().offset(self.margin)
            make.width.equalToSuperview().multipliedBy(1 / CGFloat(self.columns)).offset(-4).priority(900)
            make.height.equalTo(cover.snp.width)
        }
        title.snp.makeConstraints { make in
            make.left.equalTo(cover.snp.right).offset(margin / 2)
            make.right.lessThanOrEqualToSuperview().inset(margin)
            make.top.equalTo(cover)
            make.left.equalTo(artist)
        }
        artist.snp.makeConstraints { make in
            make.top.equalTo(title.snp.bottom).offset((isTall ? 8 : 4))
            make.bottom.lessThanOrEqualTo(cover).priority(.low)
        }
        slider.snp.makeConstraints { make in
            make.top.equalTo(cover.snp.bottom).offset(3 * margin)
            make.centerX.equalToSuperview().offset(-1.5)
            sliderHeight = make.height.equalTo(4).constraint.layoutConstraints[0]
            make.width.equalToSuperview().multipliedBy(0.9)
        }
    }

    override func change() {
        sliderHeight?.constant = 10
    }
}
