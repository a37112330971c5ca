import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Constraints of documents in words")
struct SceneConstraintDescriptionTests {
  private let first = SceneAnchor("a", .leading)
  private let second = SceneAnchor("b", .trailing)

  @Test("A constant is added or subtracted, and 0 is left out", arguments: [-8.0, 0, 2.5])
  func constant(constant: Double) {
    let added = constant == 0 ? "" : constant < 0 ? " - 8" : " + 2.5"
    let constraint = SceneConstraint(first, .equal, second, constant: constant)
    #expect(constraint.description == "a.leading == b.trailing" + added)
  }

  @Test("A multiplier stands before the second side, a priority behind both")
  func multiplier() {
    let constraint = SceneConstraint(first, .equal, second, multiplier: 2, priority: 750)
    #expect(constraint.description == "a.leading == 2 · b.trailing @750")
  }
}
