// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AutoPinGrid: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView? = nil
        for index in 0..<3 {
            let row = UIView()
            addSubview(row)
            constrain(row, self) { row, view in
                row.leading == view.leading
                row.trailing == view.trailing
            }
            if let previous {
                constrain(row, previous) { row, previous in
                    row.top == previous.bottom + CGFloat(index)
                    row.height == previous.height
                }
            } else {
                constrain(row, self) { row, view in
                    row.top == view.top
                }
            }
            previous = row
        }
        constrain(previous!) { previous in
            previous.bottom == previous.superview!.bottom
        }
    }
}
