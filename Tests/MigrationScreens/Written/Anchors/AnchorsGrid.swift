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
                row.leadingAnchor.constraint(equalTo: leadingAnchor),
                row.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            if let previous {
                row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: CGFloat(index)).isActive = true
                row.heightAnchor.constraint(equalTo: previous.heightAnchor).isActive = true
            } else {
                row.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            previous = row
            if index == 2 {
                row.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            }
        }
    }
}
