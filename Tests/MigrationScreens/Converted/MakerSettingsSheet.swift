// swift-format-ignore-file
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
        scroll.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: scroll, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scroll, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scroll, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scroll, attribute: .bottom, relatedBy: .equal, toItem: footer, attribute: .top, multiplier: 1, constant: 0),
        ])
        body.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: body, attribute: .left, relatedBy: .equal, toItem: scroll, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: body, attribute: .top, relatedBy: .equal, toItem: scroll, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: body, attribute: .right, relatedBy: .equal, toItem: scroll, attribute: .right, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: body, attribute: .bottom, relatedBy: .equal, toItem: scroll, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: body, attribute: .width, relatedBy: .equal, toItem: scroll, attribute: .width, multiplier: 1, constant: 0),
        ])
        caption.translatesAutoresizingMaskIntoConstraints = false
        captionTop = NSLayoutConstraint(item: caption, attribute: .top, relatedBy: .equal, toItem: body, attribute: .top, multiplier: 1, constant: 16)
        captionLeading = NSLayoutConstraint(item: caption, attribute: .leading, relatedBy: .equal, toItem: body, attribute: .leading, multiplier: 1, constant: 16)
        NSLayoutConstraint.activate([
            captionTop,
            NSLayoutConstraint(item: caption, attribute: .bottom, relatedBy: .equal, toItem: body, attribute: .bottom, multiplier: 1, constant: -16),
            captionLeading,
            NSLayoutConstraint(item: caption, attribute: .trailing, relatedBy: .equal, toItem: toggle, attribute: .leading, multiplier: 1, constant: -12),
        ])
        toggle.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: toggle, attribute: .trailing, relatedBy: .equal, toItem: body, attribute: .trailing, multiplier: 1, constant: -16),
            NSLayoutConstraint(item: toggle, attribute: .centerY, relatedBy: .equal, toItem: caption, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: toggle, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 51),
            NSLayoutConstraint(item: toggle, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 31),
        ])
        footer.translatesAutoresizingMaskIntoConstraints = false
        footerHeight = NSLayoutConstraint(item: footer, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: footer, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: footer, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: footer, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
            footerHeight,
        ])
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
