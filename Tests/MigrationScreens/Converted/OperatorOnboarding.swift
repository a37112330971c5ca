// swift-format-ignore-file
import AttributeLayout
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
        content.easy.layout(Center())
        icon.easy.layout([
            Top(),
            CenterX(),
            Size().like(title).with(.low),
            Size(>=64),
        ])
        title.easy.layout([
            Top(12).to(icon, .bottom),
            Leading(),
            Trailing(),
            Bottom(),
        ])
    }
}
