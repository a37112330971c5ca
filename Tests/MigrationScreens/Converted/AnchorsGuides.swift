// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import OperatorLayout

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
        constrain(scrollView, safeArea, self) { scrollView, safeArea, view in
            scrollView.top == safeArea.top
            scrollView.leading == safeArea.leading
            scrollView.trailing == safeArea.trailing
            scrollView.height == view.height * (1.0 / 3)
        }
        constrain(stack, contentGuide, frameGuide) { stack, contentGuide, frameGuide in
            stack.edges == inset(contentGuide.edges, 0, 4)
            stack.width == frameGuide.width
        }
        constrain(card) { card in
            card.height == 200
        }
        constrain(spacerAbove, scrollView, spacerBelow) { spacerAbove, scrollView, spacerBelow in
            spacerAbove.top == scrollView.bottom
            spacerAbove.height == spacerBelow.height
        }
        constrain(note, spacerAbove, readableContentGuide) { note, spacerAbove, readableContentGuide in
            note.top == spacerAbove.bottom
            note.leading == readableContentGuide.leading
            note.trailing <= readableContentGuide.trailing
        }
        constrain(spacerBelow, note, self) { spacerBelow, note, view in
            spacerBelow.top == note.bottom
            spacerBelow.bottom == view.bottom
        }
    }
}
