// swift-format-ignore-file
import UIKitNames
import AttributeLayout

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
        guide.easy.layout(Center())
        icon.easy.layout([
            Top().to(guide, .top),
            CenterX().to(guide, .centerX),
            Size(64),
        ])
        title.easy.layout([
            Top(12).to(icon, .bottom),
            Leading().to(guide, .leading),
            Trailing().to(guide, .trailing),
            Bottom().to(guide, .bottom),
        ])
    }
}
