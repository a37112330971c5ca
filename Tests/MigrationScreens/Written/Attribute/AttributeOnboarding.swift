// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AttributeOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Start")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        content <- Center()
        icon <- [Top(), CenterX(), Size(64)]
        title <- [
            Top(12).to(icon, .bottom),
            Leading(), Trailing(),
            Bottom()
        ]
    }
}
