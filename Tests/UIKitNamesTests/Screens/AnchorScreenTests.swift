// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, ReplaceForEachWithForLoop

import Testing
import UIKitNames

// A settings form in plain UIKit words; only the import is ours.

private final class SeparatorView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1)
  }
}

private final class RowView: UIView {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  let separator = SeparatorView()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  private(set) var traitChanges: [UIUserInterfaceSizeClass] = []
  private(set) var moves: [String] = []

  init(title: String, value: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    valueLabel.text = value
    for view in [titleLabel, valueLabel, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 0)
    let margins = layoutMarginsGuide
    valueLabel.setContentHuggingPriority(
      titleLabel.contentHuggingPriority(for: .horizontal) + 1,
      for: .horizontal
    )
    regularConstraints = [
      valueLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      valueLabel.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor,
        multiplier: 1
      ),
      titleLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    compactConstraints = [
      valueLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      valueLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      valueLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    applyTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    moves.append(newSuperview == nil ? "leaves" : "arrives")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    moves.append(superview == nil ? "left" : "arrived")
    applyTraits()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass else {
      return
    }
    traitChanges.append(traitCollection.horizontalSizeClass)
    applyTraits()
  }

  private func applyTraits() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
    NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
  }
}

private final class FormView: UIView {
  let stack = UIStackView()
  let footer = UILabel()
  let column = UILayoutGuide()
  private(set) var rows: [RowView] = []
  private(set) var columnWidth: NSLayoutConstraint!
  private(set) var phases: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    rows = [RowView(title: "Name", value: "Ada"), RowView(title: "Role", value: "Engineer")]
    stack.axis = .vertical
    rows.forEach { stack.addArrangedSubview($0) }
    footer.numberOfLines = 0
    footer.text = "Changes are saved as you type"
    stack.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    stack.preservesSuperviewLayoutMargins = true
    column.identifier = "column"
    addLayoutGuide(column)
    addSubview(stack)
    addSubview(footer)
    columnWidth = column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    columnWidth.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.centerXAnchor.constraint(equalTo: readableContentGuide.centerXAnchor),
      column.topAnchor.constraint(equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 2),
      column.bottomAnchor.constraint(equalTo: footer.bottomAnchor),
      columnWidth,
      footer.topAnchor.constraint(equalTo: column.topAnchor),
      footer.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func updateConstraints() {
    phases.append("update")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    phases.append("layout")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    phases.append("safe area")
  }
}

private final class WindowView: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
  }
}

@Suite("A form written for UIKit with anchors")
struct AnchorScreenTests {
  private func form() -> (UIView, FormView) {
    let window = WindowView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let form = FormView(frame: window.bounds)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(form)
    window.layoutIfNeeded()
    return (window, form)
  }

