// swift-format-ignore-file
import MigrationScreens
import UIKitNames

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
        var all = [
            header.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            header.centerXAnchor.constraint(equalTo: centerXAnchor),
        ]
        let height = header.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(800)
        self.headerHeight = height
        all.append(height)
        if isCompact {
            all.append(grid.heightAnchor.constraint(equalToConstant: 40))
        } else {
            // Half as high as it is wide.
            all += [grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 0.5)]
        }
        let inset: CGFloat = isCompact ? 4 : 12
        all += [
            grid.topAnchor.constraint(equalTo: header.bottomAnchor, constant: inset),
            grid.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            grid.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ]
        NSLayoutConstraint.activate(all)

        var previous: UIView?
        for day in days {
            let top = day.topAnchor.constraint(equalTo: grid.topAnchor)
            let bottom = day.bottomAnchor.constraint(equalTo: grid.bottomAnchor)
            NSLayoutConstraint.activate([top, bottom])
            if let previous = previous {
                [
                    day.leadingAnchor.constraint(equalTo: previous.trailingAnchor),
                    day.widthAnchor.constraint(equalTo: previous.widthAnchor),
                ].forEach { $0.isActive = true }
            } else {
                day.leadingAnchor.constraint(equalTo: grid.leadingAnchor).isActive = true
            }
            previous = day
        }
        previous?.trailingAnchor.constraint(equalTo: grid.trailingAnchor).isActive = true
    }

    override func change() {
        headerHeight.constant = 60
    }
}
