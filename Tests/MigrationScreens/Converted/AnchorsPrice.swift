// swift-format-ignore-file
import UIKitNames

final class AnchorsPrice: UIView {
    let amount = UILabel("1.99")
    let currency = UILabel("GBP")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.translatesAutoresizingMaskIntoConstraints = false
        currency.translatesAutoresizingMaskIntoConstraints = false
        addConstraint(NSLayoutConstraint(item: amount, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0))
        addConstraint(NSLayoutConstraint(item: amount, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1.0, constant: -4))
        addConstraints([
            NSLayoutConstraint(item: currency, attribute: .lastBaseline, relatedBy: .equal, toItem: amount, attribute: .lastBaseline, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: currency, attribute: .left, relatedBy: .equal, toItem: amount, attribute: .right, multiplier: 1, constant: 2),
            NSLayoutConstraint(item: currency, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60),
        ])
    }
}
