// swift-format-ignore-file
import UIKitNames

final class AnchorsOnboarding: UIView {
    let guide = UILayoutGuide()
    let icon = UIView()
    let title = UILabel("Welcome back")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(guide)
        addSubview(icon)
        addSubview(title)
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: centerXAnchor),
            guide.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.topAnchor.constraint(equalTo: guide.topAnchor),
            icon.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            icon.widthAnchor.constraint(equalToConstant: 64),
            icon.heightAnchor.constraint(equalToConstant: 64),
            title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}
