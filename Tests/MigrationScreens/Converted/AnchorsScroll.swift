// swift-format-ignore-file
import UIKitNames
import MakerLayout

final class AnchorsScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        for view in [scrollView, contentView, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview()
        }
        contentView.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview()
            make.width.equalToSuperview()
        }
        block.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 30))
            make.height.equalTo(520)
        }
    }
}
