// swift-format-ignore-file
import UIKitNames

final class AutoPinSettings: UIView {
    private let title = UILabel("Battery")
    private let toggle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.title)
        self.addSubview(self.toggle)
        self.title.translatesAutoresizingMaskIntoConstraints = false
        self.toggle.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            self.title.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            NSLayoutConstraint(item: self.title, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0),
            self.toggle.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            NSLayoutConstraint(item: self.toggle, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailingMargin, multiplier: 1, constant: 0),
            self.toggle.widthAnchor.constraint(equalToConstant: 51),
            self.toggle.heightAnchor.constraint(equalToConstant: 31),
        ])
        let toggleLeading = self.toggle.leadingAnchor.constraint(greaterThanOrEqualTo: self.title.trailingAnchor, constant: 8)
        toggleLeading.priority = .defaultHigh
        toggleLeading.isActive = true
    }
}
