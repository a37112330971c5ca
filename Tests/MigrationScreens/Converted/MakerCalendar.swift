// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// Seven days in a row, a mark on one of them, and a priority that a closure chooses.
final class MakerCalendar: ChangingView {
    let strip = UIView()
    let mark = UIView()
    private var markConstraints: [NSLayoutConstraint] = []
    private let days = (0..<7).map { UILabel("\($0)") }
    private var selected = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(strip)
        strip.addSubview(mark)
        days.forEach { strip.addSubview($0) }
        strip.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: strip, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .topMargin, multiplier: 1, constant: 0),
            strip.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 8),
            strip.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -8),
            strip.heightAnchor.constraint(equalToConstant: 56),
        ])
        for index in days.indices {
            days[index].translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                days[index].topAnchor.constraint(equalTo: days[index].superview!.topAnchor),
                days[index].bottomAnchor.constraint(equalTo: days[index].superview!.bottomAnchor),
            ])
            if index == 0 {
                days[index].leadingAnchor.constraint(equalTo: days[index].superview!.leadingAnchor).isActive = true
            } else {
                NSLayoutConstraint.activate([
                    days[index].leadingAnchor.constraint(equalTo: days[index - 1].trailingAnchor),
                    days[index].widthAnchor.constraint(equalTo: days[0].widthAnchor),
                ])
            }
            if index == days.count - 1 {
                days[index].trailingAnchor.constraint(equalTo: days[index].superview!.trailingAnchor).isActive = true
            }
        }
        moveMark()
    }

    private func moveMark() {
        let day = days[selected]
        mark.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate(markConstraints)
        let markWidth = mark.widthAnchor.constraint(equalTo: day.widthAnchor, multiplier: 0.5)
        markWidth.priority = UILayoutPriority(500)
        markConstraints = [
            mark.centerXAnchor.constraint(equalTo: day.centerXAnchor),
            mark.bottomAnchor.constraint(equalTo: strip.bottomAnchor, constant: -4),
            markWidth,
            mark.widthAnchor.constraint(lessThanOrEqualToConstant: 24),
            mark.heightAnchor.constraint(equalToConstant: 2),
        ]
        NSLayoutConstraint.activate(markConstraints)
    }

    override func change() {
        selected = 5
        moveMark()
    }
}
