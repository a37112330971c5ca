// swift-format-ignore-file
import UIKit

public class TabStrip: UIView {
    private var tabs: [UIView] = []
    private let container = UIView.build()
    private let indicator = UIView()
    private var indicatorLeading: NSLayoutConstraint?
    private var indicatorWidth: NSLayoutConstraint?
    public var spacing: CGFloat = 12

    public init(titles: [String]) {
        super.init(frame: .zero)
        addSubview(container)
        container.pinEdges(to: self)
        makeTabs(titles)
        makeIndicator()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeTabs(_ titles: [String]) {
        var constraints: [NSLayoutConstraint] = []
        for (index, title) in titles.enumerated() {
            let tab = UILabel()
            tab.text = title
            tab.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(tab)
            constraints.append(tab.topAnchor.constraint(equalTo: container.topAnchor))
            constraints.append(tab.bottomAnchor.constraint(equalTo: container.bottomAnchor))
            if index == 0 {
                constraints.append(tab.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: spacing))
            } else {
                constraints.append(tab.leadingAnchor.constraint(equalTo: tabs[index - 1].trailingAnchor, constant: spacing))
            }
            if index == titles.count - 1 {
                constraints.append(tab.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -spacing))
            }
            tabs.append(tab)
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func makeIndicator() {
        guard let first = tabs.first else { return }
        indicator.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(indicator)
        let leading = indicator.leadingAnchor.constraint(equalTo: first.leadingAnchor)
        let width = indicator.widthAnchor.constraint(equalTo: first.widthAnchor)
        NSLayoutConstraint.activate([
            leading, width,
            indicator.heightAnchor.constraint(equalToConstant: 2),
            indicator.bottomAnchor.constraint(equalTo: container.bottomAnchor)
        ])
        indicatorLeading = leading
        indicatorWidth = width
    }

    func select(_ index: Int) {
        indicatorLeading?.isActive = false
        indicatorWidth?.isActive = false
        indicatorLeading = indicator.leadingAnchor.constraint(equalTo: tabs[index].leadingAnchor)
        indicatorWidth = indicator.widthAnchor.constraint(equalTo: tabs[index].widthAnchor)
        indicatorLeading?.isActive = true
        indicatorWidth?.isActive = true
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }
}
