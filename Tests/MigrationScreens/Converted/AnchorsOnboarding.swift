// swift-format-ignore-file
import UIKitNames
import OperatorLayout

final class AnchorsOnboarding: UIView {
    let guide = UILayoutGuide()
    let icon = UIView()
    let title = UILabel("Welcome back")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(guide)
        addSubview(icon)
        addSubview(title)
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        constrain(guide, self) { guide, view in
            guide.center == view.center
        }
        constrain(icon, guide) { icon, guide in
            icon.top == guide.top
            icon.centerX == guide.centerX
            icon.width == 64
            icon.height == 64
        }
        constrain(title, icon, guide) { title, icon, guide in
            title.top == icon.bottom + 12
            title.leading == guide.leading
            title.trailing == guide.trailing
            title.bottom == guide.bottom
        }
    }
}
