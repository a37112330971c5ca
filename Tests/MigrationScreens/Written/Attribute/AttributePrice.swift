// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AttributePrice: UIView {
    let amount = UILabel("3.20")
    let currency = UILabel("CHF")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.easy.layout(Center(CGPoint(x: 4, y: -2)))
        currency.easy.layout(LastBaseline().to(amount), Left(2).to(amount, .right), Width(<=60))
    }
}
