// swift-format-ignore-file
import AutoPinLayout
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
        frameView.autoPinEdgesToSuperviewMargins()
        amount.autoAlignAxis(.vertical, toSameAxisOf: frameView)
        amount.autoAlignAxis(.horizontal, toSameAxisOf: frameView, withMultiplier: 0.5)
        currency.autoAlignAxis(.lastBaseline, toSameAxisOf: amount)
        currency.autoPinEdge(.left, to: .right, of: amount, withOffset: 2)
        currency.autoConstrainAttribute(.width, to: .height, of: currency, withMultiplier: 2, relation: .lessThanOrEqual)
    }
}
