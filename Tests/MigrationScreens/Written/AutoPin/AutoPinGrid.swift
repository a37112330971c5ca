// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinGrid: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView? = nil
        for index in 0..<3 {
            let row = UIView()
            addSubview(row)
            row.autoPinEdge(toSuperviewEdge: .leading)
            row.autoPinEdge(toSuperviewEdge: .trailing)
            if let previous {
                row.autoPinEdge(.top, to: .bottom, of: previous, withOffset: CGFloat(index))
                row.autoMatch(.height, to: .height, of: previous)
            } else {
                row.autoPinEdge(toSuperviewEdge: .top)
            }
            previous = row
        }
        previous!.autoPinEdge(toSuperviewEdge: .bottom)
    }
}
