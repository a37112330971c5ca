// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AutoPinOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hi")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        constrain(content, self) { content, view in
            content.center == view.center
        }
        constrain(icon, content) { icon, content in
            icon.top == content.top
            icon.centerX == content.centerX
            icon.width == 64
            icon.height == 64
        }
        constrain(title, icon, content) { title, icon, content in
            title.top == icon.bottom + 12
            title.leading == content.leading
            title.bottom == content.bottom
            title.trailing == content.trailing
        }
    }
}
