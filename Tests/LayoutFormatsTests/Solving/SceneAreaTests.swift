import ConstraintKernel
import LayoutFormats
import Testing

/// Safe areas, margins and readable widths as ends of constraints of a document.
@Suite("Areas in scenes")
struct SceneAreaTests {
  private static func text(width: Int = 400, _ more: String = "") -> String {
    """
    {"version": 1, "root": {
       "id": "root", "size": {"width": \(width), "height": 300},
       "safeAreaInsets": {"top": 47, "left": 10, "bottom": 34},
       "layoutMargins": {"top": 50, "left": 18, "bottom": 40, "right": 8},
       "children": [{"id": "card"}, {"id": "badge"}], "guides": [{"id": "line"}]},
     "constraints": [
       {"first": "card", "attribute": "top", "second": "root", "secondArea": "safeArea",
        "secondAttribute": "top", "constant": 8},
       {"first": "root", "firstArea": "safeArea", "attribute": "bottom", "second": "card",
        "secondAttribute": "bottom", "constant": 8},
       {"first": "card", "attribute": "leading", "second": "root", "secondArea": "margins",
        "secondAttribute": "leading"},
       {"first": "card", "attribute": "trailing", "second": "root", "secondArea": "readableContent",
        "secondAttribute": "trailing"},
       {"first": "badge", "attribute": "width", "constant": 20},
       {"first": "badge", "attribute": "height", "constant": 20},
       {"bias": "badge", "share": 0.5, "from": "root", "fromArea": "safeArea", "fromAttribute": "top",
        "to": "root", "toArea": "safeArea", "toAttribute": "bottom"},
       {"chain": ["badge"], "style": "packed", "share": 0, "from": "root", "fromArea": "safeArea",
        "fromAttribute": "left", "to": "root", "toAttribute": "right"}\(more)]}
    """
  }

  @Test("Constraints and words have areas as ends, and a readable area follows the width")
  func solved() throws {
    let answer = try SceneReading(json: text()).document.solved()
    // 47 + 8 to 300 - 34 - 8; from the left margin to the right one.
    #expect(answer.frames["card"] == LayoutRect(x: 18, y: 55, width: 374, height: 203))
    // In the middle of 47 to 266, behind 10.
    #expect(answer.frames["badge"] == LayoutRect(x: 10, y: 146.5, width: 20, height: 20))
    #expect(answer.frames.count == 4)
    // 974 between the margins are 302 more than 672, of which 151 stay free at the right.
    let wide = try SceneReading(json: Self.text(width: 1000)).document.solved()
    #expect(wide.frames["card"]?.maxX == 841)
  }

  private func text() -> String { Self.text() }

  @Test("A document with areas is written as it was read")
  func written() throws {
    let document = try SceneReading(json: text()).document
    let again = try SceneReading(json: try document.encoded())
    #expect(again.document == document)
    #expect(again.ignoredKeys == [])
    #expect(document.constraints[0].description == "card.top == root.safeArea.top + 8")
  }

  @Test(
    "An area that there is not is an error at its place",
    arguments: [
      (
        #"{"first": "card", "attribute": "top", "second": "root", "secondArea": "safe", "secondAttribute": "top"}"#,
        #"secondArea: expected an area, "safeArea", "margins" or "readableContent", found "safe""#
      ),
      (
        #"{"first": "card", "attribute": "top", "second": "line", "secondArea": "safeArea", "secondAttribute": "top"}"#,
        #"secondArea: expected no area, as "line" is a guide, found "safeArea""#
      ),
      (
        #"{"first": "card", "attribute": "width", "constant": 8, "secondArea": "safeArea"}"#,
        "second: expected the id of the item secondArea belongs to, found nothing"
      ),
      (
        #"{"bias": "card", "share": 0, "from": "line", "fromArea": "margins", "fromAttribute": "top", "to": "root", "toAttribute": "bottom"}"#,
        #"fromArea: expected no area, as "line" is a guide, found "margins""#
      ),
    ]
  )
  func faults(constraint: String, fault: String) throws {
    let faults = SceneReading.faults(in: Array(Self.text(", " + constraint).utf8)).map(
      \.description
    )
    #expect(faults == ["constraints[8].\(fault)"])
  }

  @Test("Areas that live constraints name are captured as areas, and no guide is")
  func captured() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    root.layoutName = "root"
    root.additionalSafeAreaInsets = LayoutInsets(top: 47, left: 10, bottom: 34)
    root.layoutMargins = LayoutInsets(top: 3, left: 8, bottom: 6, right: 8)
    let (holder, card, line) = (LayoutView(), LayoutView(), LayoutGuide())
    (holder.layoutName, card.layoutName, line.identifier) = ("holder", "card", "line")
    for view in [holder, card] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(holder)
    holder.addSubview(card)
    root.addLayoutGuide(line)
    let (safe, inner) = (root.safeAreaLayoutGuide, holder.safeAreaLayoutGuide)
    LayoutConstraint.activate([
      holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      holder.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      holder.leftAnchor.constraint(equalTo: root.leftAnchor),
      holder.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
      card.topAnchor.constraint(equalTo: inner.topAnchor),
      card.leftAnchor.constraint(equalTo: inner.leftAnchor),
      card.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
      card.constraint(atShare: 1, from: safe.topAnchor, to: safe.bottomAnchor),
      line.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    var document = try SceneDocument(capturing: root)
    #expect(document.root.guides == ["line"])
    let said = document.constraints.map(\.description)
    #expect(said.contains("holder.bottom == root.safeArea.bottom"))
    #expect(said.contains("holder.right == root.readableContent.right"))
    #expect(said.contains("card.top == holder.safeArea.top"))
    #expect(said.contains("card.right == root.margins.right"))
    #expect(said.contains("bias 1 of card"))
    for width in [400.0, 900] {
      root.frame.size.width = width
      document.size.width = width
      root.layoutIfNeeded()
      // The top of the holder lies 20 below that of the root, so that 27 of 47 reach into it.
      #expect(card.frame.minY == 27)
      let frames = try document.solved().frames
      for view in [holder, card] { #expect(frames[view.layoutName] == view.frame, "\(width)") }
    }
    // 848 + 26 between the margins leave 672: 900 - 8 - 101.
    #expect(holder.frame.maxX == 791)
  }

  @Test("A guide of an area that is itself part of a word stays a guide")
  func named() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    root.layoutName = "root"
    root.layoutMargins = LayoutInsets(top: 0, left: 30, bottom: 0, right: 40)
    let line = LayoutGuide()
    line.identifier = "line"
    root.addLayoutGuide(line)
    LayoutConstraint.activate(
      line.constraints(asBarrierAt: .trailing, of: [root.layoutMarginsGuide])
    )
    let document = try SceneDocument(capturing: root)
    #expect(document.root.guides == ["line", "root.layoutMarginsGuide"])
    #expect(try document.solved().frames["line"]?.minX == 360)
  }
}
