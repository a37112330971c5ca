import ConstraintKernel

/// Everything that a hierarchy can be asked, and that hands out no frame while a pass runs.
enum Question: String, CaseIterable, Sendable {
  case hasAmbiguousLayout, ambiguities, dump, explanation, distance, affecting, remedy
  case fittingSize, fittingWidth, fittingSizeOfGuest, conflicts, conflictIssues, advice
  case sizes, sizesOfRoot, fittingSizeOfRoot

  func ask(_ scene: QuestionScene) {
    let cell = scene.cell
    switch self {
    case .hasAmbiguousLayout: _ = cell.hasAmbiguousLayout
    case .ambiguities: _ = cell.layoutAmbiguities.map(\.description)
    case .dump: _ = scene.root.dump()
    case .explanation: _ = scene.text.explain(.bottom).description
    case .distance: _ = cell.leftAnchor.explainDistance(from: scene.side.rightAnchor).description
    case .affecting: _ = scene.text.constraintsAffectingLayout(for: .vertical)
    case .remedy: _ = scene.side.explain(.top).freedom
    case .fittingSize: _ = scene.panel.systemLayoutSizeFitting(.compressed)
    case .fittingWidth: _ = scene.panel.fittingSize(width: 90)
    case .fittingSizeOfGuest: _ = scene.framed.systemLayoutSizeFitting(.compressed)
    case .sizes: _ = scene.panel.layoutSizes(along: .vertical, across: 90)
    case .sizesOfRoot:
      let width = scene.root.layoutSizes(along: .horizontal)
      _ = scene.root.layoutSizes(along: .vertical, across: width.minimum)
    case .fittingSizeOfRoot: _ = scene.root.systemLayoutSizeFitting(.expanded)
    case .conflicts: _ = scene.root.layoutConflicts.flatMap(\.statements)
    case .conflictIssues: _ = scene.root.layoutConflictIssues
    case .advice: _ = scene.root.layoutAdvice(on: scene.root.layoutConflictGroups)
    }
  }
}

/// A hierarchy whose members count what is called, and that does one thing at one place.
///
/// A panel holds a cell of 50 by 20, and a text below it that is as wide as the panel and covers 3,600
/// square points. Beside the panel stand a view whose top is open, a box of a foreign class, a view that
/// two widths tear apart, and one at its frame of which no constraint speaks.
final class QuestionScene {
  /// Where something is done.
  enum Place: String, CaseIterable, Sendable {
    case beforeThePass, updateConstraints, naturalSize, measuring, frameHandedOut, layoutSubviews
  }

  /// What is edited there, just before a question may be asked.
  enum Edit: String, CaseIterable, Sendable {
    case nothing, marksLayout, marksUpdate, marksBoth, constant, constraint, newView, frameByHand
    case naturalSize
  }

  /// A view that counts its turns.
  final class Probe: LayoutView {
    weak var scene: QuestionScene?
    var natural = LayoutSize.noIntrinsicSize
    var area: Double?
    override func updateConstraints() { scene?.called(.updateConstraints, of: self) }
    override func layoutSubviews() { scene?.called(.layoutSubviews, of: self) }
    override var intrinsicContentSize: LayoutSize {
      scene?.called(.naturalSize, of: self)
      return natural
    }
    override var contentHeightFollowsWidth: Bool { area != nil }
    override func intrinsicContentHeight(forWidth width: Double) -> Double {
      scene?.called(.measuring, of: self)
      guard let area else { return natural.height }
      return width > 0 ? area / width : 0
    }
  }

  /// An item of another class, which hears of its frames.
  final class Box: LayoutItem {
    weak var scene: QuestionScene?
    weak var parent: LayoutView?
    let layoutNode = LayoutNode()
    var layoutParent: (any LayoutItem)? { parent }
    var layoutFrame = LayoutRect.zero {
      didSet { scene?.called(.frameHandedOut, of: nil) }
    }
    var layoutName: String { "box" }
  }

