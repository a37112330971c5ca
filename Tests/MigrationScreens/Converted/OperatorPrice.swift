// swift-format-ignore-file
import UIKitNames

final class OperatorPrice: UIView {
    let amount = UILabel("7.50")
    let currency = UILabel("USD")
    let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        addSubview(amount)
        addSubview(currency)
        background.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: background, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: background, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: background, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottomMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: background, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailingMargin, multiplier: 1, constant: 0),
        ])
        amount.translatesAutoresizingMaskIntoConstraints = false
        currency.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: amount, attribute: .centerX, relatedBy: .equal, toItem: background, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: amount, attribute: .centerY, relatedBy: .equal, toItem: background, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: currency, attribute: .lastBaseline, relatedBy: .equal, toItem: amount, attribute: .lastBaseline, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: currency, attribute: .left, relatedBy: .equal, toItem: amount, attribute: .right, multiplier: 1, constant: 2),
        ])
    }
}
