import AutoPinLayout
import Testing

@Suite("Making items")
struct CreationTests {
  final class Badge: LayoutView, ALCreatable {
    required convenience init() { self.init(frame: .zero) }
  }

  /// A class without initialisers of its own.
  final class Avatar: LayoutView, ALCreatable {
    let initials = "AL"
  }

  @Test("Configuring hands the item back, as its own class")
  func configuring() {
    let title = LayoutLabel("Title").configureForAutoLayout()
    #expect(title.text == "Title")
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
    let guide: LayoutGuide = LayoutGuide().configureForAutoLayout()
    #expect(!guide.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A subclass that can be made without arguments makes objects of itself")
  func subclasses() {
    let avatar = Avatar.newAutoLayout()
    #expect(avatar.initials == "AL")
    #expect(!avatar.translatesAutoresizingMaskIntoConstraints)
    #expect(Avatar(forAutoLayout: ()).initials == "AL")
    #expect(type(of: LayoutScrollView.newAutoLayout()) == LayoutScrollView.self)
  }

  @Test("Items made for auto layout are not placed by their frame")
  func creation() {
    let badge: Badge = Badge.newAutoLayout()
    #expect(!badge.translatesAutoresizingMaskIntoConstraints)
    let view = LayoutView(forAutoLayout: ())
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    let plain = LayoutView()
    #expect(plain.translatesAutoresizingMaskIntoConstraints)
    plain.configureForAutoLayout()
    #expect(!plain.translatesAutoresizingMaskIntoConstraints)
  }
}

@Suite("Content priorities")
struct ContentPriorityTests {
  @Test("They take the running block's priority; every axis but the vertical means widths")
  func blocks() {
    let view = Stage().view
    LayoutConstraint.autoSetPriority(900) {
      view.autoSetContentCompressionResistancePriority(for: .vertical)
      view.autoSetContentHuggingPriority(for: .horizontal)
    }
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 900)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .horizontal) == 900)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    LayoutConstraint.autoSetPriority(300) {
      view.autoSetContentCompressionResistancePriority(for: .baseline)
      LayoutConstraint.autoSetPriority(301) {
        view.autoSetContentHuggingPriority(for: .firstBaseline)
      }
    }
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == 300)
    #expect(view.contentHuggingPriority(for: .horizontal) == 301)
  }

  @Test("Outside a block they are reported and ignored")
  func outside() {
    let stage = Stage()
    stage.view.autoSetContentCompressionResistancePriority(for: .vertical)
    stage.view.autoSetContentHuggingPriority(for: .vertical)
    let kind = LayoutIssue.Kind.invalidUse(
      "a content priority is set inside autoSetPriority(_:forConstraints:)"
    )
    #expect(stage.kinds == [kind, kind])
    #expect(stage.view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(stage.view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("They are no part of a batch")
  func batches() {
    let stage = Stage()
    let made = LayoutConstraint.autoSetPriority(900) {
      LayoutConstraint.autoCreateConstraintsWithoutInstalling {
        stage.view.autoSetContentHuggingPriority(for: .vertical)
      }
    }
    #expect(made.isEmpty)
    #expect(stage.view.contentHuggingPriority(for: .vertical) == 900)
  }

  @Test("A level out of range is reported and ignored")
  func range() {
    let stage = Stage()
    LayoutConstraint.autoSetPriority(1_001) {
      stage.view.autoSetContentHuggingPriority(for: .vertical)
    }
    #expect(stage.kinds == [.priorityOutOfRange(1_001)])
    #expect(stage.view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }
}
