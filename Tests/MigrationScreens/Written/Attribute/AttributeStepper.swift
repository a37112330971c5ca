// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A control of two buttons with a value between, and a badge that follows it.
final class AttributeStepper: ChangingView {
    lazy var minusButton = UILabel("-")
    lazy var plusButton = UILabel("+")
    let valueLabel = UILabel("1,000")
    let badge = UIView()
    let caption = UILabel("How many pieces should be sent, and how many kept?", numberOfLines: 0)
    let line = UIView()
    let side: CGFloat = 44
    var value: Int = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views: [UIView] = [minusButton, valueLabel, plusButton, badge, caption, line]
        views.forEach { addSubview($0) }
        setUpLayout()
    }

    private func setUpLayout() {
        minusButton.easy.layout([
            Left(12),
            Top(24).to(safeAreaLayoutGuide, .top),
            Size(side),
        ])
        valueLabel.easy.layout(
            Left(8).to(minusButton, .right),
            CenterY().to(minusButton),
            Width(>=CGFloat(value * 10)),
            Height(<=side).with(.medium)
        )
        plusButton.easy.layout([
            Left(8).to(valueLabel),
            Top().to(minusButton, .top),
            Width().like(minusButton),
            Height(*2).like(minusButton, .height).with(.custom(600)),
            Right(>=12)
        ])
        badge.easy.layout(
            Center(CGPoint(x: 4, y: -6)).to(valueLabel),
            Size(CGSize(width: 10, height: 12))
        )
        caption.easy.layout([
            Top(16).to(minusButton, .bottom),
            Leading().to(minusButton, .leading),
            Trailing(12)
        ])
        line.easy.layout(
            Top(8).to(caption, .bottom), Left(), Right(), Height(0.5)
        )
    }

    override func change() {
        caption.easy.layout(Top(32).to(minusButton, .bottom))
        line.easy.layout(Height(2))
    }
}
