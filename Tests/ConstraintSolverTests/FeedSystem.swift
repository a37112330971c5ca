import ConstraintSolver

/// The rows of feed cells, stacked below each other, children in the coordinates of their cell.
///
/// A cell is 375 points wide. Its name, handle and time share a line; where they do not fit, the
/// handle gives way.
struct FeedSystem: ~Copyable {
  /// Natural sizes of the texts of a cell.
  struct Texts {
    var name: Double
    var handle: Double
    var time: Double
    var body: Double

    /// Ten different cells in turn; in some of them the line is too short.
    init(_ index: Int) {
      var numbers = SeededNumbers(seed: index % 10 + 31)
      name = Double(80 + numbers.below(121))
      handle = Double(40 + numbers.below(81))
      time = Double(20 + numbers.below(21))
      body = Double(20 * (1 + numbers.below(6)))
    }

    /// What name, handle and time have beside margins, avatar and gaps.
    static let line = 375.0 - 16 - 48 - 8 - 4 - 8 - 16

    /// The width the handle is left with.
    var handleWidth: Double { min(handle, Self.line - name - time) }
    /// Avatar top 12, line 20, gap 4, body, gap 8, media half as wide as the body, gap 8, actions 32,
    /// and 12 below.
    var height: Double { 12 + 20 + 4 + body + 8 + (375 - 16 - 48 - 8 - 16) / 2 + 8 + 32 + 12 }
  }

  /// Two rows that make a natural size.
  typealias Natural = (hugging: Row, resistance: Row)

  var system = ViewSystem()
  private(set) var width = Row(index: -1)
  private(set) var names: [Natural] = []
  private(set) var bodies: [Natural] = []
  private(set) var cells: [Int] = []

  /// Adds the root and its cells; nothing is solved yet.
  mutating func fill(_ size: Int) throws {
    let root = system.addViews(1)
    try system.add(root.at(.left), .equal, nil, 0)
    try system.add(root.at(.top), .equal, nil, 0)
    width = try system.add(root.at(.width), .equal, nil, 375)
    for index in 0..<size { try addCell(Texts(index)) }
    let last = cells[size - 1]
    try system.add(root.at(.bottom), .equal, last.at(.bottom), 0)
  }

  private mutating func addCell(_ texts: Texts) throws {
    let cell = system.addViews(8)
    let (avatar, name, handle, time) = (cell + 1, cell + 2, cell + 3, cell + 4)
    let (body, media, actions) = (cell + 5, cell + 6, cell + 7)
    try system.add(cell.at(.left), .equal, 0.at(.left), 0)
    try system.add(cell.at(.right), .equal, 0.at(.right), 0)
    try system.add(cell.at(.top), .equal, cells.last?.at(.bottom) ?? 0.at(.top), 0)
    try system.add(avatar.at(.left), .equal, nil, 16)
    try system.add(avatar.at(.top), .equal, nil, 12)
    try system.add(avatar.at(.width), .equal, nil, 48)
    try system.add(avatar.at(.height), .equal, nil, 48)
    try system.add(name.at(.left), .equal, avatar.at(.right), 8)
    try system.add(name.at(.top), .equal, avatar.at(.top), 0)
    names.append(try natural(name, .width, texts.name, 251, 750))
    _ = try natural(name, .height, 20, 251, 750)
    try system.add(handle.at(.left), .equal, name.at(.right), 4)
    try system.add(handle.at(.top), .equal, name.at(.top), 0)
    _ = try natural(handle, .width, texts.handle, 250, 749)
    _ = try natural(handle, .height, 20, 250, 749)
    try system.add(handle.at(.right), .lessThanOrEqual, time.at(.left), -8)
    try system.add(time.at(.right), .equal, cell.at(.width), -16)
    try system.add(time.at(.top), .equal, name.at(.top), 0)
    _ = try natural(time, .width, texts.time, 252, 751)
    try system.add(time.at(.height), .equal, nil, 20)
    try system.add(body.at(.left), .equal, name.at(.left), 0)
    try system.add(body.at(.right), .equal, cell.at(.width), -16)
    try system.add(body.at(.top), .equal, name.at(.bottom), 4)
    bodies.append(try natural(body, .height, texts.body, 250, 750))
    try system.add(media.at(.left), .equal, body.at(.left), 0)
    try system.add(media.at(.right), .equal, body.at(.right), 0)
    try system.add(media.at(.top), .equal, body.at(.bottom), 8)
    try system.add(media.at(.height), .equal, media.at(.width, times: 0.5), 0)
    try system.add(actions.at(.left), .equal, body.at(.left), 0)
    try system.add(actions.at(.right), .equal, body.at(.right), 0)
    try system.add(actions.at(.top), .equal, media.at(.bottom), 8)
    try system.add(actions.at(.height), .equal, nil, 32)
    try system.add(cell.at(.height), .equal, actions.at(.bottom), 12)
    try system.add(cell.at(.height), .greaterThanOrEqual, avatar.at(.bottom), 12)
    cells.append(cell)
  }

  private mutating func natural(
    _ view: Int,
    _ side: ViewSystem.Side,
    _ length: Double,
    _ hugging: Double,
    _ resistance: Double
  ) throws -> Natural {
    (
      try system.add(view.at(side), .lessThanOrEqual, nil, length, priority: hugging),
      try system.add(view.at(side), .greaterThanOrEqual, nil, length, priority: resistance)
    )
  }

  /// Gives a text another natural size, and solves.
  func set(_ text: Natural, _ length: Double) throws -> SolveReport {
    try system.solver.setConstant(text.hugging, length)
    try system.solver.setConstant(text.resistance, length)
    return system.solver.solve()
  }
}