  let root: LayoutView
  let log: IssueLog
  let (panel, cell, text) = (Probe(), Probe(), Probe())
  let side = LayoutView()
  let torn = LayoutView()
  let framed = Probe(frame: rect(300, 200, 40, 12))
  let box = Box()
  let panelWidth: LayoutConstraint
  private var added: [LayoutView] = []

  /// How often each view had its turn, by its name and what was called.
  private(set) var turns: [String: Int] = [:]
  private var armed: (place: Place, action: () -> Void)?

  init() {
    (root, log) = makeRoot()
    panelWidth = panel.widthAnchor.constraint(equalToConstant: 200)
    for (view, name) in [(panel, "panel"), (cell, "cell"), (text, "text"), (framed, "framed")] {
      (view.scene, view.layoutName) = (self, name)
    }
    (side.layoutName, torn.layoutName) = ("side", "torn")
    for view in [panel, cell, text, side, torn] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [panel, side, torn, framed] { root.addSubview(view) }
    for view in [cell, text] { panel.addSubview(view) }
    (box.scene, box.parent) = (self, root)
    box.translatesAutoresizingMaskIntoConstraints = false
    text.area = 3_600
    framed.natural = LayoutSize(width: 33, height: 11)
    build()
  }

  private func build() {
    LayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: root.leftAnchor), panelWidth,
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      cell.leftAnchor.constraint(equalTo: panel.leftAnchor),
      cell.topAnchor.constraint(equalTo: panel.topAnchor),
      cell.widthAnchor.constraint(equalToConstant: 50),
      cell.heightAnchor.constraint(equalToConstant: 20),
      text.leftAnchor.constraint(equalTo: panel.leftAnchor),
      text.topAnchor.constraint(equalTo: cell.bottomAnchor),
      text.widthAnchor.constraint(equalTo: panel.widthAnchor),
      side.leftAnchor.constraint(equalTo: panel.rightAnchor),
      side.widthAnchor.constraint(equalToConstant: 30),
      side.heightAnchor.constraint(equalTo: panel.heightAnchor),
      box.leftAnchor.constraint(equalTo: panel.leftAnchor),
      box.topAnchor.constraint(equalTo: panel.bottomAnchor),
      box.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 5),
      torn.widthAnchor.constraint(equalToConstant: 10),
      torn.widthAnchor.constraint(equalToConstant: 20),
    ])
    panel.setNeedsUpdateConstraints()
  }

  /// Has something done once, the next time that a place is met.
  func arm(_ place: Place, _ action: @escaping () -> Void) {
    if place == .beforeThePass { return action() }
    armed = (place, action)
  }

  /// Whether the place was met.
  var isDone: Bool { armed == nil }

  func called(_ place: Place, of view: LayoutView?) {
    if let view, place == .updateConstraints || place == .layoutSubviews {
      turns["\(view.layoutName) \(place)", default: 0] += 1
    }
    guard let (wanted, action) = armed, wanted == place else { return }
    armed = nil
    action()
  }

  func edit(_ edit: Edit) {
    switch edit {
    case .nothing: break
    case .marksLayout: cell.setNeedsLayout()
    case .marksUpdate: cell.setNeedsUpdateConstraints()
    case .marksBoth:
      for view in [panel, cell, text] {
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
      }
    case .constant: panelWidth.constant = 150
    case .constraint: side.topAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
    case .newView:
      let view = makeView("new", in: panel)
      view.frame = rect(1, 2, 3, 4)
      added.append(view)
    case .frameByHand: side.frame = rect(7, 7, 7, 7)
    case .naturalSize:
      text.area = 7_200
      text.invalidateIntrinsicContentSize()
    }
  }

  var frames: [LayoutRect] {
    [root, panel, cell, text, side, torn, framed].map(\.frame) + [box.layoutFrame]
      + added.map(\.frame)
  }
}
