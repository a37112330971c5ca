// swift-format-ignore-file
import AttributeLayout
import UIKitNames

class AttributeSettings: UIView {
    let title = UILabel("Privacy")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.easy.layout(Leading(16), CenterY())
        toggle.easy.layout(Size(CGSize(width: 51, height: 31)), CenterY(), Trailing(16), Leading(>=8).to(title).with(.high))
        line.easy.layout(Leading(16), Trailing(), Bottom(), Height(0.5))
    }
}
