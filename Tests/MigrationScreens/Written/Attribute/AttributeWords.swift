// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A form, a toolbar and a badge, in words that stand for several constraints.
final class AttributeWords: ChangingView {
    let badge = UILabel("New")
    let name = UILabel("Name")
    let street = UILabel("Street and number")
    let first = UILabel("A field")
    let second = UILabel("Another field")
    let back = UILabel("Back")
    let title = UILabel("A title")
    let more = UILabel("More")
    let tools = UIView()
    let photo = UIView()
    let note = UILabel("Readable")
    let column = UILayoutGuide()
    let labels = UILayoutGuide()
    let space: CGFloat = 8
    let share = 0.7

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [badge, name, street, first, second, tools, photo, note] {
            addSubview(view)
        }
        for view in [back, title, more] {
            tools.addSubview(view)
        }
        addLayoutGuide(column)
        addLayoutGuide(labels)
        tools.easy.layout(Leading(), Trailing(), Bottom().to(.safeArea), Height(44))
        [back, title, more].easy.layout(Chain(along: .horizontal, spacing: 4, weights: [1, 2, 1], lead: space, tail: space))
        back.easy.layout(CenterY())
        title.easy.layout(CenterY())
        more.easy.layout(CenterY())
        name.easy.layout(Leading(.system))
        street.easy.layout(Leading().to(name, .leading))
        [name, street].easy.layout(Chain(.packed(bias: 0.25), from: photo, .bottom, to: tools, .top, spacing: space * 2))
        labels.easy.layout(Barrier(at: .trailing, of: [name, street], margin: space))
        first.easy.layout(Leading().to(labels, .trailing), Trailing(<=.system(2)), CenterY().to(name, .centerY))
        second.easy.layout(Leading().to(labels, .trailing), CenterY().to(street, .centerY))
        column.easy.layout(Guideline(along: .horizontal, at: .fraction(0.4)))
        photo.easy.layout(Top(12).to(.safeArea), Leading().to(column, .leading), Trailing(16), Ratio(16.0 / 9))
        badge.easy.layout(
            Bias(share, from: photo, .leading, to: photo, .trailing),
            Bias(0.5, along: .vertical).with(.high)
        )
        note.easy.layout(
            Leading().to(.margins),
            Trailing(<=0).to(.readableContent),
            Bottom(.system).to(tools, .top)
        )
    }
}
