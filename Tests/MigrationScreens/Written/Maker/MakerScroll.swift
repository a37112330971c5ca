// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerScroll: UIView {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let first = UIView()
    private let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(first)
        contentView.addSubview(second)

        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        contentView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(scrollView)
        }
        first.snp.makeConstraints { make in
            make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 30)).priority(750)
            make.height.equalTo(300)
        }
        second.snp.makeConstraints { make in
            make.top.equalTo(first.snp.bottom).inset(-10)
            make.horizontalEdges.equalToSuperview()
            make.height.equalTo(first).dividedBy(2)
            make.bottom.equalToSuperview()
        }
    }
}
