// swift-format-ignore-file
import EasyPeasy
import UIKit

class TicketView: UIView {
    let fromLabel = UILabel()
    let toLabel = UILabel()
    let dateLabel = UILabel()
    let line = UIView()
    let codeView = UIImageView()
    var showsCode = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(fromLabel)
        addSubview(toLabel)
        addSubview(dateLabel)
        addSubview(line)
        addSubview(codeView)

        easy.layout(Height(>=120).with(.high))

        fromLabel <- [Top(16), Left(16)]
        toLabel <- [
            Top(16),
            Right(16),
            Left(>=8).to(fromLabel, .right)
        ]
        line <- [
            Left(16), Right(16), Height(1),
            Top(12).to(fromLabel)
        ]
        dateLabel <- [
            Top(12).to(line, .bottom),
            CenterX(),
            Width(<=200)
        ]
        codeView <- [
            Top(12).to(dateLabel),
            CenterX(),
            Size(80).when { [weak self] in self?.showsCode ?? false },
            Bottom(16)
        ]
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    func hideCode() {
        showsCode = false
        codeView.easy.reload()
    }
}
