// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerBubble: UIView {
    private let bubble = UIView()
    private let textLabel = UILabel("Are you coming tonight? We start at eight.", numberOfLines: 0)
    private let timeLabel = UILabel("19:04")
    private let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        addSubview(timeLabel)

        bubble.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.left.equalToSuperview().inset(10)
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.8)
        }
        textLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(insets)
        }
        timeLabel.snp.makeConstraints { make in
            make.left.equalTo(bubble.snp.right).offset(4)
            make.bottom.equalTo(bubble.snp.bottom)
        }
    }
}
