// swift-format-ignore-file
import AutoPinLayout
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
        scroll.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
        scroll.autoPinEdge(.bottom, to: .top, of: footer)
        body.autoPinEdge(toSuperviewEdge: .left)
        body.autoPinEdgesToSuperviewEdges(excludingEdge: .left)
        body.autoMatch(.width, to: .width, of: scroll)
        captionTop = caption.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
        caption.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16)
        captionLeading = caption.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        caption.autoPinEdge(.trailing, to: .leading, of: toggle, withOffset: -12)
        toggle.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
        toggle.autoAlignAxis(.horizontal, toSameAxisOf: caption)
        toggle.autoSetDimensions(to: CGSize(width: 51, height: 31))
        footer.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
        footerHeight = footer.autoSetDimension(.height, toSize: 44)
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
