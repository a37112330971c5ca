// swift-format-ignore-file
import EasyPeasy
import UIKit

final class ChartPanel: UIView {
    private var bars: [UIView] = []
    private let axis = UIView()
    private let legend = UILabel()
    private let values: [CGFloat]

    init(values: [CGFloat]) {
        self.values = values
        super.init(frame: .zero)
        addSubview(axis)
        addSubview(legend)
        axis.easy.layout(Left(8), Right(8), Bottom(24), Height(1))
        legend.easy.layout([
            Top(4).to(axis, .bottom),
            CenterX().with(.medium),
            Left(>=8)
        ])

        var last: UIView? = nil
        for value in values {
            let bar = UIView()
            addSubview(bar)
            bar.easy.layout(Width(20), Height(value), Bottom().to(axis, .top))
            if let last = last {
                bar.easy.layout(Left(4).to(last, .right))
            } else {
                bar.easy.layout(Left(8))
            }
            bars.append(bar)
            last = bar
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func highlight(_ index: Int) {
        guard index < bars.count else { return }
        for (i, bar) in bars.enumerated() {
            bar.easy.layout(Width(i == index ? 28 : 20))
        }
        layoutIfNeeded()
    }
}
