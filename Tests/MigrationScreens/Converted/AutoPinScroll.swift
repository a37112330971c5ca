// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AutoPinScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        scrollView.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview()
        }
        contentView.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview()
            make.width.equalToSuperview()
        }
        block.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            make.height.equalTo(480)
        }
    }
}
