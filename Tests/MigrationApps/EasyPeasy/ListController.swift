// swift-format-ignore-file
import EasyPeasy
import UIKit

class ListController: UIViewController {
    let stackView = UIStackView()
    let addButton = UIButton()
    let emptyView = UIView()
    var headerHeight: CGFloat { return 80 }
    private var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stackView)
        view.addSubview(addButton)
        view.addSubview(emptyView)
        stackView.axis = .vertical

        stackView.easy.layout([
            Top(headerHeight),
            Left(), Right(),
            Bottom(8).to(addButton, .top)
        ])
        addButton.easy.layout([
            Left(Sizes.side), Width(screenWidth() - 2 * Sizes.side), Height(Sizes.button),
            Bottom(20)
        ])
        emptyView.easy.layout(Center(), Size(CGSize(width: 200, height: 120)))

        let hint = UILabel()
        emptyView.addSubview(hint)
        hint.easy.layout(Edges(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    }

    func add(_ item: String) {
        let row = UIView()
        let label = UILabel()
        label.text = item
        row.addSubview(label)
        label.easy.layout([Left(16), CenterY()])
        stackView.addArrangedSubview(row)
        row.easy.layout(Height(44))
        items.append(item)
        emptyView.isHidden = true
    }
}
