// swift-format-ignore-file
import UIKit

protocol Buildable {}

extension Buildable where Self: UIView {
    static func build(_ configure: (Self) -> Void = { _ in }) -> Self {
        let view = Self()
        view.translatesAutoresizingMaskIntoConstraints = false
        configure(view)
        return view
    }
}

extension UIView: Buildable {}

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach(addSubview)
    }

    func pinEdges(to other: UIView, inset: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }
}

extension NSLayoutConstraint {
    func priority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

struct UX {
    static let padding: CGFloat = 16
    static let iconSize: CGFloat = 24
    static let buttonHeight: CGFloat = 44
}
