// swift-format-ignore-file
import MigrationScreens
import OperatorLayout
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
        constrain(cover, self) { [weak self] cover, view in
            guard let self = self else { return }
            cover.top == view.safeArea.top + self.margin
            cover.left == view.left + self.margin
            cover.width == view.width / CGFloat(self.columns) - 4 ~ LayoutPriority(900)
            cover.height == cover.width
        }
        constrain(title, artist, cover) { title, artist, cover in
            title.left == cover.right + margin / 2
            title.right <= title.superview!.right - margin
            title.top == cover.top
            align(left: title, artist)
            artist.top == title.bottom + (isTall ? 8 : 4)
            artist.bottom <= cover.bottom ~ .defaultLow
        }
        constrain(slider, cover) {
            $0.top == $1.bottom + 3 * margin
            $0.centerX == $0.superview!.centerX - 1.5
            sliderHeight = $0.height == 4
            $0.width == $0.superview!.width * 0.9
        }
    }

    override func change() {
        sliderHeight?.constant = 10
    }
}
