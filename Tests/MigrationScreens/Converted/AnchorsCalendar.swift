// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import AutoPinLayout

/// Days that a loop adds to a list of constraints, with a size that a condition chooses.
final class AnchorsCalendar: ChangingView {
    private let header = UILabel("March")
    private let grid = UIView()
    private var days: [UIView] = []
    private var headerHeight: NSLayoutConstraint!
    private let isCompact = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        header.translatesAutoresizingMaskIntoConstraints = false
        grid.translatesAutoresizingMaskIntoConstraints = false
        addSubview(header)
        addSubview(grid)
        for _ in 0..<5 {
            let day = UIView()
            day.translatesAutoresizingMaskIntoConstraints = false
            grid.addSubview(day)
            days.append(day)
        }
        header.autoPinEdge(.top, to: .top, of: layoutMarginsGuide)
        header.autoAlignAxis(toSuperviewAxis: .vertical)
        self.headerHeight = NSLayoutConstraint.autoSetPriority(UILayoutPriority(800)) {
            header.autoSetDimension(.height, toSize: 30)
        }
        if isCompact {
            grid.autoSetDimension(.height, toSize: 40)
        } else {
            // Half as high as it is wide.
            grid.autoMatch(.height, to: .width, of: grid, withMultiplier: 0.5)
        }
        let inset: CGFloat = isCompact ? 4 : 12
        grid.autoPinEdge(.top, to: .bottom, of: header, withOffset: inset)
        grid.autoPinEdge(toSuperviewEdge: .leading, withInset: inset)
        grid.autoPinEdge(toSuperviewEdge: .trailing, withInset: inset)

        var previous: UIView?
        for day in days {
            day.autoPinEdge(.top, to: .top, of: grid)
            day.autoPinEdge(.bottom, to: .bottom, of: grid)
            if let previous = previous {
                day.autoPinEdge(.leading, to: .trailing, of: previous)
                day.autoMatch(.width, to: .width, of: previous)
            } else {
                day.autoPinEdge(.leading, to: .leading, of: grid)
            }
            previous = day
        }
        // layout convert: left as it was, since its item is optional
        previous?.trailingAnchor.constraint(equalTo: grid.trailingAnchor).isActive = true
    }

    override func change() {
        headerHeight.constant = 60
    }
}
