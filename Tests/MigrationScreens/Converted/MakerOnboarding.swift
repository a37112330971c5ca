// swift-format-ignore-file
import AttributeLayout
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
        content.easy.layout([
            Center(),
            Leading(>=CGFloat(spacing)),
        ])
        icon.easy.layout([
            Top(),
            CenterX(),
            Size(64),
        ])
        title.easy.layout([
            Top(CGFloat(spacing)).to(icon, .bottom),
            Bottom(),
            Leading(),
            Trailing(),
        ])
        skipButton.easy.layout([
            Bottom(-CGFloat(-spacing)).to(safeAreaLayoutGuide, .bottom),
            CenterX(),
        ])
    }
}
