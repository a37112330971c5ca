// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// Two zones of which one block speaks, over a badge in the place that a style chooses.
final class MakerZones: ChangingView {
    enum Style {
        case side, middle, far
    }

    private let left = UIView()
    private let right = UIView()
    private let badge = UIView()
    private let caption = UILabel("Zones of a pitch")
    private let style = Style.middle
    private let gap: CGFloat = 12
    private var isDimmed = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        [left, right, badge, caption].forEach(addSubview)
        // Both zones are alike.
        [left, right].snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide).offset(gap)
            make.height.equalTo(60)
            make.width.equalToSuperview().multipliedBy(0.4)
        }
        left.snp.makeConstraints { $0.leading.equalToSuperview().offset(8) }
        right.snp.makeConstraints { $0.trailing.equalToSuperview().offset(-8) }
        [badge, caption].snp.makeConstraints { make in
            make.top.equalTo(left.snp.bottom).offset(gap)
            make.bottom.lessThanOrEqualToSuperview().inset(4)
        }
        badge.snp.makeConstraints { $0.size.equalTo(24) }
        switch style {
        case .side:
            badge.snp.makeConstraints { $0.leading.equalTo(left) }
        case .middle:
            badge.snp.makeConstraints { make in
                make.centerX.equalToSuperview()
            }
        case .far:
            badge.snp.makeConstraints { $0.trailing.equalTo(right) }
        }
        caption.snp.makeConstraints { make in
            make.leading.equalTo(badge.snp.trailing).offset(gap)
            make.trailing.lessThanOrEqualToSuperview()
        }
    }

    override func change() {
        isDimmed.toggle()
        caption.text = "Zones"
    }
}
