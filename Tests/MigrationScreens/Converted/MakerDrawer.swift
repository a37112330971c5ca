// swift-format-ignore-file
import AttributeLayout
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
        handle.easy.layout([
            Top(6),
            CenterX(),
            Width(36),
            Height(5),
        ])
        title.easy.layout([
            Top(8).to(handle, .bottom),
            Leading(16),
            Trailing(<=16),
        ])
    }

    /// Called whenever the drawer opens or closes.
    private func updateDrawer() {
        content.easy.clear()
        content.easy.layout([
            Leading(),
            Trailing(),
        ])
        if isOpen {
            content.easy.layout([
                // Below the status bar.
                Top(12).to(safeAreaLayoutGuide, .top),
                Bottom(),
            ])
        } else {
            content.easy.layout([
                Bottom(),
                Height(96),
            ])
        }
    }

    override func change() {
        isOpen.toggle()
        updateDrawer()
    }
}
