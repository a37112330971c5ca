// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class MakerPrice: UIView {
    let amount = UILabel("12.90")
    let currency = UILabel("EUR")
    let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.background)
        self.addSubview(self.amount)
        self.addSubview(self.currency)
        self.background.autoPinEdge(.left, to: .left, of: self.layoutMarginsGuide)
        self.background.autoPinEdges(toEdgesOf: self.layoutMarginsGuide, excludingEdge: .left)
        self.amount.autoAlignAxis(.vertical, toSameAxisOf: self.background)
        self.amount.autoAlignAxis(.horizontal, toSameAxisOf: self.background)
        self.currency.autoAlignAxis(.baseline, toSameAxisOf: self.amount)
        self.currency.autoPinEdge(.left, to: .right, of: self.amount, withOffset: 2)
        self.currency.autoSetDimension(.width, toSize: 60, relation: .lessThanOrEqual)
    }
}
