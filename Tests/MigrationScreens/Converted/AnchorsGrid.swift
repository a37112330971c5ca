// swift-format-ignore-file
import UIKitNames

final class AnchorsGrid: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for index in 0..<3 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(item: row, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: row, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            ])
            if let previous {
                NSLayoutConstraint.activate([
                    NSLayoutConstraint(item: row, attribute: .top, relatedBy: .equal, toItem: previous, attribute: .bottom, multiplier: 1, constant: CGFloat(index)),
                    NSLayoutConstraint(item: row, attribute: .height, relatedBy: .equal, toItem: previous, attribute: .height, multiplier: 1, constant: 0),
                ])
            } else {
                NSLayoutConstraint(item: row, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true
            }
            previous = row
            if index == 2 {
                NSLayoutConstraint(item: row, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0).isActive = true
            }
        }
    }
}
