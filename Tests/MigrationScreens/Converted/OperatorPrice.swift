// swift-format-ignore-file
import AutoPinLayout
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
        background.autoPinEdge(toSuperviewMargin: .top)
        background.autoPinEdge(toSuperviewMargin: .leading)
        background.autoPinEdge(toSuperviewMargin: .bottom)
        background.autoPinEdge(toSuperviewMargin: .trailing)
        amount.autoAlignAxis(.vertical, toSameAxisOf: background)
        amount.autoAlignAxis(.horizontal, toSameAxisOf: background)
        currency.autoAlignAxis(.baseline, toSameAxisOf: amount)
        currency.autoPinEdge(.left, to: .right, of: amount, withOffset: 2)
    }
}
