// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

private extension UIView {
    func pinEdges(to other: UIView, inset: CGFloat = 0) {
        constrain(self, other) { view, other in
            view.left == other.left + inset
            view.top == other.top + inset
            view.right == other.right - inset
            view.bottom == other.bottom - inset
        }
    }
}

/// A message that is one's own or somebody else's, told by which side it keeps to.
final class MakerMessage: ChangingView {
    private let background = UIView()
    private let bubble = UIView()
    private let label = UILabel("I am on my way, and I bring what you asked for", numberOfLines: 0)
    private let time: UILabel = .init("19:04")
    private let dots = [UIView(), UIView()]
    private var leadingSide: NSLayoutConstraint?
    private var trailingSide: NSLayoutConstraint?
    private var minimumHeight: CGFloat? = 32
    private var padding: CGFloat { 8 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        background.pinEdges(to: self, inset: 2)
        addSubview(bubble); bubble.addSubview(label)
        bubble.addSubview(time)
        constrain(bubble, self) { bubble, view in
            bubble.top == view.top + 4
            bubble.height >= (self.minimumHeight ?? 44)
            self.leadingSide = bubble.leading == view.leading + 8 ~ .defaultHigh
            self.trailingSide = bubble.trailing == view.trailing - 8 ~ .defaultLow
            bubble.width <= view.width * 0.75
        }
        constrain(label, bubble) { label, bubble in
            label.left == bubble.left + (padding * 2)
            label.top == bubble.top + padding
            label.right == bubble.right - (padding * 2)
            label.bottom == bubble.bottom - padding
        }
        constrain(time, bubble, label) { time, bubble, label in
            time.bottom == bubble.bottom - (leadingSide == nil ? 4 : 2)
            time.leading >= label.leading
            time.trailing == bubble.trailing - 4
        }
        dots.forEach { bubble.addSubview($0) }
        dots.forEach {
            constrain($0, time) { item0, time in
                item0.width == 6
                item0.height == 6
                item0.centerY == time.centerY
            }
        }
        constrain(dots[0]) { dots0 in
            dots0.left == dots0.superview!.left + 4
        }
        constrain(dots[1], self.dots[0]) { dots1, dots0 in
            dots1.left == dots0.right + (self.padding / 4)
        }
    }

    override func change() {
        leadingSide?.isActive = false
        UIView.animate(withDuration: 0.3, animations: { [weak self] in
            self?.label.setNeedsLayout()
            self?.trailingSide?.constant = -16
        })
    }
}
