// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// Seven days in a row, a mark on one of them, and a priority that a closure chooses.
final class MakerCalendar: ChangingView {
    let strip = UIView()
    let mark = UIView()
    private let days = (0..<7).map { UILabel("\($0)") }
    private var selected = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(strip)
        strip.addSubview(mark)
        days.forEach { strip.addSubview($0) }
        strip.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide.snp.topMargin)
            make.leading.trailing.equalToSuperview().inset(8)
            make.height.equalTo(56)
        }
        for index in days.indices {
            days[index].snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                if index == 0 {
                    make.leading.equalToSuperview()
                } else {
                    make.leading.equalTo(days[index - 1].snp.trailing)
                    make.width.equalTo(days[0])
                }
                if index == days.count - 1 {
                    make.trailing.equalToSuperview()
                }
            }
        }
        moveMark()
    }

    private func moveMark() {
        let day = days[selected]
        mark.snp.remakeConstraints { make in
            make.centerX.equalTo(day)
            make.bottom.equalToSuperview().inset(4)
            make.width.equalTo(day).multipliedBy(0.5).priority(.medium)
            make.width.lessThanOrEqualTo(24)
            make.height.equalTo(2)
        }
    }

    override func change() {
        selected = 5
        moveMark()
    }
}
