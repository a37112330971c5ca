// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A scroll view with its guides, spacers between, and a card that keeps to the readable width.
final class AnchorsGuides: UIView {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let card = UIView()
    private let note = UILabel("Guides hold what has no view of its own", numberOfLines: 0)
    private let spacerAbove = UILayoutGuide()
    private let spacerBelow = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
        note.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 8
        addSubview(scrollView)
        scrollView.addSubview(stack)
        stack.addArrangedSubview(UILabel("One"))
        stack.addArrangedSubview(UILabel("Two"))
        stack.addArrangedSubview(card)
        addLayoutGuide(spacerAbove)
        addLayoutGuide(spacerBelow)
        addSubview(note)

        let contentGuide = scrollView.contentLayoutGuide
        let frameGuide = scrollView.frameLayoutGuide
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: scrollView, attribute: .top, relatedBy: .equal, toItem: safeArea, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scrollView, attribute: .leading, relatedBy: .equal, toItem: safeArea, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scrollView, attribute: .trailing, relatedBy: .equal, toItem: safeArea, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: scrollView, attribute: .height, relatedBy: .equal, toItem: self, attribute: .height, multiplier: 1.0 / 3, constant: 0),

            NSLayoutConstraint(item: stack, attribute: .top, relatedBy: .equal, toItem: contentGuide, attribute: .top, multiplier: 1, constant: 4),
            NSLayoutConstraint(item: stack, attribute: .leading, relatedBy: .equal, toItem: contentGuide, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: stack, attribute: .trailing, relatedBy: .equal, toItem: contentGuide, attribute: .trailing, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: stack, attribute: .bottom, relatedBy: .equal, toItem: contentGuide, attribute: .bottom, multiplier: 1, constant: -4),
            NSLayoutConstraint(item: stack, attribute: .width, relatedBy: .equal, toItem: frameGuide, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 200),
            NSLayoutConstraint(item: spacerAbove, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: note, attribute: .top, relatedBy: .equal, toItem: spacerAbove, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: spacerBelow, attribute: .top, relatedBy: .equal, toItem: note, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: spacerBelow, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: spacerAbove, attribute: .height, relatedBy: .equal, toItem: spacerBelow, attribute: .height, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: note, attribute: .leading, relatedBy: .equal, toItem: readableContentGuide, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: note, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: readableContentGuide, attribute: .trailing, multiplier: 1, constant: 0),
        ])
    }
}
