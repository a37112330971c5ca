// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class MakerOnboarding: UIView {
    private let content = UIView()
    private let icon = UIView()
    private let title = UILabel("Welcome")
    private let skipButton = UILabel("Skip")

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpHierarchy()
        setUpLayout()
    }
}

extension MakerOnboarding {
    private func setUpHierarchy() {
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        addSubview(skipButton)
    }

    private func setUpLayout() {
        let spacing = 12
        constrain(content, self) { content, view in
            content.center == view.center
            content.leading >= view.leading + CGFloat(spacing)
        }
        constrain(icon, content) { icon, content in
            icon.top == content.top
            icon.centerX == content.centerX
            icon.width == 64
            icon.height == 64
        }
        constrain(title, icon, content) { title, icon, content in
            title.top == icon.bottom + CGFloat(spacing)
            title.bottom == content.bottom
            title.leading == content.leading
            title.trailing == content.trailing
        }
        constrain(skipButton, safeAreaLayoutGuide, self) { skipButton, safeAreaLayoutGuide, view in
            skipButton.bottom == safeAreaLayoutGuide.bottom + CGFloat(-spacing)
            skipButton.centerX == view.centerX
        }
    }
}
