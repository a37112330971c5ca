// swift-format-ignore-file
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
        button.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        widthConstraint = button.widthAnchor.constraint(equalToConstant: 80)
        widthConstraint.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            widthConstraint,
            button.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12),
            button.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            field.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
            field.topAnchor.constraint(equalTo: self.topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -6),
        ])
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
