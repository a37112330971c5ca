import AttributeLayout
import Testing

/// Which attributes are the same attribute again.
@Suite("Applying again")
struct DeclaringAgainTests {
  /// Written on one line for all who call it.
  private func width(_ width: Double, _ flag: Flag) -> Attribute {
    Width(width).when { flag.isOn }
  }

  /// Whether each of two attributes, of 10 and of 20 points, stands when its flag is on.
  private func expectBoth(
    _ sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: (Bench, [Flag]) -> Void
  ) {
    let bench = Bench()
    let flags = [Flag(), Flag()]
    apply(bench, flags)
    for (flag, width) in zip(flags, [10, 20]) {
      flag.isOn = true
      bench.view.easy.reload()
      #expect(bench.formulas == ["view.width == \(width)"], sourceLocation: sourceLocation)
      flag.isOn = false
      bench.view.easy.reload()
      #expect(bench.formulas.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test("Attributes that one line of a helper wrote are several, in one call or in two")
  func helper() {
    expectBoth { bench, flags in
      bench.view.easy.layout(width(10, flags[0]), width(20, flags[1]))
    }
    expectBoth { bench, flags in
      bench.view.easy.layout(width(10, flags[0]))
      bench.view.easy.layout(width(20, flags[1]))
    }
  }

  @Test("Attributes that a loop applied are several")
  func loop() {
    expectBoth { bench, flags in
      for (points, flag) in zip([10.0, 20], flags) { bench.view.easy.layout(width(points, flag)) }
    }
    expectBoth { bench, flags in
      bench.view.easy.layout(zip([10.0, 20], flags).map { width($0, $1) })
    }
  }

  // swift-format-ignore
  @Test("Two statements on one line are two, also when they say the same")
  func oneLine() {
    expectBoth { bench, flags in
      bench.view.easy.layout(Width(10).when { flags[0].isOn }); bench.view.easy.layout(Width(20).when { flags[1].isOn })
    }
    let bench = Bench()
    let flags = [Flag(), Flag()]
    bench.view.easy.layout(Width(10).when { flags[0].isOn }); bench.view.easy.layout(Width(10).when { flags[1].isOn })
    for flag in flags {
      flag.isOn = true
      bench.view.easy.reload()
      #expect(bench.formulas == ["view.width == 10"])
      flag.isOn = false
      bench.view.easy.reload()
      #expect(bench.formulas.isEmpty)
    }
  }

  @Test(
    "A call that says the same again has its conditions brought up to date, and piles up nothing"
  )
  func sameCall() {
    final class Model {
      let isOpen: Bool
      init(isOpen: Bool) { self.isOpen = isOpen }
    }
    let bench = Bench()
    weak var first: Model?
    func configure(_ model: Model) {
      bench.view.easy.layout(Height(10), Height(40).when { model.isOpen })
    }
    do {
      let model = Model(isOpen: true)
      first = model
      configure(model)
    }
    #expect(bench.formulas == ["view.height == 40"])
    configure(Model(isOpen: false))
    #expect(first == nil)
    #expect(bench.formulas == ["view.height == 10"])
    bench.view.easy.reload()
    #expect(bench.formulas == ["view.height == 10"])
  }

  @Test("An attribute that is applied again is the same one, wherever that is written")
  func sameObject() {
    let bench = Bench()
    let flag = Flag()
    let width = Width(10).when { flag.isOn }
    bench.view.easy.layout(width)
    bench.view.easy.layout(width.with(.low))
    flag.isOn = true
    bench.view.easy.reload()
    #expect(bench.formulas == ["view.width == 10 @250"])
  }
}
