import Testing
import UIKitShell

@Suite("Views with sizes of their own")
struct ControlTests {
  @Test("Sizes that never change")
  func fixed() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
  }

  @Test("An image view is as large as its image, by its name or by its size")
  func images() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(size: CGSize(width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
    UIImage.$sizes.withValue(["logo": CGSize(width: 120, height: 40)]) {
      view.image = UIImage(named: "logo")
    }
    #expect(view.intrinsicContentSize == CGSize(width: 120, height: 40))
    #expect(UIImage(named: "logo")?.size == .zero)
  }

  @Test("A button lays out image and title, mirrored where reading is")
  func button() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    // 4 letters of 18 points are 36 by 22.5.
    #expect(button.intrinsicContentSize == CGSize(width: 20 + 20 + 36, height: 22.5 + 10))
    #expect(button.firstBaselineOffsetFromTop == 5 + 18)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    // 56 points of content in the middle of the 80 between the insets.
    #expect(button.imageView?.frame == CGRect(x: 22, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 42, y: 8.75, width: 36, height: 22.5))
    button.contentHorizontalAlignment = .trailing
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10)
    #expect(button.imageView?.frame.minX == 46)
  }

  @Test("Another font of the title is another size of the button")
  func titleFont() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 15, height: 18.75))
    button.titleLabel?.font = .systemFont(ofSize: 20)
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 20, height: 25))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 20, height: 25))
  }

  @Test("A configuration goes before what was set one by one")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.image = UIImage(size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 24 + 10 + 5 + 15, height: 14 + 18.75))
  }

  @Test("States, actions and their names")
  func actions() {
    let control = UIControl()
    var calls: [String] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in calls.append("new") }, for: .valueChanged)
    control.addAction(
      UIAction { calls.append($0.sender is UIControl ? "sender" : "none") },
      for: [.touchDown, .valueChanged]
    )
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new", "sender"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(calls == ["new", "sender", "sender"])
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test("A field is as high as a line, and as wide as what it says")
  func field() {
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 21.25))
    field.placeholder = "Email"
    field.font = .systemFont(ofSize: 16)
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 20))
    field.text = "a@b"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 24 + 14, height: 34))
    #expect(field.firstBaselineOffsetFromTop == 7 + 16)
  }

  @Test("A text view that cannot scroll is as high as its wrapped text")
  func textView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 400))
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 16)
    view.text = "one two three four"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // 100 points for text: 12 letters. "one two", "three four".
    #expect(view.frame == CGRect(x: 0, y: 0, width: 110, height: 2 * 20 + 16))
    // Without padding 144 points hold all 18 letters of 8 points each.
    view.textContainer.lineFragmentPadding = 0
    root.frame.size.width = 144
    root.layoutIfNeeded()
    #expect(view.frame.height == 20 + 16)
  }

  @Test("Parts of a control are as wide as the widest")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Month"])
    // 5 letters of 13 points and 20 more.
    #expect(control.frame.size == CGSize(width: 2 * (32.5 + 20), height: 32))
    control.setTitle("Week", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 9) == nil)
  }

  @Test("A cell's own title, text and image")
  func cell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    _ = laidOut(cell, 320, 80)
    // 21.25, 2 and 15 points in the middle of 80.
    let title = cell.textLabel?.convert(CGPoint.zero, to: cell)
    #expect(title == CGPoint(x: 16, y: 20.875))
    #expect(cell.detailTextLabel?.frame.minY == 23.25)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }
}
