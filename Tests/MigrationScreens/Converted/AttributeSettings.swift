// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

class AttributeSettings: UIView {
    let title = UILabel("Privacy")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        title.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoSetDimensions(to: CGSize(width: 51, height: 31))
        toggle.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            toggle.autoPinEdge(.leading, to: .trailing, of: title, withOffset: 8, relation: .greaterThanOrEqual)
        }
        line.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0), excludingEdge: .top)
        line.autoSetDimension(.height, toSize: 0.5)
    }
}
