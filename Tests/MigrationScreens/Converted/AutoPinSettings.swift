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
            NSLayoutConstraint(item: self.title, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.title, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.toggle, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.toggle, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: self.toggle, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 51),
            NSLayoutConstraint(item: self.toggle, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 31),
        ])
        let toggleLeading = NSLayoutConstraint(item: self.toggle, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: self.title, attribute: .trailing, multiplier: 1, constant: 8)
        toggleLeading.priority = .defaultHigh
        toggleLeading.isActive = true
    }
}
