// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class MakerOnboarding: UIView {
    private let content = UIView()
    private let icon = UIView()
    private let title = UILabel("Welcome")
    private let skipButton = UILabel("Skip")

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpHierarchy()
        setUpLayout()
    }
}

extension MakerOnboarding {
    private func setUpHierarchy() {
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        addSubview(skipButton)
    }

    private func setUpLayout() {
        let spacing = 12
        content.autoCenterInSuperview()
        content.autoPinEdge(toSuperviewEdge: .leading, withInset: CGFloat(spacing), relation: .greaterThanOrEqual)
        icon.autoPinEdge(toSuperviewEdge: .top)
        icon.autoAlignAxis(toSuperviewAxis: .vertical)
        icon.autoSetDimensions(to: CGSize(width: 64, height: 64))
        title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: CGFloat(spacing))
        title.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
        skipButton.autoPinEdge(.bottom, to: .bottom, of: safeAreaLayoutGuide, withOffset: -CGFloat(spacing))
        skipButton.autoAlignAxis(toSuperviewAxis: .vertical)
    }
}
