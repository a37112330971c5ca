import AttributeLayout
import AutoPinLayout
import ForeignToolkit
import Foundation
import MakerLayout
import OperatorLayout
import Testing

@Suite("A toolkit that somebody else owns, in every dialect")
struct AttachedDialectTests {
  private func makeForm() -> (form: Widget, title: Caption, field: Widget) {
    let (form, title, field) = (Widget(), Caption("Name"), Widget())
    form.frame = Box(0, 0, 200, 100)
    form.addSubview(title)
    form.addSubview(field)
    return (form, title, field)
  }

  /// The title keeps its 40 × 20 at (10, 5); the field takes what is left but 10 points on its right.
  private func expectLaidOut(_ form: (form: Widget, title: Caption, field: Widget)) {
    form.form.layoutIfNeeded()
    #expect(form.title.frame == Box(10, 5, 40, 20))
    #expect(form.field.frame == Box(58, 5, 132, 20))
    form.form.frame.width = 300
    form.title.text = "Names"
    form.title.invalidateIntrinsicContentSize()
    form.form.layoutIfNeeded()
    #expect(form.title.frame == Box(10, 5, 50, 20))
    #expect(form.field.frame == Box(68, 5, 222, 20))
    withExtendedLifetime(form.form) {}
  }

  @Test("OperatorLayout")
  func operators() {
    let form = makeForm()
    constrain(form.form, form.title, form.field) { form, title, field in
      title.left == form.left + 10
      title.top == form.top + 5
      field.left == title.right + 8
      field.right == form.right - 10
      field.top == title.top
      field.height == title.height
    }
    expectLaidOut(form)
  }

  @Test("MakerLayout")
  func maker() {
    let form = makeForm()
    form.title.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.top.equalToSuperview().offset(5)
    }
    form.field.snp.makeConstraints { make in
      make.left.equalTo(form.title.snp.right).offset(8)
      make.right.equalToSuperview().offset(-10)
      make.top.height.equalTo(form.title)
    }
    expectLaidOut(form)
  }

  @Test("AttributeLayout")
  func attributes() {
    let form = makeForm()
    form.title.easy.layout(Left(10), Top(5))
    form.field.easy.layout(
      Left(8).to(form.title),
      Right(10),
      Top().to(form.title, .top),
      Height().like(form.title)
    )
    expectLaidOut(form)
  }

  @Test("AutoPinLayout")
  func pins() {
    let form = makeForm()
    form.title.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
    form.title.autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    form.field.autoPinEdge(.left, to: .right, of: form.title, withOffset: 8)
    form.field.autoPinEdge(toSuperviewEdge: .right, withInset: 10)
    form.field.autoPinEdge(.top, to: .top, of: form.title)
    form.field.autoMatch(.height, to: .height, of: form.title)
    expectLaidOut(form)
  }

  @Test("Text that wraps is measured at the width it gets")
  func wrapping() {
    let form = Widget()
    form.frame = Box(0, 0, 100, 100)
    let note = Caption("twenty-five characters ..", wraps: true)
    form.addSubview(note)
    note.easy.layout(Left(), Right(), Top())
    form.layoutIfNeeded()
    // 25 characters in lines of ten.
    #expect(note.frame == Box(0, 0, 100, 60))
  }

  @Test("The extension has at most 90 lines, and is the only code that knows of both sides")
  func size() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func lines(_ path: String) throws -> [Substring] {
      let url = tests.appendingPathComponent(path)
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    }
    #expect(try lines("Widget+LayoutItem.swift").count <= 90)
    #expect(try !lines("../../ForeignToolkit/Widget.swift").contains { $0.hasPrefix("import") })
  }
}
