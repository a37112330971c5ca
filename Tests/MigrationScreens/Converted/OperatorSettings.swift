// swift-format-ignore-file
import UIKitNames

final class OperatorSettings: UIView {
    let title = UILabel("Sounds")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.translatesAutoresizingMaskIntoConstraints = false
        toggle.translatesAutoresizingMaskIntoConstraints = false
        line.translatesAutoresizingMaskIntoConstraints = false
        let titleRight = NSLayoutConstraint(item: title, attribute: .right, relatedBy: .lessThanOrEqual, toItem: toggle, attribute: .left, multiplier: 1, constant: -8)
        titleRight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: title, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: title, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: toggle, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 51),
            NSLayoutConstraint(item: toggle, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 31),
            NSLayoutConstraint(item: toggle, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: toggle, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: -16),
            titleRight,
            NSLayoutConstraint(item: line, attribute: .left, relatedBy: .equal, toItem: title, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: line, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: line, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: line, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0.5),
        ])
    }
}
