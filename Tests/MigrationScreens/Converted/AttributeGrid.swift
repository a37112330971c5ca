// swift-format-ignore-file
import UIKitNames

final class AttributeGrid: UIView {
    let first = UIView()
    let second = UIView()
    let third = UIView()
    let gap = 2.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
        addSubview(third)
        first.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: first, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: first, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: first, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
        ])
        second.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: second, attribute: .leading, relatedBy: .equal, toItem: first, attribute: .trailing, multiplier: 1, constant: gap),
            NSLayoutConstraint(item: second, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: second, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: second, attribute: .width, relatedBy: .equal, toItem: first, attribute: .width, multiplier: 1, constant: 0),
        ])
        third.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: third, attribute: .leading, relatedBy: .equal, toItem: second, attribute: .trailing, multiplier: 1, constant: gap),
            NSLayoutConstraint(item: third, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: third, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: third, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: third, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: first, attribute: .width, multiplier: 0.5, constant: 40),
        ])
    }
}
