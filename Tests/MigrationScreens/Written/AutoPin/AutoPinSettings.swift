// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinSettings: UIView {
    private let title = UILabel("Battery")
    private let toggle = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.title)
        self.addSubview(self.toggle)
        self.title.autoAlignAxis(toSuperviewAxis: .horizontal)
        self.title.autoPinEdge(toSuperviewMargin: .leading)
        self.toggle.autoAlignAxis(toSuperviewAxis: .horizontal)
        self.toggle.autoPinEdge(toSuperviewMargin: .trailing)
        self.toggle.autoSetDimensions(to: CGSize(width: 51, height: 31))
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            self.toggle.autoPinEdge(.leading, to: .trailing, of: self.title, withOffset: 8, relation: .greaterThanOrEqual)
        }
    }
}
