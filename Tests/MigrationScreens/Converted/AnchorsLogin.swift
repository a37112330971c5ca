// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import MakerLayout

final class AnchorsLogin: ChangingView {
    let field = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [field, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        field.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide.snp.top).offset(24)
            make.left.right.equalToSuperview().inset(20)
            make.height.equalTo(44)
        }
        button.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            bottomConstraint = make.bottom.equalToSuperview().inset(20).constraint.layoutConstraints[0]
        }
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
