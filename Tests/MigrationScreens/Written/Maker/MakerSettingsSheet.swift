// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A sheet with a scrolling body, as an extension full of helpers lays it out.
final class MakerSettingsSheet: ChangingView {
    fileprivate let scroll = UIScrollView()
    fileprivate let body = UIView()
    fileprivate let caption = UILabel("Notifications are delivered quietly, and shown in the list.")
    fileprivate let toggle = UIView()
    fileprivate let footer = UIView()
    private var footerHeight: Constraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addViews()
        makeLayout()
    }

    private func makeLayout() {
        scroll.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.bottom.equalTo(footer.snp.top)
        }
        body.snp.makeConstraints { (make) -> Void in
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
        }
        caption.snp.makeConstraints { make in
            make.top.leading.bottom.equalToSuperview().inset(16)
            make.trailing.equalTo(toggle.snp.leading).offset(-12)
        }
        toggle.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalTo(caption)
            make.size.equalTo(CGSize(width: 51, height: 31))
        }
        footer.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            footerHeight = make.height.equalTo(44).constraint
        }
    }

    override func change() {
        caption.snp.updateConstraints { make in
            make.top.equalToSuperview().inset(24)
            make.leading.equalToSuperview().inset(20)
        }
        footerHeight.update(offset: 80)
    }
}

extension MakerSettingsSheet {
    fileprivate func addViews() {
        caption.numberOfLines = 0
        addSubview(scroll)
        scroll.addSubview(body)
        body.addSubview(caption)
        body.addSubview(toggle)
        addSubview(footer)
    }
}
