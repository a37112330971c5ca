// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class OperatorScroll: UIView {
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
            make.top.equalToSuperview().inset(10)
            make.leading.equalToSuperview().inset(20)
            make.bottom.equalToSuperview().inset(30)
            make.trailing.equalToSuperview().inset(40)
            make.height.equalTo(600)
        }
    }
}
