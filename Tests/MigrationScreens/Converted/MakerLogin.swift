// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A form whose button moves up when the keyboard comes.
final class MakerLogin: ChangingView {
    let userField = UIView()
    let passwordField = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [userField, passwordField, button].forEach { addSubview($0) }
        setUpConstraints()
    }

    private func setUpConstraints() {
        let height: CGFloat = 44
        userField.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: userField, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 24),
            NSLayoutConstraint(item: userField, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: userField, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: -20),
            NSLayoutConstraint(item: userField, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: height),
        ])
        passwordField.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: passwordField, attribute: .top, relatedBy: .equal, toItem: userField, attribute: .bottom, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: passwordField, attribute: .left, relatedBy: .equal, toItem: userField, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: passwordField, attribute: .right, relatedBy: .equal, toItem: userField, attribute: .right, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: passwordField, attribute: .height, relatedBy: .equal, toItem: userField, attribute: .height, multiplier: 1, constant: 0),
        ])
        button.translatesAutoresizingMaskIntoConstraints = false
        let buttonBottom = NSLayoutConstraint(item: button, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -20)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: button, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: button, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: height),
            buttonBottom,
        ])
        bottomConstraint = buttonBottom
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
