// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import AutoPinLayout

final class AnchorsSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var trailingToEdge: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        trailingToEdge = field.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            field.autoPinEdge(.trailing, to: .leading, of: button, withOffset: -8)
        }
        button.autoAlignAxis(toSuperviewAxis: .horizontal)
        button.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
        field.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 0), excludingEdge: .trailing)
    }

    override func change() {
        trailingToEdge.isActive = false
    }
}
