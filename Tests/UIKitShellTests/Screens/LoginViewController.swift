// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class LoginViewController: UIViewController {
  private(set) lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Sign in"
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .label
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)

  private(set) lazy var stackView: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  var onLogin: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    view.backgroundColor = .systemBackground
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    loginButton.setTitle("Continue", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    loginButton.layer.cornerRadius = 8
    loginButton.layer.masksToBounds = true
    loginButton.addAction(
      UIAction { [weak self] _ in self?.onLogin?(self?.emailField.text ?? "") },
      for: .touchUpInside
    )
    setupConstraints()
  }

  private func setupConstraints() {
    view.addSubview(titleLabel)
    view.addSubview(stackView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      loginButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
