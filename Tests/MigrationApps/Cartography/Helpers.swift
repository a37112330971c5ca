// swift-format-ignore-file
import Cartography
import UIKit

extension UIView {
    func addSubviews(_ views: [UIView]) {
        for view in views { addSubview(view) }
    }

    static func line() -> UIView {
        let line = UIView()
        line.backgroundColor = UIColor(white: 0.85, alpha: 1)
        return line
    }
}

extension UIScreen {
    static var hairline: CGFloat { return 1.0 / UIScreen.main.scale }
}

enum Spacing {
    static let small: CGFloat = 8
    static let regular: CGFloat = 16
    static let large: CGFloat = 24
}
