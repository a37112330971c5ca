// swift-format-ignore-file
import AutoPinLayout
import UIKitNames
import OperatorLayout

final class AutoPinSearch: UIView {
    let field = UIView()
    let button = UILabel("Find")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        // layout convert: left as it was, since the handle 'width' is used in ways that have no counterpart
        button.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 12), excludingEdge: .left)
        let width = button.autoSetDimension(.width, toSize: 80)
        width.constant = 90
        constrain(field, self, button) { field, view, button in
            field.top == view.safeAreaLayoutGuide.top + 6
            field.leading == view.safeAreaLayoutGuide.leading + 12
            field.bottom == view.safeAreaLayoutGuide.bottom - 6
            field.trailing == button.leading - 8
        }
    }
}
