// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

final class OperatorSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var widthConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        button.snp.makeConstraints { make in
            widthConstraint = make.width.equalTo(80).priority(900).constraint.layoutConstraints[0]
            make.trailing.equalToSuperview().inset(12)
            make.centerY.equalToSuperview()
        }
        field.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.trailing.equalTo(button.snp.leading).offset(-8)
            make.top.bottom.equalToSuperview().inset(6)
        }
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
