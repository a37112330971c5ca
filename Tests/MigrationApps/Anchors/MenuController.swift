// swift-format-ignore-file
import UIKit

class MenuController: UIViewController {
    private let scrollView: UIScrollView = .build()
    private let stackView: UIStackView = .build { $0.axis = .vertical }
    private let header: UIView = .build()
    private lazy var headerLabel: UILabel = .build()
    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .close)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()
    private var headerHeight: NSLayoutConstraint?
    private let isPhone = UIDevice.current.userInterfaceIdiom == .phone

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubviews(header, scrollView)
        header.addSubviews(headerLabel, closeButton)
        scrollView.addSubview(stackView)

        let height = header.heightAnchor.constraint(equalToConstant: isPhone ? 56 : 72)
        headerHeight = height

        NSLayoutConstraint.activate([
            height,
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerLabel.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            headerLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            closeButton.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -UX.padding),
            closeButton.centerYAnchor.constraint(equalTo: headerLabel.centerYAnchor),
            scrollView.topAnchor.constraint(equalTo: header.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])

        let rows = ["Home", "History", "Downloads"].map { makeRow($0) }
        rows.forEach(stackView.addArrangedSubview)
        NSLayoutConstraint.activate(rows.map { $0.heightAnchor.constraint(equalToConstant: 52) })
    }

    private func makeRow(_ title: String) -> UIView {
        let row = UIView()
        let label = UILabel()
        label.text = title
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: UX.padding),
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        return row
    }
}
