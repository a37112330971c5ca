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
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 1.0 / 3),

            stack.topAnchor.constraint(equalTo: contentGuide.topAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor, constant: -4),
            stack.widthAnchor.constraint(equalTo: frameGuide.widthAnchor),
            card.heightAnchor.constraint(equalToConstant: 200),
        ])
        NSLayoutConstraint.activate([
            spacerAbove.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            note.topAnchor.constraint(equalTo: spacerAbove.bottomAnchor),
            spacerBelow.topAnchor.constraint(equalTo: note.bottomAnchor),
            spacerBelow.bottomAnchor.constraint(equalTo: bottomAnchor),
            spacerAbove.heightAnchor.constraint(equalTo: spacerBelow.heightAnchor),
            note.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            note.trailingAnchor.constraint(lessThanOrEqualTo: readableContentGuide.trailingAnchor),
        ])
    }
}
