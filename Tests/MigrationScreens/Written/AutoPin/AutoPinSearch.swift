// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinSearch: UIView {
    let field = UIView()
    let button = UILabel("Find")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        button.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 12), excludingEdge: .left)
        let width = button.autoSetDimension(.width, toSize: 80)
        width.constant = 90
        field.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 0), excludingEdge: .trailing)
        field.autoPinEdge(.trailing, to: .leading, of: button, withOffset: -8)
    }
}
