// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorGrid: UIView {
    let left = UIView()
    let middle = UIView()
    let right = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left)
        addSubview(middle)
        addSubview(right)
        let gap: CGFloat = 2
        constrain(left, middle, right, self) { left, middle, right, grid in
            left.leading == grid.leading
            middle.leading == left.trailing + gap
            right.leading == middle.trailing + gap
            right.trailing == grid.trailing
            middle.width == left.width
            right.width == (left.width - 20) * 2
            left.top == grid.top
            middle.top == grid.top
            right.top == grid.top
            left.height == 100
            middle.height == 100 - gap
            right.bottom == grid.safeAreaLayoutGuide.bottom
        }
    }
}
