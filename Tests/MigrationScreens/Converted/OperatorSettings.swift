// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorSettings: UIView {
    let title = UILabel("Sounds")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
        title.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoSetDimensions(to: CGSize(width: 51, height: 31))
        toggle.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            title.autoPinEdge(.right, to: .left, of: toggle, withOffset: -8, relation: .lessThanOrEqual)
        }
        line.autoPinEdge(.left, to: .left, of: title)
        line.autoPinEdge(toSuperviewEdge: .right)
        line.autoPinEdge(toSuperviewEdge: .bottom)
        line.autoSetDimension(.height, toSize: 0.5)
    }
}
