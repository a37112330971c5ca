// swift-format-ignore-file
import PureLayout
import UIKit

extension UIView {
    @discardableResult
    func autoPinWidthToSuperview(withMargin margin: CGFloat = 0) -> [NSLayoutConstraint] {
        return [
            autoPinEdge(toSuperviewEdge: .left, withInset: margin),
            autoPinEdge(toSuperviewEdge: .right, withInset: margin),
        ]
    }

    @discardableResult
    func autoPinToSquareAspectRatio() -> NSLayoutConstraint {
        return autoMatch(.width, to: .height, of: self)
    }

    func autoSetDimension(to size: CGSize) {
        autoSetDimension(.width, toSize: size.width)
        autoSetDimension(.height, toSize: size.height)
    }

    func setCompressionResistanceHigh() {
        setContentCompressionResistancePriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }
}

extension UIEdgeInsets {
    init(margin: CGFloat) {
        self.init(top: margin, left: margin, bottom: margin, right: margin)
    }
}

enum Layout {
    static let gutter: CGFloat = 16
    static let avatarSize: CGFloat = 48
}
