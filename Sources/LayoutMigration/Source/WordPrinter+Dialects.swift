import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// The words of each dialect; nil where it has none.
extension WordPrinter {
  func operators(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    var parameters = VariableNames()
    var proxies: [(item: String, name: String)] = []
    func proxy(_ item: String) -> String {
      if let known = proxies.first(where: { $0.item == item }) { return known.name }
      let name = item == "self" ? "view" : VariableNames.identifier(in: item)
      let proxy = parameters.unique(name)
      proxies.append((item, proxy))
      return proxy
    }
    func end(_ anchor: SceneAnchor, _ offset: Double) -> String {
      let sign = offset < 0 ? " - " : " + "
      let points = offset == 0 ? "" : sign + Amount.literal(abs(offset))
      return "\(proxy(anchor.item)).\(anchor.attribute)\(points)"
    }
    func ends(_ room: SceneRoom) -> [String] {
      ["from: \(end(room.start, room.lead))", "to: \(end(room.end, 0 - room.tail))"]
    }
    let call: String
    switch word {
    case .bias(let share, let room):
      let arguments = [proxy(sentence.first.item), "at: \(Amount.literal(share))"] + ends(room)
      call = "place(\(arguments.joined(separator: ", ")))"
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let line = proxy(sentence.first.item)
      let list = "[\(others.map(proxy).joined(separator: ", "))]"
      let arguments =
        [line, "at: .\(edge)", "of: \(list)"] + Self.extras(margin: margin, includesGone)
      call = "barrier(\(arguments.joined(separator: ", ")))"
    case .chain(let items, let style, let room, let spacing, let weights):
      let list = "[\(items.map(proxy).joined(separator: ", "))]"
      let arguments =
        [list] + Self.style(style) + ends(room) + Self.extras(spacing: spacing, weights)
      call = "chain(\(arguments.joined(separator: ", ")))"
    case .guideline(let axis, let position):
      let line = proxy(sentence.first.item)
      call = "guideline(\(line), along: .\(axis), at: \(Self.position(position)))"
    }
    var body = call
    if let level = level(sentence) { body += " ~ \(level)" }
    var lines = [body]
    if let identifier = sentence.identifier {
      let isOne = if case .bias = word { true } else { false }
      let quoted = SwiftText.quoted(identifier)
      lines =
        isOne
        ? ["(\(body)).identifier = \(quoted)"]
        : ["for constraint in \(body) { constraint.identifier = \(quoted) }"]
    }
    let items = proxies.map(\.item).joined(separator: ", ")
    let all = proxies.map(\.name).joined(separator: ", ")
    return ["constrain(\(items)) { \(all) in"] + lines.map { context.indentation + $0 } + ["}"]
  }

  func maker(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    let item = sentence.first.item
    func block(_ call: String) -> [String] {
      var chain = call
      if sentence.priority != 1000 {
        chain += ".priority(\(Amount.number(sentence.priority).levelSource))"
      }
      if let identifier = sentence.identifier {
        chain += ".labeled(\(SwiftText.quoted(identifier)))"
      }
      return ["\(item).snp.makeConstraints { make in", "\(context.indentation)make.\(chain)", "}"]
    }
    func ends(_ room: SceneRoom) -> [String] {
      axis(of: room, around: item).map { ["along: .\($0)"] } ?? [
        "from: \(room.start.item).snp.\(room.start.attribute)",
        "to: \(room.end.item).snp.\(room.end.attribute)",
      ]
    }
    switch word {
    case .bias(let share, let room):
      guard room.lead == 0, room.tail == 0 else { return nil }
      let arguments = [Amount.literal(share)] + ends(room)
      return block("bias(\(arguments.joined(separator: ", ")))")
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let arguments =
        ["at: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      return block("barrier(\(arguments.joined(separator: ", ")))")
    case .chain(let items, let style, let room, let spacing, let weights):
      guard sentence.priority == 1000, sentence.identifier == nil else { return nil }
      let arguments =
        Self.style(style) + ends(room) + Self.extras(spacing: spacing, weights)
        + Self.margins(room)
      return ["\(list(items)).snp.chain(\(arguments.joined(separator: ", ")))"]
    case .guideline(let axis, let position):
      return block("guideline(along: .\(axis), at: \(Self.position(position)))")
    }
  }

  func attributes(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    guard sentence.identifier == nil else { return nil }
    let item = sentence.first.item
    func ends(_ room: SceneRoom) -> [String] {
      axis(of: room, around: item).map { ["along: .\($0)"] } ?? [
        "from: \(room.start.item)", ".\(room.start.attribute)", "to: \(room.end.item)",
        ".\(room.end.attribute)",
      ]
    }
    var subject = item
    var call: String
    switch word {
    case .bias(let share, let room):
      guard room.lead == 0, room.tail == 0 else { return nil }
      call = "Bias(\(([Amount.literal(share)] + ends(room)).joined(separator: ", ")))"
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let arguments =
        ["at: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      call = "Barrier(\(arguments.joined(separator: ", ")))"
    case .chain(let items, let style, let room, let spacing, let weights):
      subject = list(items)
      let arguments =
        Self.style(style) + ends(room) + Self.extras(spacing: spacing, weights)
        + Self.margins(room)
      call = "Chain(\(arguments.joined(separator: ", ")))"
    case .guideline(let axis, let position):
      call = "Guideline(along: .\(axis), at: \(Self.position(position)))"
    }
    if sentence.priority != 1000 {
      call += ".with(.custom(\(Amount.number(sentence.priority).levelSource)))"
    }
    return ["\(subject).easy.layout(\(call))"]
  }

  func pinning(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    let item = sentence.first.item
    func ends(_ room: SceneRoom) -> [String]? {
      if let axis = axis(of: room, around: item) { return ["along: .\(axis)"] }
      guard room.start.attribute.isEdgeOfFrame, room.end.attribute.isEdgeOfFrame else {
        return nil
      }
      return [
        "fromEdge: .\(room.start.attribute)", "of: \(room.start.item)",
        "toEdge: .\(room.end.attribute)", "of: \(room.end.item)",
      ]
    }
    let call: String
    switch word {
    case .bias(let share, let room):
      guard room.lead == 0, room.tail == 0, let ends = ends(room) else { return nil }
      let arguments = [Amount.literal(share)] + ends
      call = "\(item).autoSetBias(\(arguments.joined(separator: ", ")))"
    case .barrier(let edge, let others, let margin, let includesGone):
      let arguments =
        ["atEdge: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      call = "\(item).autoSetBarrier(\(arguments.joined(separator: ", ")))"
    case .chain(let items, let style, let room, let spacing, let weights):
      guard let ends = ends(room) else { return nil }
      let arguments =
        Self.style(style) + ends + Self.extras(spacing: spacing, weights) + Self.margins(room)
      call = "\(list(items)).autoChain(\(arguments.joined(separator: ", ")))"
    case .guideline(let axis, let position):
      call = "\(item).autoSetGuideline(along: .\(axis), at: \(Self.position(position)))"
    }
    var lines = [call]
    func wrap(_ head: String) {
      lines = [head + " {"] + lines.map { context.indentation + $0 } + ["}"]
    }
    if let level = level(sentence) { wrap("\(context.constraintType).autoSetPriority(\(level))") }
    if let identifier = sentence.identifier {
      wrap("\(context.constraintType).autoSetIdentifier(\(SwiftText.quoted(identifier)))")
    }
    return lines
  }
}
