// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

final class MakerSearch: ChangingView {
    let field = UIView()
    let cancelButton = UILabel("Cancel")
    var trailingToEdge: NSLayoutConstraint?
    var trailingToButton: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(cancelButton)
        cancelButton.autoAlignAxis(toSuperviewAxis: .horizontal)
        cancelButton.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
        field.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 0), excludingEdge: .trailing)
        self.trailingToEdge = field.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
        self.trailingToButton = NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            field.autoPinEdge(.trailing, to: .leading, of: cancelButton, withOffset: -8)
        }
    }

    override func change() {
        trailingToEdge?.isActive = false
    }
}
