import LayoutStatements
import SourceRewriting
import Testing

/// A number that depends on which constraints are active is asked for when the same ones are.
@Suite("Numbers that are measured")
struct MeasuredNumberTests {
  private func file(_ module: String, _ lines: String) -> String {
    view(module, lines).replacing(
      "  let count = 3\n",
      with: """
          let group = ConstraintGroup()
          var fitting: CGFloat { title.systemLayoutSizeFitting(.zero).height }
          func fit() -> CGFloat { layoutIfNeeded(); return title.frame.width }

        """
    )
  }

  private static let measured = [
    "text.systemLayoutSizeFitting(.zero).height", "fitting", "self.fitting", "fit()",
  ]
  /// What is the same whichever constraints are active, as long as nothing lays out.
  private static let plain = [
    "text.frame.height", "bounds.height / 2", "gap",
    "(traitCollection.horizontalSizeClass == .compact ? 8 : 20)",
  ]

  @Test("Lines that pin stay in turn where one of them measures")
  func lines() throws {
    func text(_ number: String, _ target: SourceDialect) throws -> String {
      let lines = """
        title.autoSetDimension(.width, toSize: 40)
        text.autoSetDimension(.height, toSize: \(number))
        text.autoSetDimension(.width, toSize: 4)
        """
      let (text, report) = try converted(file("PureLayout", lines), .autoPin, target)
      #expect(report.left.isEmpty, "\(text)")
      return text
    }
    for number in Self.measured {
      let text = try text(number, .anchors)
      let first = "title.widthAnchor.constraint(equalToConstant: 40).isActive = true"
      #expect(text.contains(first), "\(text)")
      let relations = try self.lines(of: .operators, number)
      #expect(relations == 2, "\(number)")
    }
    for number in Self.plain {
      let text = try text(number, .anchors)
      #expect(!text.contains("isActive = true"), "\(text)")
      #expect(try lines(of: .operators, number) == 1)
    }
  }

  /// How many calls of Cartography three lines become of which the second asks for a number.
  private func lines(of target: SourceDialect, _ number: String) throws -> Int {
    let lines = """
      title.autoSetDimension(.width, toSize: 40)
      title.autoSetDimension(.height, toSize: \(number))
      title.autoSetDimension(.width, toSize: 4)
      """
    let text = try converted(file("PureLayout", lines), .autoPin, target).text
    return text.ranges(of: "constrain(").count
  }

  @Test("A block stays whose numbers would be asked for in turn")
  func blocks() throws {
    func left(_ number: String, _ target: SourceDialect, _ second: String = "b") throws -> Int {
      let lines = """
        constrain(title, text) { a, b in
          a.width == 40
          \(second).height == \(number)
        }
        """
      return try converted(file("Cartography", lines), .operators, target).report.left.count
    }
    for number in Self.measured {
      // One list of several items is active at once.
      #expect(try left(number, .anchors) == 0, "\(number)")
      #expect(try left(number, .constraint) == 0, "\(number)")
      for target in [SourceDialect.maker, .autoPin, .attribute] {
        #expect(try left(number, target) == 1, "\(number) to \(target)")
      }
      #expect(try left(number, .maker, "a") == 0, "\(number)")
      #expect(try left(number, .autoPin, "a") == 1, "\(number)")
    }
    for number in Self.plain {
      for target in [SourceDialect.maker, .autoPin] {
        #expect(try left(number, target) == 0, "\(number) to \(target)")
      }
    }
  }

  @Test("What measures first may become lines")
  func first() throws {
    let lines = "constrain(title) { a in\n  a.height == fitting\n  a.width == 40\n}"
    #expect(try converted(file("Cartography", lines), .operators, .autoPin).report.left.isEmpty)
  }

  @Test("A group stays that measures before it lets go of what it holds")
  func groups() throws {
    func left(_ number: String, _ target: SourceDialect) throws -> Int {
      let lines = """
        constrain(title, replace: group) { $0.width == 40 }
        constrain(title, replace: group) { $0.height == \(number) }
        """
      return try converted(file("Cartography", lines), .operators, target).report.left.count
    }
    for target in [SourceDialect.anchors, .constraint, .maker, .autoPin, .attribute] {
      for number in Self.measured { #expect(try left(number, target) == 1, "\(number), \(target)") }
      for number in Self.plain { #expect(try left(number, target) == 0, "\(number), \(target)") }
    }
  }

  @Test("A block of chains that is remade measures when the old constraints are gone")
  func remade() throws {
    func left(_ number: String, _ target: SourceDialect) throws -> Int {
      let member =
        "  func change() { title.snp.remakeConstraints { $0.height.equalTo(\(number)) } }\n"
      let text = file("SnapKit", "title.snp.makeConstraints { $0.width.equalTo(40) }")
        .replacing("  let gap: CGFloat = 8\n", with: "  let gap: CGFloat = 8\n\(member)")
      return try converted(text, .maker, target).report.left.count
    }
    for number in Self.measured {
      #expect(try left(number, .operators) > 0, "\(number)")
      for target in [SourceDialect.anchors, .autoPin, .attribute] {
        #expect(try left(number, target) == 0, "\(number), \(target)")
      }
    }
    for number in Self.plain { #expect(try left(number, .operators) == 0, "\(number)") }
  }
}
