// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hello")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        setUp()
    }

    func setUp() {
        content.autoCenterInSuperview()
        icon.autoPinEdge(toSuperviewEdge: .top)
        icon.autoAlignAxis(toSuperviewAxis: .vertical)
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            icon.autoMatch(.width, to: .width, of: title)
            icon.autoMatch(.height, to: .height, of: title)
        }
        icon.autoSetDimension(.width, toSize: 64, relation: .greaterThanOrEqual)
        icon.autoSetDimension(.height, toSize: 64, relation: .greaterThanOrEqual)
        title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 12)
        title.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    }
}
