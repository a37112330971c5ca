// swift-format-ignore-file
import UIKitNames
import AttributeLayout

final class AnchorsPrice: UIView {
    let amount = UILabel("1.99")
    let currency = UILabel("GBP")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
        addSubview(currency)
        amount.translatesAutoresizingMaskIntoConstraints = false
        currency.translatesAutoresizingMaskIntoConstraints = false
        amount.easy.layout([
            CenterX(),
            CenterY(-4),
        ])
        currency.easy.layout([
            LastBaseline().to(amount, .lastBaseline),
            Left(2).to(amount, .right),
            Width(<=60),
        ])
    }
}
