// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

final class AttributeSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    var width: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        button.easy.layout(CenterY(), Right(12))
        width = field.easy.layout(Width(120).with(.custom(999))).first
        field.easy.layout(Left(12), Top(6), Bottom(6), Right(>=8).to(button, .left))
    }

    override func change() {
        width?.constant = 200
    }
}
