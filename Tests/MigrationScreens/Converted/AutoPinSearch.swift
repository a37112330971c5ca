// swift-format-ignore-file
import AutoPinLayout
import UIKitNames
import MakerLayout

final class AutoPinSearch: UIView {
    let field = UIView()
    let button = UILabel("Find")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        // layout convert: left as it was, since the handle 'width' is used in ways that have no counterpart
        button.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 12), excludingEdge: .left)
        let width = button.autoSetDimension(.width, toSize: 80)
        width.constant = 90
        field.snp.makeConstraints { make in
            make.top.bottom.equalTo(self.safeAreaLayoutGuide).inset(6)
            make.leading.equalTo(self.safeAreaLayoutGuide).inset(12)
            make.trailing.equalTo(button.snp.leading).offset(-8)
        }
    }
}
