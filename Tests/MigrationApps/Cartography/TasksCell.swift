// swift-format-ignore-file
import Cartography
import UIKit

private let titleHeight: CGFloat = 54

class TaskCell: UITableViewCell {
    let navHintView = UIView()
    let titleView = UITextView()
    let countLabel = UILabel()
    let overlay = UIView()
    private var doneIcon: UIImageView!
    private var countLabelWidth: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String!) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupUI()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupUI() {
        setupBackground()
        setupTitle()
        setupCount()
        setupIcons()
    }

    private func setupBackground() {
        contentView.addSubview(overlay)
        constrain(overlay) { overlay in
            overlay.edges == overlay.superview!.edges
        }
        let border = UIView.line()
        contentView.addSubview(border)
        constrain(border) { border in
            border.bottom == border.superview!.bottom
            border.left == border.superview!.left
            border.right == border.superview!.right
            border.height == 0.5
        }
    }

    private func setupTitle() {
        contentView.addSubview(titleView)
        constrain(titleView) { titleView in
            titleView.left == titleView.superview!.left + 8
            titleView.top == titleView.superview!.top
            titleView.bottom == titleView.superview!.bottom
            titleView.height >= titleHeight
        }
    }

    private func setupCount() {
        contentView.addSubview(countLabel)
        constrain(countLabel, titleView) { countLabel, titleView in
            countLabel.centerY == countLabel.superview!.centerY
            countLabel.right == countLabel.superview!.right - 8
            countLabel.left == titleView.right + 8
            countLabelWidth = (countLabel.width == 40)
        }
    }

    private func setupIcons() {
        doneIcon = makeIcon("done")
        constrain(doneIcon, titleView) { icon, title in
            icon.centerY == title.centerY
            icon.right == title.left - 4
        }
    }

    private func makeIcon(_ name: String) -> UIImageView {
        let icon = UIImageView(image: UIImage(named: name))
        contentView.addSubview(icon)
        return icon
    }

    func update(count: Int) {
        countLabelWidth?.constant = count > 0 ? 40 : 0
    }
}
