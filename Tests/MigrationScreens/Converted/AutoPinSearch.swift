// swift-format-ignore-file
import UIKitNames

final class AutoPinSearch: UIView {
    let field = UIView()
    let button = UILabel("Find")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        let width = button.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: self.topAnchor, constant: 6),
            button.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -6),
            button.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -12),
            width,
        ])
        width.constant = 90
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 6),
            field.leadingAnchor.constraint(equalTo: self.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            field.bottomAnchor.constraint(equalTo: self.safeAreaLayoutGuide.bottomAnchor, constant: -6),
            field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
        ])
    }
}
