import LayoutStatements
import SourceRewriting
import Testing

/// Expected texts follow sections B of the dialects' own rules: an inset counts inwards from the
/// target's edge, a bare number on an edge counts from the superview's, a relation of an attribute
/// is taken as it stands.
@Suite("Rules of conversion")
struct RuleTests {
  private func lines(
    _ statements: String,
    _ from: SourceConversion.Origin,
    _ to: SourceDialect
  ) throws -> [String] {
    let modules: [SourceConversion.Origin: String] = [
      .maker: "SnapKit", .operators: "Cartography", .attribute: "EasyPeasy", .autoPin: "PureLayout",
    ]
    let result = try converted(view(modules[from] ?? "", statements), from, to)
    let all = result.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let start = try #require(all.firstIndex(of: "addSubview(text)")) + 1
    return all[start...].prefix { $0 != "}" || all.last == $0 && false }.filter {
      !$0.hasSuffix("translatesAutoresizingMaskIntoConstraints = false")
    }
  }

  @Test(
    "A chain becomes anchors with its sign made explicit",
    arguments: [
      (
        "top.equalToSuperview().offset(8)",
        "topAnchor.constraint(equalTo: self.topAnchor, constant: 8)"
      ),
      (
        "trailing.equalToSuperview().inset(gap)",
        "trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -gap)"
      ),
      (
        "bottom.equalTo(text.snp.top).inset(8)",
        "bottomAnchor.constraint(equalTo: text.topAnchor, constant: 8)"
      ),
      ("left.equalTo(gap)", "leftAnchor.constraint(equalTo: self.leftAnchor, constant: gap)"),
      ("width.equalTo(gap * 2)", "widthAnchor.constraint(equalToConstant: gap * 2)"),
      ("height.equalTo(count)", "heightAnchor.constraint(equalToConstant: CGFloat(count))"),
      (
        "bottom.equalTo(-count)",
        "bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -CGFloat(count))"
      ),
      (
        "width.equalTo(text).multipliedBy(0.5)",
        "widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.5)"
      ),
      (
        "width.equalTo(text).dividedBy(4)",
        "widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.25)"
      ),
      (
        "width.equalToSuperview().inset(gap)",
        "widthAnchor.constraint(equalTo: self.widthAnchor, constant: -(gap * 2))"
      ),
      (
        "right.equalTo(text).offset(-gap)",
        "rightAnchor.constraint(equalTo: text.rightAnchor, constant: -gap)"
      ),
      (
        "right.equalTo(text).inset(-gap)",
        "rightAnchor.constraint(equalTo: text.rightAnchor, constant: gap)"
      ),
      (
        "right.equalTo(text).inset(gap + 4)",
        "rightAnchor.constraint(equalTo: text.rightAnchor, constant: -(gap + 4))"
      ),
      (
        "centerY.equalTo(safeAreaLayoutGuide)",
        "centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)"
      ),
      (
        "leading.greaterThanOrEqualTo(text.snp.trailing)",
        "leadingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor)"
      ),
    ]
  )
  func makerToAnchors(chain: String, anchor: String) throws {
    let block = "title.snp.makeConstraints { make in\n    make.\(chain)\n}"
    #expect(try lines(block, .maker, .anchors) == ["title.\(anchor).isActive = true"])
  }

  @Test(
    "A pinning call becomes anchors, its relation turned where it compares a distance inwards",
    arguments: [
      (
        "autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)",
        "rightAnchor.constraint(lessThanOrEqualTo: self.rightAnchor, constant: -8)"
      ),
      (
        "autoPinEdge(toSuperviewEdge: .left, withInset: gap, relation: .greaterThanOrEqual)",
        "leftAnchor.constraint(greaterThanOrEqualTo: self.leftAnchor, constant: gap)"
      ),
      (
        "autoPinEdge(.bottom, to: .top, of: text, withOffset: -gap)",
        "bottomAnchor.constraint(equalTo: text.topAnchor, constant: -gap)"
      ),
      (
        "autoAlignAxis(toSuperviewAxis: .vertical)",
        "centerXAnchor.constraint(equalTo: self.centerXAnchor)"
      ),
      (
        "autoAlignAxis(.horizontal, toSameAxisOf: text)",
        "centerYAnchor.constraint(equalTo: text.centerYAnchor)"
      ),
      (
        "autoMatch(.width, to: .height, of: text, withMultiplier: 2)",
        "widthAnchor.constraint(equalTo: text.heightAnchor, multiplier: 2)"
      ),
      (
        "autoSetDimension(.height, toSize: gap, relation: .lessThanOrEqual)",
        "heightAnchor.constraint(lessThanOrEqualToConstant: gap)"
      ),
      (
        "autoPinEdge(toSuperviewSafeArea: .top)",
        "topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor)"
      ),
    ]
  )
  func autoPinToAnchors(call: String, anchor: String) throws {
    #expect(try lines("title.\(call)", .autoPin, .anchors) == ["title.\(anchor).isActive = true"])
  }

