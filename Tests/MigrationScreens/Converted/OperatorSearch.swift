// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

final class OperatorSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var widthConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        widthConstraint = NSLayoutConstraint.autoSetPriority(UILayoutPriority(900)) {
            button.autoSetDimension(.width, toSize: 80)
        }
        button.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
        button.autoAlignAxis(toSuperviewAxis: .horizontal)
        field.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 0), excludingEdge: .trailing)
        field.autoPinEdge(.trailing, to: .leading, of: button, withOffset: -8)
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
