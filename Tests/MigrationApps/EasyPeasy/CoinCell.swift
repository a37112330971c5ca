// swift-format-ignore-file
import EasyPeasy
import UIKit

class CoinCell: UITableViewCell {

    // MARK: - Views

    private lazy var iconView: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        return view
    }()

    private lazy var nameLabel: UILabel = {
        let label = UILabel()
        label.font = Fonts.regular(16)
        return label
    }()

    private lazy var priceLabel = UILabel()
    private lazy var changeLabel = UILabel()

    // MARK: - Lifecycle

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
        setupConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Setup

    private func setupViews() {
        [iconView, nameLabel, priceLabel, changeLabel].forEach {
            contentView.addSubview($0)
        }
    }

    private func setupConstraints() {
        iconView.easy.layout([
            Left(Sizes.side), CenterY(),
            Size(32)
        ])
        nameLabel.easy.layout([
            Left(12).to(iconView), CenterY(), Right(>=8).to(priceLabel, .left)
        ])
        priceLabel.easy.layout([Right(Sizes.side), Top(10)])
        changeLabel.easy.layout([
            Right().to(priceLabel, .right), Top(4).to(priceLabel, .bottom), Bottom(10)
        ])
    }
}
