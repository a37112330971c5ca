// swift-format-ignore-file
import UIKitNames

final class OperatorOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hello")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        setUp()
    }

    func setUp() {
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: self.centerYAnchor),
        ])
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        let iconWidth = icon.widthAnchor.constraint(equalTo: title.widthAnchor)
        iconWidth.priority = .defaultLow
        let iconHeight = icon.heightAnchor.constraint(equalTo: title.heightAnchor)
        iconHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: content.topAnchor),
            icon.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            iconWidth,
            iconHeight,
            icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 64),
            icon.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
            title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }
}
