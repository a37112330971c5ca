// swift-format-ignore-file
import MakerLayout
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
        button.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            make.right.equalToSuperview().inset(12)
        }
        field.snp.makeConstraints { make in
            width = make.width.equalTo(120).priority(999).constraint.layoutConstraints[0]
        }
        field.snp.makeConstraints { make in
            make.left.equalToSuperview().inset(12)
            make.top.bottom.equalToSuperview().inset(6)
            make.right.greaterThanOrEqualTo(button.snp.left).offset(-8)
        }
    }

    override func change() {
        width?.constant = 200
    }
}
