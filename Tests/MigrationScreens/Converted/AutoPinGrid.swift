// swift-format-ignore-file
import UIKitNames

final class AutoPinGrid: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView? = nil
        for index in 0..<3 {
            let row = UIView()
            addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: self.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            ])
            if let previous {
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: CGFloat(index)),
                    row.heightAnchor.constraint(equalTo: previous.heightAnchor),
                ])
            } else {
                row.topAnchor.constraint(equalTo: self.topAnchor).isActive = true
            }
            previous = row
        }
        previous!.translatesAutoresizingMaskIntoConstraints = false
        previous!.bottomAnchor.constraint(equalTo: previous!.superview!.bottomAnchor).isActive = true
    }
}
