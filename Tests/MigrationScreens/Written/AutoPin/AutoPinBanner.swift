// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinBanner: UIView {
    let message = UILabel("Deleted")
    let undo = UILabel("Undo")

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [message, undo] { addSubview(view) }
        autoSetDimension(.height, toSize: 60, relation: .greaterThanOrEqual)
        message.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
        message.autoAlignAxis(toSuperviewAxis: .horizontal)
        undo.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
        undo.autoPinEdge(.leading, to: .trailing, of: message, withOffset: 8, relation: .greaterThanOrEqual)
        undo.autoAlignAxis(.firstBaseline, toSameAxisOf: message)
    }
}
