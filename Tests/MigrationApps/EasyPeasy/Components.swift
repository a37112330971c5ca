// swift-format-ignore-file
import EasyPeasy
import UIKit

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach { self.addSubview($0) }
    }
}

func screenWidth() -> CGFloat {
    return UIScreen.main.bounds.width
}

struct Sizes {
    static let side: CGFloat = 16
    static let button: CGFloat = 48
    static let cellSpacing = 12.0
}

enum Fonts {
    static func regular(_ size: CGFloat) -> UIFont { return UIFont.systemFont(ofSize: size) }
}
