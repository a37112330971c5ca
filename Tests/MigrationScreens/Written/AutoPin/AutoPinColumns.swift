// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

/// Columns that are aligned and matched as lists.
final class AutoPinColumns: UIView {
    let one = UIView()
    let two = UIView()
    let three = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(one)
        addSubview(two)
        addSubview(three)
        one.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
        one.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
        two.autoPinEdge(.leading, to: .trailing, of: one, withOffset: 8)
        three.autoPinEdge(.leading, to: .trailing, of: two, withOffset: 8)
        three.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
        [one, two, three].autoMatchViewsDimension(.width)
        [one, two, three].autoAlignViews(to: .top)
        [one, two, three].autoSetViewsDimension(.height, toSize: 60)
    }
}
