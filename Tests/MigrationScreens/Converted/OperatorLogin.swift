// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

final class OperatorLogin: ChangingView {
    let field = UIView()
    let button = UILabel("Go")
    var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.snp.makeConstraints { make in
            make.top.equalToSuperview().inset(40)
            make.left.right.equalToSuperview().inset(20)
            make.height.equalTo(44)
        }
        button.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            bottom = make.bottom.equalToSuperview().inset(20).constraint.layoutConstraints[0]
            make.height.greaterThanOrEqualTo(44)
        }
    }

    override func change() {
        bottom?.constant = -200
    }
}
