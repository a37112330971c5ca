// swift-format-ignore-file
import MigrationScreens
import UIKitNames

final class AnchorsSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var trailingToEdge: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        trailingToEdge = field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12)
        let trailingToButton = field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8)
        trailingToButton.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            trailingToEdge,
            trailingToButton,
        ])
    }

    override func change() {
        trailingToEdge.isActive = false
    }
}
