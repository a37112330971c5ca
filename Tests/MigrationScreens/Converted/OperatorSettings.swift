// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class OperatorSettings: UIView {
    let title = UILabel("Sounds")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.easy.layout([
            Left(16),
            CenterY(),
            Right(<=8).to(toggle, .left).with(.high),
        ])
        toggle.easy.layout([
            Width(51),
            Height(31),
            CenterY(),
            Right(16),
        ])
        line.easy.layout([
            Left().to(title, .left),
            Right(),
            Bottom(),
            Height(0.5),
        ])
    }
}
