// swift-format-ignore-file
import MigrationScreens
import UIKitNames

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
        field.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24).isActive = true
        field.leftAnchor.constraint(equalTo: leftAnchor, constant: 20).isActive = true
        field.rightAnchor.constraint(equalTo: rightAnchor, constant: -20).isActive = true
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        bottomConstraint = button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
        bottomConstraint?.isActive = true
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
