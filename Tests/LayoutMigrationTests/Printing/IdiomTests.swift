import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import LayoutMigration
import MakerLayout
import OperatorLayout
import ScreenComparison
import Testing

@Suite("Idiomatic code")
struct IdiomTests {
  /// A view inside its superview by 8 points on every side.
  private func screen(_ layOut: @escaping (LayoutView, LayoutView) -> Void) -> () -> LayoutView {
    {
      let root = LayoutView()
      root.layoutName = "root"
      let view = LayoutView()
      view.layoutName = "card"
      root.addSubview(view)
      layOut(view, root)
      return root
    }
  }

  /// Ties four edges, two of them named by hand or by reading direction.
  private func pin(_ sides: [LayoutConstraint.Attribute]) -> (LayoutView, LayoutView) -> Void {
    { view, root in
      view.translatesAutoresizingMaskIntoConstraints = false
      for attribute in [.top, .bottom] + sides {
        LayoutConstraint(
          item: view,
          attribute: attribute,
          relatedBy: .equal,
          toItem: root,
          attribute: attribute,
          multiplier: 1,
          constant: [.bottom, .right, .trailing].contains(attribute) ? -8 : 8
        )
        .isActive = true
      }
    }
  }

  /// What each dialect's shorthand is for edges of the other handedness, as text and as code.
  private var idioms:
    [(
      dialect: SourceDialect, sides: [LayoutConstraint.Attribute], text: String,
      code: (LayoutView, LayoutView) -> Void
    )]
  {
    [
      (
        .maker, [.leading, .trailing], "  make.edges.equalToSuperview().inset(8)",
        { card, _ in card.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) } }
      ),
      (
        .operators, [.left, .right], "  card.edges == inset(root.edges, 8)",
        { card, root in constrain(card, root) { $0.edges == inset($1.edges, 8) } }
      ),
      (
        .attribute, [.leading, .trailing], "card.easy.layout(Edges(8))",
        { card, _ in card.easy.layout(Edges(8)) }
      ),
      (
        .autoPin, [.left, .right],
        "card.autoPinEdgesToSuperviewEdges("
          + "with: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))",
        { card, _ in
          card.autoPinEdgesToSuperviewEdges(
            with: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
          )
        }
      ),
    ]
  }

  @Test("A shorthand of the other handedness gives other constraints and the same frames")
  func handedness() {
    for idiom in idioms {
      let original = screen(pin(idiom.sides))
      var code = LayoutSourceCode(LayoutSnapshot(of: original(), naming: ItemNaming(root: "root")))
      #expect(!code.printed(in: idiom.dialect).common.lines.contains(idiom.text))
      code.fidelity = .idiomatic
      let printed = code.printed(in: idiom.dialect)
      #expect(printed.common.lines.contains(idiom.text), "\(printed.text())")
      #expect(
        printed.text().hasPrefix("// Idiomatic: the same frames in both reading directions.\n")
      )
      let report = LayoutComparison("idiom", old: original, new: screen(idiom.code)).report()
      #expect(!report.differences.isEmpty)
      #expect(report.differences.allSatisfy { $0.kind == .handedness && $0.effect == nil })
    }
  }

  @Test("States print as what they have in common, and a function for each")
  func states() {
    func snapshot(_ height: Double, isAtTop: Bool) -> LayoutSnapshot {
      let root = screen { card, _ in
        card.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          make.height.equalTo(height)
          if isAtTop { make.top.equalToSuperview() } else { make.bottom.equalToSuperview() }
        }
      }()
      return LayoutSnapshot(of: root, naming: ItemNaming(root: "root"))
    }
    let moved = LayoutSourceCode([
      .init("high", snapshot(40, isAtTop: true)), .init("low", snapshot(40, isAtTop: false)),
    ])
    #expect(
      moved.printed(in: .anchors).text().hasSuffix(
        """
        func showLow() {
          LayoutConstraint.deactivate(state)
          state = [
            card.bottomAnchor.constraint(equalTo: root.bottomAnchor)
          ]
          LayoutConstraint.activate(state)
        }

        """
      )
    )
    #expect(moved.printed(in: .attribute).text().contains("card.easy.clear()"))
    let resized = LayoutSourceCode([
      .init("small", snapshot(40, isAtTop: true)), .init("large", snapshot(80, isAtTop: true)),
    ])
    #expect(
      resized.printed(in: .maker).text().hasSuffix(
        """
        func showLarge() {
          card.snp.updateConstraints { make in
            make.height.equalTo(80)
          }
        }

        """
      )
    )
    // A height takes the place of another one by itself.
    #expect(!resized.printed(in: .attribute).text().contains("card.easy.clear()"))
  }
}
