import AutoPinLayout
import Testing

@Suite("Words for attributes")
struct AttributeTests {
  @Test("Every word has the raw value of the layout attribute it stands for")
  func rawValues() {
    let stage = Stage()
    for word in ALAttribute.allCases {
      let made = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
        stage.view.autoConstrainAttribute(word, to: word, of: stage.other)
      }
      #expect(made.map(\.firstAttribute.rawValue) == [word.rawValue])
      #expect(made.map(\.secondAttribute.rawValue) == [word.rawValue])
    }
    #expect(ALAttribute.allCases.map(\.rawValue) == Array(1...20))
  }

  @Test("The specialised words convert without changing their raw value")
  func conversions() {
    #expect(ALEdge.allCases.map { ALAttribute($0).rawValue } == Array(1...6))
    #expect(ALDimension.allCases.map { ALAttribute($0).rawValue } == [7, 8])
    #expect(ALAxis.allCases.map { ALAttribute($0).rawValue } == Array(9...12))
    #expect(ALMargin.allCases.map { ALAttribute($0).rawValue } == Array(13...18))
    #expect(ALMarginAxis.allCases.map { ALAttribute($0).rawValue } == [19, 20])
    #expect(ALEdge.allCases.map(\.rawValue) == Array(1...6))
    #expect(ALDimension.allCases.map(\.rawValue) == [7, 8])
    #expect(ALAxis.allCases.map(\.rawValue) == Array(9...12))
    #expect(ALMargin.allCases.map(\.rawValue) == Array(13...18))
    #expect(ALMarginAxis.allCases.map(\.rawValue) == [19, 20])
  }

  @Test("The last baseline is the baseline")
  func aliases() {
    #expect(ALAxis.lastBaseline == .baseline)
    #expect(ALAttribute.lastBaseline == .baseline)
  }
}
