// swift-format-ignore-file
import UIKitNames
import AutoPinLayout

final class AnchorsOnboarding: UIView {
    let guide = UILayoutGuide()
    let icon = UIView()
    let title = UILabel("Welcome back")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(guide)
        addSubview(icon)
        addSubview(title)
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        guide.autoCenterInSuperview()
        icon.autoPinEdge(.top, to: .top, of: guide)
        icon.autoAlignAxis(.vertical, toSameAxisOf: guide)
        icon.autoSetDimensions(to: CGSize(width: 64, height: 64))
        title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 12)
        title.autoPinEdges(toEdgesOf: guide, excludingEdge: .top)
    }
}
