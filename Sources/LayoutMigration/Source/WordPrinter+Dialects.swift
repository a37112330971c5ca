import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// The words of each dialect; nil where it has none.
extension WordPrinter {
  func operators(_ word: StatedWord) -> [String]? {
    var block = OperatorCall(context)
    guard let lines = operators(word, in: &block) else { return nil }
    return block.wrapped(lines)
  }

  /// The lines of a word in a call that may say more.
  func operators(_ word: StatedWord, in block: inout OperatorCall) -> [String]? {
    func proxy(_ item: String) -> String { block.parameter(item) }
    func end(_ end: StatedWord.End, _ offset: Amount) -> String {
      let sign = offset.isNegative ? " - " : " + "
      let points = offset.isZero ? "" : sign + offset.magnitude.operand
      return "\(position(end.item)).\(end.attribute)\(points)"
    }
    func position(_ item: ItemReference) -> String {
      let view: String
      switch item.base {
      case .named(let name): view = proxy(name)
      case .superview:
        view = context.superviews[word.item].map(proxy) ?? "\(proxy(word.item)).superview!"
      }
      return item.guide.map { "\(view).\($0.rawValue)" } ?? view
    }
    func ends(_ room: StatedWord.Room) -> [String] {
      ["from: \(end(room.start, room.lead))", "to: \(end(room.end, room.tail.negated))"]
    }
    let call: String
    switch word.meaning {
    case .bias(let share, let room):
      let arguments = [proxy(word.item), "at: \(share.source)"] + ends(room)
      call = "place(\(arguments.joined(separator: ", ")))"
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let line = proxy(word.item)
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
      let line = proxy(word.item)
      call = "guideline(\(line), along: .\(axis), at: \(Self.position(position)))"
    }
    var body = call
    if let level = word.priority.map(context.priority) { body += " ~ \(level)" }
    var lines = [body]
    if let identifier = word.identifier {
      let quoted = SwiftText.quoted(identifier)
      lines =
        word.isBias
        ? ["(\(body)).identifier = \(quoted)"]
        : ["for constraint in \(body) { constraint.identifier = \(quoted) }"]
    }
    return lines
  }

  func maker(_ word: StatedWord, _ verb: MakerPrinter.Verb = .make) -> [String]? {
    let item = word.item
    func block(_ call: String) -> [String] {
      var chain = call
      if let priority = word.priority { chain += ".priority(\(priority.levelSource))" }
      if let identifier = word.identifier {
        chain += ".labeled(\(SwiftText.quoted(identifier)))"
      }
      return ["\(item).snp.\(verb.rawValue) { make in", "\(context.indentation)make.\(chain)", "}"]
    }
    func ends(_ room: StatedWord.Room) -> [String] {
      axis(of: room, around: item).map { ["along: .\($0)"] } ?? [
        "from: \(self.item(room.start, of: word)).snp.\(room.start.attribute)",
        "to: \(self.item(room.end, of: word)).snp.\(room.end.attribute)",
      ]
    }
    switch word.meaning {
    case .bias(let share, let room):
      guard room.lead.isZero, room.tail.isZero else { return nil }
      let arguments = [share.source] + ends(room)
      return block("bias(\(arguments.joined(separator: ", ")))")
    case .barrier(let edge, let others, let margin, let includesGone):
      guard edge.isEdgeOfReading else { return nil }
      let arguments =
        ["at: .\(edge)", "of: [\(others.joined(separator: ", "))]"]
        + Self.extras(margin: margin, includesGone)
      return block("barrier(\(arguments.joined(separator: ", ")))")
    case .chain(let items, let style, let room, let spacing, let weights):
      guard word.priority == nil, word.identifier == nil else { return nil }
      let arguments =
        Self.style(style) + ends(room) + Self.extras(spacing: spacing, weights)
        + Self.margins(room)
      return ["\(list(items)).snp.chain(\(arguments.joined(separator: ", ")))"]
    case .guideline(let axis, let position):
      return block("guideline(along: .\(axis), at: \(Self.position(position)))")
    }
  }

  func attributes(_ word: StatedWord) -> [String]? {
    guard word.identifier == nil else { return nil }
    let item = word.item
    func ends(_ room: StatedWord.Room) -> [String] {
      axis(of: room, around: item).map { ["along: .\($0)"] } ?? [
        "from: \(self.item(room.start, of: word))", ".\(room.start.attribute)",
        "to: \(self.item(room.end, of: word))", ".\(room.end.attribute)",
      ]
    }
    var subject = item
    var call: String
    switch word.meaning {
    case .bias(let share, let room):
      guard room.lead.isZero, room.tail.isZero else { return nil }
      call = "Bias(\(([share.source] + ends(room)).joined(separator: ", ")))"
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
    if let priority = word.priority { call += ".with(.custom(\(priority.levelSource)))" }
    return ["\(subject).easy.layout(\(call))"]
  }

  func pinning(_ word: StatedWord) -> [String]? {
    let item = word.item
    func ends(_ room: StatedWord.Room) -> [String]? {
      if let axis = axis(of: room, around: item) { return ["along: .\(axis)"] }
      guard room.start.attribute.isEdgeOfFrame, room.end.attribute.isEdgeOfFrame else {
        return nil
      }
      return [
        "fromEdge: .\(room.start.attribute)", "of: \(self.item(room.start, of: word))",
        "toEdge: .\(room.end.attribute)", "of: \(self.item(room.end, of: word))",
      ]
    }
    let call: String
    switch word.meaning {
    case .bias(let share, let room):
      guard room.lead.isZero, room.tail.isZero, let ends = ends(room) else { return nil }
      let arguments = [share.source] + ends
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
    if let level = word.priority.map(context.priority) {
      wrap("\(context.constraintType).autoSetPriority(\(level))")
    }
    if let identifier = word.identifier {
      wrap("\(context.constraintType).autoSetIdentifier(\(SwiftText.quoted(identifier)))")
    }
    return lines
  }
}
