import ConstraintKernel
import Testing

@Suite("Natural sizes, margins, baselines, alignment")
struct MetricsTests {
  @Test("Content gives the size where nothing else does")
  func natural() {
    let (root, _) = makeRoot()
    let label = ContentView("label", 80, 20, in: root)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(3, 4, 80, 20))
    label.content = LayoutSize(width: 90, height: 21)
    root.layoutIfNeeded()
    #expect(label.frame == rect(3, 4, 90, 21))
    label.content = LayoutSize(width: 70, height: LayoutSize.noIntrinsicMetric)
    label.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == rect(3, 4, 70, 5))
  }

  @Test("The label that resists less is the one that yields")
  func resistance() {
    let (root, _) = makeRoot(150, 100)
    let first = ContentView("first", 100, 20, in: root)
    let second = ContentView("second", 100, 20, in: root)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      second.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    second.setContentCompressionResistancePriority(740, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 100)
    #expect(second.frame.width == 40)
    second.setContentCompressionResistancePriority(760, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 40)
    #expect(second.frame.width == 100)
  }

  @Test("One constraint at 250 outweighs fifty at 249")
  func levels() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    pin(view)
    let free = makeView("free", in: root)
    let strong = free.widthAnchor.constraint(equalToConstant: 10)
    strong.priority = 250
    var all = [
      strong, free.leftAnchor.constraint(equalTo: root.leftAnchor),
      free.topAnchor.constraint(equalTo: root.topAnchor),
      free.heightAnchor.constraint(equalToConstant: 1),
    ]
    for _ in 0..<50 {
      let weak = free.widthAnchor.constraint(equalToConstant: 300)
      weak.priority = 249
      all.append(weak)
    }
    LayoutConstraint.activate(all)
    root.layoutIfNeeded()
    #expect(free.frame.width == 10)
    strong.priority = 248
    root.layoutIfNeeded()
    #expect(free.frame.width == 300)
    strong.priority = .required
    root.layoutIfNeeded()
    #expect(free.frame.width == 10)
  }

  @Test("Margins move what is tied to them, without new rows")
  func margins() {
    let (root, _) = makeRoot()
    root.layoutMargins = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = makeView("view", in: root)
    let names: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.top, .topMargin), (.left, .leftMargin), (.bottom, .bottomMargin), (.right, .rightMargin),
    ]
    LayoutConstraint.activate(
      names.map {
        LayoutConstraint(
          item: view,
          attribute: $0.0,
          relatedBy: .equal,
          toItem: root,
          attribute: $0.1,
          multiplier: 1,
          constant: 0
        )
      }
    )
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 340, 260))
    let lowered = root.layoutStatistics.constraintsLowered
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 394, 296))
    #expect(root.layoutStatistics.constraintsLowered == lowered)
  }

  @Test("The margins guide is always the same and follows the margins")
  func marginsGuide() {
    let (root, _) = makeRoot()
    let guide = root.layoutMarginsGuide
    #expect(root.layoutMarginsGuide === guide)
    #expect(root.safeAreaLayoutGuide !== guide)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 384, 284))
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 394, 296))
    #expect(guide.layoutFrame == rect(2, 1, 394, 296))
  }

  @Test("Baselines align text of different sizes")
  func baselines() {
    let (root, _) = makeRoot()
    let big = ContentView("big", 50, 40, in: root)
    big.baselines = (30, 10)
    let small = ContentView("small", 50, 20, in: root)
    small.baselines = (15, 5)
    LayoutConstraint.activate([
      big.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      big.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(small.frame.minY == 7 + 30 - 15)
    small.baselines = (12, 5)
    root.layoutIfNeeded()
    #expect(small.frame.minY == 7 + 30 - 12)
  }

  @Test("Attributes speak of the alignment rectangle, frames of the whole")
  func alignment() {
    let (root, _) = makeRoot()
    let badge = ContentView(frame: .zero)
    badge.alignment = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    badge.content = LayoutSize(width: 50, height: 20)
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    LayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == rect(8, 9, 56, 24))
  }
}
