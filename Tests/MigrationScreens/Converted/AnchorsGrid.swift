// swift-format-ignore-file
import UIKitNames
import AutoPinLayout

final class AnchorsGrid: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for index in 0..<3 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
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
            if index == 2 {
                row.autoPinEdge(toSuperviewEdge: .bottom)
            }
        }
    }
}
