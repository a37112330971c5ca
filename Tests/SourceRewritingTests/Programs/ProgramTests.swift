import LayoutStatements
import SourceRewriting
import Testing

/// What a converted program means is told by running it, in a machine that shares no code with the
/// converter; statements that stay count in their own dialect.
@Suite("Conversions of generated programs")
struct ProgramTests {
  private static let origins: [SourceConversion.Origin] = [
    .maker, .operators, .attribute, .autoPin, .anchors,
  ]
  private static let targets: [SourceDialect] = [
    .anchors, .operators, .maker, .attribute, .autoPin, .constraint,
  ]

  /// Programs that once meant something else when they were converted, and others.
  private static let seeds: [UInt64] =
    [269, 612, 1_008, 1_538, 1_809, 2_061, 2_631, 3_293] + (0..<(Sweep.isOn ? 150 : 12))

  /// What stands at each time.
  ///
  /// Where one side replaces what it made before, adding the same twice is
  /// no difference.
  private func standing(_ meaning: [[String]], isLoose: Bool) -> [[String]] {
    isLoose ? meaning.map { Array(Set($0)).sorted() } : meaning
  }

  @Test(
    "The constraints that stand after each call are the same ones",
    arguments: origins
  )
  func sameMeaning(origin: SourceConversion.Origin) throws {
    var (ran, converted, sites) = (0, 0, 0)
    for seed in Self.seeds {
      let program = ProgramGenerator.program(origin, seed: seed)
      // Some items have no superview yet where they are laid out: such a program stops by itself.
      guard let before = try? ProgramMachine(program.files).meaning(of: "Screen", program.steps)
      else { continue }
      ran += 1
      let target = Self.targets[Int(seed) % Self.targets.count]
      guard var conversion = SourceConversion(from: origin, to: target) else { continue }
      for file in program.files { conversion.world.read(Array(file.utf8)) }
      let results = try program.files.map { try conversion.convert(Array($0.utf8)) }
      let files = results.map { String(decoding: $0.bytes, as: UTF8.self) }
      let after = try ProgramMachine(files).meaning(of: "Screen", program.steps)
      let isLoose = origin == .attribute || target == .attribute
      #expect(
        standing(before, isLoose: isLoose) == standing(after, isLoose: isLoose),
        "seed \(seed), \(origin) to \(target)\n\(program.files)\n\(files)"
      )
      for result in results {
        converted += result.report.converted.values.reduce(0, +)
        sites += result.report.sites
      }
    }
    // A machine that understood nothing, or a converter that left all, would prove nothing.
    #expect(ran * 5 >= Self.seeds.count * 3)
    #expect(converted * 12 >= sites, "\(converted) of \(sites)")
  }

  @Test("The machine tells constraints apart by everything they say")
  func machine() throws {
    func meaning(_ statement: String) throws -> [[String]] {
      let text = """
        import UIKit
        class Screen: UIView {
          let a = UIView()
          init() {
            addSubview(a)
            \(statement)
          }
        }
        """
      return try ProgramMachine([text]).meaning(of: "Screen", [])
    }
    let flag = "Screen.a has no flag"
    #expect(
      try meaning(
        "a.snp.makeConstraints { $0.right.lessThanOrEqualToSuperview().inset(8).priority(500) }"
      )
        == [[flag, "Screen.a.right <= 1.0 * screen.right + -8.0 @500.0"]]
    )
    #expect(
      try meaning(
        "a.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)"
      )
        == [[flag, "Screen.a.right <= 1.0 * screen.right + -8.0 @1000.0"]]
    )
    #expect(
      try meaning("constrain(a, self) { a, all in all.width == a.width * 2 + 4 ~ .defaultHigh }")
        == [["Screen.a.width == 0.5 * screen.width + -2.0 @750.0", "screen has no flag"]]
    )
    #expect(
      try meaning("a.easy.layout(Left(4), Height(>=10 * 2).like(self))\na <- CenterX()")
        == [
          [
            flag, "Screen.a.centerX == 1.0 * screen.centerX + 0.0 @1000.0",
            "Screen.a.height >= 2.0 * screen.height + 10.0 @1000.0",
          ]
        ]
    )
    let inactive = "let c = a.topAnchor.constraint(equalTo: topAnchor)\nc.constant = 3"
    #expect(try meaning(inactive) == [[]])
    #expect(throws: ProgramProblem.self) { try meaning("a.autoFold()") }
  }
}
