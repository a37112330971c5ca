// swift-format-ignore-file
import AttributeLayout
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
        content.easy.layout(Center())
        icon.easy.layout([
            Top(),
            CenterX(),
            Size(64),
        ])
        title.easy.layout([
            Top(12).to(icon, .bottom),
            Leading(),
            Bottom(),
            Trailing(),
        ])
    }
}
