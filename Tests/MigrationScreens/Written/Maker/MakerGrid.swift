// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerGrid: UIView {
    var cells: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for _ in 0..<4 {
            let cell = UIView()
            addSubview(cell)
            cell.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                if let previous {
                    make.leading.equalTo(previous.snp.trailing).offset(2)
                    make.width.equalTo(previous)
                } else {
                    make.leading.equalToSuperview()
                }
            }
            previous = cell
            cells.append(cell)
        }
        previous!.snp.makeConstraints { make in
            make.trailing.equalToSuperview()
        }
    }
}
