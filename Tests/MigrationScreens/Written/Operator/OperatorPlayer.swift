// swift-format-ignore-file
import OperatorLayout
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
        constrain(artwork, self) {
            $0.top == $1.top + 40
            $0.centerX == $1.centerX
            $0.width == $1.width * 0.75
            $0.height == $0.width
        }
        constrain(progress, artwork, caption) { progress, art, label in
            progress.top == art.bottom + 20
            progress.leading == art.leading
            progress.trailing == art.trailing
            progress.height == 4
            label.top == progress.bottom + 2 * 4
            label.centerX == progress.centerX
        }
    }
}
