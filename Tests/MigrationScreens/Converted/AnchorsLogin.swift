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
        let buttonBottom = NSLayoutConstraint(item: button, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -20)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: field, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 24),
            NSLayoutConstraint(item: field, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: field, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: field, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),
            NSLayoutConstraint(item: button, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            buttonBottom,
        ])
        bottomConstraint = buttonBottom
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
