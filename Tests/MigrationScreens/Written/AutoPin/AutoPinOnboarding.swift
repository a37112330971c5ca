// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Hi")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        content.autoCenterInSuperview()
        icon.autoPinEdge(toSuperviewEdge: .top)
        icon.autoAlignAxis(toSuperviewAxis: .vertical)
        icon.autoSetDimension(.width, toSize: 64)
        icon.autoSetDimension(.height, toSize: 64)
        title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 12)
        title.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
    }
}
