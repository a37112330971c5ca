// swift-format-ignore-file
import MigrationScreens
import UIKitNames

final class MakerSearch: ChangingView {
    let field = UIView()
    let cancelButton = UILabel("Cancel")
    var trailingToEdge: NSLayoutConstraint?
    var trailingToButton: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(cancelButton)
        cancelButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            cancelButton.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            cancelButton.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12),
        ])
        field.translatesAutoresizingMaskIntoConstraints = false
        let fieldTrailing = field.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12)
        let fieldTrailing2 = field.trailingAnchor.constraint(equalTo: cancelButton.leadingAnchor, constant: -8)
        fieldTrailing2.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 12),
            field.topAnchor.constraint(equalTo: self.topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -6),
            fieldTrailing,
            fieldTrailing2,
        ])
        self.trailingToEdge = fieldTrailing
        self.trailingToButton = fieldTrailing2
    }

    override func change() {
        trailingToEdge?.isActive = false
    }
}
