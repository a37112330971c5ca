// swift-format-ignore-file
import UIKitNames

final class OperatorGrid: UIView {
    let left = UIView()
    let middle = UIView()
    let right = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left)
        addSubview(middle)
        addSubview(right)
        let gap: CGFloat = 2
        left.translatesAutoresizingMaskIntoConstraints = false
        middle.translatesAutoresizingMaskIntoConstraints = false
        right.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: left, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: middle, attribute: .leading, relatedBy: .equal, toItem: left, attribute: .trailing, multiplier: 1, constant: gap),
            NSLayoutConstraint(item: right, attribute: .leading, relatedBy: .equal, toItem: middle, attribute: .trailing, multiplier: 1, constant: gap),
            NSLayoutConstraint(item: right, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: middle, attribute: .width, relatedBy: .equal, toItem: left, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: right, attribute: .width, relatedBy: .equal, toItem: left, attribute: .width, multiplier: 2, constant: -40),
            NSLayoutConstraint(item: left, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: middle, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: right, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: left, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100),
            NSLayoutConstraint(item: middle, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100 - gap),
            NSLayoutConstraint(item: right, attribute: .bottom, relatedBy: .equal, toItem: self.safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, constant: 0),
        ])
    }
}
