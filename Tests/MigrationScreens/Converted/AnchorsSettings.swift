// swift-format-ignore-file
import UIKitNames
import AutoPinLayout

final class AnchorsSettings: UIView {
    let title = UILabel("Storage")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [title, toggle, line].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            self.addSubview($0)
        }
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            toggle.autoPinEdge(.leading, to: .trailing, of: title, withOffset: 8, relation: .greaterThanOrEqual)
        }
        title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        title.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoSetDimensions(to: CGSize(width: 51, height: 31))
        toggle.autoAlignAxis(toSuperviewAxis: .horizontal)
        toggle.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        line.autoSetDimension(.height, toSize: 0.5)
        line.autoPinEdge(.leading, to: .leading, of: title)
        line.autoPinEdge(toSuperviewEdge: .trailing)
        line.autoPinEdge(toSuperviewEdge: .bottom)
    }
}