  @Test(
    "An attribute becomes a chain, its relation taken as it stands",
    arguments: [
      ("Right(<=16)", "trailing", "right.lessThanOrEqualToSuperview().inset(16)"),
      ("Top(8).to(text)", "", "top.equalTo(text.snp.bottom).offset(8)"),
      ("Right(8).to(text)", "", "right.equalTo(text.snp.left).offset(-8)"),
      ("Top(gap).to(text, .top)", "", "top.equalTo(text.snp.top).offset(gap)"),
      ("Width(>=(gap)).with(.medium)", "", "width.greaterThanOrEqualTo(gap).priority(.medium)"),
      // The original's factor is its constant, too.
      ("Height(*0.5).like(text)", "", "height.equalTo(text).multipliedBy(0.5).offset(0.5)"),
    ]
  )
  func attributeToMaker(attribute: String, _: String, chain: String) throws {
    let expected = ["title.snp.makeConstraints { make in", "make.\(chain)"]
    #expect(try lines("title.easy.layout(\(attribute))", .attribute, .maker) == expected)
  }

  @Test(
    "A relation becomes anchors, its sum kept as text",
    arguments: [
      (
        "t.top == t.superview!.top + gap",
        "topAnchor.constraint(equalTo: self.topAnchor, constant: gap)"
      ),
      (
        "t.bottom == u.top - gap - 2",
        "bottomAnchor.constraint(equalTo: text.topAnchor, constant: -gap - 2)"
      ),
      (
        "t.width == u.width * 0.5 + 4",
        "widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.5, constant: 4)"
      ),
      (
        "t.width == (u.width - 50) * 0.5",
        "widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.5, constant: -25)"
      ),
      ("t.height >= gap * 2", "heightAnchor.constraint(greaterThanOrEqualToConstant: gap * 2)"),
      ("t.right == 8 + u.left", "rightAnchor.constraint(equalTo: text.leftAnchor, constant: 8)"),
    ]
  )
  func operatorToAnchors(relation: String, anchor: String) throws {
    let block = "constrain(title, text) { t, u in\n    \(relation)\n}"
    #expect(try lines(block, .operators, .anchors) == ["title.\(anchor).isActive = true"])
  }

  @Test("Format strings become anchors")
  func visualFormat() throws {
    let call = """
      title.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-side-[a(>=40@750)]-[b(==a)]-(>=4)-|", options: [.alignAllTop], metrics: ["side": gap], views: ["a": title, "b": text]))
      """
    let expected = [
      "let titleWidth = title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)",
      "titleWidth.priority = .defaultHigh",
      "NSLayoutConstraint.activate([",
      "titleWidth,",
      "title.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: gap),",
      "text.widthAnchor.constraint(equalTo: title.widthAnchor),",
      "text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),",
      "text.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -4),",
      "title.topAnchor.constraint(equalTo: text.topAnchor),",
      "])",
    ]
    #expect(try lines(call, .visual, .anchors) == expected)
  }

  @Test("Imports are swapped, by the names the file uses")
  func imports() throws {
    let block = "title.snp.makeConstraints { $0.top.equalToSuperview() }"
    let toAnchors = try converted(view("SnapKit", block), .maker, .anchors).text
    #expect(!toAnchors.contains("SnapKit") && toAnchors.contains("import UIKit\n"))
    #expect(
      try converted(view("SnapKit", block), .maker, .autoPin).text.contains("import PureLayout\n")
    )
    let own = try converted(view("MakerLayout", block), .maker, .operators).text
    #expect(own.contains("import OperatorLayout\n") && !own.contains("MakerLayout"))
    let added = try converted(
      view(
        "",
        "title.translatesAutoresizingMaskIntoConstraints = false\ntitle.widthAnchor.constraint(equalToConstant: 4).isActive = true"
      ),
      .anchors,
      .maker
    ).text
    #expect(added.hasPrefix("import UIKit\nimport SnapKit\n"))
  }
}
