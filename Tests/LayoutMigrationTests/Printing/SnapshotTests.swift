import AttributeLayout
import ConstraintKernel
import LayoutFormats
import LayoutMigration
import MakerLayout
import ScreenComparison
import Testing

@Suite("Reading layouts")
struct SnapshotTests {
  /// A cell whose items have names by every way there is.
  private final class Cell {
    let view = LayoutView()
    let title = LayoutLabel("Title")
    lazy var icon = LayoutView()
    let rows = [LayoutView(), LayoutView()]
    let stack = LayoutStackView()

    init() {
      view.layoutName = "cell"
      let named = LayoutView()
      named.layoutName = "named"
      for item in [title, icon, rows[0], rows[1], stack, named, LayoutLabel("x")] {
        view.addSubview(item)
      }
      stack.addArrangedSubview(LayoutView())
    }
  }

  private func snapshot(_ cell: Cell) -> LayoutSnapshot {
    LayoutSnapshot(of: cell.view, naming: ItemNaming(root: "self", owner: cell))
  }

  @Test("Names come from properties, then from items, and are invented last")
  func names() {
    let cell = Cell()
    for view in cell.view.subviews { view.snp.makeConstraints { $0.top.equalToSuperview() } }
    let snapshot = snapshot(cell)
    #expect(
      snapshot.statements.map(\.subject)
        == ["title", "icon", "rows[0]", "rows[1]", "stack", "named", "label1"]
    )
    #expect(snapshot.statements.allSatisfy { $0.target == .item(.superview, .top) })
    let declaration = "let label1 = view.subviews[6]  // LayoutLabel without a name of its own"
    #expect(snapshot.declarations.contains(declaration))
  }

  /// An item of a toolkit of its own.
  private final class Knob: LayoutItem, LayoutContainer {
    let layoutNode = LayoutNode()
    let layoutName: String
    var layoutFrame = LayoutRect.zero
    var layoutChildren: [any LayoutItem] = []
    weak var layoutParent: (any LayoutItem)?

    init(_ name: String, in parent: Knob? = nil) {
      layoutName = name
      layoutParent = parent
      parent?.layoutChildren.append(self)
      layoutParentDidChange()
    }
  }

  @Test("A root need not be a view, and what lies in it has names in the same ways")
  func foreignRoot() {
    let panel = Knob("panel")
    let (dial, other) = (Knob("dial", in: panel), Knob("", in: panel))
    for item in [dial, other] { item.snp.makeConstraints { $0.top.equalToSuperview() } }
    let snapshot = LayoutSnapshot(of: panel, naming: ItemNaming(root: "panel"))
    #expect(snapshot.statements.map(\.subject) == ["dial", "knob1"])
    #expect(snapshot.statements.allSatisfy { $0.target == .item(.superview, .top) })
    #expect(
      snapshot.declarations
        == ["let knob1 = panel.layoutChildren[1]  // Knob without a name of its own"]
    )
    let printed = LayoutSourceCode(snapshot).printed(in: .anchors).text()
    #expect(printed.contains("dial.topAnchor.constraint(equalTo: panel.topAnchor)"))
    #expect(printed.contains("knob1.topAnchor.constraint(equalTo: panel.topAnchor)"))
  }

  @Test("What a stack makes is not what source code states")
  func stacks() {
    let cell = Cell()
    cell.stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    cell.view.layoutIfNeeded()
    #expect(!cell.stack.constraints.isEmpty)
    #expect(snapshot(cell).statements.count == 4)
  }

  @Test("The constant and the priority that were set count, whatever is gone")
  func gone() throws {
    let cell = Cell()
    cell.title.snp.makeConstraints { $0.leading.equalToSuperview().offset(8) }
    cell.title.isGone = true
    cell.view.layoutIfNeeded()
    let statement = try #require(snapshot(cell).statements.first)
    #expect(statement.constant == .number(8))
    #expect(statement.priority == nil)
  }

  @Test("A constraint about an ancestor is turned round, unless it has a factor")
  func turned() throws {
    let cell = Cell()
    LayoutConstraint.activate([
      cell.view.bottomAnchor.constraint(greaterThanOrEqualTo: cell.title.bottomAnchor, constant: 8),
      cell.view.widthAnchor.constraint(equalTo: cell.title.widthAnchor, multiplier: 2),
    ])
    let lines = snapshot(cell).statements.map(\.description)
    #expect(lines == ["title.bottom <= superview.bottom - 8", "view.width == 2 · title.width"])
  }

  @Test("A selection leaves out the rest, and a batch need not be active")
  func selections() {
    let cell = Cell()
    cell.title.snp.makeConstraints { $0.top.equalToSuperview() }
    cell.icon.topAnchor.constraint(equalTo: cell.title.bottomAnchor).isActive = true
    let selected = LayoutSnapshot(of: cell.view) { $0.dialect == .maker }
    #expect(selected.statements.count == 1)
    let outside = LayoutView()
    let batch = LayoutSnapshot(
      of: [
        cell.icon.widthAnchor.constraint(equalToConstant: 4),
        cell.icon.leftAnchor.constraint(equalTo: outside.leftAnchor),
      ],
      in: cell.view,
      naming: ItemNaming(owner: cell)
    )
    #expect(batch.statements.map(\.description) == ["icon.width == 4"])
    #expect(batch.omitted.count == 1)
    #expect(LayoutSourceCode(batch).printed(in: .anchors).text().contains("// Not printed"))
  }

  @Test("What is declared under a condition is reported, whether it holds or not")
  func conditions() {
    let cell = Cell()
    cell.icon.easy.layout([
      Top(4).when { true }, Left(8).when { false }, Width(5),
    ])
    let snapshot = snapshot(cell)
    #expect(
      snapshot.statements.map(\.description)
        == ["icon.width == 5", "icon.top == superview.top + 4"]
    )
    #expect(snapshot.conditional.count == 2)
    let text = LayoutSourceCode(snapshot).printed(in: .maker).text()
    #expect(text.contains("// Wanted under conditions, which are not printed: 2, namely"))
  }

  @Test("Guides that every view has go by their view")
  func guides() {
    let cell = Cell()
    cell.title.snp.makeConstraints { make in
      make.top.equalTo(cell.view.safeAreaLayoutGuide)
      make.left.equalTo(cell.icon.layoutMarginsGuide)
    }
    let targets = snapshot(cell).statements.map(\.targetItem?.description)
    #expect(targets == ["superview.safeAreaLayoutGuide", "icon.layoutMarginsGuide"])
  }

  @Test("Flags that code would leave different are set by it")
  func flags() {
    let cell = Cell()
    cell.title.snp.makeConstraints { $0.top.equalToSuperview() }
    cell.title.translatesAutoresizingMaskIntoConstraints = true
    cell.icon.translatesAutoresizingMaskIntoConstraints = false
    let code = LayoutSourceCode(snapshot(cell)).printed(in: .maker).common.lines
    #expect(
      code.suffix(2) == [
        "title.translatesAutoresizingMaskIntoConstraints = true",
        "icon.translatesAutoresizingMaskIntoConstraints = false",
      ]
    )
    let anchors = LayoutSourceCode(snapshot(cell)).printed(in: .anchors).common.lines
    #expect(!anchors.contains("title.translatesAutoresizingMaskIntoConstraints = false"))
    #expect(anchors.last == "icon.translatesAutoresizingMaskIntoConstraints = false")
  }

  @Test("What is gone is said, of states that differ in each")
  func goneItems() throws {
    let cell = Cell()
    cell.title.snp.makeConstraints { $0.leading.equalToSuperview().offset(8) }
    cell.title.isGone = true
    let before = snapshot(cell)
    #expect(before.gone == ["title"])
    #expect(LayoutSourceCode(before).printed(in: .maker).common.lines.last == "title.isGone = true")
    cell.icon.isGone = true
    cell.title.isGone = false
    let printed = LayoutSourceCode([.init("before", before), .init("after", snapshot(cell))])
      .printed(in: .maker)
    #expect(!printed.common.lines.contains { $0.contains("isGone") })
    #expect(
      printed.states.map(\.code.lines) == [
        ["title.isGone = true", "icon.isGone = false"],
        ["title.isGone = false", "icon.isGone = true"],
      ]
    )
    let document = """
      {"version": 1, "root": {"id": "root", "size": {"width": 9, "height": 9},
       "children": [{"id": "a", "gone": true}]}, "constraints": [
         {"first": "a", "attribute": "top", "second": "root", "secondAttribute": "top", "goneConstant": 3}]}
      """
    let read = LayoutSnapshot(try SceneReading(json: document).document)
    let lines = LayoutSourceCode(read).printed(in: .autoPin).common.lines
    #expect(
      lines == ["a.autoPinEdge(toSuperviewEdge: .top).goneConstant = 3", "a.isGone = true"]
    )
  }

  @Test("Two documents of which one has an item gone are not the same, and the item is named")
  func comparedDocuments() throws {
    func tree(_ more: String) throws -> SceneTree {
      let text = """
        {"version": 1, "root": {"id": "root", "size": {"width": 9, "height": 9},
         "children": [{"id": "a"\(more)}]}, "constraints": [
           {"first": "a", "attribute": "width", "constant": 3}]}
        """
      return try SceneTree(SceneReading(json: text).document)
    }
    let (old, new) = (try tree(""), try tree(#", "gone": true"#))
    let report = LayoutComparison("gone", old: { old.root }, new: { new.root }).report()
    #expect(report.differences.contains { $0.kind == .flag && "\($0)".contains("gone") })
    let same = LayoutComparison("same", old: { new.root }, new: { new.root }).report()
    #expect(same.differences.isEmpty)
  }
}