  @Test("Margins are preserved down to the rows, baselines and the safe area hold")
  func frames() {
    let (_, form) = form()
    #expect(form.safeAreaInsets.top == 30)
    // Margins of 20 and 30 reach into the rows, whose own are 6 above and below; the stack has none.
    #expect(
      form.rows.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 300, height: 32), CGRect(x: 0, y: 32, width: 300, height: 32),
      ]
    )
    #expect(form.stack.frame == CGRect(x: 0, y: 30, width: 300, height: 64))
    #expect(form.rows[0].titleLabel.frame == CGRect(x: 20, y: 6, width: 32, height: 20))
    #expect(form.rows[0].valueLabel.frame == CGRect(x: 246, y: 6, width: 24, height: 20))
    #expect(form.rows[1].separator.frame == CGRect(x: 20, y: 31, width: 280, height: 1))
    // In the middle between margins of 20 and 30; 150 points are 18 characters: two lines.
    #expect(form.column.layoutFrame == CGRect(x: 70, y: 110, width: 150, height: 40))
    #expect(form.footer.frame == CGRect(x: 70, y: 110, width: 150, height: 40))
  }

  @Test("Guides are the same objects whenever they are asked for")
  func identity() {
    let (_, form) = form()
    #expect(form.layoutMarginsGuide === form.layoutMarginsGuide)
    #expect(form.safeAreaLayoutGuide === form.safeAreaLayoutGuide)
    #expect(form.readableContentGuide === form.readableContentGuide)
    #expect(form.column.owningView === form)
    let tie = form.constraints.first { $0.secondItem === form.safeAreaLayoutGuide }
    #expect(tie?.firstItem as? UIView === form.stack)
    #expect(tie?.firstAttribute == .top && tie?.relation == .equal)
  }

  @Test("Another size class swaps the sets of constraints, and back again")
  func sizeClasses() {
    let (window, form) = form()
    window.layoutNode.environment = UITraitCollection(horizontalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(form.rows[0].traitChanges == [.compact])
    // Two lines with 2 points between, and margins of 6 above and below.
    #expect(form.rows.map(\.frame.height) == [54, 54])
    #expect(form.rows[1].valueLabel.frame.minY == 28)
    window.layoutNode.environment = UITraitCollection(horizontalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(form.rows[0].traitChanges == [.compact, .regular])
    #expect(form.rows.map(\.frame.height) == [32, 32])
  }

  @Test("Right to left mirrors the rows and their directional margins")
  func rightToLeft() {
    let (window, form) = form()
    window.layoutNode.environment = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    let row = form.rows[0]
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // Physical margins of 20 and 30 stay where they are.
    #expect(row.valueLabel.frame == CGRect(x: 20, y: 6, width: 24, height: 20))
    #expect(row.titleLabel.frame.maxX == 270)
    row.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(row.valueLabel.frame.maxX == 270)
  }

  @Test("Rows hear of moves, and leave the stack with their constraints")
  func moving() {
    let (window, form) = form()
    let row = form.rows[0]
    #expect(row.moves == ["arrives", "arrived"])
    row.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(row.moves == ["arrives", "arrived", "leaves", "left"])
    #expect(form.stack.arrangedSubviews == [form.rows[1]])
    #expect(form.stack.frame.height == 32)
    #expect(row.constraints.count == 9)
  }

  @Test("Callbacks come in UIKit's order, and only when asked for")
  func phases() {
    let (window, form) = form()
    // New, it is asked for its constraints; margins that follow frames then move what lies in it.
    #expect(form.phases == ["safe area", "update", "layout", "layout"])
    form.setNeedsUpdateConstraints()
    form.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(form.phases == ["safe area", "update", "layout", "layout", "update", "layout"])
    window.layoutIfNeeded()
    #expect(form.phases.count == 6)
  }

  @Test("What a layout hangs on can be asked, and whether it is settled")
  func asking() {
    let (window, form) = form()
    #expect(form.footer.constraintsAffectingLayout(for: .horizontal).contains(form.columnWidth))
    #expect(!form.footer.constraintsAffectingLayout(for: .vertical).contains(form.columnWidth))
    #expect(!form.footer.hasAmbiguousLayout)
    form.columnWidth.isActive = false
    window.layoutIfNeeded()
    #expect(form.columnWidth.isActive == false)
    let loose = UIView()
    loose.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(loose)
    loose.leadingAnchor.constraint(equalTo: form.leadingAnchor).isActive = true
    #expect(loose.hasAmbiguousLayout)
  }

  @Test("Views are put in order, found by tag, and exchanged")
  func ordering() {
    let (_, form) = form()
    form.footer.tag = 7
    #expect(form.viewWithTag(7) === form.footer)
    form.sendSubviewToBack(form.footer)
    #expect(form.subviews == [form.footer, form.stack])
    form.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(form.subviews == [form.stack, form.footer])
    form.sendSubviewToBack(form.footer)
    form.bringSubviewToFront(form.footer)
    #expect(form.subviews == [form.stack, form.footer])
    let cover = UIView()
    form.insertSubview(cover, aboveSubview: form.stack)
    form.insertSubview(UIView(), belowSubview: form.stack)
    #expect(form.subviews.firstIndex(of: cover) == 2)
    #expect(cover.isDescendant(of: form))
  }

  @Test("Labels fit, and their alignment rectangles go back and forth")
  func measuring() {
    let (_, form) = form()
    // "Changes are saved" is 17 characters of 8 points.
    let fitting = form.footer.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity))
    #expect(fitting == CGSize(width: 136, height: 40))
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 0, height: 0))
    label.text = "four"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 5, width: 32, height: 20))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(label.frame(forAlignmentRect: label.alignmentRect(forFrame: rect)) == rect)
  }
}
