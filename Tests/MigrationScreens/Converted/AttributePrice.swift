// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AttributePrice: UIView {
    let amount = UILabel("3.20")
    let currency = UILabel("CHF")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.autoAlignAxis(.vertical, toSameAxisOf: self, withOffset: 4)
        amount.autoAlignAxis(.horizontal, toSameAxisOf: self, withOffset: -2)
        currency.autoAlignAxis(.baseline, toSameAxisOf: amount)
        currency.autoPinEdge(.left, to: .right, of: amount, withOffset: 2)
        currency.autoSetDimension(.width, toSize: 60, relation: .lessThanOrEqual)
    }
}
