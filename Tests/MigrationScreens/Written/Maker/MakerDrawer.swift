// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A drawer that is laid out anew when it opens.
final class MakerDrawer: ChangingView {
    private let handle = UIView()
    private let content = UIView()
    private let title = UILabel("Nearby places")
    private var isOpen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(handle)
        content.addSubview(title)
        setUpConstraints()
        updateDrawer()
    }

    private func setUpConstraints() {
        handle.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(6)
            make.centerX.equalToSuperview()
            make.size.equalTo(CGSize(width: 36, height: 5))
        }
        title.snp.makeConstraints { make in
            make.top.equalTo(handle.snp.bottom).offset(8)
            make.leading.equalToSuperview().offset(16)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
        }
    }

    /// Called whenever the drawer opens or closes.
    private func updateDrawer() {
        content.snp.remakeConstraints { make in
            make.leading.trailing.equalToSuperview()
            if isOpen {
                // Below the status bar.
                make.top.equalTo(safeAreaLayoutGuide).offset(12)
                make.bottom.equalToSuperview()
            } else {
                make.bottom.equalToSuperview()
                make.height.equalTo(96)
            }
        }
    }

    override func change() {
        isOpen.toggle()
        updateDrawer()
    }
}
