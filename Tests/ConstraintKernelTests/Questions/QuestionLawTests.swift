import ConstraintKernel
import Testing

/// Any question, asked at any place, leaves turns and frames as they are without it.
@Suite("A question leaves no trace")
struct QuestionLawTests {
  /// What came of a scene.
  private struct Outcome: Equatable {
    var turns: [String: Int]
    var frames: [LayoutRect]
    var framesOfNextPass: [LayoutRect]
    var issues: [String]
  }

  private func outcome(
    _ place: QuestionScene.Place,
    _ edit: QuestionScene.Edit,
    _ question: Question?,
    isLate: Bool
  ) -> Outcome {
    let scene = QuestionScene()
    if isLate {
      scene.root.layoutIfNeeded()
      scene.panelWidth.constant = 180
      scene.panel.setNeedsUpdateConstraints()
      scene.text.invalidateIntrinsicContentSize()
      scene.cell.setNeedsLayout()
    }
    scene.arm(place) {
      scene.edit(edit)
      question?.ask(scene)
    }
    scene.root.layoutIfNeeded()
    #expect(scene.isDone)
    let frames = scene.frames
    scene.root.layoutIfNeeded()
    return Outcome(
      turns: scene.turns,
      frames: frames,
      framesOfNextPass: scene.frames,
      issues: scene.log.issues.map(\.description).sorted()
    )
  }

  @Test(
    "Turns, frames and issues are those of a hierarchy that was never asked",
    arguments: QuestionScene.Place.allCases,
    QuestionScene.Edit.allCases
  )
  func law(place: QuestionScene.Place, edit: QuestionScene.Edit) {
    for isLate in [false, true] {
      let unasked = outcome(place, edit, nil, isLate: isLate)
      for question in Question.allCases {
        let asked = outcome(place, edit, question, isLate: isLate)
        let pass = isLate ? "in a later pass" : "in the first pass"
        #expect(asked == unasked, "\(question), \(pass)")
      }
    }
  }

  @Test("Hand arithmetic says the frames of the scene, and that each view has one turn")
  func scene() {
    let scene = QuestionScene()
    scene.root.layoutIfNeeded()
    // 3,600 square points at a width of 200 are 18 high, below the cell's 20.
    #expect(scene.frames[1...3] == [rect(0, 0, 200, 38), rect(0, 0, 50, 20), rect(0, 20, 200, 18)])
    #expect(scene.side.frame == rect(200, 0, 30, 38))
    #expect(scene.box.layoutFrame == rect(0, 38, 100, 5))
    #expect(scene.framed.frame == rect(300, 200, 40, 12))
    let turns = ["panel", "cell", "text", "framed"].flatMap {
      ["\($0) updateConstraints", "\($0) layoutSubviews"]
    }
    #expect(scene.turns == Dictionary(uniqueKeysWithValues: turns.map { ($0, 1) }))
  }
}
