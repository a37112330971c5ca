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
            userField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
            userField.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 20),
            userField.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -20),
            userField.heightAnchor.constraint(equalToConstant: height),
        ])
        passwordField.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            passwordField.topAnchor.constraint(equalTo: userField.bottomAnchor, constant: 8),
            passwordField.leftAnchor.constraint(equalTo: userField.leftAnchor),
            passwordField.rightAnchor.constraint(equalTo: userField.rightAnchor),
            passwordField.heightAnchor.constraint(equalTo: userField.heightAnchor),
        ])
        button.translatesAutoresizingMaskIntoConstraints = false
        let buttonBottom = button.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -20)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: height),
            buttonBottom,
        ])
        bottomConstraint = buttonBottom
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
