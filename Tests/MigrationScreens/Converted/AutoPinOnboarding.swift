// swift-format-ignore-file
import UIKitNames

final class AutoPinOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hi")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        content.translatesAutoresizingMaskIntoConstraints = false
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            content.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            icon.topAnchor.constraint(equalTo: content.topAnchor),
            icon.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            icon.widthAnchor.constraint(equalToConstant: 64),
            icon.heightAnchor.constraint(equalToConstant: 64),
            title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            title.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }
}
