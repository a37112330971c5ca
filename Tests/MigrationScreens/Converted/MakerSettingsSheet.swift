// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

/// A sheet with a scrolling body, as an extension full of helpers lays it out.
final class MakerSettingsSheet: ChangingView {
    fileprivate let scroll = UIScrollView()
    fileprivate let body = UIView()
    fileprivate let caption = UILabel("Notifications are delivered quietly, and shown in the list.")
    private var captionLeading: NSLayoutConstraint!
    private var captionTop: NSLayoutConstraint!
    fileprivate let toggle = UIView()
    fileprivate let footer = UIView()
    private var footerHeight: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addViews()
        makeLayout()
    }

    private func makeLayout() {
        constrain(scroll, self, footer) { scroll, view, footer in
            scroll.top == view.top
            scroll.leading == view.leading
            scroll.trailing == view.trailing
            scroll.bottom == footer.top
        }
        constrain(body, scroll) { body, scroll in
            body.left == scroll.left
            body.top == scroll.top
            body.right == scroll.right
            body.bottom == scroll.bottom
            body.width == scroll.width
        }
        constrain(caption, body, toggle) { caption, body, toggle in
            captionTop = caption.top == body.top + 16
            caption.bottom == body.bottom - 16
            captionLeading = caption.leading == body.leading + 16
            caption.trailing == toggle.leading - 12
        }
        constrain(toggle, body, caption) { toggle, body, caption in
            toggle.trailing == body.trailing - 16
            toggle.centerY == caption.centerY
            toggle.width == 51
            toggle.height == 31
        }
        constrain(footer, self) { footer, view in
            footer.bottom == view.bottom
            footer.leading == view.leading
            footer.trailing == view.trailing
            footerHeight = footer.height == 44
        }
    }

    override func change() {
        captionTop?.constant = 24
        captionLeading?.constant = 20
        footerHeight.constant = 80
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
