// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class MakerGrid: UIView {
    var cells: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for _ in 0..<4 {
            let cell = UIView()
            addSubview(cell)
            cell.autoPinEdge(toSuperviewEdge: .top)
            cell.autoPinEdge(toSuperviewEdge: .bottom)
            if let previous {
                cell.autoPinEdge(.leading, to: .trailing, of: previous, withOffset: 2)
                cell.autoMatch(.width, to: .width, of: previous)
            } else {
                cell.autoPinEdge(toSuperviewEdge: .leading)
            }
            previous = cell
            cells.append(cell)
        }
        previous!.autoPinEdge(toSuperviewEdge: .trailing)
    }
}
