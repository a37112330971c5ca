// swift-format-ignore-file
import UIKit

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }

    func apply(_ changes: (Self) -> Void) -> Self {
        changes(self)
        return self
    }
}

extension CGFloat {
    static let margin8: CGFloat = 8
    static let margin16: CGFloat = 16
    static let margin24: CGFloat = 24
    static let cellHeight: CGFloat = 56

    static var hairline: CGFloat {
        return 1 / UIScreen.main.scale
    }
}

extension UIEdgeInsets {
    init(horizontal: CGFloat, vertical: CGFloat) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }
}

extension UIColor {
    static let brand = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
    static let separatorLine = UIColor(white: 0.9, alpha: 1)
}

struct Theme {
    struct Avatar {
        static let size: CGFloat = 40
        static let bigSize: CGFloat = 96
    }
    static let sideInset: CGFloat = 20
}
