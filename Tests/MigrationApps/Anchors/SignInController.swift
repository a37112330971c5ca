// swift-format-ignore-file
import UIKit

final class SignInController: UIViewController {
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Sign in"
        return label
    }()
    private let emailField: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        return field
    }()
    private let passwordField = UITextField()
    private let button = UIButton(type: .system)
    private var buttonBottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(titleLabel)
        view.addSubview(emailField)
        view.addSubview(passwordField)
        view.addSubview(button)
        passwordField.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false

        titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40).isActive = true
        titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true

        emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 40).isActive = true
        emailField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24).isActive = true
        emailField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24).isActive = true
        emailField.heightAnchor.constraint(equalToConstant: UX.buttonHeight).isActive = true

        passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 16).isActive = true
        passwordField.leadingAnchor.constraint(equalTo: emailField.leadingAnchor).isActive = true
        passwordField.trailingAnchor.constraint(equalTo: emailField.trailingAnchor).isActive = true
        passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor).isActive = true

        buttonBottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: emailField.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: UX.buttonHeight),
            buttonBottom,
        ])
    }

    func keyboardWillShow(_ height: CGFloat) {
        buttonBottom.constant = -height - 24
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}
