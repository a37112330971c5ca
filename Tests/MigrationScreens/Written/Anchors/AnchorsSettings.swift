// swift-format-ignore-file
import UIKitNames

final class AnchorsSettings: UIView {
    let title = UILabel("Storage")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [title, toggle, line].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            self.addSubview($0)
        }
        let toggleLeading = toggle.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
        toggleLeading.priority = .defaultHigh
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            toggle.widthAnchor.constraint(equalToConstant: 51),
            toggle.heightAnchor.constraint(equalToConstant: 31),
            toggle.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            toggle.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
            toggleLeading,
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: self.bottomAnchor)
        ])
    }
}
