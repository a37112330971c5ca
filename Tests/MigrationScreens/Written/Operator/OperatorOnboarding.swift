// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hello")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        setUp()
    }

    func setUp() {
        constrain(self, content) { view, content in
            content.center == view.center
        }
        constrain(content, icon, title) { container, icon, title in
            icon.top == container.top
            icon.centerX == container.centerX
            icon.size == title.size ~ .defaultLow
            icon.width >= 64
            icon.height >= 64
            title.top == icon.bottom + 12
            title.leading == container.leading
            title.trailing == container.trailing
            title.bottom == container.bottom
        }
    }
}
