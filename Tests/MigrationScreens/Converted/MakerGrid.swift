// swift-format-ignore-file
import UIKitNames

final class MakerGrid: UIView {
    var cells: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for _ in 0..<4 {
            let cell = UIView()
            addSubview(cell)
            cell.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                cell.topAnchor.constraint(equalTo: self.topAnchor),
                cell.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            ])
            if let previous {
                NSLayoutConstraint.activate([
                    cell.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 2),
                    cell.widthAnchor.constraint(equalTo: previous.widthAnchor),
                ])
            } else {
                cell.leadingAnchor.constraint(equalTo: self.leadingAnchor).isActive = true
            }
            previous = cell
            cells.append(cell)
        }
        previous!.translatesAutoresizingMaskIntoConstraints = false
        previous!.trailingAnchor.constraint(equalTo: previous!.superview!.trailingAnchor).isActive = true
    }
}
