// swift-format-ignore-file
import UIKitNames

final class AutoPinPrice: UIView {
    let amount = UILabel("99")
    let currency = UILabel("SEK")
    let frameView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(frameView)
        addSubview(amount)
        addSubview(currency)
        frameView.translatesAutoresizingMaskIntoConstraints = false
        amount.translatesAutoresizingMaskIntoConstraints = false
        currency.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: frameView, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: frameView, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: frameView, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottomMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: frameView, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: amount, attribute: .centerX, relatedBy: .equal, toItem: frameView, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: amount, attribute: .centerY, relatedBy: .equal, toItem: frameView, attribute: .centerY, multiplier: 0.5, constant: 0),
            NSLayoutConstraint(item: currency, attribute: .lastBaseline, relatedBy: .equal, toItem: amount, attribute: .lastBaseline, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: currency, attribute: .left, relatedBy: .equal, toItem: amount, attribute: .right, multiplier: 1, constant: 2),
            NSLayoutConstraint(item: currency, attribute: .width, relatedBy: .lessThanOrEqual, toItem: currency, attribute: .height, multiplier: 2, constant: 0),
        ])
    }
}
